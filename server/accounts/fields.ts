/** What every form of the account says besides its own fields. */
import { accountMeta } from '#contract/account.ts'
import { type Locale, localeOf } from '#contract/locale.ts'
import type { RawFields } from '#server/http/form-fields.ts'

export interface Meta {
  locale: Locale | undefined
  token: unknown
  next: unknown
}

export const metaNames: ReadonlySet<string> = new Set<string>(Object.values(accountMeta))

export function metaOf(raw: RawFields): Meta {
  const locale = raw[accountMeta.locale]
  return {
    locale: typeof locale === 'string' ? localeOf(locale) : undefined,
    token: raw[accountMeta.token],
    next: raw[accountMeta.next],
  }
}
