import type { Locale } from '#contract/locale.ts'

/** Where the Markdown twin of a page is. */
export function twinPath(path: string, locale: Locale): string {
  return `/${locale}${path}.md`
}
