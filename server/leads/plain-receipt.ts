/** What a browser without a script shows of the receipt: the number that the address of the page brings along. */
import { escapeHtml } from '#contract/escape-html.ts'
import { leadReference } from '#contract/lead.ts'
import type { Locale } from '#contract/locale.ts'
import { forms as germanForms } from '#locales/de/forms.ts'
import { forms as englishForms } from '#locales/en/forms.ts'

const words = { en: englishForms.stamp, de: germanForms.stamp }

/** Nothing for what is no number of ours: anybody can write an address. */
export function plainReceipt(locale: Locale, query: URLSearchParams): string | undefined {
  const reference = leadReference.exec(query.get('sent') ?? '')?.[0]
  return reference && `<p>${escapeHtml(words[locale].reference)} <strong>${reference}</strong></p>`
}
