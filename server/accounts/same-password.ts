import type { Kysely } from 'kysely'

import type { Database } from '#server/database/open.ts'
import type { AccountRow, Tables } from '#server/database/tables.ts'
import { Refusal } from '#server/http/refusal.ts'

/** The password may have been replaced while the old one was being compared; PostgreSQL holds the row until the end. */
export async function checkSamePassword(
  transaction: Kysely<Tables>,
  engine: Database['engine'],
  { id, password_hash }: AccountRow,
): Promise<void> {
  const same = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!same) throw new Refusal(401, 'unauthorized')
}
