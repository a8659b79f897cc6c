import type { Kysely } from 'kysely'

import { type Engine, table, wideInteger } from './table.ts'

export async function createLimits(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const time = wideInteger(engine)

  await table(db, engine, 'rate_hits')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_hits_at').on('rate_hits').column('at').execute()

  await table(db, engine, 'used_proofs')
    .addColumn('signature', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expires_at', time, (column) => column.notNull())
    .execute()

  await table(db, engine, 'audit_lines')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', time, (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .execute()
}
