/** Which language an answer to a form has to be in. */
import { type Locale, localeOf, splitPath } from '#contract/locale.ts'

import { negotiateLanguage } from './negotiate-language.ts'

/** The language of the page that the visitor came from. One whose address holds a token gives no referrer: its form says it. */
export function languageOf({ url, headers }: Pick<Request, 'url' | 'headers'>): Locale {
  const said = localeOf(URL.parse(url)?.searchParams.get('lang'))
  return said ?? refererPrefix(headers) ?? negotiateLanguage(headers)
}

/** Which kind of address the visitor came from. Without a referrer only the form itself tells its language. */
export function prefixOf(headers: Headers, said: unknown): Locale | undefined {
  if (headers.has('referer')) return refererPrefix(headers)
  return typeof said === 'string' ? localeOf(said) : undefined
}

export function refererPrefix(headers: Headers): Locale | undefined {
  return splitPath(URL.parse(headers.get('referer') ?? '')?.pathname ?? '/').prefix
}
