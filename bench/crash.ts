/**
 * Nothing that was acknowledged may be lost, whatever happens to the process or the mail server.
 * `node bench/crash.ts [rounds]`, 30 by default: kills under load, then an orderly stop under load, then a dead mail server.
 */
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

import { type BenchLead, benchSecret, makeLeads } from './api-leads.ts'
import { endProcess, type Running, scratchSite, startProcess } from './api-process.ts'

const rounds = Number(process.argv[2] ?? 30)
const clients = 20
const origin = 'http://bench.test'
const verdicts: [string, boolean][] = []

const { directory, siteDir, remove } = scratchSite()
const dataDir = `${directory}/data`
const environment = {
  SITE_DIR: siteDir,
  DATA_DIR: dataDir,
  SECRET: benchSecret,
  PUBLIC_ORIGIN: origin,
  TRUST_PROXY: '127.0.0.1',
  // Letters wait for the last part of this test.
  SMTP_URL: 'smtp://127.0.0.1:1',
}

/** What visitors know: keys that were acknowledged, and leads that they would send again. */
const acknowledged = new Set<string>()
let unanswered: BenchLead[] = []
let retries = 0

try {
  await killUnderLoad()
  await stopUnderLoad()
  await checkStored()
  await deliverAfterwards()
} finally {
  remove()
}
for (const [claim, isTrue] of verdicts) console.log(`${isTrue ? '✓' : '✗'} ${claim}`)
process.exitCode = verdicts.every(([, isTrue]) => isTrue) ? 0 : 1

function start(change: Record<string, string> = {}): Promise<Running> {
  return startProcess('server/main.ts', { ...environment, ...change })
}

/** Sends until told to stop; a lead without an answer is kept for the next round. */
function visitors({ url }: Running): { stop: () => Promise<void> } {
  let isOver = false
  const again = unanswered
  unanswered = []
  retries += again.length

  async function visit(): Promise<void> {
    while (!isOver) {
      const lead = again.pop() ?? (await makeLeads(1, origin))[0]
      if (lead && !(await send(url, lead))) unanswered.push(lead)
    }
  }
  const all = Promise.all(Array.from({ length: clients }, visit))
  return {
    async stop() {
      isOver = true
      await all
      unanswered.push(...again)
    },
  }
}

async function send(url: string, { body, headers, key }: BenchLead): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/leads`, { method: 'POST', body, headers })
    await response.arrayBuffer()
    if (response.status !== 201 && response.status !== 200) return false
    acknowledged.add(key)
    return true
  } catch {
    // A refused connection comes back at once.
    await pause(5)
    return false
  }
}

async function killUnderLoad(): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    const running = await start()
    const load = visitors(running)
    await pause(100 + Math.random() * 700)
    await endProcess(running, 'SIGKILL')
    await load.stop()
    if (round % 10 === 0 || round === rounds) console.log(`round ${round}: ${acknowledged.size} acknowledged`)
  }
}

async function stopUnderLoad(): Promise<void> {
  const running = await start()
  const load = visitors(running)
  await pause(1_000)
  const asked = performance.now()
  const code = await endProcess(running)
  const seconds = (performance.now() - asked) / 1000
  await load.stop()
  verdicts.push([
    `SIGTERM under load: exit ${code} after ${seconds.toFixed(2)} s`,
    code === 0 && seconds < 10,
  ])

  const last = await start()
  const waiting = unanswered
  unanswered = []
  retries += waiting.length
  for (const lead of waiting) if (!(await send(last.url, lead))) unanswered.push(lead)
  await endProcess(last)
  verdicts.push(['every lead was acknowledged in the end', unanswered.length === 0])
}

async function checkStored(): Promise<void> {
  const database = new DatabaseSync(`${dataDir}/kurztakt.sqlite`, { readOnly: true })
  const rows = database.prepare('select idempotency_key as key from leads').all()
  const stored = new Set(rows.map(({ key }) => String(key)))
  const lost = [...acknowledged].filter((key) => !stored.has(key)).length
  const orphans = database
    .prepare(
      'select count(*) as n from leads where (select count(*) from outbox where lead_id = leads.id) <> 2',
    )
    .get()
  const integrity = database.prepare('pragma integrity_check').get()
  database.close()
  console.log(`${rounds} kills, ${retries} retries, ${acknowledged.size} acknowledged, ${rows.length} stored`)
  verdicts.push([`${lost} acknowledged leads lost`, lost === 0])
  verdicts.push([`${rows.length - acknowledged.size} leads doubled`, rows.length === acknowledged.size])
  verdicts.push([`${String(orphans?.['n'])} leads without their two letters`, orphans?.['n'] === 0])
  verdicts.push([
    `integrity check: ${String(integrity?.['integrity_check'])}`,
    integrity?.['integrity_check'] === 'ok',
  ])
}

/** The mail server was away all the time; now it comes back. */
async function deliverAfterwards(): Promise<void> {
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
  const expected = acknowledged.size * 2
  const started = performance.now()
  const patience = 150_000 + expected * 20
  while (delivered.size < expected && performance.now() - started < patience) await pause(200)
  const seconds = Math.round((performance.now() - started) / 1000)
  const twice = [...delivered.values()].filter((times) => times > 1).length
  await endProcess(running)
  await new Promise<void>((resolve) => server.close(resolve))
  verdicts.push([
    `mail server back: ${delivered.size} of ${expected} letters in ${seconds} s, ${twice} twice`,
    delivered.size === expected,
  ])
}
