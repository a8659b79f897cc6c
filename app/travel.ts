/** From page to page without a new document. Comes when the visitor stirs; until then a link simply loads its page. */
import { watchComingBack } from '#app/behaviours/come-back.ts'
import { idle } from '#app/behaviours/idle.ts'
import { interceptNavigation } from '#app/behaviours/navigation.ts'
import { rememberLocale } from '#app/behaviours/locale-memory.ts'
import { reloadOnce } from '#app/behaviours/reload-once.ts'
import { endSleep, markReady, needEverything } from '#app/behaviours/sleep.ts'
import { prefersStillness } from '#app/behaviours/stillness.ts'
import { splitPath, type Locale } from '#contract/locale.ts'
import { endRehearsals, rehearse } from './rehearse.tsx'
import { routeOf } from './routes.ts'
import { loadView, type View } from './view.ts'

export { describe } from './describe.ts'

interface Traveller {
  shown: () => View
  /** Resolves once the page is on the screen. */
  show: (view: View) => Promise<void>
  fail: (place: Pick<View, 'path' | 'prefix'>, error: unknown) => Promise<void>
}

export function travel({ shown, show, fail }: Traveller): () => void {
  const locale = () => wanted ?? shown().locale
  const undo = interceptNavigation({
    shown,
    knows: (pathname) => routeOf(splitPath(pathname).path) !== undefined,
    async warm(url) {
      try {
        const view = await loadView(url.pathname, splitPath(url.pathname).prefix ?? locale())
        await idle()
        await rehearse(view)
      } catch {
        // It is asked for again when it is wanted.
      }
    },
    async show(url, signal) {
      const place = splitPath(url.pathname)
      closeMenus()
      // The page that is there is drawn anew, as in another language: what sleeps on would keep it from being done.
      if (place.path === shown().path) needEverything()
      else endSleep()
      endRehearsals()
      try {
        let view = await loadView(url.pathname, place.prefix ?? locale())
        // The visitor may choose the other language while the page is on its way.
        if (!place.prefix && view.locale !== locale()) view = await loadView(url.pathname, locale())
        if (signal.aborted) return
        if (place.prefix) rememberLocale(place.prefix)
        await show(view)
        appear()
      } catch (error) {
        if (signal.aborted) return
        await reloadOnce(error, toTop)
        if (signal.aborted) return
        await fail(place, error)
      }
    },
  })
  const unwatch = watchComingBack()
  markReady()
  return () => {
    unwatch()
    undo()
  }
}

/**
 * The new page arrives too wide and shortens itself: long becomes short. Nothing fades, so its heading can be read from
 * the first frame on. `startViewTransition` would first take a picture of the old page, which nobody gets to see; on a
 * slow phone that takes 60 ms.
 */
function appear(): void {
  if (prefersStillness()) return
  const [transformOrigin, easing] = ['0 0', 'cubic-bezier(0.7, 0, 0.15, 1)']
  const long = { transform: 'scaleX(1.06)', transformOrigin }
  document.getElementById('main')?.animate([long, { transformOrigin }], { duration: 240, easing })
}

/** Loaded anew, the browser looks for the place where the page was left, and that is one of the last page. */
function toTop(): boolean {
  scrollTo({ top: 0, behavior: 'instant' })
  return true
}

/** This page in a language that it did not come in. */
export async function viewIn(locale: Locale): Promise<View> {
  needEverything()
  return loadView(location.pathname, locale)
}

/** The language that was asked for last, until it is on the screen. */
let wanted: Locale | undefined

/** The same page in the other language; an address that names the language changes with it. Nothing if yet another was asked for. */
export async function translate(locale: Locale, show: (view: View) => Promise<void>): Promise<void> {
  wanted = locale
  try {
    const { pathname } = location
    const view = await viewIn(locale)
    if (wanted !== locale) return
    // Another page was asked for meanwhile: that is the one to be read in this language.
    if (location.pathname !== pathname) return await translate(locale, show)
    rememberLocale(locale)
    if (view.prefix) {
      const { path } = splitPath(pathname)
      history.replaceState(history.state, '', `/${locale}${path}${location.search}${location.hash}`)
    }
    await show({ ...view, prefix: view.prefix && locale })
  } catch (error) {
    // What nobody waits for any longer may fail.
    if (wanted === locale) throw error
  } finally {
    if (wanted === locale) wanted = undefined
  }
}

function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}
