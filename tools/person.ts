import type { Kysely } from 'kysely'

import { contentOf } from '#contract/account-saved.ts'
import type { Tables } from '#server/database/tables.ts'

/** What is kept about an address besides its leads. Hashes and tokens stay here: they tell nobody anything. */
export async function readPerson(db: Kysely<Tables>, address: string): Promise<Record<string, object[]>> {
  const own = db.selectFrom('accounts').select('id').where('email', '=', address)
  const asked = db.selectFrom('leads').select('id').where('email', '=', address)
  const steps = await db
    .selectFrom('lead_steps')
    .select(['lead_id as lead', 'step', 'reached_at as reachedAt'])
    .where('lead_id', 'in', asked)
    .orderBy('reached_at')
    .execute()
  const accounts = await db
    .selectFrom('accounts')
    .select([
      'id',
      'email',
      'locale',
      'first_name as firstName',
      'last_name as lastName',
      'company',
      'website',
    ])
    .select(['job_title as jobTitle', 'phone_number as phoneNumber', 'pending_email as pendingEmail'])
    .select(['created_at as openedAt', 'confirmed_at as confirmedAt'])
    .select(['trial_ends_at as trialEndsAt', 'delete_after as deletionAt'])
    .where('email', '=', address)
    .execute()
  const saved = await db
    .selectFrom('account_saved')
    .select(['kind', 'name', 'hash', 'saved_at as savedAt'])
    .where('account_id', 'in', own)
    .orderBy('saved_at')
    .execute()
  const sessions = await db
    .selectFrom('account_sessions')
    .select(['device', 'started_at as startedAt', 'last_seen_at as lastSeenAt', 'expires_at as endsAt'])
    .where('account_id', 'in', own)
    .orderBy('started_at')
    .execute()
  const demos = await db
    .selectFrom('demos')
    .select(['id', 'prepared_for as preparedFor', 'locale', 'opened', 'content'])
    .select(['created_at as createdAt', 'expires_at as endsAt'])
    .where('email', '=', address)
    .orderBy('created_at')
    .execute()
  const letters = await db
    .selectFrom('outbox')
    .select(['letter', 'status', 'created_at as queuedAt', 'closed_at as closedAt'])
    .where('recipient', '=', address)
    .orderBy('created_at')
    .execute()
  return {
    steps: steps.map(withDates),
    accounts: accounts.map(withDates),
    saved: saved.map((item) => withDates({ ...item, content: contentOf(item) })),
    sessions: sessions.map(withDates),
    demos: demos.map((demo) => withDates({ ...demo, content: JSON.parse(demo.content) })),
    letters: letters.map(withDates),
  }
}

function withDates(row: object): object {
  const entries = Object.entries(row).map(([name, value]) => {
    return [name, typeof value === 'number' && name.endsWith('At') ? new Date(value).toISOString() : value]
  })
  return Object.fromEntries(entries)
}
