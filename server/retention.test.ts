import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { expect, test, vi } from 'vitest'

import { daysInMilliseconds, retentionDays } from '#contract/retention.ts'

import { newSqliteFile, onEveryEngine } from './database/fixture-engines.ts'
import { backupDirectory, openSqlite } from './database/open.ts'
import { newLead, newSubscriber, TestClock, testSecret } from './fixture-leads.ts'
import { createNewsletter } from './leads/newsletter.ts'
import { createLeadStore } from './leads/store.ts'
import { createOutbox } from './mail/outbox.ts'
import { letterDirectory } from './mail/transport.ts'
import { eraseExpired, scheduleRetention } from './retention.ts'

const mailing = { operator: 'sales@example.org', employer: 'sales@example.org', hasWebhook: false }

onEveryEngine('everything goes on the day that was promised, and not before', async (database) => {
  const { db } = database
  const clock = new TestClock()
  const start = clock.time
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'))
  const parts = { database, secret: testSecret, dataDir, now: clock.now }
  const store = createLeadStore({ database, mailing, now: clock.now })
  const outbox = createOutbox({
    database,
    now: clock.now,
    log: () => undefined,
    deliveries: {
      operator: () => Promise.resolve(),
      confirmation: () => Promise.resolve(),
      'newsletter-confirm': () => Promise.resolve(),
    },
  })
  await store.save([
    newLead({ key: 'lead-key-1', proof: { signature: 's', expiresAt: start + daysInMilliseconds(1) } }),
    newLead({ key: 'quarantine-1', reasons: ['trap'] }),
    newSubscriber({ key: 'unconfirmed-1' }),
    newSubscriber({ key: 'confirmed-1' }),
  ])
  const { id } = await db
    .selectFrom('leads')
    .select('id')
    .where('idempotency_key', '=', 'confirmed-1')
    .executeTakeFirstOrThrow()
  while ((await outbox.round()) > 0);
  await createNewsletter({ database, secret: testSecret, mailing, now: clock.now }).confirm(id)
  await outbox.round()
  await db
    .insertInto('audit_lines')
    .values({ id: 'a', at: start, action: 'erase', subject: 'x', removed: 1 })
    .execute()

  async function left(): Promise<Record<string, unknown>> {
    const leads = await db.selectFrom('leads').select('idempotency_key').orderBy('idempotency_key').execute()
    const letters = await db.selectFrom('outbox').select('status').orderBy('status').execute()
    return {
      leads: leads.map((row) => row.idempotency_key),
      letters: letters.map(({ status }) => status),
      hits: (await db.selectFrom('rate_hits').selectAll().execute()).length,
      proofs: (await db.selectFrom('used_proofs').selectAll().execute()).length,
      audit: (await db.selectFrom('audit_lines').selectAll().execute()).length,
    }
  }
  async function after(days: number): Promise<Record<string, unknown>> {
    clock.time = start + daysInMilliseconds(days) - 1
    const before = await eraseExpired(parts).then(left)
    clock.time += 1
    await eraseExpired(parts)
    return { before, now: await left() }
  }

  const all = ['confirmed-1', 'lead-key-1', 'quarantine-1', 'unconfirmed-1']
  const letters = ['dead', 'sent', 'sent', 'sent', 'sent']
  expect(await after(1)).toEqual({
    before: { leads: all, letters, hits: 4, proofs: 1, audit: 1 },
    now: { leads: all, letters, hits: 0, proofs: 0, audit: 1 },
  })
  expect(await after(retentionDays.unconfirmedNewsletter)).toMatchObject({
    before: { leads: all },
    now: { leads: ['confirmed-1', 'lead-key-1', 'quarantine-1'], letters: letters.slice(0, -1) },
  })
  expect(await after(retentionDays.quarantine)).toMatchObject({
    before: { leads: ['confirmed-1', 'lead-key-1', 'quarantine-1'] },
    now: { leads: ['confirmed-1', 'lead-key-1'] },
  })
  expect(await after(retentionDays.sentMails)).toMatchObject({
    before: { letters: letters.slice(0, -1) },
    now: { letters: [] },
  })
  expect(await after(retentionDays.leads)).toMatchObject({
    before: { leads: ['confirmed-1', 'lead-key-1'] },
    now: { leads: ['confirmed-1'] },
  })
  expect(await after(retentionDays.auditLines)).toMatchObject({ before: { audit: 1 }, now: { audit: 0 } })
  expect(await left()).toMatchObject({ leads: ['confirmed-1'] })
  rmSync(dataDir, { recursive: true })
})

test('Nothing of what has gone is left in the files of the database.', async () => {
  const clock = new TestClock()
  const file = newSqliteFile()
  const database = await openSqlite(file)
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'))
  const values = { ...newLead().values, name: 'Unmistakable Name' }
  await createLeadStore({ database, mailing, now: clock.now }).save([newLead({ values })])
  const remains = () =>
    ['', '-wal'].some(
      (ending) => existsSync(file + ending) && readFileSync(file + ending, 'latin1').includes('Unmistakable'),
    )
  expect(remains()).toBe(true)
  clock.pass(daysInMilliseconds(retentionDays.leads))
  await eraseExpired({ database, secret: testSecret, dataDir, now: clock.now })
  expect(remains()).toBe(false)
  await database.close()
})

onEveryEngine('mails that were written into files go with the notes about them', async (database) => {
  const clock = new TestClock()
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'))
  const directory = letterDirectory(dataDir)
  expect(await eraseExpired({ database, secret: testSecret, dataDir, now: clock.now })).toMatchObject({
    files: 0,
  })
  mkdirSync(directory)
  // Not ours, and no reason to stop.
  mkdirSync(join(directory, 'a folder'))
  utimesSync(join(directory, 'a folder'), new Date(0), new Date(0))
  for (const [name, days] of [
    ['old.eml', 30],
    ['young.eml', 29],
  ] as const) {
    writeFileSync(join(directory, name), '')
    const written = new Date(clock.time - daysInMilliseconds(days))
    utimesSync(join(directory, name), written, written)
  }
  expect(await eraseExpired({ database, secret: testSecret, dataDir, now: clock.now })).toMatchObject({
    files: 1,
  })
  expect(existsSync(join(directory, 'old.eml'))).toBe(false)
  expect(existsSync(join(directory, 'young.eml'))).toBe(true)
  rmSync(dataDir, { recursive: true })
})

onEveryEngine('backups of our own go after thirty days; other files stay', async (database) => {
  const clock = new TestClock()
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'))
  const directory = backupDirectory(dataDir)
  mkdirSync(directory)
  const old = 'kurztakt-2026-10-01T00-00-00.sqlite'
  for (const [name, days] of [
    [old, 30],
    [`${old}-wal`, 30],
    // Its power was cut.
    [`${old}.part`, 30],
    ['../kurztakt.sqlite.restoring', 30],
    ['../kurztakt.sqlite', 90],
    ['kurztakt-2026-10-02T00-00-00.sqlite', 29],
    ['notes.txt', 90],
  ] as const) {
    writeFileSync(join(directory, name), '')
    const written = new Date(clock.time - daysInMilliseconds(days))
    utimesSync(join(directory, name), written, written)
  }
  expect(await eraseExpired({ database, secret: testSecret, dataDir, now: clock.now })).toMatchObject({
    backups: 4,
  })
  expect(readdirSync(directory).toSorted()).toEqual(['kurztakt-2026-10-02T00-00-00.sqlite', 'notes.txt'])
  expect(readdirSync(dataDir).toSorted()).toEqual(['backups', 'kurztakt.sqlite'])
  rmSync(dataDir, { recursive: true })
})

test('A directory that cannot be read is no empty one.', async () => {
  const database = await openSqlite(newSqliteFile())
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'))
  writeFileSync(backupDirectory(dataDir), '')
  await expect(eraseExpired({ database, secret: testSecret, dataDir, now: () => 0 })).rejects.toThrow(
    'ENOTDIR',
  )
  await database.close()
  rmSync(dataDir, { recursive: true })
})

test('Rows and files go without each other: old backups are what makes room on a full disk.', async () => {
  const clock = new TestClock()
  const database = await openSqlite(newSqliteFile())
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'))
  const parts = { database, secret: testSecret, dataDir, now: clock.now }
  const backup = join(backupDirectory(dataDir), 'kurztakt-2026-10-01T00-00-00.sqlite')
  mkdirSync(backupDirectory(dataDir))
  writeFileSync(backup, '')
  utimesSync(backup, new Date(0), new Date(0))
  await database.db.schema.alterTable('leads').renameTo('elsewhere').execute()
  await expect(eraseExpired(parts)).rejects.toThrow('no such table')
  expect(existsSync(backup)).toBe(false)

  await database.db.schema.alterTable('elsewhere').renameTo('leads').execute()
  const hit = { key: 'k', at: clock.time - daysInMilliseconds(2) }
  await database.db.insertInto('rate_hits').values(hit).execute()
  rmSync(backupDirectory(dataDir), { recursive: true })
  writeFileSync(backupDirectory(dataDir), 'no directory')
  await expect(eraseExpired(parts)).rejects.toThrow('ENOTDIR')
  expect(await database.db.selectFrom('rate_hits').selectAll().execute()).toEqual([])
  await database.close()
  rmSync(dataDir, { recursive: true })
})

test('It runs a minute after the start and then every day, and a failure ends neither.', async () => {
  const log: string[] = []
  // Asked as soon as a run begins; what it logs comes later.
  const now = vi.fn(new TestClock().now)
  const database = await openSqlite(newSqliteFile())
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  try {
    const end = scheduleRetention({
      database,
      secret: testSecret,
      dataDir,
      now,
      log: ({ level, event }) => log.push(`${level} ${event}`),
    })
    function passInPeace(milliseconds: number): void {
      now.mockClear()
      vi.advanceTimersByTime(milliseconds)
      expect(now).not.toHaveBeenCalled()
    }
    async function nextRun(): Promise<string | undefined> {
      vi.advanceTimersByTime(1)
      while (log.length === 0) await setImmediate()
      return log.pop()
    }
    passInPeace(59_999)
    expect(await nextRun()).toBe('info erased')
    passInPeace(daysInMilliseconds(1) - 60_001)
    await database.close()
    expect(await nextRun()).toBe('error erasure-failed')
    passInPeace(daysInMilliseconds(1) - 1)
    expect(await nextRun()).toBe('error erasure-failed')
    end()
    passInPeace(daysInMilliseconds(3))
  } finally {
    vi.useRealTimers()
    rmSync(dataDir, { recursive: true })
  }
})
