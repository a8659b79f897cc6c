/**
 * Where every link loads a document, the browser keeps the one that was left and shows it again as it was. What has been
 * chosen meanwhile counts there, too.
 */
import { localeOf, localeStorageKey, splitPath } from '#contract/locale.ts'
import { readStored } from './storage.ts'
import { applyTheme, themeChanged } from './theme.ts'

export function watchComingBack(): () => void {
  function look({ persisted }: PageTransitionEvent): void {
    if (!persisted) return
    applyTheme()
    dispatchEvent(new Event(themeChanged))
    const locale = splitPath(location.pathname).prefix ?? localeOf(readStored(localeStorageKey))
    if (locale && locale !== document.documentElement.lang) location.reload()
  }
  addEventListener('pageshow', look)
  return () => removeEventListener('pageshow', look)
}
