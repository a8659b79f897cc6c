/** One database for everything: a file beside the server, or a PostgreSQL server when the operator names one. */
import { chmodSync, closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { Kysely, PostgresDialect, sql } from 'kysely'
import type { PoolConfig } from 'pg'

import { type Bulletin, openBulletin } from './bulletin.ts'
import { migrate } from './migrate.ts'
import type { Engine } from './migrations/table.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

export interface Database {
  engine: Engine
  db: Kysely<Tables>
  /** Reaches the other servers on the same database; a file has none to speak of. */
  bulletin?: Bulletin
  /** Makes what was deleted unreadable on the disk as well. */
  forget: () => Promise<void>
  close: () => Promise<void>
}

export function backupDirectory(dataDir: string): string {
  return join(dataDir, 'backups')
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'kurztakt.sqlite')
}

/** A visitor is answered within three seconds: half a one more goes by where the server is silent. A tool has more patience. */
const visitorPatience = 2_000
export const toolPatience = 3_600_000
/** SQLite waits for another process without letting go of ours: as long as that, nobody else is served. */
const lockPatience = 1_000

interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

export async function openDatabase({ dataDir, databaseUrl }: Place, patience?: number): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, patience) : openSqlite(databaseFile(dataDir), patience)
}

export async function openSqlite(file: string, patience = lockPatience): Promise<Database> {
  let connection: DatabaseSync
  try {
    connection = connect(file, patience)
  } catch (error) {
    throw cannotOpen('sqlite', error)
  }
  const { ino } = statSync(file)
  function isInPlace(): boolean {
    return statSync(file, { throwIfNoEntry: false })?.ino === ino
  }
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection, isInPlace) })
  return ready({
    engine: 'sqlite',
    db,
    async forget() {
      await sql`vacuum`.execute(db)
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
    },
    close: () => db.destroy(),
  })
}

function connect(file: string, patience: number): DatabaseSync {
  // SQLite gives its journal files the mode of the database.
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const connection = new DatabaseSync(file, { timeout: Math.min(patience, 5_000) })
  connection.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma secure_delete = on;
    pragma foreign_keys = on;
  `)
  return connection
}

export async function openPostgres(url: string, patience = visitorPatience): Promise<Database> {
  // Loaded only when asked for: it costs memory that the usual set-up does not need.
  const { default: pg } = await import('pg')
  function connect(milliseconds: number, options: PoolConfig = {}): Kysely<Tables> {
    const pool = new pg.Pool({
      connectionString: url,
      max: 8,
      connectionTimeoutMillis: visitorPatience,
      // The server gives up first, so that the connection is free again at once; our own clock is for a server that is silent.
      statement_timeout: milliseconds,
      query_timeout: milliseconds + 500,
      keepAlive: true,
      types: { getTypeParser },
      ...options,
    })
    // A connection that breaks while it rests is replaced at the next query.
    pool.on('error', () => undefined)
    // One that breaks between two queries of a transaction would otherwise end the process; the next query says so anyway.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  }

  /** Wide integers come as text otherwise; all of ours are exact as numbers. */
  function getTypeParser(...[type, format]: Parameters<typeof pg.types.getTypeParser>) {
    return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format)
  }

  const db = connect(patience)
  // Changing a table may take its time, and so may waiting for whoever does. Waiting for a table may not: visitors stand behind.
  const changing = connect(toolPatience, { lock_timeout: visitorPatience })
  const database = await ready(
    {
      engine: 'postgres',
      db,
      async forget() {
        await sql`vacuum`.execute(db)
      },
      close: () => db.destroy(),
    },
    changing,
  ).finally(() => changing.destroy())
  const { Client } = pg
  const bulletin = await openBulletin(
    () =>
      new Client({
        connectionString: url,
        keepAlive: true,
        connectionTimeoutMillis: visitorPatience,
        query_timeout: visitorPatience,
      }),
  )
  return {
    ...database,
    bulletin,
    close() {
      bulletin.close()
      return database.close()
    },
  }
}

async function ready(database: Database, changing = database.db): Promise<Database> {
  try {
    await migrate(changing, database.engine)
    return database
  } catch (error) {
    await database.close()
    throw cannotOpen(database.engine, error)
  }
}

/** With the cause in a word or two; a whole message could show a password. */
function cannotOpen(engine: Engine, cause: unknown): Error {
  const { errstr, code } = { errstr: '', code: '', ...(cause instanceof Error && cause) }
  return new Error(`Cannot open the ${engine} database (${errstr || code || 'unknown cause'}).`, { cause })
}
