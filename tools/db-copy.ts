/** `npm run db:copy -- <from> <to>` moves everything between SQLite (`sqlite:file`) and PostgreSQL (`postgres://…`). */
import { createHash } from 'node:crypto'

import { type Database, openPostgres, openSqlite, toolPatience } from '#server/database/open.ts'
import { tableNames, type Tables } from '#server/database/tables.ts'

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

async function open(place: string): Promise<Database> {
  if (place.startsWith('sqlite:')) return openSqlite(place.slice('sqlite:'.length))
  if (/^postgres(?:ql)?:/.test(place)) return openPostgres(place, toolPatience)
  throw new Error('Say where from and where to, as sqlite:<file> or postgres://….')
}

if (import.meta.main) {
  try {
    const [source = '', target = ''] = process.argv.slice(2)
    const from = await open(source)
    const to = await open(target)
    for (const { table, rows, hash } of await copyDatabase(from, to)) {
      console.log(`${table.padEnd(18)} ${String(rows).padStart(8)} rows  ${hash.slice(0, 16)}`)
    }
    await Promise.all([from.close(), to.close()])
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
