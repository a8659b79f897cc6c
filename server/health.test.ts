import { connect, createServer, type Server, type Socket } from 'node:net'

import { expect, test } from 'vitest'

import { createApi } from './api.ts'
import { newPostgresUrl } from './database/fixture-engines.ts'
import { openPostgres } from './database/open.ts'
import { contactPost, quickProof, startTestApi, testOrigin, testSecret } from './fixture-leads.ts'
import { createHandler } from './handler.ts'
import { healthRoutes, needsSomebody } from './health.ts'
import { readSettings } from './settings.ts'

/** Nobody listens there, and nothing is sent. */
const withMail = { SMTP_URL: 'smtp://127.0.0.1:1' }

test('It tells life, readiness and what waits, and never lets anyone keep the answer.', async () => {
  const api = await startTestApi(withMail)
  async function ask(path: string, method = 'GET'): Promise<{ status: number; body: unknown }> {
    const response = await api.handler(new Request(`${testOrigin}${path}`, { method }))
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
  expect(await ask('/health/live')).toEqual({ status: 200, body: { status: 'ok' } })
  expect(await ask('/health/ready')).toEqual({ status: 200, body: { status: 'ok' } })
  const counts = {
    lettersIntoFiles: false,
    queued: 0,
    oldestQueuedSeconds: 0,
    deadLetters: 0,
    unknownRecipients: 0,
    quarantined: 0,
    leadsLastHour: 0,
    diskFreeMegabytes: expect.any(Number),
  }
  expect(await ask('/health')).toEqual({ status: 200, body: { status: 'ok', engine: 'sqlite', ...counts } })

  await api.post(contactPost({ _key: 'idempotency-key', _proof: await api.solve() }))
  await api.post(contactPost({ _key: 'idempotency-key-2' }))
  const dead = (last_error: string) =>
    api.database.db
      .updateTable('outbox')
      .set({ status: 'dead', last_error })
      .where('letter', '=', 'confirmation')
      .execute()
  await dead('SMTP-refused')
  expect(await ask('/health')).toMatchObject({
    body: { status: 'ok', deadLetters: 0, unknownRecipients: 1 },
  })
  await dead('ETIMEDOUT')
  api.clock.pass(60_000)
  expect(await ask('/health')).toMatchObject({
    body: {
      status: 'warning',
      queued: 2,
      oldestQueuedSeconds: 60,
      deadLetters: 1,
      quarantined: 1,
      leadsLastHour: 2,
    },
  })
  expect((await ask('/health/else')).status).toBe(404)
  for (const [method, status] of [
    ['HEAD', 404],
    ['POST', 405],
  ] as const)
    expect((await ask('/health/else', method)).status).toBe(status)
  const refused = await api.handler(new Request(`${testOrigin}/health`, { method: 'POST' }))
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])

  api.announceStop()
  expect(await ask('/health/ready')).toEqual({ status: 503, body: { status: 'stopping' } })
  expect((await ask('/health/live')).status).toBe(200)
  // As when the database goes away between two questions.
  await api.database.db.schema.dropTable('outbox').execute()
  expect(await ask('/health')).toEqual({ status: 503, body: { status: 'no-database', engine: 'sqlite' } })
  await api.close()
  expect(await ask('/health')).toMatchObject({ status: 503, body: { status: 'no-database' } })
})

test('A closed database makes it unready.', async () => {
  const api = await startTestApi()
  await api.close()
  const response = await api.handler(new Request(`${testOrigin}/health/ready`))
  expect([response.status, await response.json()]).toEqual([503, { status: 'no-database' }])
})

test('Where nothing can be stored any more it is not ready, although everything can be read.', async () => {
  const api = await startTestApi()
  let isWritable = true
  let diskFreeMegabytes = 5_000
  const routes = healthRoutes({
    database: api.database,
    dataDir: api.settings.dataDir,
    lettersIntoFiles: false,
    alarm: { count: () => undefined, remember: () => undefined, lastHour: () => 0, rings: () => false },
    isStopping: () => false,
    now: () => 0,
    canWrite: () => Promise.resolve(isWritable),
    free: () => Promise.resolve({ diskFreeMegabytes }),
  })
  async function ask(path: string): Promise<unknown[]> {
    const response = await routes.request(path)
    return [response.status, await response.json()]
  }
  expect(await ask('/ready')).toEqual([200, { status: 'ok' }])
  isWritable = false
  expect(await ask('/ready')).toEqual([503, { status: 'read-only' }])
  expect(await ask('/')).toMatchObject([503, { status: 'read-only', queued: 0 }])
  isWritable = true
  diskFreeMegabytes = 1
  expect(await ask('/ready')).toEqual([200, { status: 'ok' }])
  diskFreeMegabytes = 0
  expect(await ask('/ready')).toEqual([503, { status: 'disk-full' }])
  expect(await ask('/')).toMatchObject([503, { status: 'disk-full', queued: 0, diskFreeMegabytes: 0 }])
  await api.close()
})

test('Somebody should look at letters that cannot be sent, a disk that is nearly full, and an alarm.', () => {
  expect(needsSomebody({ deadLetters: 0, diskFreeMegabytes: 200 }, false)).toBe(false)
  expect(needsSomebody({}, false)).toBe(false)
  expect(needsSomebody({ oldestQueuedSeconds: 3600 }, false)).toBe(false)
  expect(needsSomebody({ oldestQueuedSeconds: 3601 }, false)).toBe(true)
  expect(needsSomebody({ deadLetters: 1, diskFreeMegabytes: 5_000 }, false)).toBe(true)
  expect(needsSomebody({ deadLetters: 0, diskFreeMegabytes: 199 }, false)).toBe(true)
  expect(needsSomebody({ deadLetters: 0, diskFreeMegabytes: 5_000 }, true)).toBe(true)
})

test.each([
  [{}, 'warning'],
  [withMail, 'ok'],
  [{ PUBLIC_ORIGIN: 'http://localhost:3000' }, 'ok'],
])('Somebody should look at a public site whose letters go into files: %j', async (env, status) => {
  const api = await startTestApi(env)
  const response = await api.handler(new Request(`${testOrigin}/health`))
  expect(await response.json()).toMatchObject({ status, lettersIntoFiles: status === 'warning' })
  await api.close()
})

/** Stands between us and the database and can be cut. */
function cable(port: number): { listen: (at: number) => Promise<number>; cut: () => Promise<void> } {
  const sockets = new Set<Socket>()
  let server: Server
  return {
    listen(at) {
      server = createServer((near) => {
        const far = connect(port, '127.0.0.1')
        for (const socket of [near, far]) {
          sockets.add(socket)
          socket.on('error', () => undefined)
        }
        near.pipe(far).pipe(near)
      })
      return new Promise((resolve) =>
        server.listen(at, '127.0.0.1', () => {
          const address = server.address()
          resolve(typeof address === 'object' && address ? address.port : 0)
        }),
      )
    },
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

const postgresUrl = await newPostgresUrl()

test.skipIf(!postgresUrl)(
  'A database server that goes away gives 503 at once, and its return is noticed.',
  async () => {
    const url = new URL(postgresUrl ?? '')
    const line = cable(Number(url.port))
    const port = await line.listen(0)
    url.port = String(port)
    const settings = readSettings({ PUBLIC_ORIGIN: testOrigin, SECRET: testSecret, DATABASE_URL: url.href })
    const database = await openPostgres(url.href)
    const { api, health } = await createApi({ settings, secret: testSecret, database, log: () => undefined })
    const handler = createHandler({ serveSite: () => new Response(), api, health, log: () => undefined })

    async function post(key: string): Promise<Response> {
      const body = JSON.stringify(
        contactPost({ _key: key, _proof: await quickProof(testSecret, Date.now() - 5_000) }),
      )
      const headers = { origin: testOrigin, 'content-type': 'application/json' }
      return handler(new Request(`${testOrigin}/api/leads`, { method: 'POST', body, headers }))
    }
    async function ready(): Promise<number> {
      return (await handler(new Request(`${testOrigin}/health/ready`))).status
    }
    expect((await post('idempotency-key-1')).status).toBe(201)
    expect(await ready()).toBe(200)

    await line.cut()
    const asked = Date.now()
    const refused = await Promise.all([post('idempotency-key-2'), post('idempotency-key-3')])
    expect(refused.map(({ status }) => status)).toEqual([503, 503])
    expect(refused[0]?.headers.get('retry-after')).toBe('10')
    expect(await ready()).toBe(503)
    expect(Date.now() - asked).toBeLessThan(3_000)

    await line.listen(port)
    expect((await post('idempotency-key-2')).status).toBe(201)
    expect(await ready()).toBe(200)
    await database.close()
    await line.cut()
  },
)
