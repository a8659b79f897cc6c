/**
 * Sends a form so that nothing is lost: one key for all attempts, so that the server stores it once; pauses that
 * grow; and success only when the server has acknowledged it.
 */
import * as v from 'valibot'
import type { accountMeta } from '#contract/account.ts'
import { fieldProblemCodes, type FieldProblems } from '#contract/form.ts'
import { problemCodes, type ProblemCode } from '#contract/problem.ts'

export type Trouble = 'network' | 'server'

export type Outcome<Answer> =
  | { kind: 'accepted'; answer: Answer }
  | { kind: 'invalid'; fields: FieldProblems }
  | { kind: 'refused'; code: ProblemCode; retryAfter?: number }
  /** `retryAfter` when the server said how many seconds it needs. */
  | { kind: Trouble; retryAfter?: number }

export interface Sending<Answer> {
  path: string
  /** The same for every attempt at the same content. */
  key: string
  /** Read at every attempt: whoever corrects something during a pause sends that. */
  body: () => Record<string, string>
  /** What an acknowledgement looks like; anything else is no success. */
  answer: v.GenericSchema<unknown, Answer>
  /** An attempt failed and another one follows after the pause. */
  onTrouble?: (trouble: Trouble, attempt: number, milliseconds: number) => void
}

interface Tools {
  fetch: typeof fetch
  sleep: (milliseconds: number) => Promise<void>
  random: () => number
}

const browserTools: Tools = {
  fetch: (...request) => fetch(...request),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
}

export const timeout = 15_000
const firstPause = 500
const longestPause = 8_000
/** A server that asks for more patience than this is given up for now. */
const longestWait = 30_000
export const attempts = 5
const token: typeof accountMeta.token = '_token'

/** A link from a mail works once: if only the answer was lost, another attempt would be told that it has expired. */
export function worksOnce(body: Record<string, string>): boolean {
  return token in body
}

export async function submit<Answer>(
  sending: Sending<Answer>,
  tools: Tools = browserTools,
): Promise<Outcome<Answer>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await ask(sending, tools)
    if (!('again' in result)) return result
    const pause = Math.max(pauseAfter(attempt, tools.random()), result.retryAfter * 1000)
    const givesUp =
      attempt === attempts || pause > longestWait || navigator.onLine === false || worksOnce(sending.body())
    if (!result.again || givesUp) {
      const { kind, retryAfter } = result
      return { kind, ...(retryAfter > 0 && { retryAfter }) }
    }
    sending.onTrouble?.(result.kind, attempt + 1, pause)
    await tools.sleep(pause)
  }
}

/** Half of the pause is chance, so that many visitors do not come back in the same moment. */
function pauseAfter(attempt: number, chance: number): number {
  const full = Math.min(longestPause, firstPause * 2 ** attempt)
  return full / 2 + (full / 2) * chance
}

interface Failed {
  kind: Trouble
  again: boolean
  retryAfter: number
}

async function ask<Answer>(
  { path, key, body, answer }: Sending<Answer>,
  tools: Tools,
): Promise<Outcome<Answer> | Failed> {
  let response: Response
  let content: unknown
  try {
    response = await tools.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body()),
      signal: AbortSignal.timeout(timeout),
    })
    content = await response.json().catch(() => undefined)
  } catch {
    return { kind: 'network', again: true, retryAfter: 0 }
  }
  const retryAfter = secondsOf(response.headers.get('Retry-After'))
  if (response.ok) {
    const acknowledged = v.safeParse(answer, content)
    // Something in between, such as the log-in page of a hotel network, may answer 200 too.
    if (acknowledged.success) return { kind: 'accepted', answer: acknowledged.output }
    return { kind: 'server', again: true, retryAfter: 0 }
  }
  if (response.status >= 500 || response.status === 408) return { kind: 'server', again: true, retryAfter }
  const problem = v.safeParse(problemSchema, content)
  if (!problem.success || response.status === 404 || response.status === 405) {
    return { kind: 'server', again: false, retryAfter: 0 }
  }
  const { code, fields } = problem.output
  if (code === 'invalid' && fields) return { kind: 'invalid', fields }
  const wait = problem.output.retryAfter ?? retryAfter
  return wait > 0 ? { kind: 'refused', code, retryAfter: wait } : { kind: 'refused', code }
}

export const problemSchema = v.object({
  code: v.picklist(problemCodes),
  fields: v.exactOptional(
    v.record(
      v.string(),
      v.object({
        code: v.picklist(fieldProblemCodes),
        count: v.exactOptional(v.number()),
      }),
    ),
  ),
  retryAfter: v.exactOptional(v.number()),
})

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(header: string | null): number {
  if (!header) return 0
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? 0 : Math.max(0, Math.ceil(seconds))
}

/** A random UUID; the browser's own function for it exists only on https. */
export function newKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
