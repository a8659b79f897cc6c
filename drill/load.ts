/**
 * Ten thousand leads at fifty connections while others read pages for a minute. The same load on an address that
 * stores nothing and on plain nginx, in the same run, says what this machine can do at all.
 */
import { resolve } from 'node:path'

import autocannon from 'autocannon'

import { type BenchLead, makeLeads } from '#bench/api-leads.ts'
import { endProcess, startProcess } from '#bench/api-process.ts'
import { hasBrotli, startSiteNginx } from '#bench/nginx.ts'
import { postLeads } from '#bench/post-leads.ts'
import { type Row, tableOf } from '#bench/report.ts'

import type { Fault } from './fault.ts'
import { makePlace, origin } from './place.ts'
import { lostOf, storedInSqlite } from './stored.ts'

const afterwards = 20
const pages = ['/en/home', '/de/pricing-2-details', '/en/product-1', '/de/blog']

interface Load {
  leads: { perSecond: number; p50: number; p99: number; failures: number }
  pages: { perSecond: number; p50: number; p99: number; failures: number }
}

export async function combinedLoad(amount: number, seconds: number): Promise<Fault> {
  const leads = await makeLeads(amount, origin)
  const place = makePlace({ SITE_DIR: resolve('dist/site') })
  const memory: number[] = []
  try {
    const yardstick = await measureYardstick(await makeLeads(amount, origin), seconds)
    await place.start()
    const idle = place.running().memory()
    const { url } = place.running()
    const watch = setInterval(() => memory.push(place.running().memory()), 500)
    let afterLeads = 0
    const ours = await load(url, url, leads, seconds, () => (afterLeads = place.running().memory()))
    // Another look at pages alone: whatever leads left behind must not grow any more.
    const { statusCodeStats } = await read(url, afterwards)
    clearInterval(watch)
    const last = place.running().memory()
    console.log(`\n${tableOf([...rowsOf('ours', ours), ...rowsOf('yardstick', yardstick)])}`)

    const stored = storedInSqlite(place.dataDir)
    const acknowledged = new Set(leads.map(({ key }) => key))
    return {
      fault: `${amount} leads and ${seconds} s of pages at once`,
      rounds: 1,
      acknowledged: stored.keys.length,
      lost: lostOf(acknowledged, stored),
      doubled: stored.doubled,
      recovered: Number.NaN,
      demands: [
        [
          'no request failed',
          ours.leads.failures + ours.pages.failures === 0 &&
            Object.keys(statusCodeStats ?? {}).join() === '200',
        ],
        [
          `memory: ${idle} MB idle, ${Math.max(...memory)} MB at most, ${afterLeads} MB after the last lead, ${last} MB at the end`,
          Math.max(...memory) < 250 && last <= afterLeads * 1.1,
        ],
        [
          `a lead is safe within ${Math.round(ours.leads.p99)} ms (p99; nothing stored: ${Math.round(yardstick.leads.p99)} ms)`,
          ours.leads.p99 < 1000,
        ],
      ],
    }
  } finally {
    await place.leave()
  }
}

/** An address that stores nothing beside nginx for the pages. */
async function measureYardstick(leads: BenchLead[], seconds: number): Promise<Load> {
  const empty = await startProcess('bench/api-empty.ts', {})
  const nginx = await startSiteNginx()
  try {
    return await load(empty.url, nginx.url, leads, seconds)
  } finally {
    await endProcess(empty)
    await nginx.stop()
  }
}

async function load(
  api: string,
  site: string,
  leads: BenchLead[],
  seconds: number,
  onLeadsDone: () => void = () => undefined,
): Promise<Load> {
  const posting = postLeads(api, leads)
  const reading = read(site, seconds)
  const { result, perSecond } = await posting
  onLeadsDone()
  const done = await reading
  return {
    leads: { ...figures(result), perSecond },
    pages: { ...figures(done), perSecond: done.requests.average },
  }
}

async function read(url: string, duration: number): Promise<autocannon.Result> {
  const headers = { 'accept-encoding': hasBrotli ? 'br' : 'gzip' }
  return autocannon({ url, connections: 10, duration, requests: pages.map((path) => ({ path, headers })) })
}

function figures({ latency, non2xx, errors, timeouts }: autocannon.Result) {
  return { p50: latency.p50, p99: latency.p99, failures: non2xx + errors + timeouts }
}

function rowsOf(server: string, { leads, pages }: Load): Row[] {
  return [
    { what: 'leads', ...leads },
    { what: 'pages', ...pages },
  ].map(({ what, perSecond, p50, p99, failures }) => ({
    what,
    server: server === 'ours' ? 'ours' : what === 'leads' ? 'nothing stored' : 'nginx',
    'per second': Math.round(perSecond),
    'p50 ms': p50,
    'p99 ms': p99,
    failures,
  }))
}
