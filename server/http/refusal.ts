import type { FieldProblems } from '#contract/form.ts'
import type { ProblemCode } from '#contract/problem.ts'

interface Details {
  fields?: FieldProblems
  /** Seconds. */
  retryAfter?: number
  allow?: string
}

/** Thrown by whatever finds that a request cannot be served; the route turns it into an answer. */
export class Refusal extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly details: Details

  constructor(status: number, code: ProblemCode, details: Details = {}) {
    super(code)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.details = details
  }

  get headers(): Record<string, string> {
    const { retryAfter, allow } = this.details
    return {
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
      ...(allow !== undefined && { Allow: allow }),
    }
  }
}
