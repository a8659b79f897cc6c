import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

import { createLeads } from './migrations/0001-leads.ts'
import { createOutbox } from './migrations/0002-outbox.ts'
import { createLimits } from './migrations/0003-limits.ts'
import type { Engine } from './migrations/table.ts'

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>

/** In order and by name; a step that was ever released is never changed. */
const steps: Record<string, Step> = {
  '0001-leads': createLeads,
  '0002-outbox': createOutbox,
  '0003-limits': createLimits,
}

export async function migrate<Tables>(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, { up: (target) => step(target, engine) }]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
