/**
 * How fast leads are stored, as ratios within one run on one machine:
 * an address that stores nothing, one commit for each lead, and commits that waiting leads share.
 * `node bench/api.ts [leads]`, 10,000 by default.
 */
import autocannon from 'autocannon'

import { benchSecret, makeLeads } from './api-leads.ts'
import { endProcess, type Running, scratchSite, startProcess } from './api-process.ts'

interface Figures {
  name: string
  perSecond: number
  p50: number
  p99: number
  failures: number
  idleMemory: number
  memory: number
}

const connections = 50
const leads = Number(process.argv[2] ?? 10_000)
const server = 'server/main.ts'

const empty = await measure('POST, nothing stored', 'bench/api-empty.ts', leads, {})
const single = await measure('one commit for each lead', server, Math.ceil(leads / 4), {
  LEADS_PER_COMMIT: '1',
})
const grouped = await measure('group commit', server, leads, {})

console.table(
  Object.fromEntries(
    [empty, single, grouped].map(({ name, perSecond, p50, p99, failures, idleMemory, memory }) => [
      name,
      {
        'requests/s': Math.round(perSecond),
        'of empty': Number((perSecond / empty.perSecond).toFixed(3)),
        'of single': Number((perSecond / single.perSecond).toFixed(2)),
        'p50 ms': p50,
        'p99 ms': p99,
        failures,
        'MB idle': idleMemory,
        'MB after': memory,
      },
    ]),
  ),
)

const demands: [string, boolean][] = [
  ['no request fails', empty.failures + single.failures + grouped.failures === 0],
  [
    'group commit is at least 3 times as fast as one commit for each lead',
    grouped.perSecond >= 3 * single.perSecond,
  ],
  ['a durable lead is at least 0.10 as fast as an empty post', grouped.perSecond >= 0.1 * empty.perSecond],
  ['99 of 100 leads are safe within 100 ms', grouped.p99 <= 100],
  ['memory stays below 250 MB', grouped.memory < 250],
]
for (const [demand, isMet] of demands) console.log(`${isMet ? '✓' : '✗'} ${demand}`)
process.exitCode = demands.every(([, isMet]) => isMet) ? 0 : 1

async function measure(
  name: string,
  script: string,
  amount: number,
  env: Record<string, string>,
): Promise<Figures> {
  const { directory, siteDir, remove } = scratchSite()
  const running = await startProcess(script, {
    SITE_DIR: siteDir,
    DATA_DIR: `${directory}/data`,
    SECRET: benchSecret,
    TRUST_PROXY: '127.0.0.1',
    ...env,
  })
  try {
    const idleMemory = running.memory()
    await post(running, Math.min(amount, 500))
    const { result, seconds } = await post(running, amount)
    const { latency, non2xx, errors } = result
    const memory = running.memory()
    return {
      name,
      perSecond: amount / seconds,
      p50: latency.p50,
      p99: latency.p99,
      failures: non2xx + errors,
      idleMemory,
      memory,
    }
  } finally {
    await endProcess(running)
    remove()
  }
}

async function post(
  { url }: Running,
  amount: number,
): Promise<{ result: autocannon.Result; seconds: number }> {
  const prepared = await makeLeads(amount, url)
  let next = 0
  let lastAnswer = 0
  const started = performance.now()
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(
      {
        url: `${url}/api/leads`,
        connections,
        amount,
        timeout: 30,
        requests: [
          {
            method: 'POST',
            setupRequest(request) {
              const lead = prepared[next++ % prepared.length]
              return { ...request, ...(lead && { body: lead.body, headers: lead.headers }) }
            },
          },
        ],
      },
      (error: Error | null, done) => (error ? reject(error) : resolve(done)),
    )
    // Its own clock only ticks once a second.
    load.on('response', () => (lastAnswer = performance.now()))
  })
  return { result, seconds: (lastAnswer - started) / 1000 }
}
