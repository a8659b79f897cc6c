import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'

import { afterAll, afterEach, expect, test } from 'vitest'

import { company } from '#contract/company.ts'

import { freePort } from './fixture-port.ts'
import { writeFixtureSite } from './fixture-site.ts'

const siteDir = writeFixtureSite()
const scratch = dirname(siteDir)
const children: ChildProcess[] = []

interface Run {
  child: ChildProcess
  /** Resolves with the first line on standard output. */
  ready: Promise<string>
  /** What it has logged so far. */
  logged: () => string
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>
}

function run(env: Record<string, string>): Run {
  const dataDir = join(mkdtempSync(join(scratch, 'data-')), 'data')
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PORT: '0', HOST: '127.0.0.1', SITE_DIR: siteDir, DATA_DIR: dataDir, ...env },
  })
  children.push(child)
  let stdout = ''
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += String(chunk)))
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      stdout += String(chunk)
      if (stdout.includes('\n')) resolve(stdout.trim())
    })
  })
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
  return { child, ready, logged: () => stderr, ended }
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(() => rmSync(scratch, { recursive: true }))

async function expectOneLine({ ended }: Run, line: RegExp): Promise<void> {
  const { code, stdout, stderr } = await ended
  expect(stderr).toMatch(line)
  expect(stderr.trimEnd()).not.toContain('\n')
  expect(stdout).toBe('')
  expect(code).toBe(1)
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'It says where it listens, answers there, and leaves quietly on %s.',
  async (signal) => {
    const { child, ready, ended } = run({ HOST: '' })
    const line = await ready
    expect(line).toMatch(/^Ready: http:\/\/localhost:\d+$/)
    const response = await fetch(`${line.slice(7)}/home`, { headers: { 'accept-language': 'de' } })
    expect(response.headers.get('content-language')).toBe('de')
    expect(await response.text()).toContain('/home de')
    const refused = await fetch(`${line.slice(7)}/home`, { method: 'POST', body: 'x'.repeat(100_000) })
    expect(refused.status).toBe(405)

    const asked = Date.now()
    child.kill(signal)
    child.kill(signal)
    if (signal === 'SIGTERM') {
      // The signal may arrive behind the first question.
      const check = () => fetch(`${line.slice(7)}/health/ready`, { headers: { connection: 'close' } })
      await expect.poll(async () => (await check()).status, { interval: 20 }).toBe(503)
    }
    expect(await ended).toEqual({ code: 0, stdout: `${line}\n`, stderr: '' })
    expect(Date.now() - asked).toBeLessThan(5_000)
  },
)

test('A lead that was acknowledged is there after the process was killed.', async () => {
  const dataDir = mkdtempSync(join(scratch, 'data-'))
  const first = run({ DATA_DIR: dataDir })
  const address = (await first.ready).slice(7)
  const lead = {
    _kind: 'newsletter',
    _key: 'idempotency-key',
    email: 'jane@example.org',
  }
  function post(to: string, body: BodyInit, type = 'application/json'): Promise<Response> {
    const headers = { 'content-type': type, origin: to }
    const init = { method: 'POST', body, headers, duplex: 'half' }
    return fetch(`${to}/api/leads`, init)
  }
  const stored = await post(address, JSON.stringify(lead))
  expect(stored.status).toBe(201)
  const receipt: unknown = await stored.json()
  expect((await post(address, new Blob(['x'.repeat(40_000)]).stream())).status).toBe(413)
  expect((await post(address, 'x'.repeat(100_000), 'text/plain')).status).toBe(413)
  first.child.kill('SIGKILL')
  await first.ended

  const second = run({ DATA_DIR: dataDir })
  const again = await post((await second.ready).slice(7), JSON.stringify(lead))
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual(receipt)
  second.child.kill('SIGTERM')
  const { code, stderr } = await second.ended
  expect(code).toBe(0)
  expect(stderr).toContain('"event":"request"')
  expect(stderr).not.toContain('jane')
})

test('A log that cannot be written ends nothing.', async () => {
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PORT: '0', HOST: '127.0.0.1', SITE_DIR: siteDir, DATA_DIR: mkdtempSync(join(scratch, 'data-')) },
    stdio: ['ignore', 'pipe', full],
  })
  closeSync(full)
  children.push(child)
  const line = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()))
  })
  // Requests of the API are logged.
  for (let count = 0; count < 3; count++)
    expect((await fetch(`${line.slice(7)}/api/challenge`)).status).toBe(200)
  expect((await fetch(`${line.slice(7)}/home`)).status).toBe(200)
})

test('Figures are told on a port of their own, to this machine alone, and secrets are told nowhere.', async () => {
  const secrets = { SECRET: 's3cret-'.repeat(8), LEAD_WEBHOOK_SECRET: 'w3bhook-'.repeat(8) }
  const port = await freePort()
  const { child, ready, logged, ended } = run({
    ...secrets,
    METRICS_PORT: String(port),
    SMTP_URL: 'smtp://user:m4ilword@127.0.0.1:1',
    LEAD_WEBHOOK_URL: 'http://127.0.0.1:1/h00kword',
  })
  const address = (await ready).slice(7)
  const lead = { _kind: 'newsletter', _key: 'idempotency-key', email: 'jane@example.org' }
  const headers = { 'content-type': 'application/json', origin: address }
  await fetch(`${address}/api/leads`, { method: 'POST', body: JSON.stringify(lead), headers })
  await fetch(`${address}/home?token=t0ken`, { headers: { cookie: 'sid=c00kie' } })

  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(figures).toContain('kurztakt_api_requests_total{method="POST",path="/api/leads",status="201"} 1')
  expect(figures).toMatch(/^kurztakt_database_up 1$/m)
  expect(figures).toMatch(/^kurztakt_site_requests_total\{status="200"\} 1$/m)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`${address}/metrics`)).status).toBe(404)
  await expect.poll(logged).toContain('letter-delayed')
  child.kill('SIGTERM')
  const { code, stdout, stderr } = await ended
  expect(code).toBe(0)
  for (const line of stderr.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('event')
  expect(stdout + stderr + figures).not.toMatch(/s3cret|w3bhook|m4ilword|h00kword|jane|t0ken|c00kie/)
})

test('A server for another origin than that of its pages says so, once.', async () => {
  async function said(PUBLIC_ORIGIN: string): Promise<string> {
    const { child, ready, ended } = run({ PUBLIC_ORIGIN, SECRET: 'x'.repeat(32) })
    await ready
    child.kill('SIGINT')
    return (await ended).stderr
  }
  expect(await said(company.origin)).not.toContain('origin-differs')
  expect((await said('https://elsewhere.example')).match(/"event":"origin-differs"/g)).toHaveLength(1)
})

test('A public server without a mail server says so, once, and any other does not.', async () => {
  async function said(env: Record<string, string>): Promise<string> {
    const { child, ready, ended } = run({ SECRET: 'x'.repeat(32), ...env })
    await ready
    child.kill('SIGINT')
    return (await ended).stderr
  }
  const PUBLIC_ORIGIN = company.origin
  expect((await said({ PUBLIC_ORIGIN })).match(/"event":"letters-into-files"/g)).toHaveLength(1)
  expect(await said({ PUBLIC_ORIGIN, SMTP_URL: 'smtp://127.0.0.1:1' })).toBe('')
  expect(await said({})).toBe('')
})

test('A taken port is one clear line.', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expectOneLine(
    run({ PORT: String(port) }),
    new RegExp(`^Port ${port} is already in use: .*PORT=${port + 1}`),
  )
  other.close()
})

const file = join(scratch, 'a-file')
writeFileSync(file, '')

// One process a test: several would not always fit into its time on a busy machine.
test.each([
  [{ SITE_DIR: '/nowhere/site' }, /^Cannot read the built site in .*npm run build/],
  [{ PORT: 'http' }, /^PORT must be a number/],
  [{ HOST: '192.0.2.1' }, /^Cannot listen on 192\.0\.2\.1/],
  [{ DATA_DIR: file }, /^Cannot write to the data directory .*: a file .*in the way/],
  [{ DATA_DIR: join(file, 'below') }, /^Cannot write to the data directory .*in the way/],
  // Linux alone has it; elsewhere the root of the disk is read-only.
  [{ DATA_DIR: '/proc/nowhere/data' }, /^Cannot write to the data directory .*\. Choose another/],
  [{ TRUST_PROXY: 'everyone' }, /^TRUST_PROXY must list/],
  [{ PUBLIC_ORIGIN: 'https://example.org' }, /^SECRET is missing/],
  [
    { DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1/name' },
    /^Cannot open the postgres database \(ECONNREFUSED\)/,
  ],
])('What cannot be used is one clear line: %j', async (env: Record<string, string>, line) => {
  await expectOneLine(run(env), line)
})
