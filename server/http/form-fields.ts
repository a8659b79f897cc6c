/** The fields of a post, whatever form they came in, checked against the schema of their form. */
import * as v from 'valibot'

import { type FieldProblems, type FormSchema, problemsOf } from '#contract/form.ts'

import { Refusal } from './refusal.ts'

export type MediaType = 'json' | 'form'
export type RawFields = Record<string, unknown>

export function mediaTypeOf(headers: Headers): MediaType {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') throw new Refusal(415, 'unsupported')
  if (type === 'application/json') return 'json'
  if (type === 'application/x-www-form-urlencoded') return 'form'
  throw new Refusal(415, 'unsupported')
}

export function readFields(bytes: Uint8Array, type: MediaType): RawFields {
  const text = textOf(bytes)
  return type === 'json' ? readJson(text) : readForm(text)
}

/** Letters in another encoding would be stored as question marks. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'invalid')
  }
}

/** Behind percent signs there may be such letters as well. A sign alone stands for itself. */
function checkEncoding(text: string): void {
  try {
    decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
  } catch {
    throw new Refusal(400, 'invalid')
  }
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

/** A name that comes twice becomes a list, which no field accepts. One pass: looking each name up again took seconds for thousands of them. */
function readForm(text: string): RawFields {
  checkEncoding(text)
  const fields = new Map<string, string | string[]>()
  for (const [name, sent] of new URLSearchParams(text)) {
    // Browsers send line ends as on a typewriter.
    const value = sent.replaceAll('\r\n', '\n')
    const known = fields.get(name)
    if (Array.isArray(known)) known.push(value)
    else fields.set(name, known === undefined ? value : [known, value])
  }
  return Object.fromEntries(fields)
}

/** Refused by field when anything is missing, wrong, or not a field of this form. */
export function checkedFields<Schema extends FormSchema>(
  raw: RawFields,
  schema: Schema,
  /** Names that belong to every form, and those of them that are of no use. */
  meta: ReadonlySet<string>,
  useless: string[] = [],
): v.InferOutput<Schema> {
  const fields = Object.entries(raw).filter(([name]) => !meta.has(name))
  // Checked here as well: the schema's own look-up finds `__proto__` on every object.
  const unknown = fields.filter(([name, value]) => !Object.hasOwn(schema.entries, name) || !isStorable(value))
  const refused = [...unknown.map(([name]) => name), ...useless]
  const values = Object.fromEntries(fields)
  const result = v.safeParse(schema, values)
  if (result.success && refused.length === 0) return result.output
  const problems: FieldProblems = {
    ...problemsOf(schema, values),
    ...Object.fromEntries(refused.map((name) => [name, { code: 'invalid' }])),
  }
  throw new Refusal(422, 'invalid', { fields: problems })
}

/** PostgreSQL cannot hold a zero character, and half a surrogate pair would change on its way to the disk. */
function isStorable(value: unknown): boolean {
  return typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed())
}
