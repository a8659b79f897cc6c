/** The letter that brings an access code. */
import * as v from 'valibot'

import { demoContentSchema } from '#contract/demo-view.ts'
import { fill } from '#contract/fill.ts'
import type { Database } from '#server/database/open.ts'
import type { Letter } from '#server/mail/letter.ts'
import type { Delivery } from '#server/mail/outbox.ts'
import type { Send } from '#server/mail/transport.ts'
import { bodies, dateOf } from '#server/mail/wording.ts'
import { accountWords, mailWords } from '#server/mail/words.ts'

interface DeliveryParts {
  database: Database
  send: Send
  codeOf: (id: string) => string
  publicOrigin: string
}

export function demoDeliveries({
  database,
  send,
  codeOf,
  publicOrigin,
}: DeliveryParts): Record<string, Delivery> {
  return {
    async 'demo-code'(row) {
      const demo = await database.db
        .selectFrom('demos')
        .selectAll()
        .where('id', '=', row.demo_id ?? '')
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      if (!demo || demo.content === '') return
      const { locale } = demo
      const words = accountWords[locale].demoCode
      const { title } = v.parse(demoContentSchema, JSON.parse(demo.content))
      const subject = fill(words.subject, { title })
      const letter: Letter = {
        locale,
        long: words.long,
        short: words.short,
        preview: subject,
        paragraphs: [mailWords[locale].greeting, fill(words.lede, { title })],
        action: { label: words.action, href: `${publicOrigin}/${locale}/password-protected` },
        facts: [
          { label: words.code, value: codeOf(demo.id) },
          { label: words.until, value: dateOf(demo.expires_at, locale, { dateStyle: 'long' }) },
          { label: words.preparedFor, value: demo.prepared_for },
        ],
        closing: [words.closing],
      }
      await send({ id: row.id, to: row.recipient, subject, ...bodies(letter) })
    },
  }
}
