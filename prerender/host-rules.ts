/** What every static host has to be told, whatever its dialect: which addresses there are, and whose language is meant. */
import { fallbackLocale, type Locale, locales } from '#contract/locale.ts'
import type { BuildRecord } from '#contract/security-headers.ts'

export interface HostOptions {
  /** How visitors reach the site, such as `https://example.org`. */
  origin: string
  /** Where the web root lies on the operator's machine. */
  root: string
}

export const otherLocales = locales.filter((locale) => locale !== fallbackLocale)
export const languagePattern = locales.join('|')

/** Names that stand for another address. */
export const hiddenPattern = String.raw`\.(?:${languagePattern})(?:\.html|/)?$|\.(?:br|gz)$|^/_(?:headers|redirects)$`
export const startPattern = String.raw`^/(${languagePattern})(?:/(?:index\.html)?)?$`
export const spellingPattern = String.raw`^((?:/[^/]+)+?)(?:/|\.html)$`

export const twinType = 'text/markdown; charset=utf-8'

export function isHttps({ origin }: HostOptions): boolean {
  return origin.startsWith('https:')
}

/** The paths a visitor can open, without the page that stands for all others. */
export function pagePaths(record: BuildRecord): string[] {
  return Object.keys(record.pages).filter((path) => path !== '/404')
}

/**
 * True when the first wish that is one of our languages is the given one. Map files cannot sort by weight, but browsers write their wishes
 * in descending order; a weight of zero is skipped. Neither look-ahead nor look-behind, for Caddy knows none.
 */
export function firstWishPattern(locale: Locale): string {
  const refused = String.raw`\s*;\s*q=0(?:\.0*)?\s*`
  const foreign = [
    String.raw`[^de*,\s][^,]*`,
    String.raw`d(?:[^e,][^,]*)?`,
    String.raw`e(?:[^n,][^,]*)?`,
    String.raw`(?:${languagePattern})[a-z][^,]*`,
    String.raw`(?:${languagePattern}|\*)(?:-[^,;]*)?${refused}`,
  ].join('|')
  const weight = String.raw`(?:\s*;\s*q=(?:1|0?\.0*[1-9])[^,]*)?`
  return String.raw`^(?:\s*(?:${foreign})?,)*\s*${locale}(?:-[^,;]*)?${weight}\s*(?:,|$)`
}
