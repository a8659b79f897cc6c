/** How an address answers that refuses, or whose database is away: a program gets a code, a person a page. */
import type { Context } from 'hono'

import { isUnavailable } from '#server/database/unavailable.ts'
import { type Log, traceOf } from '#server/log.ts'

import type { ApiContext } from './api-context.ts'
import { problemAnswer } from './problem-answer.ts'
import { Refusal } from './refusal.ts'

/** Anything but a refusal or a missing database is an error of ours. */
export async function guarded(
  context: Context<ApiContext>,
  log: Log,
  work: () => Promise<Response>,
  /** For a browser that sent a form without a script. */
  pageFor?: (refusal: Refusal, request: Request) => Response,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const requestId = context.get('requestId')
    const refusal = refusalOf(error)
    if (refusal.code === 'internal') {
      log({ level: 'error', event: 'failure', requestId, ...traceOf(error) })
    } else if (!(error instanceof Refusal)) {
      log({ level: 'error', event: 'database-unavailable', requestId, ...traceOf(error) })
    }
    const { raw } = context.req
    return pageFor && isForm(raw.headers) ? pageFor(refusal, raw) : problemAnswer(refusal, requestId)
  }
}

export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  return isUnavailable(error)
    ? new Refusal(503, 'unavailable', { retryAfter: 10 })
    : new Refusal(500, 'internal')
}

function isForm(headers: Headers): boolean {
  return (headers.get('content-type') ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded')
}
