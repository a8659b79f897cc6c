/**
 * Where every link loads a document, the browser keeps the one that was left and shows it again as it was. What has been
 * chosen meanwhile counts there, too.
 */
import { splitPath } from '#contract/locale.ts'
import { detectLocale } from './locale-memory.ts'
import { applyTheme, themeChanged } from './theme.ts'

export function watchComingBack(): () => void {
  function look({ persisted }: PageTransitionEvent): void {
    if (!persisted) return
    applyTheme()
    dispatchEvent(new Event(themeChanged))
    const { lang } = document.documentElement
    if (!splitPath(location.pathname).prefix && detectLocale([], lang) !== lang) location.reload()
  }
  addEventListener('pageshow', look)
  return () => removeEventListener('pageshow', look)
}
