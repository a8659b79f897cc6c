import { storagePrefix } from '#contract/company.ts'
import { forget, readStored, store } from './storage.ts'

/** There while a single key shall not open the search: speech input types those by mistake. */
const offKey = `${storagePrefix}-search-key`

export function isSlashOn(): boolean {
  return readStored(offKey) === undefined
}

export function switchSlash(on: boolean): void {
  if (on) forget(offKey)
  else store(offKey, 'off')
}

/**
 * Ctrl+K (⌘K), which Caps Lock makes a capital, and `/` ask for the search, unless a dialog has the page; and Space does
 * on the link to it, which is told of as a button.
 */
export function watchSearchKeys(open: () => void): void {
  function onKey(event: KeyboardEvent) {
    const isAsked =
      event.ctrlKey || event.metaKey
        ? event.key === 'k' || (event.key === 'K' && !event.shiftKey)
        : event.key === ' '
          ? document.querySelector('[data-search]:focus')
          : event.key === '/' && !document.querySelector(':is(input,textarea,select):focus') && isSlashOn()
    if (!isAsked || document.querySelector('dialog:modal')) return
    event.preventDefault()
    open()
  }
  // On its way down: React stops keys on their way up from a part that is about to wake.
  addEventListener('keydown', onKey, true)
}
