/** Leads and a whole API for tests, with a clock that only moves when it is told to. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

import { leadMeta } from '#contract/lead.ts'

import { type Api, type ApiParts, createApi } from './api.ts'
import { type Database, databaseFile, openSqlite } from './database/open.ts'
import { createHandler } from './handler.ts'
import type { NewLead } from './leads/store.ts'
import type { LogEntry } from './log.ts'
import { keyFor } from './secret.ts'
import { readSettings, type Settings } from './settings.ts'

export const testSecret = 'a secret for tests, long enough for anyone'
export const testOrigin = 'https://site.test'

export const contactFields = {
  name: 'Jane Doe',
  email: 'jane@example.org',
  subject: 'Invoices',
  message: 'We enter 900 invoices by hand every month.',
  phone: '',
  address: '',
}

/** As the routes hand it to the store. */
export function newLead(change: Partial<NewLead> = {}): NewLead {
  return {
    kind: 'contact',
    locale: 'en',
    key: randomUUID(),
    fingerprint: 'fingerprint',
    values: { ...contactFields, email: 'Jane@Example.org' },
    reasons: [],
    proof: undefined,
    rateKey: 'rate-key',
    ...change,
  }
}

export function newSubscriber(change: Partial<NewLead> = {}): NewLead {
  return newLead({ kind: 'newsletter', values: { email: 'jane@example.org' }, ...change })
}

export class TestClock {
  time = Date.UTC(2026, 10, 15, 9, 30)
  now = (): number => this.time

  pass(milliseconds: number): void {
    this.time += milliseconds
  }
}

export interface TestApi extends Api {
  database: Database
  settings: Settings
  clock: TestClock
  log: LogEntry[]
  handler: ReturnType<typeof createHandler>
  /** Posts from an address of its own unless one is given. */
  post: (body: unknown, headers?: Record<string, string>, peer?: string) => Promise<Response>
  postForm: (
    fields: Record<string, string>,
    headers?: Record<string, string>,
    peer?: string,
  ) => Promise<Response>
  /** A proof of work that was handed out long enough ago. */
  solve: () => Promise<string>
  close: () => Promise<void>
}

let nextPeer = 0

export async function startTestApi(
  env: Record<string, string> = {},
  change: Pick<ApiParts, 'passwords'> = {},
): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-'))
  const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_ORIGIN: testOrigin, SECRET: testSecret, ...env })
  const database = await openSqlite(databaseFile(dataDir))
  const clock = new TestClock()
  const log: LogEntry[] = []
  const parts = { settings, secret: testSecret, database, now: clock.now, ...change }
  const api = await createApi({ ...parts, log: (entry) => log.push(entry) })
  const handler = createHandler({
    serveSite: () => new Response('site'),
    api: api.api,
    health: api.health,
    log: (entry) => log.push(entry),
  })

  async function send(body: string, headers: Record<string, string>, peer?: string): Promise<Response> {
    const remoteAddress = peer ?? `2001:db8:0:${(++nextPeer).toString(16)}::1`
    const request = new Request(`${testOrigin}/api/leads`, {
      method: 'POST',
      body,
      headers: { origin: testOrigin, 'content-length': String(Buffer.byteLength(body)), ...headers },
    })
    return handler(request, { incoming: { socket: { remoteAddress } } })
  }

  return {
    ...api,
    database,
    settings,
    clock,
    log,
    handler,
    post: (body, headers = {}, peer) =>
      send(JSON.stringify(body), { 'content-type': 'application/json', ...headers }, peer),
    postForm: (fields, headers = {}, peer) =>
      send(
        new URLSearchParams(fields).toString(),
        { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        peer,
      ),
    solve: () => quickProof(testSecret, clock.now() - 10_000),
    async close() {
      await api.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Made with the server's own secret, so that it takes no second of computing. */
export async function quickProof(secret: string, issuedAt: number): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 0,
    deriveKey,
    data: { issuedAt },
    hmacSignatureSecret: keyFor(secret, 'challenge'),
    hmacKeySignatureSecret: keyFor(secret, 'challenge key'),
  })
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** A contact form as our own page posts it. */
export function contactPost(change: Record<string, unknown> = {}): Record<string, unknown> {
  return { [leadMeta.kind]: 'contact', [leadMeta.locale]: 'de', ...contactFields, ...change }
}
