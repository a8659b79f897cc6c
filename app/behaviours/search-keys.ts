/** Ctrl+K (⌘K) asks for the search, unless a dialog has the page. No single key: speech input types those. */
export function watchSearchKeys(open: () => void): void {
  function onKey(event: KeyboardEvent) {
    if (event.altKey || document.querySelector('dialog:modal')) return
    const withControl = event.ctrlKey || event.metaKey
    if (!withControl || event.shiftKey || event.key !== 'k') return
    event.preventDefault()
    open()
  }
  // On its way down: React stops keys on their way up from a part that is about to wake.
  addEventListener('keydown', onKey, true)
}
