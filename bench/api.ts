/**
 * How fast leads are stored, as ratios within one run on one machine:
 * an address that stores nothing, one commit for each lead, and commits that waiting leads share.
 * The three take turns and the best turn counts, so that a busy moment of the machine does not decide.
 * `node bench/api.ts [leads]`, 10,000 by default.
 */
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'

import { benchSecret, makeLeads } from './api-leads.ts'
import { endProcess, type Running, scratchSite, startProcess } from './api-process.ts'
import { postLeads } from './post-leads.ts'

interface Contender {
  name: string
  running: Running
  /** How many posts it gets in each turn. */
  amount: number
  idleMemory: number
  best: { perSecond: number; p50: number; p99: number }
  failures: number
  remove: () => void
}

const turns = 4

/** Whether every demand was met. */
async function measureApi(leads: number): Promise<boolean> {
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
  const contenders = [
    await enter('POST, nothing stored', 'bench/api-empty.ts', leads / turns),
    await enter('one commit for each lead', 'server/main.ts', leads / turns / 4, { LEADS_PER_COMMIT: '1' }),
    await enter('group commit', 'server/main.ts', leads / turns),
  ]
  try {
    for (const contender of contenders) await post(contender.running, 200)
    for (let turn = 0; turn < turns; turn++) {
      for (const contender of contenders) await takeTurn(contender, contenders)
    }
    return await report(contenders, leads)
  } finally {
    for (const { running, remove } of contenders) {
      running.child.kill('SIGCONT')
      await endProcess(running)
      remove()
    }
  }
}

async function report(contenders: Contender[], leads: number): Promise<boolean> {
  const [empty, single, grouped] = contenders
  if (!empty || !single || !grouped) throw new Error('There are three to compare.')
  const memory = await mostMemory(grouped.running)
  const rows = contenders.map(({ name, best, failures, idleMemory, running }) => [
    name,
    {
      'requests/s': Math.round(best.perSecond),
      'of empty': Number((best.perSecond / empty.best.perSecond).toFixed(3)),
      'of single': Number((best.perSecond / single.best.perSecond).toFixed(2)),
      'p50 ms': best.p50,
      'p99 ms': best.p99,
      failures,
      'MB idle': idleMemory,
      'MB after': running.memory(),
    },
  ])
  console.table(Object.fromEntries(rows))
  const demands: [string, boolean][] = [
    ['no request fails', contenders.every(({ failures }) => failures === 0)],
    [
      'group commit is at least 3 times as fast as one commit for each lead',
      grouped.best.perSecond >= 3 * single.best.perSecond,
    ],
    [
      'a durable lead is at least 0.10 as fast as an empty post',
      grouped.best.perSecond >= 0.1 * empty.best.perSecond,
    ],
    ['99 of 100 leads are safe within 100 ms', grouped.best.p99 <= 100],
    [`less than 250 MB while the letters about ${leads} leads are written (${memory})`, memory < 250],
  ]
  for (const [demand, isMet] of demands) console.log(`${isMet ? '✓' : '✗'} ${demand}`)
  return demands.every(([, isMet]) => isMet)
}

/** Most of it is needed after the load, when the letters are written. */
async function mostMemory(running: Running): Promise<number> {
  let most = running.memory()
  for (let second = 0; second < 30; second++) {
    await setTimeout(1000)
    most = Math.max(most, running.memory())
  }
  return most
}

async function enter(
  name: string,
  script: string,
  amount: number,
  env: Record<string, string> = {},
): Promise<Contender> {
  const { directory, siteDir, remove } = scratchSite()
  const running = await startProcess(script, {
    // The site is most of what an idle server holds.
    SITE_DIR: existsSync('dist/site') ? 'dist/site' : siteDir,
    DATA_DIR: `${directory}/data`,
    SECRET: benchSecret,
    TRUST_PROXY: '127.0.0.1',
    ...env,
  })
  const best = { perSecond: 0, p50: 0, p99: 0 }
  return {
    name,
    running,
    amount: Math.ceil(amount),
    idleMemory: running.memory(),
    best,
    failures: 0,
    remove,
  }
}

/** The others hold still meanwhile, even with the letters they still have to write. */
async function takeTurn(contender: Contender, contenders: Contender[]): Promise<void> {
  for (const { running } of contenders)
    running.child.kill(running === contender.running ? 'SIGCONT' : 'SIGSTOP')
  const { result, perSecond } = await post(contender.running, contender.amount)
  contender.failures += result.non2xx + result.errors
  if (perSecond > contender.best.perSecond) {
    contender.best = { perSecond, p50: result.latency.p50, p99: result.latency.p99 }
  }
}

async function post({ url }: Running, amount: number) {
  return postLeads(url, await makeLeads(amount, url))
}

process.exitCode = (await measureApi(Number(process.argv[2] ?? 10_000))) ? 0 : 1
