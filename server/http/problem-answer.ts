import type { Hono } from 'hono'

import type { Problem } from '#contract/problem.ts'

import type { ApiContext } from './api-context.ts'
import { Refusal } from './refusal.ts'

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

/** Answers every method that no route before it is for. */
export function allowOnly(routes: Hono<ApiContext>, path: string, allow: string): void {
  routes.all(path, (context) =>
    problemAnswer(new Refusal(405, 'method', { allow }), context.get('requestId')),
  )
}
