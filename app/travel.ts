/** From page to page without a new document. Comes when the visitor stirs; until then a link simply loads its page. */
import { interceptNavigation } from '#app/behaviours/navigation.ts'
import { rememberLocale } from '#app/behaviours/locale-memory.ts'
import { reloadOnce } from '#app/behaviours/reload-once.ts'
import { endSleep, markReady, needEverything } from '#app/behaviours/sleep.ts'
import { prefersStillness } from '#app/behaviours/stillness.ts'
import { splitPath, type Locale } from '#contract/locale.ts'
import { routeOf } from './routes.ts'
import { loadView, type View } from './view.ts'

interface Traveller {
  locale: () => Locale
  /** Resolves once the page is on the screen. */
  show: (view: View) => Promise<void>
  fail: (place: Pick<View, 'path' | 'prefix'>, error: unknown) => Promise<void>
}

export function travel({ locale, show, fail }: Traveller): () => void {
  const undo = interceptNavigation({
    knows: (pathname) => routeOf(splitPath(pathname).path) !== undefined,
    async warm(url) {
      await loadView(url.pathname, splitPath(url.pathname).prefix ?? locale()).catch(() => {})
    },
    async show(url) {
      const place = splitPath(url.pathname)
      closeMenus()
      endSleep()
      try {
        const view = await loadView(url.pathname, place.prefix ?? locale())
        if (place.prefix) rememberLocale(place.prefix)
        await appear(() => show(view))
      } catch (error) {
        await reloadOnce(error)
        await fail(place, error)
      }
    },
  })
  markReady()
  return undo
}

/** The new page arrives too wide and shortens itself; see base.css. The heading is there in the first frame. */
async function appear(update: () => Promise<void>): Promise<void> {
  if (prefersStillness() || !('startViewTransition' in document)) return update()
  const transition = document.startViewTransition(update)
  // Whoever moves on at once ends the movement, which is no failure.
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
  await transition.updateCallbackDone
}

/** This page in a language that it did not come in. */
export async function viewIn(locale: Locale): Promise<View> {
  needEverything()
  return loadView(location.pathname, locale)
}

/** The same page in the other language; an address that names the language changes with it. */
export async function translate(locale: Locale): Promise<View> {
  const view = await viewIn(locale)
  rememberLocale(locale)
  if (!view.prefix) return view
  const { path } = splitPath(location.pathname)
  history.replaceState(history.state, '', `/${locale}${path}${location.search}${location.hash}`)
  return { ...view, prefix: locale }
}

function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
