/**
 * Puts into some prerendered pages what a browser without a script could not fetch. It goes into a `<noscript>`, so
 * that with a script the page is what it would have been anyway.
 */
import { serverPlace } from '#contract/account.ts'
import { type Locale, splitPath } from '#contract/locale.ts'
import { cacheControl } from '#contract/security-headers.ts'

import { plainAccount, plainConfirmation, plainReset } from './accounts/plain-account.ts'
import { sessionCookie, type Sessions } from './accounts/sessions.ts'
import { tokenOf } from './accounts/tokens.ts'
import type { Views } from './accounts/view.ts'
import { plainDemo, plainDemoEnded } from './demos/plain-demo.ts'
import { demoCookie, type DemoStore } from './demos/store.ts'
import { cookieOf } from './http/cookies.ts'
import { negotiateLanguage } from './http/negotiate-language.ts'
import { plainReceipt } from './leads/plain-receipt.ts'
import { type Log, traceOf } from './log.ts'
import { plainMistakes } from './plain-mistakes.ts'

interface PlainPageParts {
  sessions: Pick<Sessions, 'find'>
  views: Pick<Views, 'view'>
  demos: Pick<DemoStore, 'show'>
  now: () => number
  log: Log
}

const filledPaths = [
  '/account',
  '/email-confirmation',
  '/update-password',
  '/password-protected',
  '/contact',
  '/request-a-demo',
  '/careers-details',
  '/coming-soon',
  '/sign-up',
  '/log-in',
  '/reset-password',
] as const
type FilledPath = (typeof filledPaths)[number]

/** Whether a page, named without its language, may be written anew for a visitor. */
export function isFilled(path: string): path is FilledPath {
  return filledPaths.some((each) => each === path)
}

type ServeSite = (request: Request) => Response
/** Nothing when there is nothing to put into the page. */
export type FillPage = (request: Request, path: string, serveSite: ServeSite) => Promise<Response> | undefined

interface Asked {
  headers: Headers
  query: URLSearchParams
  locale: Locale
}
type Content = (asked: Asked) => Promise<string | undefined>

export function createPlainPages({ sessions, views, demos, now, log }: PlainPageParts): FillPage {
  async function account({ headers, query, locale }: Asked): Promise<string | undefined> {
    const signedIn = await sessions.find(headers)
    return signedIn && plainAccount(await views.view(signedIn), locale, query, now())
  }

  function withToken(write: typeof plainReset): Content {
    return async ({ query, locale }) => {
      const token = tokenOf(query.get('token'))
      // A link that has ended needs no form: the page's own note says so, and leads to a new one.
      const hasEnded = query.get('error') === 'form:expired'
      return hasEnded ? undefined : token && write(locale, token, query)
    }
  }

  async function demo({ headers, locale }: Asked): Promise<string | undefined> {
    const showing = await demos.show(headers)
    if (showing.state === 'open') return plainDemo(showing.demo, locale)
    // The script asks only when something stands here: without it who comes back would not learn that it has ended.
    return showing.state === 'ended' ? plainDemoEnded(locale) : undefined
  }

  async function receipt({ query, locale }: Asked): Promise<string | undefined> {
    return plainReceipt(locale, query)
  }
  const leadPage = { content: receipt, parameter: 'sent' }
  const formPage = { content: async () => undefined }

  /** With the sign that there may be something to put in. */
  const pages: Record<FilledPath, { content: Content; cookie?: string; parameter?: string }> = {
    '/account': { content: account, cookie: sessionCookie },
    '/email-confirmation': { content: withToken(plainConfirmation), parameter: 'token' },
    '/update-password': { content: withToken(plainReset), parameter: 'token' },
    '/password-protected': { content: demo, cookie: demoCookie },
    '/contact': leadPage,
    '/request-a-demo': leadPage,
    '/careers-details': leadPage,
    '/coming-soon': leadPage,
    '/sign-up': formPage,
    '/log-in': formPage,
    '/reset-password': formPage,
  }

  async function filled(asked: Asked, request: Request, content: Content, serveSite: ServeSite) {
    let html: string | undefined
    try {
      html = await content(asked)
    } catch (error) {
      // The page itself is still worth showing.
      log({ level: 'error', event: 'page-not-filled', ...traceOf(error) })
    }
    const page = serveSite(wholePage(request))
    const headers = new Headers(page.headers)
    for (const name of ['ETag', 'Accept-Ranges', 'Content-Length']) headers.delete(name)
    headers.set('Cache-Control', cacheControl.never)
    const text = plainMistakes(await page.text(), asked.query)
    const body = html === undefined ? text : text.replace(serverPlace, () => html)
    return new Response(body, { status: page.status, headers })
  }

  return (request, path, serveSite) => {
    const { prefix, path: name } = splitPath(path)
    const page = isFilled(name) ? pages[name] : undefined
    if (!page || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined
    const { headers } = request
    const query = new URLSearchParams(/\?[^#]*/.exec(request.url)?.[0])
    const isDue = page.cookie ? cookieOf(headers, page.cookie) !== undefined : query.has(page.parameter ?? '')
    // What is wrong with a form that was sent.
    if (!isDue && !query.has('error')) return undefined
    const asked = { headers, query, locale: prefix ?? negotiateLanguage(headers) }
    return filled(asked, request, page.content, serveSite)
  }
}

/** Uncompressed and complete; what is put in changes both. */
function wholePage(request: Request): Request {
  const headers = new Headers()
  for (const name of ['cookie', 'accept-language']) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Request(request.url, { headers })
}
