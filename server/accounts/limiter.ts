/**
 * Limits per address, kept in the database: they hold across processes, restarts and network addresses, and they are
 * the same whether the address has an account or not. Nobody is ever locked out for good.
 */
import { type Kysely, sql } from 'kysely'

import { daysInMilliseconds, retentionDays } from '#contract/retention.ts'
import type { Database } from '#server/database/open.ts'
import type { Tables } from '#server/database/tables.ts'
import { Refusal } from '#server/http/refusal.ts'
import { keyedHash, keyFor } from '#server/secret.ts'

export interface Limiter {
  /** Counts a try as wrong before it is looked at, so that many at once gain nothing; refuses it when it comes too soon. */
  beginTry: (email: string) => Promise<void>
  /** The password was right. */
  clearTries: (email: string) => Promise<void>
  /** The try came to nothing for a reason of ours. */
  takeBack: (email: string) => Promise<void>
  /** Says whether one more mail may be sent to this address, and counts it. */
  mayMail: (db: Kysely<Tables>, purpose: MailPurpose, email: string) => Promise<boolean>
}

/** So many wrong passwords cost nothing. */
const freeTries = 5
const firstDelay = 15_000
const longestDelay = 15 * 60_000
const minute = 60_000
const hour = 60 * minute
const hourly = { milliseconds: hour, most: 3 }
const daily = { milliseconds: 24 * hour, most: 10 }

const mailPurposes = ['sign-up', 'resend', 'reset', 'email'] as const
type MailPurpose = (typeof mailPurposes)[number]

/** What an address is called in the tables of this file. */
export function limiterKeys(secret: string, email: string): { delay: string; hits: string[] } {
  const hits = mailPurposes.map((purpose) => keyOf(secret, purpose, email))
  return { delay: keyOf(secret, 'try', email), hits }
}

function keyOf(secret: string, purpose: MailPurpose | 'try', email: string): string {
  return keyedHash(keyFor(secret, 'accounts'), `${purpose} ${email}`)
}

interface LimiterParts {
  database: Database
  secret: string
  now: () => number
}

export function createLimiter({ database: { db, engine }, secret, now }: LimiterParts): Limiter {
  return {
    async beginTry(email) {
      const key = keyOf(secret, 'try', email)
      const wait = await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('account_delays')
          .values({ key, failures: 0, last_at: now(), next_at: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        const known = await transaction
          .selectFrom('account_delays')
          .selectAll()
          .where('key', '=', key)
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .executeTakeFirstOrThrow()
        const time = now()
        // A clock that was put back must not keep anybody waiting.
        if (known.next_at > time && known.last_at <= time) return known.next_at - time
        const isOld = known.last_at <= time - daysInMilliseconds(retentionDays.accountHits)
        const failures = (isOld ? 0 : known.failures) + 1
        await transaction
          .updateTable('account_delays')
          .set({ failures, last_at: time, next_at: time + delayAfter(failures) })
          .where('key', '=', key)
          .execute()
        return 0
      })
      if (wait > 0) throw new Refusal(429, 'too-many', { retryAfter: Math.ceil(wait / 1000) })
    },

    async clearTries(email) {
      await db
        .deleteFrom('account_delays')
        .where('key', '=', keyOf(secret, 'try', email))
        .execute()
    },

    async takeBack(email) {
      await db
        .updateTable('account_delays')
        .set((row) => ({ failures: row('failures', '-', 1), next_at: 0 }))
        .where('key', '=', keyOf(secret, 'try', email))
        .where('failures', '>', 0)
        .execute()
    },

    async mayMail(transaction, purpose, email) {
      const time = now()
      const key = keyOf(secret, purpose, email)
      // Of several at once each would find what the others have not committed yet; in SQLite they stand in line anyway.
      if (engine === 'postgres')
        await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(transaction)
      const hits = await transaction
        .selectFrom('account_hits')
        .select('at')
        .where('key', '=', key)
        .where('at', '>', time - 24 * hour)
        // Another server may be a little ahead; what is later still is of a clock that was put back.
        .where('at', '<=', time + minute)
        .execute()
      // Who has forgotten his password gets a link within the hour, however many others have asked for one in his name.
      const windows = purpose === 'reset' ? [hourly] : [hourly, daily]
      const isAllowed = windows.every(
        ({ milliseconds, most }) => hits.filter(({ at }) => at > time - milliseconds).length < most,
      )
      if (isAllowed) await transaction.insertInto('account_hits').values({ key, at: time }).execute()
      return isAllowed
    },
  }
}

/** Nothing for the first wrong ones, then 15 s, 30 s, 1 min …, 15 min at most. */
function delayAfter(failures: number): number {
  return failures < freeTries ? 0 : Math.min(firstDelay * 2 ** (failures - freeTries), longestDelay)
}
