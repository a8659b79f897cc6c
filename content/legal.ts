/** The legal texts: Markdown with `{{places}}` for the company, the offer and the periods that the code applies. */
import { readFileSync } from 'node:fs'
import { lasting } from '#contract/account.ts'
import { company, cookieDays, storagePrefix } from '#contract/company.ts'
import { dateFormat, numberFormat } from '#contract/kept-formats.ts'
import { formats, type Locale } from '#contract/locale.ts'
import { claims, downtimeHoursPerYear, offer, unrounded } from '#contract/offer.ts'
import { namesOf, recordOf } from '#contract/record-of.ts'
import { retentionDays } from '#contract/retention.ts'
import { workText } from '#contract/workflow.ts'
import type { AccessibilityStatement, CheckRecord, LegalText } from './entries.ts'
import type { LegalFacts } from './facts.ts'
import accessibility from './legal/accessibility/facts.ts'
import imprint from './legal/imprint/facts.ts'
import privacy from './legal/privacy/facts.ts'
import terms from './legal/terms/facts.ts'
import { compileText, htmlOf, sectionsOf } from './markdown.ts'

const texts = { accessibility, imprint, privacy, terms } satisfies Record<string, LegalFacts>
type LegalName = keyof typeof texts

export async function readLegal(name: LegalName, locale: Locale): Promise<LegalText> {
  const { updated, sections } = texts[name]
  const file = `content/legal/${name}/${locale}.md`
  const markdown = readFileSync(file, 'utf8')
  const filled = fillPlaces(markdown, valuesFor(locale), file)
  const text = compileText(filled, locale)
  const [problem] = text.problems
  if (problem) throw new Error(`${file}:${problem.line}: ${problem.sentence}`)
  if (text.sections.length !== sections.length)
    throw new Error(`${file}: ${text.sections.length} sections, but facts.ts names ${sections.length}.`)
  return {
    updated,
    intro: htmlOf(text.intro, text.title),
    sections: sectionsOf(text, sections, 'stack'),
  }
}

export async function readAccessibility(locale: Locale): Promise<AccessibilityStatement> {
  return { ...(await readLegal('accessibility', locale)), check: readCheck() }
}

function readCheck(): CheckRecord {
  return JSON.parse(readFileSync('content/legal/accessibility/last-check.json', 'utf8'))
}

function fillPlaces(markdown: string, values: Record<string, string>, file: string): string {
  return markdown.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file}: nothing is known as {{${name}}}.`)
    return value
  })
}

/** How long the browser keeps what the site leaves there. */
const deviceDays = { consentDays: cookieDays, languageDays: cookieDays, sessionDays: lasting.sessionDays }

function valuesFor(locale: Locale): Record<string, string> {
  const { tag, dates } = formats[locale]
  const percent = (share: number) => numberFormat(tag, { style: 'percent', ...unrounded }).format(share)
  const day = (date: string) => dateFormat(dates, { dateStyle: 'long' }).format(new Date(date))
  return {
    ...asText('', company, locale),
    phone: unbroken(company.phone),
    street: unbroken(company.street),
    storagePrefix,
    ...asText('', deviceDays),
    demoHours: String(lasting.demoHours),
    confirmHours: String(lasting.confirmHours),
    resetMinutes: String(lasting.resetMinutes),
    ...asText('', offer),
    ...asText(
      'retention.',
      recordOf(namesOf(retentionDays), (name) => numberFormat(tag).format(retentionDays[name])),
    ),
    'retention.rateKeysHours': String(retentionDays.rateKeys * 24),
    'retention.accountHitsHours': String(retentionDays.accountHits * 24),
    discountPercent: percent(offer.annualDiscount),
    uptimePercent: percent(claims.uptimePercent / 100),
    downtime: workText(downtimeHoursPerYear(claims.uptimePercent) * 60),
    ...asText('check.', { ...readCheck(), date: day(readCheck().date) }),
  }
}

function asText(prefix: string, values: Record<string, unknown>, locale?: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [prefix + name, textIn(value, locale)]),
  )
}

/** Some facts about the company have a wording for each language, and some are lists. */
function textIn(value: unknown, locale: Locale | undefined): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object' && value !== null)
    return String(new Map(Object.entries(value)).get(locale ?? ''))
  return String(value)
}

/** Numbers stay beside what they belong to. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
