/** Where the links in newsletter letters lead. */
import { type Context, Hono } from 'hono'

import type { ApiContext } from '#server/http/api-context.ts'
import { problemAnswer } from '#server/http/problem-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Log } from '#server/log.ts'

import { guarded, toFormPage } from './answers.ts'
import type { LinkPurpose, Newsletter, NewsletterLinks } from './newsletter.ts'

interface NewsletterRouteParts {
  newsletter: Newsletter
  links: NewsletterLinks
  wakeOutbox: () => void
  log: Log
}

export function newsletterRoutes({
  newsletter,
  links,
  wakeOutbox,
  log,
}: NewsletterRouteParts): Hono<ApiContext> {
  const routes = new Hono<ApiContext>()

  function follow(
    context: Context<ApiContext>,
    purpose: LinkPurpose,
    done: string,
    act: (leadId: string) => Promise<boolean>,
  ): Promise<Response> {
    return guarded(context, log, async () => {
      // A mail program that only looks whether the link works must not follow it.
      if (context.req.method === 'HEAD') throw new Refusal(405, 'method', { allow: 'GET' })
      const leadId = links.leadOf(purpose, context.req.query('token') ?? '')
      const isDone = leadId !== undefined && (await act(leadId))
      wakeOutbox()
      const [query, anchor] = isDone ? [`${done}=1`, done] : ['error=token:expired', 'error']
      return toFormPage(context.req.raw.headers, 'newsletter', query, anchor)
    })
  }

  async function unsubscribe(leadId: string): Promise<boolean> {
    await newsletter.unsubscribe(leadId)
    return true
  }

  routes.get('/confirm', (context) => follow(context, 'confirm', 'confirmed', newsletter.confirm))
  // Mail programs offer it as a button and then post, RFC 8058.
  routes.on(['GET', 'POST'], '/unsubscribe', (context) =>
    follow(context, 'unsubscribe', 'unsubscribed', unsubscribe),
  )
  routes.all('/confirm', (context) =>
    problemAnswer(new Refusal(405, 'method', { allow: 'GET' }), context.get('requestId')),
  )
  routes.all('/unsubscribe', (context) =>
    problemAnswer(new Refusal(405, 'method', { allow: 'GET, POST' }), context.get('requestId')),
  )
  return routes
}
