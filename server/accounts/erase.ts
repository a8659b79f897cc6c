/** What of accounts and demos goes when its time has come, or when a person asks for it. */
import type { Kysely } from 'kysely'

import { daysInMilliseconds, retentionDays } from '#contract/retention.ts'
import { noteErasure } from '#server/audit.ts'
import { countDeleted } from '#server/database/count-deleted.ts'
import type { Tables } from '#server/database/tables.ts'

import { limiterKeys } from './limiter.ts'

/** Returns how many rows of each kind went. */
export async function eraseEndedAccounts(
  db: Kysely<Tables>,
  secret: string,
  time: number,
): Promise<Record<string, number>> {
  function ago(days: number): number {
    return time - daysInMilliseconds(days)
  }
  // Before the accounts, which would take theirs along uncounted.
  const sessions = await countDeleted(db.deleteFrom('account_sessions').where('expires_at', '<=', time))
  const tokens = await countDeleted(db.deleteFrom('account_tokens').where('expires_at', '<=', time))
  const unverifiedAccounts = await countDeleted(
    db
      .deleteFrom('accounts')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<=', ago(retentionDays.unverifiedAccounts))
      // A link that was asked for on the last day holds as long as its letter says.
      .where('id', 'not in', db.selectFrom('account_tokens').select('account_id')),
  )
  const deletedAccounts = await db
    .transaction()
    .execute((transaction) => eraseDeletedAccounts(transaction, secret, time))
  await db
    .updateTable('accounts')
    .set({ pending_email: null, pending_until: null })
    .where('pending_until', '<=', time)
    .execute()
  const hits = await countDeleted(
    db.deleteFrom('account_hits').where('at', '<=', ago(retentionDays.accountHits)),
  )
  const delays = await countDeleted(
    db
      .deleteFrom('account_delays')
      .where('last_at', '<=', ago(retentionDays.accountHits))
      .where('next_at', '<=', time),
  )
  return { sessions, tokens, unverifiedAccounts, deletedAccounts, accountHits: hits + delays }
}

/** Those whose owner deleted them and has had his time to take it back; of one address alone if one is given. */
export async function eraseDeletedAccounts(
  transaction: Kysely<Tables>,
  secret: string,
  time: number,
  address?: string,
): Promise<number> {
  const ended = transaction.deleteFrom('accounts').where('delete_after', '<=', time)
  const own = address === undefined ? ended : ended.where('email', '=', address)
  const gone = await own.returning(['id', 'email']).execute()
  for (const { id, email } of gone) {
    const line = { at: time, action: 'delete-account', removed: 1 } as const
    await noteErasure(transaction, secret, { ...line, address: email, accountIds: [id] })
  }
  return gone.length
}

/** The content goes at once; the note that there was a demo tells its reader for a while that the code has ended. */
export async function eraseEndedDemos(db: Kysely<Tables>, time: number): Promise<number> {
  await db
    .updateTable('demos')
    .set({ content: '', prepared_for: '', email: '' })
    .where('expires_at', '<=', time)
    .where('content', '<>', '')
    .execute()
  const past = time - daysInMilliseconds(retentionDays.endedDemos)
  return countDeleted(
    db
      .deleteFrom('demos')
      .where((where) => where.or([where('expires_at', '<=', past), where('revoked_at', '<=', past)])),
  )
}

export interface Erased {
  accounts: number
  accountIds: string[]
  demos: number
  /** Ids of letters that may lie in files. */
  letters: string[]
}

/** Everything that belongs to an address in lower case. */
export async function eraseAccountsOf(db: Kysely<Tables>, secret: string, address: string): Promise<Erased> {
  const own = db.selectFrom('accounts').select('id').where('email', '=', address)
  const letters = await db
    .selectFrom('outbox')
    .select('id')
    .where('lead_id', 'is', null)
    .where((where) => where.or([where('account_id', 'in', own), where('recipient', '=', address)]))
    .execute()
  const accounts = await db.deleteFrom('accounts').where('email', '=', address).returning('id').execute()
  const demos = await countDeleted(db.deleteFrom('demos').where('email', '=', address))
  await db.deleteFrom('outbox').where('recipient', '=', address).where('lead_id', 'is', null).execute()
  await db.deleteFrom('account_tokens').where('email', '=', address).execute()
  await db
    .updateTable('accounts')
    .set({ pending_email: null, pending_until: null })
    .where('pending_email', '=', address)
    .execute()
  for (const name of [address, `from ${address}`]) {
    const { delay, hits } = limiterKeys(secret, name)
    await db.deleteFrom('account_delays').where('key', '=', delay).execute()
    await db.deleteFrom('account_hits').where('key', 'in', hits).execute()
  }
  return {
    accounts: accounts.length,
    accountIds: accounts.map(({ id }) => id),
    demos,
    letters: letters.map(({ id }) => id),
  }
}
