/** Page changes without a new document, on the Navigation API. Without that API links simply load their page. */
import { splitPath } from '#contract/locale.ts'
import { prefersStillness } from './stillness.ts'

export interface Site {
  /** Whether this address has a page of ours. */
  knows: (pathname: string) => boolean
  /** Loads the page and resolves once it is on the screen. */
  show: (url: URL) => Promise<void>
  /** Loads the page's files ahead of the click; failures do not matter. */
  warm: (url: URL) => void
}

export function interceptNavigation(site: Site): () => void {
  const navigation = globalThis.navigation
  if (!navigation) return () => {}

  function onNavigate(event: NavigateEvent) {
    const url = new URL(event.destination.url)
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return
    if (event.formData || event.navigationType === 'reload') return
    if (url.origin !== location.origin || !site.knows(url.pathname)) return

    // A change of query alone belongs to the page that is already there: no scrolling, no loading.
    const samePage = splitPath(url.pathname).path === splitPath(location.pathname).path
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        if (samePage && !event.sourceElement) return
        await site.show(url)
        if (!samePage && !event.signal.aborted) arrive(url)
      },
    })
  }

  function onIntent(event: Event) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || savesData()) return
    if (site.knows(link.pathname) && link.pathname !== location.pathname) site.warm(new URL(link.href))
  }

  const undo = new AbortController()
  // While capturing: React stops events on their way to parts that it has not taken over yet.
  const listen = { signal: undo.signal, passive: true, capture: true }
  navigation.addEventListener('navigate', onNavigate, { signal: undo.signal })
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, onIntent, listen)
  }
  return () => undo.abort()
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}

/** The new page begins at its top, or at the place the address names, and its heading has the focus. */
function arrive(url: URL): void {
  const target = document.getElementById(decodeHash(url.hash))
  const heading = document.querySelector<HTMLElement>('main h1')
  if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' })
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** An address may hold anything; what cannot be decoded is no target of ours. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
