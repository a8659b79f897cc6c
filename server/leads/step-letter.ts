/** Tells the customer that a demo request has reached the next step of the project. */
import { fill } from '#contract/fill.ts'
import type { Database } from '#server/database/open.ts'
import type { LeadRow } from '#server/database/tables.ts'
import type { Letter } from '#server/mail/letter.ts'
import type { Delivery } from '#server/mail/outbox.ts'
import type { Send } from '#server/mail/transport.ts'
import { bodies, dateOf, greeting } from '#server/mail/wording.ts'
import { accountWords, mailWords } from '#server/mail/words.ts'

import { fieldsOf, nextStops } from './mail.ts'

const steps = [1, 2, 3, 4] as const

export function stepLetter(step: number): string {
  return `step-${step}`
}

interface DeliveryParts {
  database: Database
  find: (id: string) => Promise<LeadRow | undefined>
  send: Send
  publicOrigin: string
}

export function stepDeliveries({
  database,
  find,
  send,
  publicOrigin,
}: DeliveryParts): Record<string, Delivery> {
  const { db } = database

  function delivery(step: number): Delivery {
    return async (row) => {
      const lead = await find(row.lead_id ?? '')
      const reached = await db
        .selectFrom('lead_steps')
        .select('reached_at')
        .where('lead_id', '=', row.lead_id ?? '')
        .where('step', '=', step)
        .executeTakeFirst()
      if (!lead || !reached) return
      const account = await db
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', lead.email)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst()
      const href = account && `${publicOrigin}/${lead.locale}/account`
      await send({ id: row.id, to: row.recipient, ...compose(lead, step, reached.reached_at, href) })
    }
  }

  return Object.fromEntries(steps.map((step) => [stepLetter(step), delivery(step)]))
}

function compose(lead: LeadRow, step: number, reachedAt: number, href: string | undefined) {
  const { reference, locale } = lead
  const words = accountWords[locale].step
  const [here, ...ahead] = nextStops('demo', locale).slice(step - 1)
  const time = dateOf(reachedAt, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const values = { reference, step, steps: steps.length, title: here?.title ?? '' }
  const subject = fill(words.subject, values)
  const letter: Letter = {
    locale,
    long: words.long,
    short: fill(words.short, values),
    preview: subject,
    reference,
    paragraphs: [
      greeting(fieldsOf(lead)['name'] ?? '', mailWords[locale]),
      ahead.length > 0 ? words.lede : words.ledeLast,
    ],
    stops: here ? [{ ...here, time }, ...ahead] : [],
    ...(href && { action: { label: words.action, href } }),
    closing: [fill(words.closing, values)],
  }
  return { subject, ...bodies(letter) }
}
