/** Where a form without a script leads: back to its page, or to a small one that says why not. */
import { fill } from '#contract/fill.ts'
import { type FormSchema, limitsOf } from '#contract/form.ts'
import { type Locale, localeOf } from '#contract/locale.ts'

import type { Refusal } from './refusal.ts'
import { smallPage } from './small-page.ts'
import { languageOf } from './visitor-language.ts'

/** Where a person finds the form again. */
export interface FormPage {
  path: string
  /** The language in the address, when it has one. */
  prefix: Locale | undefined
  /** Besides what is wrong. */
  query?: Record<string, string>
  /** Where the server itself writes what is wrong; that a link has ended stands in the page's own form all the same. */
  anchor?: string
  schema: FormSchema
}

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } })
}

/** A path of ours under the kind of address that the visitor came from. */
export function localPath(prefix: Locale | undefined, path: string): string {
  return `${prefix ? `/${prefix}` : ''}${path}`
}

/**
 * Back to the form with what is wrong. The query names all of it, for a page with a script and for plain-mistakes.ts;
 * the anchor leads to the first. What was typed does not travel along: it would stand in the address, in the history and in
 * logs. It is still in the form, one step back, and the page says so.
 */
export function toMistakes(page: FormPage, refusal: Refusal): Response {
  const { path, prefix, query = {}, schema } = page
  const { entries } = schema
  const { fields = { form: refusal } } = refusal.details
  // Names that the page cannot know, because the visitor invented them, are summed up as the form itself.
  const mistakes = Object.entries(fields).map(([name, { code }]) => {
    return { name: Object.hasOwn(entries, name) ? name : 'form', code }
  })
  const list = new Set(mistakes.map(({ name, code }) => `${name}:${code}`))
  const search = [new URLSearchParams(query).toString(), `error=${[...list].join(',')}`]
  // What no page of ours can send has no sentence at a field, only the one on the whole form.
  const shown = mistakes.find(
    ({ name, code }) =>
      (code !== 'invalid' && code !== 'required') ||
      limitsOf(entries[name]).problems.some((known) => known.code === code),
  )
  const atField = shown ? `error-${shown.name}-${shown.code}` : 'error'
  const anchor = refusal.code === 'expired' ? atField : (page.anchor ?? atField)
  return seeOther(`${localPath(prefix, path)}?${search.filter(Boolean).join('&')}#${anchor}`)
}

type ProblemWords = Record<Locale, { problems: Record<'title' | 'invalid' | 'unavailable' | 'back', string> }>

/** For what the page of the form cannot say, in the language that the form says, once it could be read. */
export function problemPage(
  allWords: ProblemWords,
  refusal: Refusal,
  request: Request,
  said?: unknown,
): Response {
  const { code, details, status, headers } = refusal
  const locale = localeOf(String(said)) ?? languageOf(request)
  const words = allWords[locale].problems
  const sentences: Record<string, string> = words
  const { retryAfter = 0 } = details
  const wait = retryAfter < 120 ? `${retryAfter} s` : `${Math.ceil(retryAfter / 60)} min`
  const sentence = fill(sentences[code] ?? (status < 500 ? words.invalid : words.unavailable), { wait })
  return smallPage(
    { locale, title: words.title, paragraphs: [sentence], contact: words.back },
    status,
    headers,
  )
}
