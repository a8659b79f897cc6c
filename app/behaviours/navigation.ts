/** Page changes without a new document, on the Navigation API. Without that API links simply load their page. */
import { splitPath, type Locale } from '#contract/locale.ts'
import { focusOn } from './focus-on.ts'
import { idle } from './idle.ts'
import { prefersStillness } from './stillness.ts'

export interface Site {
  /** Whether this address has a page of ours. */
  knows: (pathname: string) => boolean
  /** The page on the screen, or drawn in a moment; the address runs ahead of it while the next one is loading. */
  shown: () => { path: string; prefix: Locale | undefined }
  /** Loads the page and resolves once it is on the screen; or when the visitor wanted another one meanwhile. */
  show: (url: URL, signal: AbortSignal) => Promise<void>
  /** Loads the page's files ahead of the click; failures do not matter. */
  warm: (url: URL) => Promise<void>
}

export function interceptNavigation(site: Site): () => void {
  const navigation = globalThis.navigation
  if (!navigation) return () => {}
  /** Where the visitor has been led to the top; a change of language on the way there ends what would have done so. */
  let arrived = site.shown().path

  function onNavigate(event: NavigateEvent) {
    const url = new URL(event.destination.url)
    if (!event.canIntercept || event.downloadRequest !== null) return
    if (event.formData || event.navigationType === 'reload') return
    // Back to an address without a page no document is loaded if the visitor came from there without a new one.
    const isOurs = site.knows(url.pathname) || event.destination.sameDocument
    if (url.origin !== location.origin || !isOurs) return

    // A change of query that a script has made belongs to the page that is already there: no scrolling, no loading.
    const [to, from] = [splitPath(url.pathname), site.shown()]
    const samePage = to.path === from.path && to.path === arrived
    // A place on a page that is still on its way does not keep it from coming.
    if (event.hashChange && samePage) return
    const isPressed = Boolean(event.sourceElement)
    const otherLanguage = samePage && to.prefix !== from.prefix && !isPressed
    // Nobody has pressed a link: the other language could not be drawn here, and the browser is asked to load it.
    if (otherLanguage && event.navigationType === 'push') return
    // The link of the page that is on the screen, such as the logo at home.
    const isTop = isPressed && to.prefix === from.prefix && !url.search
    const isBack = otherLanguage && event.navigationType === 'traverse'
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        if (samePage && !isPressed && !isBack) return
        await site.show(url, event.signal)
        if (event.signal.aborted) return
        if (samePage && url.hash) goTo(url)
        else if (!samePage || isTop) {
          arrived = to.path
          arrive(url)
        }
        view.look()
      },
    })
  }

  function onIntent(event: Event) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && leadsAway(link) && !savesData()) void site.warm(new URL(link.href))
  }

  function leadsAway({ origin, pathname }: HTMLAnchorElement): boolean {
    return origin === location.origin && pathname !== location.pathname && site.knows(pathname)
  }

  const undo = new AbortController()
  // While capturing: React stops events on their way to parts that it has not taken over yet.
  const listen = { signal: undo.signal, passive: true, capture: true }
  navigation.addEventListener('navigate', onNavigate, { signal: undo.signal })
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, onIntent, listen)
  }
  const view = watchView((link) => (leadsAway(link) ? site.warm(new URL(link.href)) : undefined))
  undo.signal.addEventListener('abort', view.stop)
  view.look()
  return () => undo.abort()
}

/** Whoever has the links of a page in view may follow one: up to so many pages come while nothing else is to do. */
const mostInView = 4

function watchView(warm: (link: HTMLAnchorElement) => Promise<void> | undefined) {
  const inView = new Set<HTMLAnchorElement>()
  const warmed = new Set<string>()
  let left = 0
  let isBusy = false
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    void warmOn()
  })

  /** One after the other, and those that are still in view. */
  async function warmOn(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let link = next(); link; link = next()) {
      await idle()
      if (!inView.delete(link) || warmed.has(link.pathname)) continue
      const loading = warm(link)
      if (!loading) continue
      warmed.add(link.pathname)
      left -= 1
      await loading
    }
    isBusy = false
  }
  function next(): HTMLAnchorElement | undefined {
    return left > 0 ? inView.values().next().value : undefined
  }

  return {
    /** Begins anew with the links of the page that is shown. */
    look() {
      observer.disconnect()
      inView.clear()
      left = savesData() ? 0 : mostInView
      for (const link of document.querySelectorAll('main a[href]')) observer.observe(link)
    },
    stop: () => observer.disconnect(),
  }
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}

/** To a place on the page that is already there; the browser says nothing of it when the query changes as well. */
function goTo(url: URL): void {
  document.getElementById(decodeHash(url.hash))?.scrollIntoView()
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** The new page begins at its top, or at the place the address names; the heading there has the focus. */
function arrive(url: URL): void {
  const target = document.getElementById(decodeHash(url.hash))
  if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' })
  const summary = target?.closest('details')?.querySelector('summary')
  if (summary) return summary.focus({ preventScroll: true })
  const heading = target
    ? (target.querySelector<HTMLElement>('h1,h2,h3') ?? target)
    : document.querySelector<HTMLElement>('main h1')
  focusOn(heading, { preventScroll: true })
}

/** An address may hold anything; what cannot be decoded is no target of ours. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
