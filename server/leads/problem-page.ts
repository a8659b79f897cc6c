/** What a visitor without JavaScript sees when a form could not be taken. */
import { company } from '#contract/company.ts'
import type { Locale } from '#contract/locale.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { escapeHtml, fill } from '#server/mail/letter.ts'

import { mailWords } from './mail.ts'

export function problemPage(refusal: Refusal, locale: Locale): string {
  const words = mailWords[locale].problems
  const sentences: Record<string, string> = words
  const minutes = Math.ceil((refusal.details.retryAfter ?? 0) / 60)
  const sentence = fill(sentences[refusal.code] ?? words.invalid, { minutes })
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(words.title)} · ${escapeHtml(company.name)}</title></head>
<body><main><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(sentence)}</p>
<p>${escapeHtml(words.back)} <a href="mailto:${company.email}">${company.email}</a></p></main></body></html>
`
}
