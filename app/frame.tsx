/**
 * What stands around every page, and in its place when it fails to come: that must be there before the network is gone.
 * A chunk of its own: the prerendered frame works without it.
 */
import { useEffect } from 'react'
import { LanguageContext } from '#app/behaviours/language.ts'
import { reportErrors } from '#app/behaviours/report.ts'
import { Announcer } from '#app/layout/announcer.tsx'
import { CookieBanner } from '#app/layout/cookie-banner.tsx'
import { ErrorScreen } from '#app/layout/error-screen.tsx'
import { Footer } from '#app/layout/footer.tsx'
import { Header } from '#app/layout/header.tsx'
import { SkipLink } from '#app/layout/skip-link.tsx'
import { splitPath, type Locale } from '#contract/locale.ts'
import type { Areas } from '#locales/areas.ts'

export { ErrorScreen }

export function Top() {
  return (
    <>
      <SkipLink />
      <CookieBanner />
      <Header />
    </>
  )
}

export function Bottom({ title }: { title: string | undefined }) {
  useEffect(reportErrors, [])
  return (
    <>
      <Footer />
      <Announcer title={title} />
    </>
  )
}

/** Shown above a prerendered page whose script did not come: the text stays readable, the controls are missing. */
export function LoadFailure({
  error,
  locale,
  words,
}: {
  error: unknown
  locale: Locale
  words: Partial<Areas>
}) {
  const { prefix, path } = splitPath(location.pathname)
  return (
    <LanguageContext value={{ locale, prefix, path, words, switchTo: async () => location.reload() }}>
      <ErrorScreen error={error} above />
    </LanguageContext>
  )
}
