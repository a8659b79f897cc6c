/** Hands a file to the browser, to be kept by the visitor. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // A slow disk may still be reading it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
