/** Erases what is older than we promised to keep it. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'kysely'

import { daysInMilliseconds, retentionDays } from '#contract/retention.ts'

import { eraseEndedAccounts, eraseEndedDemos } from './accounts/erase.ts'
import { countDeleted } from './database/count-deleted.ts'
import { backupDirectory, type Database } from './database/open.ts'
import { type Log, traceOf } from './log.ts'
import { letterDirectory } from './mail/transport.ts'

interface RetentionParts {
  database: Database
  secret: string
  dataDir: string
  now: () => number
}

/** Returns how many rows and files of each kind went. Neither waits for the other to be well. */
export async function eraseExpired(parts: RetentionParts): Promise<Record<string, number>> {
  // First, for on a full disk no row can be erased before they have made room.
  const [files] = await Promise.allSettled([eraseOldFiles(parts)])
  const rows = await eraseRows(parts)
  if (files.status === 'rejected') throw files.reason
  return { ...rows, ...files.value }
}

async function eraseRows({ database, secret, now }: RetentionParts): Promise<Record<string, number>> {
  const { db, engine } = database
  const time = now()
  function ago(days: number): number {
    return time - daysInMilliseconds(days)
  }

  function letters(status: 'sent' | 'dead', days: number) {
    return db.deleteFrom('outbox').where('status', '=', status).where('closed_at', '<=', ago(days))
  }

  const leads = await countDeleted(db.deleteFrom('leads').where('erase_after', '<=', time))
  const sentMails = await countDeleted(letters('sent', retentionDays.sentMails))
  const undeliveredMails = await countDeleted(letters('dead', retentionDays.undeliveredMails))
  const rateKeys = await countDeleted(
    db.deleteFrom('rate_hits').where('at', '<=', ago(retentionDays.rateKeys)),
  )
  const proofs = await countDeleted(db.deleteFrom('used_proofs').where('expires_at', '<=', time))
  const auditLines = await countDeleted(
    db.deleteFrom('audit_lines').where('at', '<=', ago(retentionDays.auditLines)),
  )
  const accounts = await eraseEndedAccounts(db, secret, time)
  const demos = await eraseEndedDemos(db, time)
  // The journal still holds the old pages until it is written back.
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return { leads, sentMails, undeliveredMails, rateKeys, proofs, auditLines, ...accounts, demos }
}

async function eraseOldFiles({ dataDir, now }: RetentionParts): Promise<Record<string, number>> {
  const sent = now() - daysInMilliseconds(retentionDays.sentMails)
  const files = await eraseFiles(letterDirectory(dataDir), sent)
  const copied = now() - daysInMilliseconds(retentionDays.backups)
  const backups =
    (await eraseFiles(backupDirectory(dataDir), copied, backupName)) +
    (await eraseFiles(dataDir, copied, restoringName))
  return { files, backups }
}

/** Those that `npm run backup` and `npm run restore` have made, or begun; whatever else lies there is the operator's. */
const backupName = /^kurztakt-.*\.sqlite(?:\.part)?(?:-wal|-shm|-journal)?$/
/** Beside the database: a copy whose restoring was cut short. */
const restoringName = /^kurztakt\.sqlite\.restoring/

async function eraseFiles(directory: string, before: number, pattern = /^/): Promise<number> {
  const all = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    // What cannot be read cannot be erased either, and somebody must hear of it.
    if (error.code !== 'ENOENT') throw error
    return []
  })
  const names = all.filter((name) => pattern.test(name))
  let erased = 0
  for (const name of names) {
    const file = join(directory, name)
    // What is being written is renamed or removed at any moment.
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile() || found.mtimeMs > before) continue
    await rm(file, { force: true })
    erased += 1
  }
  return erased
}

const day = daysInMilliseconds(1)
const firstRun = 60_000

/** Once soon after the start and then every day; returns its own undo. */
export function scheduleRetention(parts: RetentionParts & { log: Log }): () => void {
  async function run(): Promise<void> {
    try {
      parts.log({ level: 'info', event: 'erased', ...(await eraseExpired(parts)) })
    } catch (error) {
      parts.log({ level: 'error', event: 'erasure-failed', ...traceOf(error) })
    }
  }
  const first = setTimeout(() => void run(), firstRun).unref()
  const daily = setInterval(() => void run(), day).unref()
  return () => {
    clearTimeout(first)
    clearInterval(daily)
  }
}
