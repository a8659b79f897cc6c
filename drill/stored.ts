/** What is really in the database, read without any code of the server. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import pg from 'pg'

export interface Stored {
  keys: string[]
  emails: string[]
  /** Leads that came twice, whatever key they had: each visitor has an address of his own. */
  doubled: number
  /** Leads without the letter to the visitor or the one to us. */
  incomplete: number
  isSound: boolean
}

const leads = 'select idempotency_key as key, email from leads'
const incomplete =
  'select count(*) as n from leads where (select count(*) from outbox where lead_id = leads.id) <> 2'

/** In the data directory of a server. */
export function storedInSqlite(dataDir: string): Stored {
  const database = new DatabaseSync(join(dataDir, 'kurztakt.sqlite'), { readOnly: true, timeout: 5_000 })
  try {
    const sound = database.prepare('pragma integrity_check').get()
    return count(
      database.prepare(leads).all(),
      database.prepare(incomplete).get()?.['n'],
      sound?.['integrity_check'] === 'ok',
    )
  } finally {
    database.close()
  }
}

export async function storedInPostgres(url: string): Promise<Stored> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const rows: Record<string, unknown>[] = (await client.query(leads)).rows
    const found: Record<string, unknown>[] = (await client.query(incomplete)).rows
    return count(rows, found[0]?.['n'], true)
  } finally {
    await client.end()
  }
}

function count(rows: Record<string, unknown>[], halves: unknown, isSound: boolean): Stored {
  const emails = rows.map(({ email }) => String(email))
  return {
    keys: rows.map(({ key }) => String(key)),
    emails,
    doubled: rows.length - new Set(emails).size,
    incomplete: Number(halves),
    isSound,
  }
}

/** What was acknowledged and is not there. */
export function lostOf(acknowledged: Set<string>, { keys }: Stored): number {
  const stored = new Set(keys)
  return [...acknowledged].filter((key) => !stored.has(key)).length
}
