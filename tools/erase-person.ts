import type { Kysely } from 'kysely'

import { type Erased, eraseAccountsOf } from '#server/accounts/erase.ts'
import { countDeleted } from '#server/database/count-deleted.ts'
import type { Tables } from '#server/database/tables.ts'

/** Everything that belongs to an address in lower case. */
export async function erasePerson(
  db: Kysely<Tables>,
  secret: string,
  address: string,
): Promise<Erased & { leads: number }> {
  const ids = db.selectFrom('leads').select('id').where('email', '=', address)
  const posted = await db.selectFrom('outbox').select('id').where('lead_id', 'in', ids).execute()
  const leads = await countDeleted(db.deleteFrom('leads').where('email', '=', address))
  const erased = await eraseAccountsOf(db, secret, address)
  return { ...erased, leads, letters: [...posted.map(({ id }) => id), ...erased.letters] }
}
