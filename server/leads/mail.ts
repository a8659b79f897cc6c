/** The letters about a lead: which ones there are, and what they say. */
import * as v from 'valibot'

import { toolPaths } from '#contract/account.ts'
import { fill } from '#contract/fill.ts'
import { decodeWish } from '#contract/estimate.ts'
import type { FieldName, LeadKind } from '#contract/lead.ts'
import { formats, type Locale } from '#contract/locale.ts'
import { offer } from '#contract/offer.ts'
import { retentionDays } from '#contract/retention.ts'
import { decodeForecast, forecast, paybackMonth, readable } from '#contract/roi.ts'
import { hiringDays } from '#contract/roles.ts'
import { careersDetails as germanRoles } from '#locales/de/pages/careers-details.ts'
import { product3 as germanForecast } from '#locales/de/pages/product-3.ts'
import { careersDetails as englishRoles } from '#locales/en/pages/careers-details.ts'
import { product3 as englishForecast } from '#locales/en/pages/product-3.ts'
import type { LeadRow, OutboxRow } from '#server/database/tables.ts'
import type { Letter } from '#server/mail/letter.ts'
import { type Delivery, type Draft, Undeliverable, webhookLetter } from '#server/mail/outbox.ts'
import type { Message, Send } from '#server/mail/transport.ts'
import { bodies, dateOf, greeting, momentOf } from '#server/mail/wording.ts'
import { mailWords } from '#server/mail/words.ts'
import type { Settings } from '#server/settings.ts'

import type { NewsletterLinks } from './newsletter.ts'
import { callWebhook, type WebhookSettings } from './webhook.ts'

export interface Mailing {
  operator: string
  /** Reads the applications. */
  employer: string
  hasWebhook: boolean
}

export function mailingOf({ leadsTo, applicationsTo, webhook }: Settings): Mailing {
  return { operator: leadsTo, employer: applicationsTo, hasWebhook: webhook !== undefined }
}

export interface LetterDraft extends Draft {
  toVisitor: boolean
}

const forecastWords = { en: englishForecast, de: germanForecast }
const roleTitles: Record<Locale, Record<string, string>> = { en: englishRoles.roles, de: germanRoles.roles }

/** What becomes due when a lead has just reached its status. */
export function lettersFor(lead: LeadRow, { operator, employer, hasWebhook }: Mailing): LetterDraft[] {
  // Only those who decide about an application get to see it.
  const isApplication = lead.kind === 'application'
  const recipient = isApplication ? employer : operator
  const toOperator = { leadId: lead.id, letter: 'operator', recipient, toVisitor: false }
  const webhook =
    hasWebhook && !isApplication
      ? [{ leadId: lead.id, letter: webhookLetter, recipient: webhookLetter, toVisitor: false }]
      : []
  function toVisitor(letter: string): LetterDraft {
    return { leadId: lead.id, letter, recipient: lead.email, toVisitor: true }
  }
  switch (lead.status) {
    case 'new':
      return [toOperator, toVisitor('confirmation'), ...webhook]
    case 'unconfirmed':
      return [toVisitor('newsletter-confirm')]
    case 'confirmed':
      return [toVisitor('newsletter-welcome'), ...webhook]
    case 'quarantine':
      // A visitor without JavaScript cannot do the work, and no program decides about an application.
      return lead.reasons === 'no-proof' || isApplication ? [toOperator] : []
    case 'done':
      return []
  }
}

/** The operator need not be told what he has just released. */
export function lettersAfterRelease(lead: LeadRow, mailing: Mailing): LetterDraft[] {
  return lettersFor(lead, mailing).filter(({ letter }) => letter !== 'operator')
}

interface DeliveryParts {
  find: (id: string) => Promise<LeadRow | undefined>
  send: Send
  links: NewsletterLinks
  publicOrigin: string
  webhook: WebhookSettings | undefined
  now: () => number
}

type Compose = (
  lead: LeadRow,
  context: { links: NewsletterLinks; publicOrigin: string },
) => Omit<Message, 'id' | 'to'>

const composers: Record<string, Compose> = {
  operator: operatorLetter,
  confirmation: confirmationLetter,
  'newsletter-confirm': newsletterConfirmLetter,
  'newsletter-welcome': newsletterWelcomeLetter,
}

/** One delivery for each letter's name. A lead that was erased meanwhile has nothing to deliver. */
export function leadDeliveries(parts: DeliveryParts): Record<string, Delivery> {
  const { find, send, webhook, now } = parts

  async function leadOf(row: OutboxRow): Promise<LeadRow | undefined> {
    return row.lead_id === null ? undefined : find(row.lead_id)
  }

  const byMail = Object.entries(composers).map(([letter, compose]): [string, Delivery] => [
    letter,
    async (row) => {
      const lead = await leadOf(row)
      if (!lead) return
      try {
        await send({ id: row.id, to: row.recipient, ...compose(lead, parts) })
      } catch (error) {
        // The operator's own mailbox may not exist yet. No lead goes unheard for that: it is tried on, and told in the end.
        throw letter === 'operator' && error instanceof Undeliverable
          ? Object.assign(new Error('The operator has no mailbox.'), { code: 'operator-refused' })
          : error
      }
    },
  ])
  return {
    ...Object.fromEntries(byMail),
    async webhook(row) {
      const lead = await leadOf(row)
      if (lead && webhook) await callWebhook(webhook, row, lead, now())
    },
  }
}

const storedFields = v.record(v.string(), v.string())

export function fieldsOf(lead: LeadRow): Record<string, string> {
  return v.parse(storedFields, JSON.parse(lead.fields))
}

function operatorLetter(lead: LeadRow, { publicOrigin }: { publicOrigin: string }): ReturnType<Compose> {
  const words = mailWords[lead.locale]
  const fields = fieldsOf(lead)
  const { reference } = lead
  const kind = words.kinds[lead.kind]
  const labels: Record<string, string> = words.fields satisfies Record<FieldName, string>
  const role = roleTitles[lead.locale][fields['role'] ?? '']
  const about = fields['subject'] ?? fields['company'] ?? role ?? fields['name'] ?? lead.email
  const eraseOn = dateOf(lead.erase_after ?? lead.received_at, lead.locale, { dateStyle: 'long' })
  const letter: Letter = {
    locale: lead.locale,
    long: fill(words.operator.long, { kind }),
    short: words.operator.short,
    preview: about,
    reference,
    paragraphs: [
      lead.status === 'quarantine' ? fill(words.operator.unchecked, { reference }) : words.operator.checked,
    ],
    facts: [
      { label: words.received, value: momentOf(lead.received_at, lead.locale, 'long') },
      ...Object.entries(fields)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => ({
          label: labels[name] ?? name,
          ...(attachment(name, value, lead.locale, publicOrigin) ?? {
            value: (name === 'role' && role) || value,
          }),
        })),
    ],
    closing: [fill(words.operator.closing, { date: eraseOn })],
  }
  return {
    subject: fill(words.operator.subject, { reference, kind, about }),
    replyTo: fields['email'] ?? lead.email,
    ...bodies(letter),
  }
}

/** What came from one of the tools is a link to it; the forecast is told in a sentence as well. */
function attachment(
  name: string,
  value: string,
  locale: Locale,
  publicOrigin: string,
): { value: string; href: string } | undefined {
  if (name === 'workflow' && /^w=[\w~*.-]+$/.test(value))
    return { value: '', href: `${publicOrigin}/${locale}${toolPaths.workflow}#${value}` }
  if (name === 'estimate' && decodeWish(value))
    return { value: '', href: `${publicOrigin}/${locale}/pricing-3#${value}` }
  if (name !== 'forecast') return undefined
  const decoded = decodeForecast(value)
  if (decoded.kind !== 'state') return undefined
  const { inputs, spreads, currency = formats[locale].currency } = decoded.state
  const { expected } = forecast(inputs, spreads)
  const month = paybackMonth(expected)
  const words = forecastWords[locale]
  const { tag } = formats[locale]
  const number = (amount: number) => amount.toLocaleString(tag)
  const sentence = fill(month === undefined ? words.summaryNever : words.summary, {
    cases:
      inputs.casesPerMonth === 1 ? words.oneCase : fill(words.cases, { count: number(inputs.casesPerMonth) }),
    minutes: number(inputs.minutesPerCase),
    hours: number(readable(expected.hoursPerYear)),
    money: readable(expected.afterHorizon).toLocaleString(tag, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    }),
    month: month ?? '',
  })
  return { value: sentence, href: `${publicOrigin}/${locale}${toolPaths.forecast}#${value}` }
}

function confirmationLetter(lead: LeadRow, { publicOrigin }: { publicOrigin: string }): ReturnType<Compose> {
  const words = mailWords[lead.locale]
  const kind = lead.kind === 'newsletter' ? 'contact' : lead.kind
  const { subject, long, short, lede } = words.confirmation[kind]
  const { reference } = lead
  const fields = fieldsOf(lead)
  const attached = (['forecast', 'workflow'] as const).filter((name) => fields[name])
  const values = { reference, days: retentionDays.leads }
  const letter: Letter = {
    locale: lead.locale,
    long,
    short,
    preview: fill(subject, values),
    reference,
    paragraphs: [greeting(fields['name'] ?? '', words), fill(lede, values)],
    stops: [
      {
        time: momentOf(lead.received_at, lead.locale, 'short'),
        title: words.received,
        note: [reference, ...attached.map((name) => words.fields[name])].join(' · '),
      },
      ...nextStops(kind, lead.locale),
    ],
    closing: [fill(words.confirmation.closing, { origin: publicOrigin })],
  }
  return { subject: fill(subject, values), ...bodies(letter) }
}

export function nextStops(
  kind: Exclude<LeadKind, 'newsletter'>,
  locale: Locale,
): NonNullable<Letter['stops']> {
  const words = mailWords[locale]
  if (kind !== 'demo') {
    const { nextTitle, nextNote } = words.confirmation[kind]
    return [{ time: words.next, title: nextTitle, note: fill(nextNote, { days: hiringDays[1] }) }]
  }
  const { session, sessionNote, demo, demoNote, goals, goalsNote, implementation, implementationNote } =
    words.confirmation.demo
  function upTo(count: number, unit: 'h' | 'd'): string {
    return fill(words.upTo, { count, unit })
  }
  return [
    { time: upTo(offer.sessionHours, 'h'), title: session, note: sessionNote },
    // The letter about a step has a date in place of the time.
    { time: upTo(offer.demoDays, 'd'), title: demo, note: fill(demoNote, { days: offer.demoDays }) },
    { time: words.asNeeded, title: goals, note: goalsNote },
    { time: upTo(offer.implementationDays, 'd'), title: implementation, note: implementationNote },
  ]
}

function newsletterConfirmLetter(lead: LeadRow, { links }: { links: NewsletterLinks }): ReturnType<Compose> {
  const { greeting: hello, newsletterConfirm: words } = mailWords[lead.locale]
  const lede = fill(words.lede, { days: retentionDays.unconfirmedNewsletter })
  const letter: Letter = {
    locale: lead.locale,
    long: words.long,
    short: words.short,
    preview: words.subject,
    paragraphs: [hello, lede],
    action: { label: words.action, href: links.href('confirm', lead) },
    closing: [words.closing],
  }
  return { subject: words.subject, ...bodies(letter) }
}

function newsletterWelcomeLetter(lead: LeadRow, { links }: { links: NewsletterLinks }): ReturnType<Compose> {
  const { greeting: hello, newsletterWelcome: words } = mailWords[lead.locale]
  const href = links.href('unsubscribe', lead)
  const letter: Letter = {
    locale: lead.locale,
    long: words.long,
    short: words.short,
    preview: words.subject,
    paragraphs: [hello, words.lede],
    action: { label: words.action, href, isQuiet: true },
    closing: [words.closing],
  }
  const headers = { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { subject: words.subject, ...bodies(letter), headers }
}
