/** Shown above a prerendered page whose script did not come: the text stays readable, the controls are missing. */
import { LanguageContext } from '#app/behaviours/language.ts'
import { ErrorScreen } from '#app/layout/error-screen.tsx'
import { splitPath, type Locale } from '#contract/locale.ts'
import type { Areas } from '#locales/areas.ts'

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
    <LanguageContext value={{ locale, prefix, path, words, switchTo: () => location.reload() }}>
      <ErrorScreen error={error} above />
    </LanguageContext>
  )
}
