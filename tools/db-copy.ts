/**
 * `npm run db:copy -- <from> <to>` moves everything between SQLite (`sqlite:file`) and PostgreSQL (`postgres:`, which is
 * the one of `DATABASE_URL`, or `postgres://…`).
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'

import { type Database, openPostgres, openSqlite, toolPatience } from '#server/database/open.ts'
import { tableNames, type Tables } from '#server/database/tables.ts'
import { checkUnused } from './check-unused.ts'
import { orSayWhy } from './operator.ts'

const chunkSize = 200

interface Copied {
  table: keyof Tables
  rows: number
  hash: string
}

/** Into an empty database only; throws, and leaves it empty, when a single value differs afterwards. */
export async function copyDatabase(from: Database, to: Database): Promise<Copied[]> {
  return to.db.transaction().execute(async (target) => {
    for (const table of tableNames) {
      const found = await target.selectFrom(table).selectAll().limit(1).execute()
      if (found.length > 0) throw new Error(`The target is not empty: there are rows in ${table}.`)
    }
    const copied: Copied[] = []
    for (const table of tableNames) {
      const rows = await from.db.selectFrom(table).selectAll().execute()
      for (let start = 0; start < rows.length; start += chunkSize) {
        await target
          .insertInto(table)
          .values(rows.slice(start, start + chunkSize))
          .execute()
      }
      const arrived = await target.selectFrom(table).selectAll().execute()
      const [before, after] = [hashOf(rows), hashOf(arrived)]
      if (rows.length !== arrived.length || before !== after) throw new Error(`The copy of ${table} differs.`)
      copied.push({ table, rows: rows.length, hash: before })
    }
    return copied
  })
}

/** The same for the same rows, in whatever order an engine returns rows and columns. */
function hashOf(rows: object[]): string {
  const lines = rows.map((row) =>
    JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))),
  )
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex')
}

/** Closes both whatever happens: an open connection would keep the process waiting for nothing. */
export async function copyPlace(source: string, target: string): Promise<Copied[]> {
  const file = sqliteFile(source)
  if (file !== undefined) {
    // Opening it would make an empty one.
    if (!existsSync(file)) throw new Error(`There is no ${file}.`)
    // What the server took in after its table was copied would stay behind.
    checkUnused(file)
  }
  const from = await open(source)
  try {
    const to = await open(target)
    try {
      return await copyDatabase(from, to)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

function sqliteFile(place: string): string | undefined {
  return place.startsWith('sqlite:') ? place.slice('sqlite:'.length) : undefined
}

async function open(place: string): Promise<Database> {
  const file = sqliteFile(place)
  if (file !== undefined) return openSqlite(file, toolPatience)
  // Every user of the machine can read arguments, and an address holds a password.
  const url = place === 'postgres:' ? process.env['DATABASE_URL'] : place
  if (url && /^postgres(?:ql)?:\/\//.test(url)) return openPostgres(url, toolPatience)
  throw new Error('Say where from and where to, as sqlite:<file> or postgres: for that of DATABASE_URL.')
}

if (import.meta.main) {
  await orSayWhy(async () => {
    const [source = '', target = ''] = process.argv.slice(2)
    for (const { table, rows, hash } of await copyPlace(source, target)) {
      console.log(`${table.padEnd(18)} ${String(rows).padStart(8)} rows  ${hash.slice(0, 16)}`)
    }
  })
}
