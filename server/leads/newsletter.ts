/** Double opt-in: an address is subscribed only when a link that was mailed to it comes back. */
import type { Locale } from '#contract/locale.ts'
import { noteErasure } from '#server/audit.ts'
import type { Database } from '#server/database/open.ts'
import { queueLetters } from '#server/mail/outbox.ts'
import { isSame, keyedHash, keyFor } from '#server/secret.ts'

import { lettersFor, type Mailing } from './mail.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'

export interface NewsletterLinks {
  /** The language is that of the letter, and of the page that the link opens. */
  href: (purpose: LinkPurpose, lead: { id: string; locale: Locale }) => string
  /** The lead that a token is for; none when we did not sign it for this purpose. */
  leadOf: (purpose: LinkPurpose, token: string) => string | undefined
}

const path = '/api/newsletter'

export function createNewsletterLinks(secret: string, publicOrigin: string): NewsletterLinks {
  const key = keyFor(secret, 'newsletter')

  function sign(purpose: LinkPurpose, leadId: string): string {
    return keyedHash(key, `${purpose} ${leadId}`)
  }

  return {
    href(purpose, { id, locale }) {
      return `${publicOrigin}${path}/${purpose}?lang=${locale}&token=${id}.${sign(purpose, id)}`
    },
    leadOf(purpose, token) {
      const [leadId = '', signature = ''] = token.split('.')
      return isSame(Buffer.from(signature), Buffer.from(sign(purpose, leadId))) ? leadId : undefined
    },
  }
}

export interface Newsletter {
  /** `false` when there is nothing to confirm any more. */
  confirm: (leadId: string) => Promise<boolean>
  /** Erases every sign-up of the same address. */
  unsubscribe: (leadId: string) => Promise<void>
}

interface NewsletterParts {
  database: Database
  secret: string
  mailing: Mailing
  now: () => number
}

export function createNewsletter({
  database: { db, engine },
  secret,
  mailing,
  now,
}: NewsletterParts): Newsletter {
  return {
    confirm(leadId) {
      return db.transaction().execute(async (transaction) => {
        const signUps = await transaction
          .selectFrom('leads')
          .selectAll()
          .where('kind', '=', 'newsletter')
          .where('email', '=', (query) => query.selectFrom('leads').select('email').where('id', '=', leadId))
          .orderBy('id')
          // Of several that come at once, the others wait, and find one confirmed.
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .execute()
        const lead = signUps.find(({ id }) => id === leadId)
        if (lead?.status === 'confirmed') return true
        if (lead?.status !== 'unconfirmed' || (lead.erase_after ?? 0) <= now()) return false
        // The earlier one stays, because its letter holds the link that ends the subscription.
        if (signUps.some(({ status }) => status === 'confirmed')) {
          await transaction.deleteFrom('leads').where('id', '=', leadId).execute()
          return true
        }
        const confirmed = { status: 'confirmed', erase_after: null, confirmed_at: now() } as const
        await transaction.updateTable('leads').set(confirmed).where('id', '=', leadId).execute()
        await queueLetters(transaction, lettersFor({ ...lead, ...confirmed }, mailing), now())
        return true
      })
    },

    async unsubscribe(leadId) {
      await db.transaction().execute(async (transaction) => {
        const gone = await transaction
          .deleteFrom('leads')
          .where('kind', '=', 'newsletter')
          .where('email', '=', (query) => query.selectFrom('leads').select('email').where('id', '=', leadId))
          .returning('email')
          .execute()
        // Whoever follows the link again is gone already.
        if (!gone[0]) return
        const { email } = gone[0]
        const line = { at: now(), action: 'unsubscribe', removed: gone.length } as const
        await noteErasure(transaction, secret, { ...line, address: email })
      })
    },
  }
}
