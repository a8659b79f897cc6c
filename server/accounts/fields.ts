/** What a form of the account brought, checked against its schema. */
import * as v from 'valibot'

import { accountMeta } from '#contract/account.ts'
import { problemsOf } from '#contract/form.ts'
import { type Locale, localeOf } from '#contract/locale.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { RawFields } from '#server/leads/submission.ts'

export type FormSchema = v.GenericSchema & { entries: Record<string, v.GenericSchema> }

export interface Meta {
  locale: Locale | undefined
  token: unknown
  next: unknown
}

const metaNames = new Set<string>(Object.values(accountMeta))

/** Refused by field when anything is missing, wrong, or not a field of this form. */
export function checkedFields<Schema extends FormSchema>(
  raw: RawFields,
  schema: Schema,
): v.InferOutput<Schema> {
  const fields = Object.entries(raw).filter(([name]) => !metaNames.has(name))
  // Checked here as well: the schema's own look-up finds `__proto__` on every object.
  const refused = fields.filter(([name, value]) => !Object.hasOwn(schema.entries, name) || !isStorable(value))
  const values = Object.fromEntries(fields)
  const result = v.safeParse(schema, values)
  if (result.success && refused.length === 0) return result.output
  const unusable = refused.map(([name]) => [name, { code: 'invalid' }])
  const problems = { ...problemsOf(schema, values), ...Object.fromEntries(unusable) }
  throw new Refusal(422, 'invalid', { fields: problems })
}

export function metaOf(raw: RawFields): Meta {
  const locale = raw[accountMeta.locale]
  return {
    locale: typeof locale === 'string' ? localeOf(locale) : undefined,
    token: raw[accountMeta.token],
    next: raw[accountMeta.next],
  }
}

/** PostgreSQL cannot hold a zero character, and half a surrogate pair would change on its way to the disk. */
function isStorable(value: unknown): boolean {
  return typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed())
}
