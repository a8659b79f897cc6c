import type { Kysely } from 'kysely'

export async function addAskedLanguages(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('locale', 'text').execute()
}
