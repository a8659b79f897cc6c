import type { Kysely } from 'kysely'

import { type Engine, table, wideInteger } from './table.ts'

export async function createLeads(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const time = wideInteger(engine)

  await table(db, engine, 'leads')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reasons', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('received_at', time, (column) => column.notNull())
    .addColumn('erase_after', time)
    .execute()
  // Every index makes storing a lead slower; what only the operator and the nightly clean-up ask for has none.
  await db.schema.createIndex('leads_email').on('leads').column('email').execute()

  await table(db, engine, 'lead_steps')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('reached_at', time, (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_steps_key', ['lead_id', 'step'])
    .execute()
}
