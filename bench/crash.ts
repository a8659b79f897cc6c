/**
 * Nothing that was acknowledged may be lost, whatever happens to the process, the disk, the database or the mail server.
 * `node bench/crash.ts [rounds]`, 30 by default: kills under load, an orderly stop under load, a mail server that was
 * away all the time, a full disk, and a database server that goes away.
 */
import { loadavg } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

import { benchSecret } from './api-leads.ts'
import { endProcess, type Running, scratchSite, startProcess } from './api-process.ts'
import { databaseDown, diskFull } from './faults.ts'
import { createVisitors, type Visitors } from './lead-visitors.ts'

type Verdict = [claim: string, isTrue: boolean]
type Start = (change?: Record<string, string>) => Promise<Running>

const origin = 'http://bench.test'

/** Whether every claim held. */
export async function proveCrashes(rounds: number): Promise<boolean> {
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
  const verdicts = [...(await killsAndStops(rounds)), ...(await diskFull()), ...(await databaseDown())]
  for (const [claim, isTrue] of verdicts) console.log(`${isTrue ? '✓' : '✗'} ${claim}`)
  return verdicts.every(([, isTrue]) => isTrue)
}

async function killsAndStops(rounds: number): Promise<Verdict[]> {
  const { directory, siteDir, remove } = scratchSite()
  const dataDir = `${directory}/data`
  const visitors = createVisitors(origin)
  const start: Start = (change = {}) =>
    startProcess('server/main.ts', {
      SITE_DIR: siteDir,
      DATA_DIR: dataDir,
      SECRET: benchSecret,
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: '127.0.0.1',
      // Letters wait for the last part of this test.
      SMTP_URL: 'smtp://127.0.0.1:1',
      ...change,
    })
  try {
    await killUnderLoad(rounds, start, visitors)
    return [
      ...(await stopUnderLoad(start, visitors)),
      ...checkStored(rounds, dataDir, visitors),
      await deliverAfterwards(start, visitors.acknowledged.size * 2),
    ]
  } finally {
    remove()
  }
}

async function killUnderLoad(rounds: number, start: Start, visitors: Visitors): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    const server = await start()
    const siege = visitors.besiege(server)
    await pause(100 + Math.random() * 700)
    await endProcess(server, 'SIGKILL')
    await siege.stop()
    if (round % 10 === 0 || round === rounds)
      console.log(`round ${round}: ${visitors.acknowledged.size} acknowledged`)
  }
}

async function stopUnderLoad(start: Start, visitors: Visitors): Promise<Verdict[]> {
  const server = await start()
  const siege = visitors.besiege(server)
  await pause(1_000)
  const asked = performance.now()
  const code = await endProcess(server)
  const seconds = (performance.now() - asked) / 1000
  await siege.stop()

  const last = await start()
  const left = await visitors.sendRest(last)
  await endProcess(last)
  return [
    [`SIGTERM under load: exit ${code} after ${seconds.toFixed(2)} s`, code === 0 && seconds < 10],
    ['every lead was acknowledged in the end', left === 0],
  ]
}

function checkStored(rounds: number, dataDir: string, { acknowledged, retries }: Visitors): Verdict[] {
  const database = new DatabaseSync(`${dataDir}/kurztakt.sqlite`, { readOnly: true })
  const rows = database.prepare('select idempotency_key as key from leads').all()
  const stored = new Set(rows.map(({ key }) => String(key)))
  const lost = [...acknowledged].filter((key) => !stored.has(key)).length
  const orphans = database
    .prepare(
      'select count(*) as n from leads where (select count(*) from outbox where lead_id = leads.id) <> 2',
    )
    .get()?.['n']
  const integrity = database.prepare('pragma integrity_check').get()?.['integrity_check']
  database.close()
  console.log(
    `${rounds} kills, ${retries()} retries, ${acknowledged.size} acknowledged, ${rows.length} stored`,
  )
  return [
    [`${lost} acknowledged leads lost`, lost === 0],
    [`${rows.length - acknowledged.size} leads doubled`, rows.length === acknowledged.size],
    [`${String(orphans)} leads without their two letters`, orphans === 0],
    [`integrity check: ${String(integrity)}`, integrity === 'ok'],
  ]
}

/** The mail server was away all the time; now it comes back. */
async function deliverAfterwards(start: Start, expected: number): Promise<Verdict> {
  const delivered = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then(({ messageId = '' }) => {
          delivered.set(messageId, (delivered.get(messageId) ?? 0) + 1)
          done()
        })
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const running = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const started = performance.now()
  const patience = 150_000 + expected * 20
  while (delivered.size < expected && performance.now() - started < patience) await pause(200)
  const seconds = Math.round((performance.now() - started) / 1000)
  const twice = [...delivered.values()].filter((times) => times > 1).length
  await endProcess(running)
  await new Promise<void>((resolve) => server.close(resolve))
  return [
    `mail server back: ${delivered.size} of ${expected} letters in ${seconds} s, ${twice} twice`,
    delivered.size === expected,
  ]
}

if (import.meta.main) process.exitCode = (await proveCrashes(Number(process.argv[2] ?? 30))) ? 0 : 1
