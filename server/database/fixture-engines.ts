/** Runs a test on SQLite and on a real PostgreSQL; both are set up in fixture-databases.ts. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

import { Client } from 'pg'
import { inject, test } from 'vitest'

import { type Database, openPostgres, openSqlite } from './open.ts'

const postgres = inject('postgres')

/** The database is new and empty for each test. */
export function onEveryEngine(title: string, run: (database: Database) => Promise<void>): void {
  test(`SQLite: ${title}`, () => withDatabase(openSqlite(newSqliteFile()), run))
  if ('missing' in postgres) test.skip(`PostgreSQL (skipped, ${postgres.missing}): ${title}`)
  else test(`PostgreSQL: ${title}`, async () => withDatabase(openPostgres(await newUrl(postgres.url)), run))
}

export function newSqliteFile(): string {
  return join(inject('scratch'), `${randomUUID()}.sqlite`)
}

/** None when PostgreSQL could not be started here. */
export async function newPostgresUrl(): Promise<string | undefined> {
  return 'missing' in postgres ? undefined : newUrl(postgres.url)
}

async function newUrl(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${server}/${name}`
}

async function withDatabase(
  opening: Promise<Database>,
  run: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await opening
  try {
    await run(database)
  } finally {
    await database.close()
  }
}
