/** Which pages an address that leads nowhere may have meant. */
interface Place {
  path: string
  label: string
}

/** The pages that share the most pairs of letters with what was asked, best first; none that shares too little. */
export function closestPages<Page extends Place>(
  asked: string,
  pages: readonly Page[],
  most: number,
): Page[] {
  const wanted = pairsOf(asked)
  return pages
    .map((page) => ({ page, score: Math.max(likeness(wanted, page.path), likeness(wanted, page.label)) }))
    .filter(({ score }) => score > 0.4)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page)
}

/** How much of the wanted text is found, and among texts that hold as much of it the shortest first. */
function likeness(wanted: Set<string>, text: string): number {
  const found = pairsOf(text)
  const common = [...wanted].filter((pair) => found.has(pair)).length
  return wanted.size === 0 ? 0 : 0.8 * (common / wanted.size) + 0.4 * (common / (wanted.size + found.size))
}

function pairsOf(text: string): Set<string> {
  const words = text
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return new Set(words.flatMap((word) => [...word].slice(1).map((letter, at) => `${word[at]}${letter}`)))
}
