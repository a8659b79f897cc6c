import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

import * as leads from './migrations/0001-leads.ts'
import * as outbox from './migrations/0002-outbox.ts'
import * as limits from './migrations/0003-limits.ts'
import type { Engine } from './migrations/table.ts'

interface Step {
  up: (db: Kysely<unknown>, engine: Engine) => Promise<void>
}

/** In order and by name; a step that was ever released is never changed. */
const steps: Record<string, Step> = {
  '0001-leads': leads,
  '0002-outbox': outbox,
  '0003-limits': limits,
}

export async function migrate<Tables>(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, { up: (any) => step.up(any, engine) }]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
