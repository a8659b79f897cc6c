import type { Problem } from '#contract/problem.ts'

import type { Refusal } from './refusal.ts'

/** Every answer has the request id as a header; a failure of ours also shows it, so that it can be quoted. */
export function problemAnswer({ status, code, details, headers }: Refusal, requestId: string): Response {
  const { fields, retryAfter } = details
  const problem: Problem = {
    code,
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(status >= 500 && { requestId }),
  }
  return Response.json(problem, { status, headers })
}
