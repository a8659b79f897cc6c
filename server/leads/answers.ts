/** How the form addresses answer: a program gets codes, a person is led back to a page. */
import type { Context } from 'hono'
import type * as v from 'valibot'

import { limitsOf } from '#contract/form.ts'
import { type LeadKind, leadMeta, leadSchemas } from '#contract/lead.ts'
import { type Locale, localeOf, splitPath } from '#contract/locale.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import type { ApiContext } from '#server/http/api-context.ts'
import { negotiateLanguage } from '#server/http/negotiate-language.ts'
import { problemAnswer } from '#server/http/problem-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Log, traceOf } from '#server/log.ts'

import { problemPage } from './problem-page.ts'

const formPages: Record<LeadKind, string> = {
  contact: '/contact',
  demo: '/request-a-demo',
  application: '/careers-details',
  newsletter: '/coming-soon',
}

/** Turns a refusal, or a database that is away, into an answer; anything else is an error of ours. */
export async function guarded(
  context: Context<ApiContext>,
  log: Log,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const requestId = context.get('requestId')
    const refusal = refusalOf(error)
    if (!(error instanceof Refusal)) {
      log({ level: 'error', event: 'database-unavailable', requestId, ...traceOf(error) })
    }
    const { raw } = context.req
    return isForm(raw.headers) ? problemPage(refusal, languageOf(raw)) : problemAnswer(refusal, requestId)
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isUnavailable(error)) return new Refusal(503, 'unavailable', { retryAfter: 10 })
  throw error
}

function isForm(headers: Headers): boolean {
  return (headers.get('content-type') ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded')
}

/** The language of the page that the visitor came from. One whose address holds a token gives no referrer: its form says it. */
export function languageOf({ url, headers }: Pick<Request, 'url' | 'headers'>): Locale {
  const said = localeOf(URL.parse(url)?.searchParams.get('lang'))
  return said ?? refererPrefix(headers) ?? negotiateLanguage(headers)
}

/** Which kind of address the visitor came from. Without a referrer only the form itself tells its language. */
export function prefixOf(headers: Headers, said: unknown): Locale | undefined {
  if (headers.has('referer')) return refererPrefix(headers)
  return typeof said === 'string' ? localeOf(said) : undefined
}

export function refererPrefix(headers: Headers): Locale | undefined {
  return splitPath(URL.parse(headers.get('referer') ?? '')?.pathname ?? '/').prefix
}

/** Back to the form's own page, under the language's own address when there is a prefix. */
export function toFormPage(
  prefix: Locale | undefined,
  kind: LeadKind,
  query: string,
  anchor: string,
): Response {
  const location = `${prefix ? `/${prefix}` : ''}${formPages[kind]}?${query}#${anchor}`
  return new Response(null, { status: 303, headers: { Location: location } })
}

/**
 * Back to the form with what is wrong. The query names all of it for a page with a script; without one, the anchor
 * shows the sentence at the first field. What was typed does not travel along: it would stand in the address, in the
 * history and in logs. It is still in the form, one step back, and the page says so.
 */
export function toMistakes(
  prefix: Locale | undefined,
  kind: LeadKind,
  { details: { fields = {} } }: Refusal,
): Response {
  const entries: Record<string, v.GenericSchema> = leadSchemas[kind].entries
  const known = new Set([...Object.keys(entries), ...Object.values<string>(leadMeta)])
  // Names that the form's page cannot know are summed up as the form itself.
  const list = Object.entries(fields).map(([name, { code }]) => `${known.has(name) ? name : 'form'}:${code}`)
  const [first] = Object.entries(fields).filter(([name, { code }]) =>
    limitsOf(Object.hasOwn(entries, name) ? entries[name] : undefined).problems.some(
      (note) => note.code === code,
    ),
  )
  const anchor = first ? `error-${first[0]}-${first[1].code}` : 'error'
  return toFormPage(prefix, kind, `error=${[...new Set(list)].join(',')}`, anchor)
}
