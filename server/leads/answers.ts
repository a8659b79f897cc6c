/** How the form addresses answer: a program gets codes, a person is led back to a page. */
import type { Context } from 'hono'

import { type LeadKind, leadMeta, leadSchemas } from '#contract/lead.ts'
import { type Locale, splitPath } from '#contract/locale.ts'
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
    return isForm(raw.headers) ? formRefusal(refusal, raw) : problemAnswer(refusal, requestId)
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

function formRefusal(refusal: Refusal, { headers }: Request): Response {
  return new Response(problemPage(refusal, languageOf(headers)), {
    status: refusal.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...refusal.headers },
  })
}

/** The language of the page that the visitor came from. */
export function languageOf(headers: Headers): Locale {
  return refererPrefix(headers) ?? negotiateLanguage(headers)
}

function refererPrefix(headers: Headers): Locale | undefined {
  return splitPath(URL.parse(headers.get('referer') ?? '')?.pathname ?? '/').prefix
}

/** Back to the form's own page, under the kind of address that the visitor came from. */
export function toFormPage(headers: Headers, kind: LeadKind, query: string, anchor: string): Response {
  const prefix = refererPrefix(headers)
  const location = `${prefix ? `/${prefix}` : ''}${formPages[kind]}?${query}#${anchor}`
  return new Response(null, { status: 303, headers: { Location: location } })
}

/** Names that the form's page cannot know are summed up as the form itself. */
export function problemList({ details }: Refusal, kind: LeadKind): string {
  const known = new Set([...Object.keys(leadSchemas[kind].entries), ...Object.values<string>(leadMeta)])
  const entries = Object.entries(details.fields ?? {}).map(
    ([name, { code }]) => `${known.has(name) ? name : 'form'}:${code}`,
  )
  return [...new Set(entries)].join(',')
}
