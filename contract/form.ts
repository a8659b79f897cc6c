/** What every form shares: kinds of text, and what may be wrong with a field. One schema serves browser and server. */
import * as v from 'valibot'

export type FormSchema = v.GenericSchema & { entries: Record<string, v.GenericSchema> }

export const fieldProblemCodes = [
  'required',
  'email',
  'minLength',
  'maxLength',
  'mismatch',
  'invalid',
  'common',
] as const

/** The page turns a code into a sentence of its language; `count` is the length that was asked for. */
export interface FieldProblem {
  code: (typeof fieldProblemCodes)[number]
  count?: number
}
export type FieldProblems = Record<string, FieldProblem>

// Control characters and line separators have no place in a line that may end up in a mail header.
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u

/** Space, and signs that draw nothing: a name of those alone is none. */
const blank = /[\s\p{Cf}\u2800\u3164]/u

/** Sign by sign: a pattern for both ends would go over a long run of spaces again and again. */
function withoutBlanks(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && blank.test(text.charAt(from))) from += 1
  while (from < to && blank.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

function trimmed(maximum: number) {
  return v.pipe(v.string('invalid'), v.transform(withoutBlanks), v.maxLength(maximum, 'maxLength'))
}

function singleLine(maximum: number) {
  return v.pipe(
    v.string('invalid'),
    v.regex(oneLine, 'invalid'),
    v.transform(withoutBlanks),
    v.maxLength(maximum, 'maxLength'),
  )
}

/** One line of text that must be given. */
export function line(maximum: number) {
  return v.pipe(singleLine(maximum), v.minLength(1, 'required'))
}

/** One line of text that may be left out. */
export function optionalLine(maximum: number) {
  return v.optional(singleLine(maximum), '')
}

/** Several lines of text with a least length. */
export function text(minimum: number, maximum: number) {
  return v.pipe(trimmed(maximum), v.minLength(1, 'required'), v.minLength(minimum, 'minLength'))
}

export function optionalText(maximum: number) {
  return v.optional(trimmed(maximum), '')
}

/** They come along from contact lists, chats and pages. Joiners may be part of a name. */
const unseen = /[^\P{Cf}\u200c\u200d]/gu

/** One address, nothing else: no list, no name, no angle brackets, and no domain that is read as another one: `a@b.de/c.de` is `a@b.de`. */
export const email = v.pipe(
  v.string('invalid'),
  v.regex(oneLine, 'email'),
  v.transform((text) => withoutBlanks(text.replaceAll(unseen, ''))),
  v.minLength(1, 'required'),
  v.maxLength(254, 'maxLength'),
  v.regex(
    /^(?!\.|.*\.[.@]|[^@]{65})[^\s@<>,;:"()[\]\\\p{Cc}\u2028\u2029]+@(?:(?!-)[^\s!-,./:-@[-^`{-~\p{Cc}\u2028\u2029]+\.)+(?!\d+$|0[xX])[^\s!-,./:-@[-^`{-~]{2,}$/u,
    'email',
  ),
)

/** The first problem of each field; empty when everything fits. */
export function problemsOf(schema: v.GenericSchema, values: unknown): FieldProblems {
  const result = v.safeParse(schema, values)
  const problems: FieldProblems = {}
  for (const issue of result.issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? '')
    problems[field] ??= problemOf(issue)
  }
  return problems
}

function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
  // A missing field is no text either, but nobody typed anything wrong.
  if (issue.input === undefined) return { code: 'required' }
  const code = fieldProblemCodes.find((known) => known === issue.message) ?? 'invalid'
  const isLength = code === 'minLength' || code === 'maxLength'
  return isLength && typeof issue.requirement === 'number' ? { code, count: issue.requirement } : { code }
}

interface Limits {
  required: boolean
  minLength: number
  /** What the schema may find wrong with a text. */
  problems: FieldProblem[]
}

const knownLimits = new WeakMap<v.GenericSchema, Limits>()

/** The schema is asked, so that its rules are written once: with nothing, with too little, and with too much. */
export function limitsOf(schema: v.GenericSchema | undefined): Limits {
  if (!schema) return { required: false, minLength: 0, problems: [] }
  const found = knownLimits.get(schema)
  if (found) return found
  const problems: FieldProblem[] = []
  for (const text of ['', 'x', 'x'.repeat(20_000), '\u0000']) {
    const problem = problemsOf(v.object({ field: schema }), { field: text })['field']
    if (problem && !problems.some(({ code }) => code === problem.code)) problems.push(problem)
  }
  const limits = {
    required: problems.some(({ code }) => code === 'required'),
    minLength: problems.find(({ code }) => code === 'minLength')?.count ?? 0,
    problems,
  }
  knownLimits.set(schema, limits)
  return limits
}
