/** The two languages of the site and the one that is shown when nothing else is known. */
export const locales = ['en', 'de'] as const
export type Locale = (typeof locales)[number]

export const fallbackLocale: Locale = 'en'

/** Where the visitor's language is remembered, under the key that i18next uses. */
export const localeStorageKey = 'i18nextLng'
/** Mirrors the stored language so that the server can pick the right file before anything is painted. */
export const localeCookie = 'lang'

/** `de-AT` counts as German; anything that is neither language is nothing. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const base = tag?.trim().toLowerCase().split('-', 1)[0]
  return locales.find((locale) => locale === base)
}

/** Splits `/de/pricing-1/` into its language, if it names one, and the path that both languages share. */
export function splitPath(pathname: string): { prefix: Locale | undefined; path: string } {
  const match = /^\/(en|de)(?=\/|$)(.*)$/.exec(pathname)
  // Without the look-behind, an address of 16,000 slashes takes half a second.
  const path = (match ? (match[2] ?? '') : pathname).replace(/(?<!\/)\/+$/, '')
  return { prefix: localeOf(match?.[1]), path: path || '/' }
}

/** Number, date and money formats. English prices are in dollars, German ones in euros; English days are British. */
export const formats: Record<Locale, { tag: string; dates: string; currency: 'USD' | 'EUR' }> = {
  en: { tag: 'en-US', dates: 'en-GB', currency: 'USD' },
  de: { tag: 'de-DE', dates: 'de-DE', currency: 'EUR' },
}
