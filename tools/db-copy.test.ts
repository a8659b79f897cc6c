import { afterAll, expect, test } from 'vitest'

import { newPostgresUrl, newSqliteFile, onEveryEngine } from '#server/database/fixture-engines.ts'
import { type Database, openPostgres, openSqlite } from '#server/database/open.ts'
import { tableNames } from '#server/database/tables.ts'
import { newLead, newSubscriber, TestClock } from '#server/fixture-leads.ts'
import { createLeadStore } from '#server/leads/store.ts'

import { copyDatabase } from './db-copy.ts'

const opened: Database[] = []
afterAll(() => Promise.all(opened.map(({ close }) => close())))

async function keep(opening: Promise<Database>): Promise<Database> {
  const database = await opening
  opened.push(database)
  return database
}

async function fill(database: Database): Promise<void> {
  const mailing = { operator: 'sales@example.org', hasWebhook: true }
  const store = createLeadStore({ database, mailing, now: new TestClock().now })
  await store.save([
    newLead({ proof: { signature: 's', expiresAt: 1 } }),
    newLead({ reasons: ['trap'] }),
    newSubscriber({ locale: 'de' }),
    ...Array.from({ length: 250 }, () => newLead({ reasons: ['no-proof'] })),
  ])
  const { id } = await database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
  await database.db.insertInto('lead_steps').values({ lead_id: id, step: 1, reached_at: 1 }).execute()
  await database.db
    .insertInto('audit_lines')
    .values({ id: 'a', at: 1, action: 'erase', subject: 'x', removed: 1 })
    .execute()
}

onEveryEngine('everything arrives in a new SQLite file, with the same hashes', async (from) => {
  await fill(from)
  const to = await keep(openSqlite(newSqliteFile()))
  const copied = await copyDatabase(from, to)
  expect(copied.map(({ table }) => table)).toEqual([...tableNames])
  expect(copied.find(({ table }) => table === 'leads')?.rows).toBe(253)
  for (const { rows } of copied) expect(rows).toBeGreaterThan(0)
  const leads = await Promise.all(
    [from, to].map(({ db }) => db.selectFrom('leads').selectAll().orderBy('id').execute()),
  )
  expect(leads[1]).toEqual(leads[0])
  await expect(copyDatabase(from, to)).rejects.toThrow('The target is not empty')
})

const url = await newPostgresUrl()

test.skipIf(!url)('There and back again between SQLite and PostgreSQL nothing changes.', async () => {
  const from = await keep(openSqlite(newSqliteFile()))
  await fill(from)
  const middle = await keep(openPostgres(url ?? ''))
  const back = await keep(openSqlite(newSqliteFile()))
  const there = await copyDatabase(from, middle)
  expect(await copyDatabase(middle, back)).toEqual(there)
})
