import type { Kysely } from 'kysely'

import { type Engine, wideInteger } from './table.ts'

export async function addConfirmations(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('leads').addColumn('confirmed_at', wideInteger(engine)).execute()
}
