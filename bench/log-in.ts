/**
 * What a log-in costs, and whether its time tells if an address has an account: `node bench/log-in.ts [tries]`.
 * The processor's time is the server's own, so that a busy machine does not decide.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { accountMeta, accountPath } from '#contract/account.ts'

import { endProcess, scratchSite, startProcess } from './api-process.ts'
import { median } from './report.ts'

const tries = Number(process.argv[2] ?? 200)
/** Each takes five wrong passwords before it makes us wait. */
const triesPerAddress = 5
const addresses = Math.ceil(tries / triesPerAddress)
const password = 'four lamps at the quay'

const { directory, siteDir, remove } = scratchSite()
const dataDir = join(directory, 'data')
const running = await startProcess('server/main.ts', {
  SITE_DIR: siteDir,
  DATA_DIR: dataDir,
  TRUST_PROXY: '127.0.0.1',
})
let visitors = 0

try {
  const idle = running.memory()
  const known = Array.from({ length: addresses }, (_, index) => `known-${index}@example.org`)
  const unknown = known.map((email) => email.replace('known', 'other'))
  for (const email of known) await open(email)

  const before = processorMilliseconds()
  for (const email of known) await expectStatus('log-in', { email, password }, 200)
  const perLogIn = (processorMilliseconds() - before) / known.length

  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let index = 0; index < tries; index++) {
    for (const [kind, list] of [
      ['known', known],
      ['unknown', unknown],
    ] as const) {
      const email = list[index % addresses] ?? ''
      times[kind].push(await expectStatus('log-in', { email, password: `not ${password}` }, 401))
    }
  }
  const [here, nowhere] = [median(times.known), median(times.unknown)]
  const difference = Math.abs(here - nowhere) / here

  console.table({
    'processor ms for a log-in': perLogIn.toFixed(1),
    'median ms, wrong password, known address': here.toFixed(1),
    'median ms, wrong password, unknown address': nowhere.toFixed(1),
    'MB idle': idle,
    'MB after': running.memory(),
  })
  const demands: [string, boolean][] = [
    ['a log-in takes at most 150 ms of the processor', perLogIn <= 150],
    [
      `known and unknown addresses differ by at most 15 % (${(difference * 100).toFixed(1)} %)`,
      difference <= 0.15,
    ],
    ['at most 150 MB idle', idle <= 150],
  ]
  for (const [demand, isMet] of demands) console.log(`${isMet ? '✓' : '✗'} ${demand}`)
  process.exitCode = demands.every(([, isMet]) => isMet) ? 0 : 1
} finally {
  await endProcess(running)
  remove()
}

async function open(email: string): Promise<void> {
  const person = { firstName: 'Jane', lastName: 'Doe', business: 'yes' }
  await expectStatus('sign-up', { ...person, email, password, confirmPassword: password }, 200)
  await expectStatus('confirm', { [accountMeta.token]: await tokenFor(email) }, 200)
}

/** Without a mail server mails are files. */
async function tokenFor(email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  for (let waited = 0; waited < 100; waited++) {
    await pause(100)
    for (const name of readNames(outbox)) {
      // Long lines are wrapped there, and every `=` is written as `=3D`.
      const mail = readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=')
      const token = /\?token=([\w-]{43})/.exec(mail)?.[1]
      if (token && mail.includes(`To: ${email}`)) return token
    }
  }
  throw new Error(`No mail for ${email} was written.`)
}

function readNames(path: string): string[] {
  try {
    return readdirSync(path).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}

/** Returns how long it took. Each comes from a network address of its own. */
async function expectStatus(form: string, fields: Record<string, string>, status: number): Promise<number> {
  visitors += 1
  const started = performance.now()
  const response = await fetch(`${running.url}${accountPath}/${form}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: running.url,
      'X-Forwarded-For': `198.18.${Math.floor(visitors / 250)}.${visitors % 250}`,
    },
    body: JSON.stringify(fields),
  })
  const text = await response.text()
  const took = performance.now() - started
  if (response.status !== status) throw new Error(`${form} answered ${response.status}: ${text}`)
  return took
}

function processorMilliseconds(): number {
  const stat = readFileSync(`/proc/${running.child.pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10
}
