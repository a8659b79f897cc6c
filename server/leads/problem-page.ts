/** What a visitor without JavaScript sees when a form could not be taken. */
import { fill } from '#contract/fill.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { smallPage } from '#server/http/small-page.ts'
import { languageOf } from '#server/http/visitor-language.ts'

import { mailWords } from './mail.ts'

export function problemPage({ code, details, status, headers }: Refusal, request: Request): Response {
  const locale = languageOf(request)
  const words = mailWords[locale].problems
  const sentences: Record<string, string> = words
  const minutes = Math.ceil((details.retryAfter ?? 0) / 60)
  const sentence = fill(sentences[code] ?? words.invalid, { minutes })
  return smallPage(
    { locale, title: words.title, paragraphs: [sentence], contact: words.back },
    status,
    headers,
  )
}
