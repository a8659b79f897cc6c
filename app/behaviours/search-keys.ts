/** Ctrl+K (⌘K) asks for the search, unless a dialog has the page. No single key: speech input types those. */
export function watchSearchKeys(open: () => void): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || document.querySelector('dialog:modal')) return
    const withControl = event.ctrlKey || event.metaKey
    if (!withControl || event.shiftKey || event.key !== 'k') return
    event.preventDefault()
    open()
  })
}
