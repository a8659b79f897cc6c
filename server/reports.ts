/** Takes what browsers tell about errors of our scripts, and writes it into the log. */
import { Hono } from 'hono'
import * as v from 'valibot'

import { consentCookie } from '#contract/company.ts'
import { tidyReport } from '#contract/report.ts'

import type { ApiContext } from './http/api-context.ts'
import { limitedBody } from './http/body-limit.ts'
import { type TrustCheck, visitorAddress } from './http/client-address.ts'
import { cookieOf } from './http/cookies.ts'
import { guarded } from './http/guarded.ts'
import { checkOrigin, type OwnOrigin } from './http/origin-check.ts'
import { allowOnly } from './http/problem-answer.ts'
import type { RateLimit } from './http/rate-limit.ts'
import { Refusal } from './http/refusal.ts'
import type { Log } from './log.ts'

interface ReportParts {
  /** `allReports` keeps a broken release from filling the log. */
  limits: Record<'reports' | 'allReports', RateLimit>
  origin: OwnOrigin
  isTrusted: TrustCheck
  log: Log
}

const bodyLimit = 4 * 1024

const reportSchema = v.strictObject({
  name: v.string(),
  message: v.string(),
  frames: v.pipe(v.array(v.string()), v.maxLength(20)),
  path: v.string(),
})

export function reportRoutes({ limits, origin, isTrusted, log }: ReportParts): Hono<ApiContext> {
  const routes = new Hono<ApiContext>()

  routes.post('/', (context) =>
    guarded(context, log, async () => {
      const { req } = context
      const requestId = context.get('requestId')
      const bytes = await limitedBody(req.raw, bodyLimit)
      checkOrigin(req.raw, origin)
      // Browsers send it along, so nobody is reported about who has not agreed.
      if (cookieOf(req.raw.headers, consentCookie) !== 'accepted') throw new Refusal(403, 'forbidden')
      limits.reports.take(visitorAddress(context, isTrusted))
      limits.allReports.take('everybody')
      log({ level: 'warn', event: 'browser-error', requestId, ...readReport(bytes) })
      return new Response(null, { status: 204 })
    }),
  )
  allowOnly(routes, '/', 'POST')
  return routes
}

/** Tidied here as well: whoever sends it need not be our script. */
function readReport(bytes: Uint8Array): object {
  try {
    const given = v.parse(reportSchema, JSON.parse(new TextDecoder().decode(bytes)))
    const { message, name: error, frames: at, path: page } = tidyReport(given) ?? {}
    if (at) return { error, message, at, page }
  } catch {
    // Refused like anything else that is no report.
  }
  throw new Refusal(422, 'invalid')
}
