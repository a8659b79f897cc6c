import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

import { createLeads } from './migrations/0001-leads.ts'
import { createOutbox } from './migrations/0002-outbox.ts'
import { createLimits } from './migrations/0003-limits.ts'
import { createAccounts } from './migrations/0004-accounts.ts'
import { createDemos } from './migrations/0005-demos.ts'
import { addConfirmations } from './migrations/0006-confirmations.ts'
import { addReferences } from './migrations/0007-references.ts'
import { composeAddresses } from './migrations/0008-composed-addresses.ts'
import { clearAddresses } from './migrations/0009-seen-addresses.ts'
import { addAskedLanguages } from './migrations/0010-asked-languages.ts'
import type { Engine } from './migrations/table.ts'

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>

/** In order and by name. A step that was ever released is never changed, and only adds: see `laterSteps`. */
const steps: Record<string, Step> = {
  '0001-leads': createLeads,
  '0002-outbox': createOutbox,
  '0003-limits': createLimits,
  '0004-accounts': createAccounts,
  '0005-demos': createDemos,
  '0006-confirmations': addConfirmations,
  '0007-references': addReferences,
  '0008-composed-addresses': composeAddresses,
  '0009-seen-addresses': clearAddresses,
  '0010-asked-languages': addAskedLanguages,
}

export async function migrate<Tables>(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, { up: (target) => step(target, engine) }]),
  )
  for (const name of await laterSteps(db)) migrations[name] = { up: () => Promise.resolve() }
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Steps of a newer release that was here before us: whoever goes back to an older one finds more than he needs. */
async function laterSteps<Tables>(db: Kysely<Tables>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(steps, name))
  } catch {
    // A new database has no such table yet.
    return []
  }
}
