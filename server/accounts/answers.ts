/** How the forms of the account answer: a program gets codes, a person is led to a page. */
import type { Context } from 'hono'

import { limitsOf } from '#contract/form.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import type { ApiContext } from '#server/http/api-context.ts'
import { problemAnswer } from '#server/http/problem-answer.ts'
import { Refusal } from '#server/http/refusal.ts'
import { smallPage } from '#server/http/small-page.ts'
import { fill } from '#server/mail/letter.ts'
import { languageOf } from '#server/leads/answers.ts'
import { type Log, traceOf } from '#server/log.ts'
import type { Locale } from '#contract/locale.ts'

import type { FormSchema } from './fields.ts'
import { accountWords } from './letters.ts'

/** Where a person finds the form again. */
export interface FormPage {
  path: string
  /** The language in the address, when it has one. */
  prefix: Locale | undefined
  /** Besides what is wrong. */
  query?: Record<string, string>
  schema: FormSchema
}

/** What the page of a form can say itself; everything else gets a page of its own. */
const shownByPage = new Set(['invalid', 'unauthorized', 'forbidden', 'expired', 'conflict'])

export async function guarded(
  context: Context<ApiContext>,
  log: Log,
  work: () => Promise<Response>,
  /** Known once the fields are read. */
  pageOf: () => FormPage | undefined = () => undefined,
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
    if (!isForm(raw.headers)) return problemAnswer(refusal, requestId)
    const page = pageOf()
    return page && shownByPage.has(refusal.code) ? toMistakes(page, refusal) : problemPage(refusal, raw)
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

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } })
}

/** A path of ours under the kind of address that the visitor came from. */
export function localPath(prefix: Locale | undefined, path: string): string {
  return `${prefix ? `/${prefix}` : ''}${path}`
}

/** The query names everything that is wrong; without a script the anchor shows the first of it. */
function toMistakes({ path, prefix, query = {}, schema }: FormPage, { code, details }: Refusal): Response {
  const entries = Object.entries(details.fields ?? {}).map(([name, problem]) => [safe(name), problem.code])
  const mistakes = entries.length > 0 ? entries : [['form', code]]
  const list = mistakes.map((mistake) => mistake.join(':')).join(',')
  const parameters = new URLSearchParams(query)
  const [[name = '', problem = ''] = []] = mistakes
  const search = [parameters.toString(), `error=${list}`].filter(Boolean).join('&')
  // What no page of ours can send has no sentence at a field, only the one on the whole form.
  const { problems } = limitsOf(Object.hasOwn(schema.entries, name) ? schema.entries[name] : undefined)
  const hasSentence = problem !== 'invalid' || problems.some((known) => known.code === problem)
  const anchor = hasSentence ? `error-${name}-${problem}` : 'error'
  return seeOther(`${localPath(prefix, path)}?${search}#${anchor}`)
}

/** A name that the visitor invented may hold anything. */
function safe(name: string): string {
  return /^[A-Za-z]{1,30}$/.test(name) ? name : 'form'
}

function problemPage({ code, details, status, headers }: Refusal, asked: Request): Response {
  const locale = languageOf(asked)
  const words = accountWords[locale].problems
  const sentences: Record<string, string> = words
  const { retryAfter = 0 } = details
  const wait = retryAfter < 120 ? `${retryAfter} s` : `${Math.ceil(retryAfter / 60)} min`
  const sentence = fill(sentences[code] ?? words.invalid, { wait })
  return smallPage(
    { locale, title: words.title, paragraphs: [sentence], contact: words.back },
    status,
    headers,
  )
}
