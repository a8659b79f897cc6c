import { fallbackLocale, type Locale } from './locale.ts'

/** The file of a page at the address without a language: English under the page's name, German beside it. */
export function plainFile(path: string, locale: Locale): string {
  return locale === fallbackLocale ? `${path}.html` : `${path}.${locale}.html`
}
