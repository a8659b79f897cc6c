/**
 * How many pages our server sends in a second, beside plain nginx (one worker) on the same files in the same run: the
 * whole page as brotli, and the answer that it has not changed. They take turns and the best turn counts. The load
 * comes from the same machine and is often the limit, so the processor time per request is told as well.
 */
import { readdirSync, readFileSync } from 'node:fs'

import autocannon from 'autocannon'

import { benchSecret } from './api-leads.ts'
import { endProcess, scratchSite, startProcess } from './api-process.ts'
import { calmMoment } from './calm.ts'
import { hasBrotli, startSiteNginx } from './nginx.ts'
import { NotHere } from './programs.ts'
import type { Part } from './report.ts'

const page = '/en/home'
const connections = 50
const seconds = 4

interface Turn {
  perSecond: number
  p99: number
  /** Microseconds of processor time. */
  perRequest: number
  failures: number
}

export async function measureServer(turns: number): Promise<Part> {
  const { directory, remove } = scratchSite()
  const ours = await startProcess('server/main.ts', { DATA_DIR: `${directory}/data`, SECRET: benchSecret })
  const idleMemory = ours.memory()
  const nginx = await startSiteNginx().catch((error: unknown) => {
    if (error instanceof NotHere) return undefined
    throw error
  })
  const contenders = [
    { name: 'our server', url: ours.url, pid: ours.child.pid ?? 0 },
    ...(nginx ? [{ name: 'nginx', url: nginx.url, pid: nginx.child.pid ?? 0 }] : []),
  ]
  const results = new Map<string, Turn[]>()
  const requests = ['page, brotli', 'not changed, 304'] as const
  try {
    for (let turn = -1; turn < turns; turn++) {
      for (const request of requests) {
        for (const { name, url, pid } of contenders) {
          await calmMoment()
          const headers: Record<string, string> = { 'accept-encoding': hasBrotli ? 'br' : 'gzip' }
          if (request !== 'page, brotli') headers['if-none-match'] = await etagOf(url, headers)
          const result = await load(url, headers, pid)
          const key = `${request}, ${name}`
          // The first turn only warms up.
          if (turn >= 0) results.set(key, [...(results.get(key) ?? []), result])
        }
      }
    }
    const rows = requests.flatMap((request) => {
      const best = (name: string) => bestOf(results.get(`${request}, ${name}`) ?? [])
      return contenders.map(({ name, pid }) => {
        const [own, yardstick] = [best(name), best('nginx')]
        return {
          request,
          server: name,
          'requests/s': Math.round(own.perSecond),
          'of nginx': (own.perSecond / yardstick.perSecond).toFixed(2),
          'p99 ms': own.p99,
          'µs processor': Math.round(own.perRequest),
          'of nginx, processor': (yardstick.perRequest / own.perRequest).toFixed(2),
          failures: (results.get(`${request}, ${name}`) ?? []).reduce((sum, each) => sum + each.failures, 0),
          'MB after': memoryOf(pid),
        }
      })
    })
    return {
      title: `Serving ${page}, ${connections} connections, best of ${turns} turns of ${seconds} s`,
      rows,
      demands: [
        ['no request fails', rows.every(({ failures }) => failures === 0)],
        ...(nginx
          ? [
              [
                'at least half as many requests per second as nginx',
                rows.every((row) => Number(row['of nginx']) >= 0.5),
              ] as [string, boolean],
            ]
          : []),
      ],
      notes: [
        `our server held ${idleMemory} MB before the first request, with the whole site in memory`,
        ...(nginx ? [] : ['nginx is not installed here: no comparison']),
        ...(hasBrotli ? [] : ['nginx has no brotli module here: both send gzip']),
      ],
    }
  } finally {
    await endProcess(ours)
    await nginx?.stop()
    remove()
  }
}

async function etagOf(url: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(url + page, { headers })
  await response.arrayBuffer()
  return response.headers.get('etag') ?? ''
}

async function load(url: string, headers: Record<string, string>, pid: number): Promise<Turn> {
  const before = processorSeconds(pid)
  const expected = headers['if-none-match'] ? '304' : '200'
  const result = await autocannon({ url: url + page, connections, duration: seconds, headers })
  const total = result.requests.total
  const good = result.statusCodeStats?.[expected]?.count ?? 0
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    perRequest: ((processorSeconds(pid) - before) / total) * 1e6,
    failures: total - good + result.errors,
  }
}

function bestOf(turns: Turn[]): Turn {
  const none = { perSecond: Number.NaN, p99: Number.NaN, perRequest: Number.NaN, failures: 0 }
  return turns.toSorted((a, b) => b.perSecond - a.perSecond)[0] ?? none
}

/** Of a process and those that it started; Linux only. */
function processorSeconds(pid: number): number {
  const ticksPerSecond = 100
  return family(pid).reduce((sum, { ticks }) => sum + ticks / ticksPerSecond, 0)
}

function memoryOf(pid: number): number {
  return Math.round(family(pid).reduce((sum, { kilobytes }) => sum + kilobytes / 1024, 0))
}

function family(pid: number): { ticks: number; kilobytes: number }[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const [, parent, , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        if (Number(name) !== pid && Number(parent) !== pid) return []
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
        return [{ ticks: Number(user) + Number(system), kilobytes }]
      })
  } catch {
    // A process ended while we looked, or this is not Linux.
    return []
  }
}
