import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { newKey, submit, type Trouble } from './submit.ts'

const answer = v.object({ reference: v.string() })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Answers in the given order, the last one for ever; notes what was asked and how long it waited. */
function play(
  answers: (() => Response | Promise<Response>)[],
  { body = { name: 'A' }, chance = 1 }: { body?: Record<string, string>; chance?: number } = {},
) {
  const keys: (string | null)[] = []
  const pauses: number[] = []
  const troubles: [Trouble, number, number][] = []
  const outcome = submit(
    {
      path: '/api/leads',
      key: 'one-key',
      body: () => body,
      answer,
      onTrouble: (...trouble) => troubles.push(trouble),
    },
    {
      fetch: async (_path, request) => {
        keys.push(new Headers(request?.headers).get('Idempotency-Key'))
        const next = answers[Math.min(keys.length, answers.length) - 1]
        if (!next) throw new Error('There is no answer.')
        return next()
      },
      sleep: async (milliseconds) => void pauses.push(milliseconds),
      random: () => chance,
    },
  )
  return { outcome, keys, pauses, troubles }
}

const accepted = () => Response.json({ reference: 'K-7F3A9C' }, { status: 201 })
const broken = () => new Response('oh', { status: 500 })
const offline = () => {
  throw new TypeError('Failed to fetch')
}

test('an acknowledged form is accepted at the first attempt', async () => {
  const { outcome, keys } = play([accepted])
  expect(await outcome).toEqual({ kind: 'accepted', answer: { reference: 'K-7F3A9C' } })
  expect(keys).toEqual(['one-key'])
})

test('a failing server is asked again with the same key and growing pauses', async () => {
  const { outcome, keys, pauses, troubles } = play([broken, offline, broken, accepted])
  expect((await outcome).kind).toBe('accepted')
  expect(keys).toEqual(['one-key', 'one-key', 'one-key', 'one-key'])
  expect(pauses).toEqual([1000, 2000, 4000])
  expect(troubles).toEqual([
    ['server', 2, 1000],
    ['network', 3, 2000],
    ['server', 4, 4000],
  ])
})

test('a server that waited in vain for the whole form is asked again', async () => {
  const { outcome, keys } = play([() => new Response(null, { status: 408 }), accepted])
  expect((await outcome).kind).toBe('accepted')
  expect(keys).toHaveLength(2)
})

test('chance may halve a pause', async () => {
  const { outcome, pauses } = play([broken], { chance: 0 })
  await outcome
  expect(pauses).toEqual([500, 1000, 2000, 4000])
})

test('a browser that knows it is offline does not try again', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { outcome, keys } = play([offline, accepted])
  expect(await outcome).toEqual({ kind: 'network' })
  expect(keys).toHaveLength(1)
})

test('what a link from a mail allows once is not asked for twice', async () => {
  const { outcome, keys } = play([offline, accepted], { body: { _token: 'abc' } })
  expect(await outcome).toEqual({ kind: 'network' })
  expect(keys).toHaveLength(1)
})

test('after four retries it says what is wrong', async () => {
  const server = play([broken])
  expect(await server.outcome).toEqual({ kind: 'server' })
  expect(server.keys).toHaveLength(5)
  const network = play([offline])
  expect(await network.outcome).toEqual({ kind: 'network' })
  expect(network.pauses).toEqual([1000, 2000, 4000, 8000])
})

const busy = (retryAfter: string) => () =>
  new Response(null, { status: 503, headers: { 'Retry-After': retryAfter } })

test.each([
  ['seconds', '12', 12_000],
  ['the longest that is waited for', '30', 30_000],
  ['a date', 'Sun, 15 Nov 2026 12:00:20 GMT', 20_000],
  ['a date that has passed', 'Sun, 15 Nov 2026 11:59:00 GMT', 1000],
  ['nothing that can be read', 'soon', 1000],
])('after Retry-After as %s (%s) the next attempt comes in %i milliseconds', async (_, retryAfter, pause) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') })
  const { outcome, pauses } = play([busy(retryAfter), accepted])
  expect((await outcome).kind).toBe('accepted')
  expect(pauses).toEqual([pause])
})

test('a long Retry-After is not waited for', async () => {
  const { outcome, keys } = play([busy('31'), accepted])
  expect(await outcome).toEqual({ kind: 'server', retryAfter: 31 })
  expect(keys).toHaveLength(1)
})

test('problems with fields are returned by field and not sent again', async () => {
  const fields = { message: { code: 'minLength', count: 20 }, email: { code: 'email' } }
  const { outcome, keys } = play([() => Response.json({ code: 'invalid', fields }, { status: 422 })])
  expect(await outcome).toEqual({ kind: 'invalid', fields })
  expect(keys).toHaveLength(1)
})

test('without fields to name and without a time to wait, a refusal has its code alone', async () => {
  const { outcome } = play([() => Response.json({ code: 'invalid' }, { status: 400 })])
  expect(await outcome).toEqual({ kind: 'refused', code: 'invalid' })
})

test('too many requests tell how long to wait', async () => {
  const byBody = play([() => Response.json({ code: 'too-many', retryAfter: 40 }, { status: 429 })])
  expect(await byBody.outcome).toEqual({ kind: 'refused', code: 'too-many', retryAfter: 40 })
  const headers = { 'Retry-After': '41' }
  const byHeader = play([() => Response.json({ code: 'too-many' }, { status: 429, headers })])
  expect(await byHeader.outcome).toEqual({ kind: 'refused', code: 'too-many', retryAfter: 41 })
})

test('an answer that acknowledges nothing is no success', async () => {
  const portal = play([() => new Response('<h1>Hotel network</h1>')])
  expect(await portal.outcome).toEqual({ kind: 'server' })
  const missing = play([() => Response.json({ code: 'not-found' }, { status: 404 })])
  expect(await missing.outcome).toEqual({ kind: 'server' })
  expect(missing.keys).toHaveLength(1)
})

test('keys are random UUIDs of version 4', () => {
  const key = newKey()
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newKey()).not.toBe(key)
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) })
  expect(newKey()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})
