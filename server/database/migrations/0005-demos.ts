import type { Kysely } from 'kysely'

import { type Engine, table, wideInteger } from './table.ts'

export async function createDemos(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const time = wideInteger(engine)

  await table(db, engine, 'demos')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lookup', 'text', (column) => column.notNull().unique())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('prepared_for', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('expires_at', time, (column) => column.notNull())
    .addColumn('revoked_at', time)
    .addColumn('opened', 'integer', (column) => column.notNull())
    .execute()

  // Whom a letter is about besides leads; it goes when they go.
  for (const [column, owner] of [
    ['account_id', 'accounts.id'],
    ['demo_id', 'demos.id'],
  ] as const) {
    await db.schema
      .alterTable('outbox')
      .addColumn(column, 'text', (definition) => definition.references(owner).onDelete('cascade'))
      .execute()
    await db.schema
      .createIndex(`outbox_${column.replace('_id', '')}`)
      .on('outbox')
      .column(column)
      .execute()
  }
}
