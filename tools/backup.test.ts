import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'

import { afterAll, expect, test } from 'vitest'

import { createPasswords } from '#server/accounts/passwords.ts'
import { noteErasure } from '#server/audit.ts'
import { type Database, databaseFile, openSqlite } from '#server/database/open.ts'
import { createDemoStore } from '#server/demos/store.ts'
import { newLead, newSubscriber, testSecret } from '#server/fixture-leads.ts'
import { createNewsletter } from '#server/leads/newsletter.ts'
import { createLeadStore } from '#server/leads/store.ts'
import { createOutbox, queueLetters } from '#server/mail/outbox.ts'
import { eraseExpired } from '#server/retention.ts'
import { readSettings } from '#server/settings.ts'

import { farewellText, makeBackup, restoreBackup } from './backup.ts'
import { leadsCommand } from './leads.ts'

const scratch = mkdtempSync(join(tmpdir(), 'backup-'))
const now = Date.UTC(2026, 10, 15, 9, 30)
const secret = () => testSecret
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

  expect(await restoreBackup(there, file, now, secret)).toEqual({ kept: undefined, erasedAgain: undefined })
  expect(await keysIn(there)).toEqual(['before'])
  expect(statSync(databaseFile(there)).mode & 0o777).toBe(0o600)
})

test('A backup is of the moment at which it began, however much is written meanwhile.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const live = await openSqlite(databaseFile(here))
  // More than SQLite copies in one go.
  for (let row = 0; row < 60; row++) await add(live, `${row} ${'x'.repeat(10_000)}`)
  let isCopying = true
  const copying = makeBackup(here, now).finally(() => (isCopying = false))
  while (isCopying) {
    await add(live, 'meanwhile')
    await setImmediate()
  }
  await live.close()
  const there = join(scratch, 'busy')
  await restoreBackup(there, await copying, now, secret)
  expect(await keysIn(there)).toHaveLength(60)
})

test('A restore keeps what was there and refuses while somebody uses it.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const live = await openSqlite(databaseFile(here))
  await add(live, 'before')
  const file = await makeBackup(here, now, join(here, 'mine.sqlite'))
  await add(live, 'after')
  await expect(restoreBackup(here, file, now, secret)).rejects.toThrow('stop the server first')
  expect(await live.db.selectFrom('rate_hits').selectAll().execute()).toHaveLength(2)
  await live.close()

  const { kept, erasedAgain } = await restoreBackup(here, file, now, secret)
  expect(erasedAgain).toBe(0)
  expect(await keysIn(here)).toEqual(['before'])
  expect(kept).toBe(join(here, 'backups', 'kurztakt-2026-11-15T09-30-00-before-restore.sqlite'))
  expect(existsSync(kept ?? '')).toBe(true)
  expect(readdirSync(here).filter((name) => name.includes('restoring'))).toEqual([])
  await expect(restoreBackup(here, join(here, 'missing'), now, secret)).rejects.toThrow('There is no')
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

  const { kept, erasedAgain } = await restoreBackup(there, file, now, secret)
  expect(erasedAgain).toBeUndefined()
  expect(await keysIn(there)).toEqual(['before'])
  expect(existsSync(kept ?? '')).toBe(true)
  expect(existsSync(`${kept}-wal`)).toBe(true)
})

test('A damaged copy is not taken for a backup.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const broken = join(here, 'broken.sqlite')
  writeFileSync(broken, 'no database '.repeat(500))
  await expect(restoreBackup(here, broken, now, secret)).rejects.toThrow()
  expect(existsSync(databaseFile(here))).toBe(false)
})

test('An empty file and a foreign database are no backups, and what is there stays.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const live = await openSqlite(databaseFile(here))
  await add(live, 'before')
  await live.close()
  const empty = join(here, 'empty.sqlite')
  writeFileSync(empty, '')
  await expect(restoreBackup(here, empty, now, secret)).rejects.toThrow('no backup of this site')
  expect(await keysIn(here)).toEqual(['before'])
})

const parts = {
  secret: testSecret,
  mailing: { operator: '', employer: '', hasWebhook: false },
  now: () => now,
}
const day = 86_400_000

/** Erasures by everybody who can carry one out, after a copy was made; and those who stay. */
async function eraseAfterBackup(dataDir: string): Promise<string> {
  const database = await openSqlite(databaseFile(dataDir))
  const { db } = database
  const store = createLeadStore({ ...parts, database })
  const values = newLead().values
  await store.save([
    newLead({ values: { ...values, email: 'erased@example.org' } }),
    newLead({ values: { ...values, email: 'reader@example.org' } }),
    newSubscriber({ values: { email: 'reader@example.org' } }),
    newSubscriber({ values: { email: 'faithful@example.org' } }),
  ])
  const subscribers = await db
    .selectFrom('leads')
    .select(['id', 'email'])
    .where('kind', '=', 'newsletter')
    .execute()
  const newsletter = createNewsletter({ ...parts, database })
  for (const { id } of subscribers) await newsletter.confirm(id)
  for (const name of ['deleted', 'leaving', 'staying']) await addAccount(database, `${name}@example.org`)
  async function setEnd(name: string, delete_after: number | null): Promise<void> {
    const email = `${name}@example.org`
    await db.updateTable('accounts').set({ delete_after }).where('email', '=', email).execute()
  }
  await setEnd('staying', now + day)

  const file = await makeBackup(dataDir, now)

  const reader = subscribers.find(({ email }) => email === 'reader@example.org')
  await newsletter.unsubscribe(reader?.id ?? '')
  await leadsCommand(['erase', '--email', 'Erased@example.org'], {
    ...parts,
    database,
    settings: readSettings({ DATA_DIR: dataDir }),
    print: () => undefined,
  })
  await setEnd('deleted', now)
  await setEnd('leaving', now + day)
  await setEnd('staying', null)
  await eraseExpired({ ...parts, database, dataDir })
  await database.close()
  return file
}

async function addAccount({ db }: Database, email: string): Promise<void> {
  const person = {
    first_name: 'J',
    last_name: 'D',
    company: '',
    job_title: '',
    phone_number: '',
    website: '',
  }
  const times = { created_at: 1, confirmed_at: 1, trial_ends_at: 1, delete_after: null, pending_until: null }
  const account = { ...person, ...times, id: randomUUID(), email, pending_email: null }
  await db
    .insertInto('accounts')
    .values({ ...account, password_hash: 'hash', locale: 'de' })
    .execute()
}

async function peopleIn(dataDir: string): Promise<Record<string, unknown>> {
  const { db, close } = await openSqlite(databaseFile(dataDir))
  const leads = await db.selectFrom('leads').select(['kind', 'email']).orderBy('email').execute()
  const accounts = await db
    .selectFrom('accounts')
    .select(['email', 'delete_after'])
    .orderBy('email')
    .execute()
  const lines = await db.selectFrom('audit_lines').select('action').orderBy('action').execute()
  await close()
  return { leads, accounts, lines: lines.map(({ action }) => action) }
}

const leftPeople = {
  leads: [
    { kind: 'newsletter', email: 'faithful@example.org' },
    { kind: 'contact', email: 'reader@example.org' },
  ],
  accounts: [
    { email: 'leaving@example.org', delete_after: now + day },
    { email: 'staying@example.org', delete_after: null },
  ],
  lines: ['delete-account', 'erase', 'unsubscribe'],
}

test('Whoever was erased after a backup was made does not come back with it, however often it is restored.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const file = await eraseAfterBackup(here)
  for (const time of [now, now + 1000]) {
    expect(await restoreBackup(here, file, time, secret)).toMatchObject({
      erasedAgain: 3,
      unrecognised: 0,
    })
    expect(await peopleIn(here)).toEqual(leftPeople)
    expect(readFileSync(databaseFile(here), 'latin1')).not.toMatch(/(?:erased|deleted)@example/)
  }
})

test('Who was logged out and what was taken back after a backup was made stays so.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const live = await openSqlite(databaseFile(here))
  await addAccount(live, 'customer@example.org')
  const { id: account_id } = await live.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  await live.db
    .insertInto('account_sessions')
    .values({
      id: 's',
      token_hash: 't',
      account_id,
      device: '',
      started_at: now,
      last_seen_at: now,
      expires_at: now + day,
    })
    .execute()
  const demo = {
    code_hash: 'h',
    prepared_for: 'Somebody',
    email: 'reader@example.org',
    locale: 'de',
    created_at: now,
  } as const
  for (const id of ['open', 'revoked'])
    await live.db
      .insertInto('demos')
      .values({
        ...demo,
        id,
        lookup: id,
        content: 'secret',
        expires_at: now + day,
        revoked_at: null,
        opened: 0,
      })
      .execute()
  const file = await makeBackup(here, now)
  await live.db
    .updateTable('demos')
    .set({ revoked_at: now, content: '', prepared_for: '', email: '' })
    .where('id', '=', 'revoked')
    .execute()
  await live.close()

  await restoreBackup(here, file, now, secret)
  const { db, close } = await openSqlite(databaseFile(here))
  expect(await db.selectFrom('account_sessions').selectAll().execute()).toEqual([])
  expect(
    await db.selectFrom('demos').select(['id', 'revoked_at', 'content', 'email']).orderBy('id').execute(),
  ).toEqual([
    { id: 'open', revoked_at: null, content: 'secret', email: 'reader@example.org' },
    { id: 'revoked', revoked_at: now, content: '', email: '' },
  ])
  expect(readFileSync(databaseFile(here), 'latin1').match(/Somebody/g)).toHaveLength(1)
  await close()
})

test('A letter that was on its way when a backup was made, and has left since, is not sent once more.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const delivered: string[] = []
  async function sendFrom(database: Database, isDown = false): Promise<void> {
    const outbox = createOutbox({
      database,
      now: () => now,
      log: () => undefined,
      deliveries: {
        async note({ recipient }) {
          if (isDown) throw new Error('The mail server is away.')
          delivered.push(recipient)
          await Promise.resolve()
        },
      },
    })
    await outbox.round()
  }
  const live = await openSqlite(databaseFile(here))
  const note = (recipient: string) => ({ letter: 'note', recipient })
  await queueLetters(live.db, [note('sent since')], now)
  const file = await makeBackup(here, now)
  await sendFrom(live)
  await live.close()
  await restoreBackup(here, file, now, secret)

  const restored = await openSqlite(databaseFile(here))
  await sendFrom(restored)
  expect(delivered).toEqual(['sent since'])
  // One that still waits goes out after the restore.
  await queueLetters(restored.db, [note('waiting')], now)
  const second = await makeBackup(here, now + 1000)
  await sendFrom(restored, true)
  await restored.close()
  await restoreBackup(here, second, now + 1000, secret)
  const again = await openSqlite(databaseFile(here))
  await sendFrom(again)
  await again.close()
  expect(delivered).toEqual(['sent since', 'waiting'])
})

test('Where there is no database nothing is backed up, and no directory is made.', async () => {
  const here = join(scratch, 'nothing-here')
  await expect(makeBackup(here, now)).rejects.toThrow(`There is no database in ${here}: set DATA_DIR`)
  expect(existsSync(here)).toBe(false)
})

test('A backup of an older release forgets them as well.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const file = await eraseAfterBackup(here)
  const older = new DatabaseSync(file)
  older.exec('alter table leads drop column confirmed_at')
  older.exec('drop index leads_reference')
  older.exec('alter table outbox drop column locale')
  older.exec("delete from kysely_migration where name >= '0006'")
  older.close()
  expect(await restoreBackup(here, file, now, secret)).toMatchObject({ erasedAgain: 3 })
  expect(await peopleIn(here)).toEqual(leftPeople)
})

test('An erasure is recognised by the spelling that an address had then.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const live = await openSqlite(databaseFile(here))
  const { db } = live
  // An e and its accent, as an older release stored it.
  const old = 'rene\u0301@example.org'
  await addAccount(live, old)
  const file = await makeBackup(here, now)
  await db.deleteFrom('accounts').execute()
  await noteErasure(db, testSecret, { at: now, action: 'erase', address: old, removed: 1 })
  await live.close()
  const older = new DatabaseSync(file)
  older.exec('alter table outbox drop column locale')
  older.exec("delete from kysely_migration where name >= '0008'")
  older.close()
  expect(await restoreBackup(here, file, now, secret)).toMatchObject({ erasedAgain: 1, unrecognised: 0 })
  expect(await peopleIn(here)).toMatchObject({ accounts: [], lines: ['erase'] })
})

test.each(['delete-account', 'erase'])(
  'An account that had another address when the backup was made is gone all the same (%s).',
  async (action) => {
    const here = mkdtempSync(join(scratch, 'here-'))
    const live = await openSqlite(databaseFile(here))
    for (const name of ['former', 'other']) await addAccount(live, `${name}@example.org`)
    const file = await makeBackup(here, now)
    await live.db
      .updateTable('accounts')
      .set({ email: 'latter@example.org', delete_after: now })
      .where('email', '=', 'former@example.org')
      .execute()
    if (action === 'erase') {
      const settings = readSettings({ DATA_DIR: here })
      const operator = { ...parts, database: live, settings, print: () => undefined }
      await leadsCommand(['erase', '--email', 'latter@example.org'], operator)
    } else {
      await eraseExpired({ ...parts, database: live, dataDir: here })
    }
    await live.close()
    expect(await restoreBackup(here, file, now, secret)).toMatchObject({ erasedAgain: 1, unrecognised: 0 })
    expect(await peopleIn(here)).toMatchObject({
      accounts: [{ email: 'other@example.org' }],
      lines: [action],
    })
  },
)

test('Whoever is in the copy with nothing but a letter, a link, a demo or a new address is erased again as well.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const live = await openSqlite(databaseFile(here))
  const { db } = live
  await addAccount(live, 'owner@example.org')
  await db.updateTable('accounts').set({ pending_email: 'pending@example.org', pending_until: now }).execute()
  const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const token = { token_hash: 'hash', account_id: id, email: 'linked@example.org', expires_at: now + day }
  await db
    .insertInto('account_tokens')
    .values({ ...token, purpose: 'email' })
    .execute()
  const demos = createDemoStore({ ...parts, database: live, passwords: createPasswords() })
  const content = { title: '', blocks: [] }
  await demos.create({ content, preparedFor: '', days: 14, locale: 'en', email: 'shown@example.org' })
  await db.deleteFrom('outbox').execute()
  await queueLetters(db, [{ leadId: null, letter: 'demo-code', recipient: 'written@example.org' }], now)
  const file = await makeBackup(here, now)
  for (const name of ['pending', 'linked', 'shown', 'written']) {
    const address = `${name}@example.org`
    await noteErasure(db, testSecret, { at: now, action: 'erase', address, removed: 1 })
  }
  await live.close()
  expect(await restoreBackup(here, file, now, secret)).toMatchObject({ erasedAgain: 4, unrecognised: 0 })
  expect(await peopleIn(here)).toMatchObject({ accounts: [{ email: 'owner@example.org' }] })
  expect(readFileSync(databaseFile(here), 'latin1')).not.toMatch(/(?:pending|linked|shown|written)@example/)
})

test('Whoever came back after an erasure and is in the backup stays.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  await eraseAfterBackup(here)
  const live = await openSqlite(databaseFile(here))
  await createLeadStore({ ...parts, database: live }).save([
    newSubscriber({ values: { email: 'reader@example.org' } }),
  ])
  const file = await makeBackup(here, now + 1000)
  await live.close()
  expect(await restoreBackup(here, file, now, secret)).toMatchObject({ erasedAgain: 0 })
  expect(await peopleIn(here)).toMatchObject({
    leads: [...leftPeople.leads, { kind: 'newsletter', email: 'reader@example.org' }],
  })
})

test('Whoever cannot be recognised with another secret is counted, and forgotten by a restore with the former one.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const file = await eraseAfterBackup(here)
  const restored = await restoreBackup(here, file, now, () => 'another secret, made after the erasures')
  expect(restored).toMatchObject({ erasedAgain: 0, unrecognised: 3 })
  expect(farewellText(restored)).toMatch(/3 more fit nobody in it: .*the former SECRET, or .*by hand/)
  expect(await restoreBackup(here, file, now + 1000, secret)).toMatchObject({
    erasedAgain: 3,
    unrecognised: 0,
  })
  expect(await peopleIn(here)).toEqual(leftPeople)
})

test('A restore after which nobody is left to look for says no more than that.', () => {
  expect(farewellText({ erasedAgain: 2, unrecognised: 0 })).toMatch(/are erased again: 2\.$/)
  expect(farewellText({})).toContain('must be erased again by hand')
})

test('Without the secret nothing is restored, because nobody would be recognised.', async () => {
  const here = mkdtempSync(join(scratch, 'here-'))
  const file = await eraseAfterBackup(here)
  const unknown = () => {
    throw new Error('Set SECRET')
  }
  await expect(restoreBackup(here, file, now, unknown)).rejects.toThrow('Set SECRET')
  expect(await peopleIn(here)).toEqual(leftPeople)
  expect(readdirSync(here).filter((name) => name.includes('restoring'))).toEqual([])
})
