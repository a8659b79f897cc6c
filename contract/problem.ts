/** The error codes the API may answer; the page has a sentence for each. */
import type { FieldProblems } from './form.ts'

export const problemCodes = [
  'not-found',
  'invalid',
  'too-large',
  'too-many',
  'forbidden',
  'unsupported',
  'method',
  'conflict',
  'unavailable',
  'internal',
  'unauthorized',
  'expired',
] as const
export type ProblemCode = (typeof problemCodes)[number]

export interface Problem {
  code: ProblemCode
  /** What is wrong with which field, when the code is `invalid`. */
  fields?: FieldProblems
  /** Seconds to wait, when the code is `too-many` or `unavailable`. */
  retryAfter?: number
  requestId?: string
}
