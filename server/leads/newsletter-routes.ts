/** Where the links in newsletter letters lead: to a page with one button, because programs open links too. */
import { type Context, Hono } from 'hono'

import { localeOf } from '#contract/locale.ts'
import type { ApiContext } from '#server/http/api-context.ts'
import { limitedBody } from '#server/http/body-limit.ts'
import { problemPage } from '#server/http/form-answers.ts'
import { guarded } from '#server/http/guarded.ts'
import { allowOnly } from '#server/http/problem-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import { smallPage } from '#server/http/small-page.ts'
import { languageOf, refererPrefix } from '#server/http/visitor-language.ts'
import type { Log } from '#server/log.ts'
import { mailWords } from '#server/mail/words.ts'

import { toFormPage } from './answers.ts'
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

  /** Looking changes nothing: a mail program that checks links must neither subscribe nor unsubscribe anybody. */
  function ask(context: Context<ApiContext>, purpose: LinkPurpose): Promise<Response> {
    return guarded(context, log, async () => {
      if (links.leadOf(purpose, context.req.query('token') ?? '') === undefined) return expired(context)
      const { pathname, search } = new URL(context.req.url)
      const locale = languageOf(context.req.raw)
      const { title, text, button } = mailWords[locale].links[purpose]
      const page = { locale, title, paragraphs: [text], button: { action: pathname + search, label: button } }
      return smallPage(page, 200)
    })
  }

  function act(
    context: Context<ApiContext>,
    purpose: LinkPurpose,
    done: string,
    work: (leadId: string) => Promise<boolean>,
  ): Promise<Response> {
    return guarded(
      context,
      log,
      async () => {
        const isByProgram = purpose === 'unsubscribe' && (await isOneClick(context.req.raw))
        const leadId = links.leadOf(purpose, context.req.query('token') ?? '')
        if (leadId === undefined || !(await work(leadId))) {
          if (isByProgram) throw new Refusal(410, 'expired')
          return expired(context)
        }
        wakeOutbox()
        if (isByProgram) return new Response(null, { status: 200 })
        return toFormPage(prefixOf(context), 'newsletter', `${done}=1`, done)
      },
      (refusal, request) => problemPage(mailWords, refusal, request),
    )
  }

  async function unsubscribe(leadId: string): Promise<boolean> {
    await newsletter.unsubscribe(leadId)
    return true
  }

  routes.get('/confirm', (context) => ask(context, 'confirm'))
  routes.post('/confirm', (context) => act(context, 'confirm', 'confirmed', newsletter.confirm))
  routes.get('/unsubscribe', (context) => ask(context, 'unsubscribe'))
  routes.post('/unsubscribe', (context) => act(context, 'unsubscribe', 'unsubscribed', unsubscribe))
  allowOnly(routes, '/:purpose{confirm|unsubscribe}', 'GET, HEAD, POST')
  return routes
}

/** A mail program that offers a button of its own, RFC 8058: it says so in the body and may not be redirected. */
async function isOneClick(request: Request): Promise<boolean> {
  const text = new TextDecoder().decode(await limitedBody(request, 1024))
  // Between the two are the signs of a plain form or of one in several parts.
  return /List-Unsubscribe.*One-Click/s.test(text)
}

/** The language of the letter that the link stood in. */
function prefixOf({ req }: Context<ApiContext>) {
  return localeOf(req.query('lang')) ?? refererPrefix(req.raw.headers)
}

function expired(context: Context<ApiContext>): Response {
  return toFormPage(prefixOf(context), 'newsletter', 'error=token:expired', 'expired')
}
