/** Which language the visitor gets, and where that is kept. */
import { fallbackLocale, localeCookie, localeOf, localeStorageKey, type Locale } from '#contract/locale.ts'
import { keepCookie } from './cookie.ts'
import { readStored, store } from './storage.ts'

/** Stored choice, then the browser's list, then what the page says of itself. */
export function detectLocale(languages: readonly string[], pageLanguage: string): Locale {
  const wished = languages.map(localeOf).find((locale) => locale !== undefined)
  return localeOf(readStored(localeStorageKey)) ?? wished ?? localeOf(pageLanguage) ?? fallbackLocale
}

/** The cookie tells the server, which cannot read local storage. */
export function rememberLocale(locale: Locale): void {
  store(localeStorageKey, locale)
  keepCookie(localeCookie, locale)
}
