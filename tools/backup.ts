/**
 * `npm run backup [-- file]` copies the database while the server goes on;
 * `npm run restore -- file` puts such a copy in its place while the server rests.
 */
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

import { backupDirectory, databaseFile } from '#server/database/open.ts'
import { readSettings } from '#server/settings.ts'
import { checkUnused } from './check-unused.ts'
import { eraseAgain, type ErasedAgain, readFarewells } from './erase-again.ts'
import { checkThere, orSayWhy, presentSecret } from './operator.ts'

/** What SQLite keeps beside a database. */
const journals = ['-wal', '-shm', '-journal']

/** Returns the file it wrote. Old ones go with the server's daily clean-up. */
export async function makeBackup(dataDir: string, now: number, target?: string): Promise<string> {
  checkThere(dataDir)
  const file = target ?? join(madeDirectory(dataDir), `kurztakt-${stampOf(now)}.sqlite`)
  if (existsSync(file)) throw new Error(`${file} exists already.`)
  const part = `${file}.part`
  try {
    await copy(databaseFile(dataDir), part)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
  return file
}

/** Who was erased again is unknown when the former database could not tell. */
interface Restored extends Partial<ErasedAgain> {
  /** Where the former database lies now, if there was one. */
  kept: string | undefined
}

/** The present database becomes a backup itself. Whoever was erased from it does not come back with the copy. */
export async function restoreBackup(
  dataDir: string,
  source: string,
  now: number,
  secret: () => string,
): Promise<Restored> {
  if (!existsSync(source)) throw new Error(`There is no ${source}.`)
  const file = databaseFile(dataDir)
  const directory = madeDirectory(dataDir)
  const isThere = existsSync(file)
  if (isThere) checkUnused(file)
  const fresh = `${file}.restoring`
  try {
    const farewells = isThere ? await readFarewells(file) : undefined
    await copy(source, fresh)
    const erased = farewells && (await eraseAgain(fresh, farewells, secret))
    endSessions(fresh)
    const kept = join(directory, `kurztakt-${stampOf(now)}-before-restore.sqlite`)
    // With its journals: SQLite would write what they hold into the restored database.
    for (const ending of ['', ...journals]) {
      if (existsSync(file + ending)) renameSync(file + ending, kept + ending)
    }
    renameSync(fresh, file)
    return { kept: isThere ? kept : undefined, ...erased }
  } finally {
    for (const ending of ['', ...journals]) rmSync(fresh + ending, { force: true })
  }
}

/** Whoever was logged out since the copy was made, as after a breach, must not be logged in again. */
function endSessions(file: string): void {
  const connection = new DatabaseSync(file)
  try {
    const table = connection.prepare("select 1 from sqlite_schema where name = 'account_sessions'").get()
    if (table) connection.exec('delete from account_sessions')
  } finally {
    connection.close()
  }
}

function madeDirectory(dataDir: string): string {
  const directory = backupDirectory(dataDir)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return directory
}

function stampOf(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')
}

async function copy(source: string, target: string): Promise<void> {
  // For nobody else to read from the first byte on; SQLite gives its journal the same rights.
  closeSync(openSync(target, 'w', 0o600))
  const connection = new DatabaseSync(source, { readOnly: true, timeout: 5_000 })
  try {
    // Holds the moment: with every write of the server SQLite would begin anew, on a busy site without end.
    connection.exec('begin; select 1 from sqlite_schema')
    await backup(connection, target)
  } finally {
    connection.close()
  }
  const made = new DatabaseSync(target)
  try {
    // One file that stands for itself, without a journal beside it.
    made.exec('pragma journal_mode = delete')
    const [result] = made.prepare('pragma integrity_check').all()
    if (result?.['integrity_check'] !== 'ok') throw new Error(`${source} is damaged.`)
    const [table] = made.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").all()
    if (!table) throw new Error(`${source} is no backup of this site.`)
  } finally {
    made.close()
  }
}

/** What the operator must know of those who asked to be erased. */
export function farewellText({ erasedAgain, unrecognised = 0 }: Partial<ErasedAgain>): string {
  if (erasedAgain === undefined)
    return 'No former database could be read: whoever was erased or has unsubscribed since this copy was made must be erased again by hand, before the server starts.'
  const text = `People in it who were erased since this copy was made, and are erased again: ${erasedAgain}.`
  if (unrecognised === 0) return text
  return `${text} ${unrecognised} more fit nobody in it: they came after it was made, or SECRET has changed since they were erased. If it has, they are back: restore once more with the former SECRET, or erase them by hand, before the server starts.`
}

if (import.meta.main) {
  await orSayWhy(async () => {
    const settings = readSettings(process.env)
    const { dataDir, databaseUrl } = settings
    if (databaseUrl) throw new Error('This is PostgreSQL: use pg_dump, or "npm run db:copy" into a file.')
    const [command = '', source = '', ...others] = process.argv.slice(2)
    // A copy of everybody's data under the name of an option is found by nobody.
    if (command.startsWith('-') || others.length > 0 || (source && command !== 'restore'))
      throw new Error('Say "npm run backup", "npm run backup -- <file>" or "npm run restore -- <file>".')
    if (command === 'restore') {
      if (!source) throw new Error('Name the file: npm run restore -- data/backups/….sqlite')
      const secret = () => presentSecret(settings)
      const { kept, ...farewells } = await restoreBackup(dataDir, source, Date.now(), secret)
      console.log(
        `Restored from ${source} into ${dataDir}; everybody is logged out.${kept ? ` The former database is ${kept}.` : ''}`,
      )
      console.log(farewellText(farewells))
    } else {
      console.log(`Saved as ${await makeBackup(dataDir, Date.now(), command || undefined)}.`)
    }
  })
}
