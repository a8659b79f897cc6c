import { existsSync } from 'node:fs'

import { afterAll, expect, test } from 'vitest'

import type { DemoContent } from '#contract/demo-view.ts'
import { createLimiter } from '#server/accounts/limiter.ts'
import { createPasswords } from '#server/accounts/passwords.ts'
import { createSavedStore } from '#server/accounts/saved.ts'
import { createSessions } from '#server/accounts/sessions.ts'
import { createAccountStore } from '#server/accounts/store.ts'
import { createMailTokens } from '#server/accounts/tokens.ts'
import { newPostgresUrl, newSqliteFile, onEveryEngine } from '#server/database/fixture-engines.ts'
import { type Database, openPostgres, openSqlite } from '#server/database/open.ts'
import { tableNames } from '#server/database/tables.ts'
import { createDemoStore } from '#server/demos/store.ts'
import { newLead, newSubscriber, TestClock, testSecret } from '#server/fixture-leads.ts'
import { createLeadStore } from '#server/leads/store.ts'

import { copyDatabase, copyPlace } from './db-copy.ts'

const opened: Database[] = []
afterAll(() => Promise.all(opened.map(({ close }) => close())))

async function keep(opening: Promise<Database>): Promise<Database> {
  const database = await opening
  opened.push(database)
  return database
}

async function fill(database: Database): Promise<void> {
  const mailing = { operator: 'sales@example.org', employer: 'sales@example.org', hasWebhook: true }
  const store = createLeadStore({ database, mailing, now: new TestClock().now })
  await store.save([
    newLead({ proof: { signature: 's', expiresAt: 1 } }),
    newLead({ reasons: ['trap'] }),
    newSubscriber({ locale: 'de' }),
    ...Array.from({ length: 250 }, () => newLead({ reasons: ['no-proof'] })),
  ])
  await fillAccounts(database)
  const { id } = await database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
  await database.db.insertInto('lead_steps').values({ lead_id: id, step: 1, reached_at: 1 }).execute()
  await database.db
    .insertInto('audit_lines')
    .values({ id: 'a', at: 1, action: 'erase', subject: 'x', removed: 1 })
    .execute()
}

async function fillAccounts(database: Database): Promise<void> {
  const { now } = new TestClock()
  const limiter = createLimiter({ database, secret: testSecret, now })
  const mailTokens = createMailTokens(testSecret)
  const store = createAccountStore({ database, secret: testSecret, limiter, mailTokens, now })
  const person = { firstName: 'J', lastName: 'D', company: '', jobTitle: '', phoneNumber: '', website: '' }
  await store.signUp({ ...person, email: 'jane@example.org', passwordHash: 'hash', locale: 'de' })
  await limiter.beginTry('jane@example.org')
  const account = await database.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  await createSessions({ database, now }).start(account, 'Firefox · Linux')
  await createSavedStore({ database, now }).save(account.id, { kind: 'workflow', name: 'x', hash: 'w=1~x' })
  const demos = createDemoStore({ database, passwords: createPasswords(), secret: testSecret, now })
  const content: DemoContent = { title: 'x', blocks: [{ kind: 'text', text: 'y' }] }
  await demos.create({ content, preparedFor: 'z', days: 1, locale: 'en', email: 'jane@example.org' })
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

test('A source that does not exist is refused and not made, nor is the target.', async () => {
  const [from, to] = [newSqliteFile(), newSqliteFile()]
  await expect(copyPlace(`sqlite:${from}`, `sqlite:${to}`)).rejects.toThrow(`There is no ${from}.`)
  expect([from, to].filter((file) => existsSync(file))).toEqual([])
})

test('A source that the server uses is refused, because what it takes in meanwhile would stay behind.', async () => {
  const [from, to] = [newSqliteFile(), newSqliteFile()]
  const live = await openSqlite(from)
  await expect(copyPlace(`sqlite:${from}`, `sqlite:${to}`)).rejects.toThrow('stop the server first')
  expect(existsSync(to)).toBe(false)
  await live.db.insertInto('rate_hits').values({ key: 'x', at: 1 }).execute()
  await live.close()
  const copied = await copyPlace(`sqlite:${from}`, `sqlite:${to}`)
  expect(copied.find(({ table }) => table === 'rate_hits')?.rows).toBe(1)
})

test('Both databases are closed, also after a failure.', async () => {
  const [from, to] = [newSqliteFile(), newSqliteFile()]
  const source = await openSqlite(from)
  await source.db.insertInto('rate_hits').values({ key: 'x', at: 1 }).execute()
  await source.close()
  await copyPlace(`sqlite:${from}`, `sqlite:${to}`)
  await expect(copyPlace(`sqlite:${from}`, `sqlite:${to}`)).rejects.toThrow('The target is not empty')
  await expect(copyPlace(`sqlite:${from}`, 'nowhere')).rejects.toThrow('Say where from')
  // The last one to close a database removes its journal.
  expect([from, to].filter((file) => existsSync(`${file}-wal`))).toEqual([])
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
