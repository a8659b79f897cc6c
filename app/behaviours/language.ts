/** The one door through which words, formats and links reach the screen. */
import { createContext, use, useMemo } from 'react'
import type { Path } from '#app/routes.ts'
import { dateFormat, numberFormat } from '#contract/kept-formats.ts'
import { formats, type Locale, splitPath } from '#contract/locale.ts'
import type { ListPagePath } from '#contract/long-lists.ts'
import type { Areas } from '#locales/areas.ts'

export { fill } from '#contract/fill.ts'

export interface Language {
  locale: Locale
  /** The language that the address names; none on addresses that show the detected one. */
  prefix: Locale | undefined
  /** The path that both languages share. */
  path: string
  words: Partial<Areas>
  /** Fails when the other language cannot be loaded. */
  switchTo: (locale: Locale) => Promise<void>
}

export const LanguageContext = createContext<Language | undefined>(undefined)

export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('There is no language around this component.')
  return language
}

/** Whether the address is still that of this page, in whatever language: the next one may be on its way. */
export function isAt(path: string): boolean {
  return splitPath(location.pathname).path === path
}

export function useWords<Area extends keyof Areas>(area: Area): Areas[Area] {
  const { words, path } = useLanguage()
  const found = words[area]
  if (!found) throw new Error(`The words "${area}" are not listed for ${path} in app/routes.ts.`)
  return found
}

export interface Formats {
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  money: (value: number, options?: Intl.NumberFormatOptions) => string
  percent: (share: number, options?: Intl.NumberFormatOptions) => string
  date: (day: string | Date, options?: Intl.DateTimeFormatOptions) => string
}

/** Amounts are shown without cents when there are none. */
export function formatsFor(locale: Locale, currency: string = formats[locale].currency): Formats {
  const { tag, dates } = formats[locale]
  const number: Formats['number'] = (value, options) => numberFormat(tag, options).format(value)
  return {
    number,
    money: (value, options) =>
      number(value, {
        style: 'currency',
        currency,
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
        ...options,
      }),
    percent: (share, options) => number(share, { style: 'percent', ...options }),
    date: (day, options = { day: 'numeric', month: 'long', year: 'numeric' }) =>
      dateFormat(dates, options).format(new Date(day)),
  }
}

export function useFormats(currency?: string): Formats {
  const { locale } = useLanguage()
  return useMemo(() => formatsFor(locale, currency), [locale, currency])
}

type Place = Path | ListPagePath
export type Target = Place | `${Place}#${string}` | `${Path}?${string}` | `/blog/${string}`

/** Links keep the language of an address that names one. */
export function useHref(): (target: Target) => string {
  const { prefix } = useLanguage()
  return (target) => (prefix ? `/${prefix}${target}` : target)
}
