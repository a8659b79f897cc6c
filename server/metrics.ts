/**
 * Figures for Prometheus, in its text format. They are counted from the log, so that an alarm on a figure always finds
 * its lines there.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'

import type { DirectAnswer } from './http/static-files.ts'
import { type Log, type LogEntry } from './log.ts'

export interface Metrics {
  /** Writes and counts. */
  log: Log
  /** Pages and files are not logged, only counted. */
  countSite: (serve: (request: Request) => Response) => (request: Request) => Response
  countUnchanged: (answer: DirectAnswer) => DirectAnswer
  text: (waiting: Record<string, number>) => string
}

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What docs/deploy/alerts.yml waits for. Told as 0 from the start: Prometheus sees no increase in a figure that begins with 1. */
const alarming: Pick<LogEntry, 'level' | 'event'>[] = [
  { level: 'error', event: 'failure' },
  { level: 'error', event: 'database-unavailable' },
  { level: 'error', event: 'erasure-failed' },
  { level: 'error', event: 'outbox-stuck' },
  { level: 'error', event: 'page-not-filled' },
  { level: 'warn', event: 'browser-error' },
  { level: 'warn', event: 'many-leads' },
  { level: 'warn', event: 'letters-into-files' },
]

export function createMetrics(write: Log): Metrics {
  const requests = new Map<string, number>()
  const site = new Map<number, number>()
  const events = new Map(alarming.map(({ level, event }) => [labels({ level, event }), 0]))
  const within = buckets.map(() => 0)
  const durations = { sum: 0, count: 0 }
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  /** As many as there are routes: no address of ours ends in an id, and all others are logged as one. */
  function countRequest({ method, path, status, milliseconds }: LogEntry): void {
    add(requests, labels({ method, path, status }))
    const seconds = Number(milliseconds) / 1000
    durations.sum += seconds
    durations.count += 1
    for (const [index, most] of buckets.entries())
      if (seconds <= most) within[index] = (within[index] ?? 0) + 1
  }

  return {
    log(entry) {
      if (entry.event === 'request') countRequest(entry)
      else add(events, labels({ level: entry.level, event: entry.event }))
      write(entry)
    },
    countSite(serve) {
      return (request) => {
        const response = serve(request)
        add(site, response.status)
        return response
      }
    },
    countUnchanged(answer) {
      return (incoming, outgoing) => {
        const isAnswered = answer(incoming, outgoing)
        if (isAnswered) add(site, outgoing.statusCode)
        return isAnswered
      }
    },
    text(waiting) {
      const { user, system } = process.cpuUsage()
      const lines = [
        ...counter('kurztakt_api_requests_total', requests),
        ...counter('kurztakt_site_requests_total', byStatus(site)),
        ...counter('kurztakt_events_total', events),
        '# TYPE kurztakt_api_request_seconds histogram',
        ...buckets.map(
          (most, index) => `kurztakt_api_request_seconds_bucket{le="${most}"} ${within[index] ?? 0}`,
        ),
        `kurztakt_api_request_seconds_bucket{le="+Inf"} ${durations.count}`,
        `kurztakt_api_request_seconds_sum ${durations.sum}`,
        `kurztakt_api_request_seconds_count ${durations.count}`,
        ...Object.entries(waiting).flatMap(([name, value]) => gauge(`kurztakt_${snake(name)}`, value)),
        ...gauge('process_resident_memory_bytes', process.memoryUsage.rss()),
        ...gauge('process_start_time_seconds', Math.round(Date.now() / 1000 - process.uptime())),
        '# TYPE process_cpu_seconds_total counter',
        `process_cpu_seconds_total ${(user + system) / 1e6}`,
        ...gauge('nodejs_eventloop_lag_p99_seconds', delay.percentile(99) / 1e9),
      ]
      delay.reset()
      return `${lines.join('\n')}\n`
    },
  }
}

function byStatus(counts: Map<number, number>): Map<string, number> {
  return new Map([...counts].map(([status, count]) => [labels({ status }), count]))
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function labels(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).map(
    ([name, value]) => `${name}="${String(value).replaceAll(/[^\w/*. -]/g, '_')}"`,
  )
  return `{${pairs.join(',')}}`
}

function counter(name: string, counts: Map<string, number>): string[] {
  return [`# TYPE ${name} counter`, ...[...counts].map(([key, value]) => `${name}${key} ${value}`)]
}

function gauge(name: string, value: number): string[] {
  return [`# TYPE ${name} gauge`, `${name} ${value}`]
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
