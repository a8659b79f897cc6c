/** The frame around every page: language, header, error screen, footer; and what happens when the page changes. */
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { LanguageContext } from '#app/behaviours/language.ts'
import { rememberLocale } from '#app/behaviours/locale-memory.ts'
import { interceptNavigation } from '#app/behaviours/navigation.ts'
import { needEverything } from '#app/behaviours/when-near.ts'
import { StopsContext } from '#app/behaviours/stops.ts'
import { Announcer } from '#app/layout/announcer.tsx'
import { CookieBanner } from '#app/layout/cookie-banner.tsx'
import { ErrorScreen } from '#app/layout/error-screen.tsx'
import { Footer } from '#app/layout/footer.tsx'
import { Header } from '#app/layout/header.tsx'
import { SkipLink } from '#app/layout/skip-link.tsx'
import { splitPath, type Locale } from '#contract/locale.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { routeOf } from './routes.ts'
import { loadView, type View } from './view.ts'

type Shown = View & {
  /** The visitor was led here without a new document. */
  arrived?: true
  /** A page that could not be loaded still has an address, the words of the frame, and its error to throw. */
  failed?: { error: unknown }
}

export function Root({ first }: { first: View }) {
  const [shown, setShown] = useState<Shown>(first)
  const onScreen = useRef<() => void>(undefined)
  const latest = useRef(shown)

  useLayoutEffect(() => {
    latest.current = shown
    describe(shown)
    onScreen.current?.()
  }, [shown])

  const show = useCallback((next: Shown) => {
    return new Promise<void>((resolve) => {
      onScreen.current = resolve
      startTransition(() => setShown(next))
    })
  }, [])

  useEffect(() => {
    return interceptNavigation({
      knows: (pathname) => routeOf(splitPath(pathname).path) !== undefined,
      warm: (url) => {
        loadView(url.pathname, splitPath(url.pathname).prefix ?? latest.current.locale).catch(() => {})
      },
      async show(url) {
        const { prefix, path } = splitPath(url.pathname)
        const locale = prefix ?? latest.current.locale
        closeMenus()
        needEverything()
        try {
          const view = await loadView(url.pathname, locale)
          if (prefix) rememberLocale(prefix)
          await show({ ...view, arrived: true })
        } catch (error) {
          await show({ ...latest.current, path, prefix, failed: { error } })
        }
      },
    })
  }, [show])

  const switchTo = useCallback(
    async (locale: Locale) => {
      needEverything()
      const view = await loadView(location.pathname, locale)
      rememberLocale(locale)
      const prefix = view.prefix && locale
      if (prefix) {
        const { path } = splitPath(location.pathname)
        history.replaceState(history.state, '', `/${prefix}${path}${location.search}${location.hash}`)
      }
      await show({ ...view, prefix })
    },
    [show],
  )

  const language = useMemo(
    () => ({
      locale: shown.locale,
      prefix: shown.prefix,
      path: shown.path,
      words: shown.words,
      switchTo: (locale: Locale) => void switchTo(locale),
    }),
    [shown, switchTo],
  )

  const { Page } = shown
  return (
    <LanguageContext value={language}>
      <StopsContext value={shown.stops}>
        <SkipLink />
        <CookieBanner />
        <Header />
        <main id="main">
          <ErrorBoundary key={shown.path} screen={(error) => <ErrorScreen error={error} />}>
            {shown.failed ? <Rethrow error={shown.failed.error} /> : <Page data={shown.data as never} />}
          </ErrorBoundary>
        </main>
        <Footer />
        <Announcer title={shown.arrived && shown.title} />
      </StopsContext>
    </LanguageContext>
  )
}

/** Throwing in the event listener would not reach the boundary. */
function Rethrow({ error }: { error: unknown }): never {
  throw error
}

function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}

/** What the head of the document says of the page, kept true when the page changes. */
function describe({ locale, title, description, path }: View): void {
  document.documentElement.lang = locale
  document.title = title
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=canonical],link[hreflang]')) {
    const { prefix } = splitPath(new URL(link.href).pathname)
    link.href = new URL((prefix ? `/${prefix}` : '') + path, link.href).href
  }
}
