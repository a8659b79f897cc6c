/** Where the forms of the account lead without a script. */

import { fill } from '#contract/fill.ts'
import { limitsOf } from '#contract/form.ts'
import type { FormSchema } from '#server/http/form-fields.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { smallPage } from '#server/http/small-page.ts'
import { languageOf } from '#server/http/visitor-language.ts'
import type { Locale } from '#contract/locale.ts'

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

/** Back to the form with what is wrong, where its page is known and can say it. */
export function refusedForm(page: FormPage | undefined, refusal: Refusal, request: Request): Response {
  return page && shownByPage.has(refusal.code) ? toMistakes(page, refusal) : problemPage(refusal, request)
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
