/** `/` and Ctrl+K (⌘K) ask for the search, unless the visitor is typing or a dialog has the page. */
export function watchSearchKeys(open: () => void): void {
  addEventListener('keydown', (event) => {
    const { key, target } = event
    if (event.defaultPrevented || event.altKey || document.querySelector('dialog:modal')) return
    const withControl = event.ctrlKey || event.metaKey
    const isShortcut = withControl && !event.shiftKey && key === 'k'
    const isSlash = !withControl && key === '/' && !isTyping(target)
    if (!isShortcut && !isSlash) return
    event.preventDefault()
    open()
  })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input,textarea,select')
}
