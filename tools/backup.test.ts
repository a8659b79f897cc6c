import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { type Database, databaseFile, openSqlite } from '#server/database/open.ts'

import { makeBackup, restoreBackup } from './backup.ts'

const scratch = mkdtempSync(join(tmpdir(), 'backup-'))
const now = Date.UTC(2026, 10, 15, 9, 30)
afterAll(() => rmSync(scratch, { recursive: true }))

async function add({ db }: Database, key: string): Promise<void> {
  await db.insertInto('rate_hits').values({ key, at: 1 }).execute()
}

async function keysIn(dataDir: string): Promise<string[]> {
  const { db, close } = await openSqlite(databaseFile(dataDir))
  const rows = await db.selectFrom('rate_hits').select('key').execute()
  await close()
  return rows.map(({ key }) => key)
}

test('A backup of a database in use can be restored on another machine.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const there = join(scratch, 'there')
  const live = await openSqlite(databaseFile(here))
  await add(live, 'before')
  const file = await makeBackup(here, now)
  await add(live, 'after')
  expect(file).toBe(join(here, 'backups', 'kurztakt-2026-11-15T09-30-00.sqlite'))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(here, 'backups'))).toHaveLength(1)
  await expect(makeBackup(here, now)).rejects.toThrow('exists already')
  await live.close()

  expect(await restoreBackup(there, file, now)).toBeUndefined()
  expect(await keysIn(there)).toEqual(['before'])
  expect(statSync(databaseFile(there)).mode & 0o777).toBe(0o600)
})

test('A restore keeps what was there and refuses while somebody uses it.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const live = await openSqlite(databaseFile(here))
  await add(live, 'before')
  const file = await makeBackup(here, now, join(here, 'mine.sqlite'))
  await add(live, 'after')
  await expect(restoreBackup(here, file, now)).rejects.toThrow('stop the server first')
  expect(await live.db.selectFrom('rate_hits').selectAll().execute()).toHaveLength(2)
  await live.close()

  const kept = await restoreBackup(here, file, now)
  expect(await keysIn(here)).toEqual(['before'])
  expect(kept).toBe(join(here, 'backups', 'kurztakt-2026-11-15T09-30-00-before-restore.sqlite'))
  expect(existsSync(kept ?? '')).toBe(true)
  expect(readdirSync(here).filter((name) => name.includes('restoring'))).toEqual([])
  await expect(restoreBackup(here, join(here, 'missing'), now)).rejects.toThrow('There is no')
})

test('A damaged database is replaced, and its journal does not get into the restored one.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const there = mkdtempSync(join(scratch, 'there-'))
  const first = await openSqlite(databaseFile(here))
  await add(first, 'before')
  await first.close()
  const file = await makeBackup(here, now)
  // As after a crash: the journal holds what is not in the database yet.
  const live = await openSqlite(databaseFile(here))
  await add(live, 'after')
  copyFileSync(`${databaseFile(here)}-wal`, `${databaseFile(there)}-wal`)
  await live.close()
  writeFileSync(databaseFile(there), 'no database '.repeat(500))

  const kept = await restoreBackup(there, file, now)
  expect(await keysIn(there)).toEqual(['before'])
  expect(existsSync(kept ?? '')).toBe(true)
  expect(existsSync(`${kept}-wal`)).toBe(true)
})

test('A damaged copy is not taken for a backup.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const broken = join(here, 'broken.sqlite')
  writeFileSync(broken, 'no database '.repeat(500))
  await expect(restoreBackup(here, broken, now)).rejects.toThrow()
  expect(existsSync(databaseFile(here))).toBe(false)
})

test('An empty file and a foreign database are no backups, and what is there stays.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const live = await openSqlite(databaseFile(here))
  await add(live, 'before')
  await live.close()
  const empty = join(here, 'empty.sqlite')
  writeFileSync(empty, '')
  await expect(restoreBackup(here, empty, now)).rejects.toThrow('no backup of this site')
  expect(await keysIn(here)).toEqual(['before'])
})
