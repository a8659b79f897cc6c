import { fallbackLocale, type Locale, localeCookie, localeOf, locales } from '#contract/locale.ts'

import { qualityValues } from './quality-values.ts'

const cookiePattern = new RegExp(`(?:^|;)\\s*${localeCookie}=(${locales.join('|')})\\s*(?:;|$)`)

/** The language of an address that names none: the visitor's choice, then the browser's wish, then English. */
export function negotiateLanguage(headers: Headers): Locale {
  const chosen = cookiePattern.exec(headers.get('cookie') ?? '')?.[1]
  return localeOf(chosen) ?? acceptedLanguage(headers.get('accept-language')) ?? fallbackLocale
}

function acceptedLanguage(header: string | null): Locale | undefined {
  const wishes = qualityValues(header)
  const unnamed = locales.filter((locale) => !wishes.some(({ value }) => localeOf(value) === locale))
  const candidates = wishes.flatMap(({ value, weight }) => {
    const locale = localeOf(value)
    const meant = value === '*' ? unnamed : locale ? [locale] : []
    return weight > 0 ? meant.map((each) => ({ locale: each, weight })) : []
  })
  return candidates.toSorted((a, b) => b.weight - a.weight)[0]?.locale
}
