/** `/` and Ctrl+K (⌘K) ask for the search, unless the visitor is typing or a dialog has the page. */
export function watchSearchKeys(open: () => void): () => void {
  function onKey(event: KeyboardEvent) {
    const { key, target } = event
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === 'k'
    const isSlash = key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.defaultPrevented || !(isShortcut || isSlash) || document.querySelector('dialog:modal')) return
    if (isSlash && target instanceof HTMLElement && isTyping(target)) return
    event.preventDefault()
    open()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

function isTyping(target: HTMLElement): boolean {
  return target.isContentEditable || target.matches('input, textarea, select')
}
