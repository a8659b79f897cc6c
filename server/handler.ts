/** Middleware in order, then the route table: a function of a Request, so that tests need no port. */
import { randomUUID } from 'node:crypto'

import { Hono } from 'hono'

import { cacheControl, securityHeaders } from '#contract/security-headers.ts'

export interface HandlerParts {
  /** Answers everything outside `/api`. */
  serveSite: (request: Request) => Response
  log?: (entry: Record<string, unknown>) => void
}

export function createHandler({ serveSite, log = logLine }: HandlerParts): Hono['fetch'] {
  const app = new Hono()

  app.use('/api/*', async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(apiHeaders)) context.header(name, value)
  })
  // Route tables of the API go here, one `app.route('/api/…', …)` each.
  app.all('/api/*', () => Response.json({ code: 'not-found' }, { status: 404 }))

  // No middleware on this line: the site's headers are made once at start, with each file.
  app.all('*', (context) => serveSite(context.req.raw))

  app.onError((error, context) => {
    const requestId = randomUUID()
    log({ level: 'error', time: new Date().toISOString(), requestId, ...traceOf(error) })
    const headers = { ...apiHeaders, 'X-Request-Id': requestId }
    if (context.req.path.startsWith('/api/')) {
      return Response.json({ code: 'server-error', requestId }, { status: 500, headers })
    }
    return new Response(`Server error. Please try again later.\nRequest id: ${requestId}\n`, {
      status: 500,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  })

  return app.fetch
}

const apiHeaders = { ...securityHeaders(), 'Cache-Control': cacheControl.never }

/** Where it broke, without the message: that may quote what a visitor typed. */
function traceOf(error: Error): Record<string, unknown> {
  const at = (error.stack ?? '').split('\n').flatMap((line) => /^\s+at (.*)$/.exec(line)?.[1] ?? [])
  return { error: error.name, at: at.slice(0, 8) }
}

function logLine(entry: Record<string, unknown>): void {
  process.stderr.write(`${JSON.stringify(entry)}\n`)
}
