/** Lists in sizes of powers of two, so that only a few different statements exist and each is prepared once. */
const largest = 64

/** The same items in as few such lists as possible. */
export function evenChunks<Item>(items: Item[]): Item[][] {
  const chunks: Item[][] = []
  let start = 0
  while (start < items.length) {
    const size = Math.min(largest, 2 ** Math.floor(Math.log2(items.length - start)))
    chunks.push(items.slice(start, start + size))
    start += size
  }
  return chunks
}

/** The same set in one list: the last item is repeated until the size is even. */
export function evenSet<Item>(items: Item[]): Item[] {
  const [last] = items.slice(-1)
  if (last === undefined) return []
  const size = 2 ** Math.ceil(Math.log2(items.length))
  return [...items, ...Array.from({ length: size - items.length }, () => last)]
}
