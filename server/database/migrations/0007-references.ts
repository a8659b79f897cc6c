import type { Kysely } from 'kysely'

/** Not unique: older databases hold a few that were given out twice. */
export async function addReferences(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('leads_reference').on('leads').column('reference').execute()
}
