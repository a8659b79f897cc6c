/** Turns the fields of a post into one checked submission. */
import { createHash } from 'node:crypto'

import { type Lead, type LeadKind, leadKinds, leadMeta, leadSchemas } from '#contract/lead.ts'
import { type Locale, localeOf } from '#contract/locale.ts'
import { checkedFields, type MediaType, type RawFields } from '#server/http/form-fields.ts'
import { Refusal } from '#server/http/refusal.ts'

export interface Submission {
  kind: LeadKind
  /** The language of the page, when it says so. */
  locale: Locale | undefined
  key: string
  /** The key that a plain form with the same content had in the ten minutes before. */
  earlierKey: string | undefined
  /** Same content, same fingerprint; the language, the proof and the trap do not count. */
  fingerprint: string
  isTrapped: boolean
  proof: string
  values: Lead
}

export function kindOf(raw: RawFields): LeadKind | undefined {
  return leadKinds.find((kind) => kind === raw[leadMeta.kind])
}

/** The key under which a repeated post is recognised; a plain form comes without one. */
export function keyOf(raw: RawFields, headers: Headers, type: MediaType): string | undefined {
  // As a text of structured headers it stands in quotes.
  const given = headers.get('idempotency-key')?.replace(/^"(.*)"$/, '$1') ?? raw[leadMeta.key]
  if (type === 'form' && (given === undefined || given === '')) return undefined
  if (typeof given === 'string' && /^[\w-]{8,100}$/.test(given)) return given
  const code = given === undefined ? 'required' : 'invalid'
  throw new Refusal(400, 'invalid', { fields: { [leadMeta.key]: { code } } })
}

const metaNames = new Set<string>(Object.values(leadMeta))

/** So long the same words from a plain form are one message: who presses twice means one. */
export const samePress = 600_000

export function checkFields(raw: RawFields, key: string | undefined, time: number): Submission {
  const kind = kindOf(raw)
  if (!kind) throw new Refusal(422, 'invalid', { fields: { [leadMeta.kind]: { code: 'invalid' } } })
  const useless = [leadMeta.locale, leadMeta.trap, leadMeta.proof].filter((name) => !isText(raw[name] ?? ''))
  const values = checkedFields(raw, leadSchemas[kind], metaNames, useless)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([kind, values]))
    .digest('base64url')
  const span = Math.floor(time / samePress)
  return {
    kind,
    locale: localeOf(textOf(raw[leadMeta.locale])),
    key: key ?? `${span}-${fingerprint}`,
    earlierKey: key === undefined ? `${span - 1}-${fingerprint}` : undefined,
    fingerprint,
    isTrapped: textOf(raw[leadMeta.trap]).trim() !== '',
    proof: textOf(raw[leadMeta.proof]),
    values,
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function textOf(value: unknown): string {
  return isText(value) ? value : ''
}
