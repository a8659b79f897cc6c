import type { Kysely } from 'kysely'

import { type Engine, table, wideInteger } from './table.ts'

export async function createOutbox(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const time = wideInteger(engine)

  await table(db, engine, 'outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', time, (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('closed_at', time)
    .addColumn('last_error', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'next_at']).execute()
  await db.schema.createIndex('outbox_lead').on('outbox').column('lead_id').execute()
}
