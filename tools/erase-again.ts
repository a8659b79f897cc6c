/** A backup still holds whoever was erased after it was made; the database that it replaces knows of them. */
import { DatabaseSync } from 'node:sqlite'

import { Kysely } from 'kysely'

import { auditSubject } from '#server/audit.ts'
import { openSqlite } from '#server/database/open.ts'
import { NodeSqliteDialect } from '#server/database/sqlite-dialect.ts'
import type { AccountRow, AuditLineRow, DemoRow, OutboxRow, Tables } from '#server/database/tables.ts'
import { takenBack } from '#server/demos/store.ts'

import { erasePerson } from './erase-person.ts'

interface Farewells {
  lines: AuditLineRow[]
  /** When each account ends, if at all: its owner may have deleted it since the copy was made, or taken that back. */
  endings: Pick<AccountRow, 'id' | 'delete_after'>[]
  /** Demos that were taken back. */
  revoked: Pick<DemoRow, 'id' | 'revoked_at'>[]
  /** Letters that have left, or were given up. */
  closed: Map<string, Pick<OutboxRow, 'status' | 'closed_at' | 'last_error'>>
}

/** None when the database is missing or damaged. */
export async function readFarewells(file: string): Promise<Farewells | undefined> {
  try {
    const connection = new DatabaseSync(file, { readOnly: true })
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection) })
    try {
      const closed = await db
        .selectFrom('outbox')
        .select(['id', 'status', 'closed_at', 'last_error'])
        .where('status', '<>', 'queued')
        .execute()
      return {
        lines: await db.selectFrom('audit_lines').selectAll().execute(),
        endings: await db.selectFrom('accounts').select(['id', 'delete_after']).execute(),
        revoked: await db
          .selectFrom('demos')
          .select(['id', 'revoked_at'])
          .where('revoked_at', 'is not', null)
          .execute(),
        closed: new Map(closed.map(({ id, ...end }) => [id, end])),
      }
    } finally {
      await db.destroy()
    }
  } catch {
    return undefined
  }
}

export interface ErasedAgain {
  /** How many people were in the copy and are erased again. */
  erasedAgain: number
  /** How many of those who were erased fit nobody in the copy: they came after it, or another secret was in use. */
  unrecognised: number
}

/** The secret is asked for only when there is somebody to be recognised. */
export async function eraseAgain(
  file: string,
  { lines, endings, revoked, closed }: Farewells,
  secret: () => string,
): Promise<ErasedAgain> {
  const { missing, found } = await eraseAsSpelled(file, lines, secret)
  const { db, forget, close } = await openSqlite(file)
  try {
    const foundNow = await db.transaction().execute(async (transaction) => {
      for (const line of missing) await transaction.insertInto('audit_lines').values(line).execute()
      for (const { id, delete_after } of endings)
        await transaction.updateTable('accounts').set({ delete_after }).where('id', '=', id).execute()
      for (const { id, revoked_at } of revoked)
        await transaction
          .updateTable('demos')
          .set({ ...takenBack, revoked_at })
          .where('id', '=', id)
          .execute()
      // What was on its way at that moment has arrived since: nobody gets it once more.
      const waiting = await transaction
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', 'queued')
        .execute()
      for (const { id } of waiting) {
        const end = closed.get(id)
        if (end) await transaction.updateTable('outbox').set(end).where('id', '=', id).execute()
      }
      return missing.length > 0 ? erasePeople(transaction, missing, secret()) : []
    })
    await forget()
    const erasedAgain = new Set([...found, ...foundNow]).size
    const subjects = new Set(missing.map(personOf))
    return { erasedAgain, unrecognised: subjects.size - erasedAgain }
  } finally {
    await close()
  }
}

/** Before the copy is opened as a database of ours: that spells addresses anew, and a line may be of an old spelling. */
async function eraseAsSpelled(
  file: string,
  lines: AuditLineRow[],
  secret: () => string,
): Promise<{ missing: AuditLineRow[]; found: string[] }> {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(new DatabaseSync(file)) })
  try {
    const known = await db.selectFrom('audit_lines').select('id').execute()
    const knownIds = new Set(known.map(({ id }) => id))
    // What the copy knows of was erased before it was made; whoever is in it has come back since.
    const missing = lines.filter(({ id }) => !knownIds.has(id))
    const tables = await db.introspection.getTables()
    // The last one to be added: a copy without it is older than accounts.
    const isWhole = tables.some(({ name }) => name === 'demos')
    const found = missing.length > 0 && isWhole ? await erasePeople(db, missing, secret()) : []
    return { missing, found }
  } finally {
    await db.destroy()
  }
}

/** By the address alone: one person may have left several lines, and several accounts. */
function personOf({ subject }: AuditLineRow): string {
  return subject.split(' ', 1)[0] ?? subject
}

/** Returns the people that were found. */
async function erasePeople(db: Kysely<Tables>, lines: AuditLineRow[], secret: string): Promise<string[]> {
  const found: string[] = []
  function linesOf(addressOrId: string): AuditLineRow[] {
    const hash = auditSubject(secret, addressOrId)
    const own = lines.filter(({ subject }) => subject.split(' ').includes(hash))
    found.push(...own.map(personOf))
    return own
  }
  for (const address of await addressesIn(db)) {
    for (const { action } of linesOf(address)) await carryOut(db, secret, action, address)
  }
  // Whose address was another one when the copy was made.
  for (const { id } of await db.selectFrom('accounts').select('id').execute()) {
    if (linesOf(id).length > 0) await db.deleteFrom('accounts').where('id', '=', id).execute()
  }
  return found
}

async function addressesIn(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('email')
    .union(db.selectFrom('accounts').select('email'))
    .union(
      db
        .selectFrom('accounts')
        .select(({ ref }) => ref('pending_email').$notNull().as('email'))
        .where('pending_email', 'is not', null),
    )
    .union(db.selectFrom('account_tokens').select('email'))
    .union(db.selectFrom('demos').select('email'))
    .union(db.selectFrom('outbox').select('recipient as email'))
    .execute()
  return rows.map(({ email }) => email)
}

async function carryOut(
  db: Kysely<Tables>,
  secret: string,
  action: AuditLineRow['action'],
  address: string,
): Promise<void> {
  switch (action) {
    case 'erase':
      await erasePerson(db, secret, address)
      break
    case 'unsubscribe':
      await db.deleteFrom('leads').where('kind', '=', 'newsletter').where('email', '=', address).execute()
      break
    case 'delete-account':
      await db.deleteFrom('accounts').where('email', '=', address).execute()
  }
}
