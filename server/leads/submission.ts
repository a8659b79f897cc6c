/** Turns the bytes of a post into one checked submission, whatever form they came in. */
import { createHash, randomUUID } from 'node:crypto'

import * as v from 'valibot'

import { type FieldProblems, problemsOf } from '#contract/form.ts'
import { type Lead, type LeadKind, leadMeta, leadSchemas } from '#contract/lead.ts'
import { type Locale, localeOf } from '#contract/locale.ts'
import { Refusal } from '#server/http/refusal.ts'

export type MediaType = 'json' | 'form'
export type RawFields = Record<string, unknown>

export interface Submission {
  kind: LeadKind
  /** The language of the page, when it says so. */
  locale: Locale | undefined
  key: string
  /** Same content, same fingerprint; the language, the proof and the trap do not count. */
  fingerprint: string
  isTrapped: boolean
  proof: string
  values: Lead
}

export function mediaTypeOf(headers: Headers): MediaType {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/json') return 'json'
  if (type === 'application/x-www-form-urlencoded') return 'form'
  throw new Refusal(415, 'unsupported')
}

export function readFields(bytes: Uint8Array, type: MediaType): RawFields {
  const text = new TextDecoder().decode(bytes)
  return type === 'json' ? readJson(text) : readForm(text)
}

function readJson(text: string): RawFields {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal(400, 'invalid')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(400, 'invalid')
  return Object.fromEntries(Object.entries(value))
}

/** A name that comes twice becomes a list, which no field accepts. */
function readForm(text: string): RawFields {
  const parameters = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      // Browsers send line ends as on a typewriter.
      const values = parameters.getAll(name).map((value) => value.replaceAll('\r\n', '\n'))
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

export function kindOf(raw: RawFields): LeadKind | undefined {
  const kind = raw[leadMeta.kind]
  return typeof kind === 'string' && isKind(kind) ? kind : undefined
}

function isKind(text: string): text is LeadKind {
  return Object.hasOwn(leadSchemas, text)
}

/** The key under which a repeated post is recognised; a plain form may come without one. */
export function keyOf(raw: RawFields, headers: Headers, type: MediaType): string {
  const given = headers.get('idempotency-key') ?? raw[leadMeta.key]
  if (type === 'form' && (given === undefined || given === '')) return randomUUID()
  if (typeof given === 'string' && /^[\w-]{8,100}$/.test(given)) return given
  const code = given === undefined ? 'required' : 'invalid'
  throw new Refusal(400, 'invalid', { fields: { [leadMeta.key]: { code } } })
}

const metaNames = new Set<string>(Object.values(leadMeta))

export function checkFields(raw: RawFields, key: string): Submission {
  const kind = kindOf(raw)
  if (!kind) throw invalid({ [leadMeta.kind]: { code: 'invalid' } })
  const schema = leadSchemas[kind]
  const fields = Object.entries(raw).filter(([name]) => !metaNames.has(name))
  const meta = [leadMeta.locale, leadMeta.trap, leadMeta.proof].filter((name) => !isText(raw[name] ?? ''))
  const refused = [
    // Checked here as well: the schema's own look-up finds `__proto__` on every object.
    ...fields.filter(([name, value]) => !Object.hasOwn(schema.entries, name) || !isStorable(value)),
    ...meta.map((name) => [name]),
  ]
  const result = v.safeParse(schema, Object.fromEntries(fields))
  if (!result.success || refused.length > 0) {
    const unusable = refused.map(([name]) => [name, { code: 'invalid' }])
    throw invalid({ ...problemsOf(schema, Object.fromEntries(fields)), ...Object.fromEntries(unusable) })
  }
  return {
    kind,
    locale: localeOf(textOf(raw[leadMeta.locale])),
    key,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([kind, result.output]))
      .digest('base64url'),
    isTrapped: textOf(raw[leadMeta.trap]).trim() !== '',
    proof: textOf(raw[leadMeta.proof]),
    values: result.output,
  }
}

function invalid(fields: FieldProblems): Refusal {
  return new Refusal(422, 'invalid', { fields })
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function textOf(value: unknown): string {
  return isText(value) ? value : ''
}

/** PostgreSQL cannot hold a zero character, and half a surrogate pair would change on its way to the disk. */
function isStorable(value: unknown): boolean {
  return !isText(value) || (!value.includes('\0') && value.isWellFormed())
}
