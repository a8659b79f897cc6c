import { company } from '#contract/company.ts'
import type { Locale } from '#contract/locale.ts'

/** Where a page or file is, for those who are elsewhere; without a language where its own address names none. */
export function pageAddress(path: string, prefix?: Locale): string {
  return `${company.origin}${prefix ? `/${prefix}` : ''}${path}`
}

/** Where the Markdown twin of a page is. */
export function twinPath(path: string, locale: Locale): string {
  return `/${locale}${path}.md`
}
