import { chmodSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'

import { newPostgresUrl, onEveryEngine } from './fixture-engines.ts'
import { migrate } from './migrate.ts'
import { databaseFile, openDatabase, openPostgres, openSqlite } from './open.ts'
import { isUnavailable } from './unavailable.ts'

const scratch = mkdtempSync(join(tmpdir(), 'open-'))
afterAll(() => rmSync(scratch, { recursive: true }))

const hit = { key: 'a', at: 1 }

test('The file and its journal belong to the owner alone, and a commit is on the disk when it returns.', async () => {
  const file = databaseFile(scratch)
  writeFileSync(file, '')
  chmodSync(file, 0o644)
  const { db, engine, close } = await openDatabase({ dataDir: scratch, databaseUrl: undefined })
  expect(engine).toBe('sqlite')
  for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o777).toBe(0o600)
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
  expect((await sql`pragma secure_delete`.execute(db)).rows).toEqual([{ secure_delete: 1 }])
  expect((await sql`pragma foreign_keys`.execute(db)).rows).toEqual([{ foreign_keys: 1 }])
  await close()
})

test('What does not fit its column is refused.', async () => {
  const { db, close } = await openSqlite(join(scratch, 'strict.sqlite'))
  await expect(
    db
      .insertInto('rate_hits')
      .values({ ...hit, at: 1.5 })
      .execute(),
  ).rejects.toThrow('cannot store REAL')
  const date: unknown = new Date()
  await expect(sql`select ${date}`.execute(db)).rejects.toThrow('SQLite cannot take a value of type object')
  await close()
})

test('A file that was moved or deleted takes nothing more: it would be lost with the process.', async () => {
  const file = join(scratch, 'moved.sqlite')
  const { db, close } = await openSqlite(file)
  await db.insertInto('rate_hits').values(hit).execute()
  renameSync(file, `${file}.old`)
  const writing = db
    .insertInto('rate_hits')
    .values({ ...hit, key: 'b' })
    .execute()
  await expect(writing).rejects.toSatisfy(isUnavailable)
  renameSync(`${file}.old`, file)
  expect(await db.selectFrom('rate_hits').select('key').execute()).toHaveLength(1)
  await close()
})

test('Two processes can work on one file.', async () => {
  const file = join(scratch, 'shared.sqlite')
  const one = await openSqlite(file)
  const two = await openSqlite(file)
  await one.db
    .transaction()
    .execute((transaction) => transaction.insertInto('rate_hits').values(hit).execute())
  await two.db
    .insertInto('rate_hits')
    .values({ ...hit, key: 'b' })
    .execute()
  expect(await one.db.selectFrom('rate_hits').select('key').execute()).toHaveLength(2)
  await Promise.all([one.close(), two.close()])
})

test('A database that cannot be opened is one clear error without a password.', async () => {
  const file = join(scratch, 'broken.sqlite')
  writeFileSync(file, 'this is no database, but it is long enough to look like one '.repeat(20))
  await expect(openSqlite(file)).rejects.toThrow('Cannot open the sqlite database (file is not a database).')
  await expect(openPostgres('postgres://user:hidden@127.0.0.1:1/name')).rejects.toThrow(
    'Cannot open the postgres database (ECONNREFUSED).',
  )
})

onEveryEngine('migrating again changes nothing', async ({ db, engine }) => {
  await db.insertInto('rate_hits').values(hit).execute()
  await migrate(db, engine)
  expect(await db.selectFrom('rate_hits').selectAll().execute()).toEqual([hit])
})

onEveryEngine('addresses that an older release kept as typed are found again', async ({ db, engine }) => {
  const account = {
    password_hash: '',
    locale: 'de' as const,
    first_name: 'J',
    last_name: 'D',
    company: '',
    job_title: '',
    phone_number: '',
    website: '',
    created_at: 1,
    confirmed_at: 1,
    trial_ends_at: null,
    delete_after: null,
    pending_until: null,
  }
  const typed = [
    'jose\u0301@example.org',
    'jos\u00e9@example.org',
    'zoe\u0308@example.org',
    'jane@example.org',
    '\u202amax@example.org',
  ]
  const rows = typed.map((email, index) => {
    return {
      ...account,
      id: String(index),
      email,
      pending_email: index === 3 ? 'zoe\u0308@example.org' : null,
    }
  })
  await db.insertInto('accounts').values(rows).execute()
  await db.schema.alterTable('outbox').dropColumn('locale').execute()
  await sql`delete from kysely_migration where name >= '0008'`.execute(db)
  await migrate(db, engine)
  const found = await db.selectFrom('accounts').select(['email', 'pending_email']).orderBy('id').execute()
  // The first one's mailbox has an account already.
  expect(found.map(({ email }) => email)).toEqual([
    typed[0],
    typed[1],
    'zo\u00eb@example.org',
    typed[3],
    'max@example.org',
  ])
  expect(found[3]?.pending_email).toBe('zo\u00eb@example.org')
})

onEveryEngine('an older release works on what a newer one left', async ({ db, engine }) => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2126-01-01')`.execute(db)
  await migrate(db, engine)
  await db.insertInto('rate_hits').values(hit).execute()
  expect(await db.selectFrom('rate_hits').selectAll().execute()).toEqual([hit])
})

onEveryEngine('a transaction that fails leaves nothing, and others wait for it', async ({ db }) => {
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('rate_hits').values(hit).execute()
    await pause(20)
    throw new Error('on purpose')
  })
  await Promise.all([
    expect(failing).rejects.toThrow('on purpose'),
    db
      .insertInto('rate_hits')
      .values({ ...hit, key: 'b' })
      .execute(),
  ])
  expect(await db.selectFrom('rate_hits').select('key').execute()).toEqual([{ key: 'b' }])
})

const postgresUrl = await newPostgresUrl()

test.skipIf(!postgresUrl)('A server waits for another one that changes the tables.', async () => {
  const first = new Client({ connectionString: postgresUrl })
  await first.connect()
  // The number by which Kysely lets one at a time change them.
  await first.query('select pg_advisory_lock(3853314791062309107)')
  let isOpen = false
  const opening = openPostgres(postgresUrl ?? '').finally(() => (isOpen = true))
  // Longer than any visitor would wait.
  await pause(3_000)
  expect(isOpen).toBe(false)
  await first.end()
  const { db, close } = await opening
  expect(await db.selectFrom('leads').selectAll().execute()).toEqual([])
  await close()
})

test.skipIf(!postgresUrl)(
  'A connection that breaks in the middle of a transaction is an outage, not our end.',
  async () => {
    const { db, close } = await openPostgres(postgresUrl ?? '')
    const cut = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      await pause(100)
      await transaction.insertInto('rate_hits').values(hit).execute()
    })
    expect(isUnavailable(await cut.catch((error: unknown) => error))).toBe(true)
    expect(await db.selectFrom('rate_hits').selectAll().execute()).toEqual([])
    await close()
  },
)

onEveryEngine('times in milliseconds come back as the numbers they were', async ({ db, forget }) => {
  const at = Date.UTC(2126, 0, 1)
  await db
    .insertInto('rate_hits')
    .values({ ...hit, at })
    .execute()
  await forget()
  expect(await db.selectFrom('rate_hits').selectAll().execute()).toEqual([{ ...hit, at }])
})

onEveryEngine('a mistake of ours is not taken for an outage', async ({ db }) => {
  const mistake = await sql`select * from nowhere`.execute(db).catch((error: unknown) => error)
  expect(mistake).toBeInstanceOf(Error)
  expect(isUnavailable(mistake)).toBe(false)
  expect(isUnavailable(new TypeError('x'))).toBe(false)
  expect(isUnavailable('x')).toBe(false)
})
