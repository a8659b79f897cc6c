/** Middleware in order, then the route table: a function of a Request, so that tests need no port. */
import { randomUUID } from 'node:crypto'

import { Hono } from 'hono'

import { cacheControl, securityHeaders } from '#contract/security-headers.ts'

import type { ApiContext } from './http/api-context.ts'
import { problemAnswer } from './http/problem-answer.ts'
import { Refusal } from './http/refusal.ts'
import { type Log, logLine, traceOf } from './log.ts'
import type { FillPage } from './plain-pages.ts'

export interface HandlerParts {
  /** Answers everything that no route below is for. */
  serveSite: (request: Request) => Response
  /** Answers in its place when a page needs something that only the server has. */
  fillPage?: FillPage
  /** Route tables under `/api`, by their place there. */
  api?: Record<string, Hono<ApiContext>>
  health?: Hono
  log?: Log
}

export function createHandler({
  serveSite,
  fillPage,
  api = {},
  health,
  log = logLine,
}: HandlerParts): Hono<ApiContext>['fetch'] {
  const app = new Hono<ApiContext>()

  app.use('/api/*', async (context, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    await next()
    for (const [name, value] of apiHeaders) {
      // A page that the server writes itself has a policy of its own.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
    context.res.headers.set('X-Request-Id', requestId)
    const { method } = context.req
    const { status } = context.res
    // An address that we did not give out may hold anything.
    const path = status === 404 ? '/api/*' : context.req.path
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    log({ level: 'info', event: 'request', requestId, method, path, status, milliseconds })
  })
  for (const [place, routes] of Object.entries(api)) app.route(`/api${place}`, routes)
  app.all('/api/*', (context) => problemAnswer(new Refusal(404, 'not-found'), context.get('requestId')))
  if (health) app.route('/health', health)

  // No middleware on this line: the site's headers are made once at start, with each file.
  app.all('*', ({ req }) => fillPage?.(req.raw, req.path, serveSite) ?? serveSite(req.raw))

  app.onError((error, context) => {
    const requestId = context.get('requestId') ?? randomUUID()
    log({ level: 'error', event: 'failure', requestId, ...traceOf(error) })
    const headers = { ...Object.fromEntries(apiHeaders), 'X-Request-Id': requestId }
    if (context.req.path.startsWith('/api/')) return problemAnswer(new Refusal(500, 'internal'), requestId)
    return new Response(`Server error. Please try again later.\nRequest id: ${requestId}\n`, {
      status: 500,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  })

  return app.fetch
}

const apiHeaders = Object.entries({ ...securityHeaders(), 'Cache-Control': cacheControl.never })
