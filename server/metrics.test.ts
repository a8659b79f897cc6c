import { globSync, readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

import { expect, test } from 'vitest'

import type { LogEntry } from './log.ts'
import { createMetrics } from './metrics.ts'

function request(path: string, status: number, milliseconds: number): LogEntry {
  return { level: 'info', event: 'request', method: 'POST', path, status, milliseconds, requestId: 'r' }
}

test('Everything that is logged is written and counted, and pages are counted without a line.', () => {
  const written: LogEntry[] = []
  const metrics = createMetrics((entry) => written.push(entry))
  metrics.log(request('/api/leads', 201, 12))
  metrics.log(request('/api/leads', 201, 700))
  metrics.log(request('/api/account/save', 200, 1))
  metrics.log(request('/api/account/save', 200, 1))
  metrics.log({ level: 'error', event: 'letter-dead', code: 'x' })
  const serve = metrics.countSite(() => new Response(null, { status: 304 }))
  expect(serve(new Request('http://site.test/home')).status).toBe(304)
  const incoming = new IncomingMessage(new Socket())
  const outgoing = new ServerResponse(incoming)
  metrics.countUnchanged(() => false)(incoming, outgoing)
  metrics.countUnchanged(() => Boolean(outgoing.writeHead(304)))(incoming, outgoing)
  expect(written).toHaveLength(5)

  const lines = metrics.text({ queued: 3, oldestQueuedSeconds: 60 }).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'kurztakt_api_requests_total{method="POST",path="/api/leads",status="201"} 2',
      'kurztakt_api_requests_total{method="POST",path="/api/account/save",status="200"} 2',
      'kurztakt_api_request_seconds_bucket{le="0.005"} 2',
      'kurztakt_api_request_seconds_bucket{le="0.025"} 3',
      'kurztakt_api_request_seconds_bucket{le="+Inf"} 4',
      'kurztakt_api_request_seconds_count 4',
      'kurztakt_events_total{level="error",event="letter-dead"} 1',
      'kurztakt_site_requests_total{status="304"} 2',
      'kurztakt_queued 3',
      'kurztakt_oldest_queued_seconds 60',
    ]),
  )
})

test('Every line is one that Prometheus reads, whatever was logged.', () => {
  const metrics = createMetrics(() => undefined)
  metrics.log(request('/api/"}\n# evil', 404, Number.NaN))
  metrics.log({ level: 'warn', event: 'a"b\\c' })
  const line = /^(?:# TYPE \w+ \w+|\w+(?:\{(?:\w+="[^"\\\n]*",?)+\})? [\d.e+-]+|\w+ NaN)$/
  for (const each of metrics.text({}).trimEnd().split('\n')) expect(each).toMatch(line)
})

test('What an alarm waits for is told as 0 before it has happened, at the level at which it is logged.', () => {
  const rules = readFileSync('docs/deploy/alerts.yml', 'utf8')
  const awaited = [...rules.matchAll(/event=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|'))
  const sources = globSync('server/**/*.ts')
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const told = createMetrics(() => undefined).text({})
  expect(awaited).toContain('many-leads')
  // Dead letters ring by their number; once a stop has failed nobody answers any more.
  const rung = ['letter-dead', 'stop-failed', ...awaited]
  for (const [, event] of sources.matchAll(/log\(\{ level: 'error', event: '([\w-]+)'/g))
    expect(rung).toContain(event)
  for (const event of awaited) {
    const [, level] = new RegExp(`log\\(\\{ level: '(\\w+)', event: '${event}'`).exec(sources) ?? []
    expect(told).toContain(`kurztakt_events_total{level="${level}",event="${event}"} 0\n`)
  }
})

test('A duration counts in every bucket that holds it, and the sum is in seconds.', () => {
  const metrics = createMetrics(() => undefined)
  const limits = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]
  for (const milliseconds of limits) metrics.log(request('/api/leads', 201, milliseconds))
  metrics.log(request('/api/leads', 201, 60_000))
  const text = metrics.text({})
  const counted = [...text.matchAll(/_bucket\{le="([^"]+)"\} (\d+)/g)].map(([, most, count]) => [most, count])
  expect(counted).toEqual([
    ...limits.map((most, index) => [String(most / 1000), String(index + 1)]),
    ['+Inf', '12'],
  ])
  expect(Number(/_seconds_sum ([\d.]+)/.exec(text)?.[1])).toBeCloseTo(79.44)
})

test('The process tells its memory, its time and when it began, each with its kind.', () => {
  const text = createMetrics(() => undefined).text({})
  const value = (name: string, kind: string) =>
    Number(new RegExp(`# TYPE ${name} ${kind}\n${name} (\\S+)`).exec(text)?.[1])
  expect(value('process_resident_memory_bytes', 'gauge')).toBeGreaterThan(1e7)
  const { user, system } = process.cpuUsage()
  expect(value('process_cpu_seconds_total', 'counter')).toBeCloseTo((user + system) / 1e6, 0)
  expect(value('process_start_time_seconds', 'gauge') + process.uptime()).toBeCloseTo(Date.now() / 1000, -1)
  expect(value('nodejs_eventloop_lag_p99_seconds', 'gauge')).not.toBeNaN()
  for (const name of ['api_requests', 'site_requests', 'events'])
    expect(text).toContain(`# TYPE kurztakt_${name}_total counter\n`)
})
