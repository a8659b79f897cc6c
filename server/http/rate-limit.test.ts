import { expect, test, vi } from 'vitest'

import { createRateLimit } from './rate-limit.ts'
import { Refusal } from './refusal.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 15, 12)

function limiter() {
  const clock = { time: noon }
  const limit = createRateLimit({
    secret: 'secret',
    now: () => clock.time,
    windows: [
      { milliseconds: 10 * minute, most: 5 },
      { milliseconds: 60 * minute, most: 8 },
    ],
  })
  return { clock, limit }
}

function refusalOf(work: () => unknown): Refusal {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
  }
  throw new Error('It was not refused.')
}

test('The sixth try within ten minutes is refused until the first is ten minutes old.', () => {
  const { clock, limit } = limiter()
  for (let index = 0; index < 5; index++) {
    limit.take('198.51.100.7')
    clock.time += minute
  }
  const refusal = refusalOf(() => limit.take('198.51.100.7'))
  expect(refusal.status).toBe(429)
  expect(refusal.headers).toEqual({ 'Retry-After': '300' })
  limit.take('198.51.100.8')
  clock.time += 5 * minute
  limit.take('198.51.100.7')
})

test('The longer window counts as well.', () => {
  const { clock, limit } = limiter()
  for (let index = 0; index < 8; index++) {
    limit.take('198.51.100.7')
    clock.time += 3 * minute
  }
  expect(refusalOf(() => limit.take('198.51.100.7')).details.retryAfter).toBe(36 * 60)
})

test('All addresses of one IPv6 network share a count.', () => {
  const { limit } = limiter()
  for (let index = 0; index < 5; index++) limit.take(`2001:db8:1:2::${index}`)
  expect(() => limit.take('2001:db8:1:2:ffff::1')).toThrow(Refusal)
  limit.take('2001:db8:1:3::1')
})

test('A try that is given back does not count.', () => {
  const { limit } = limiter()
  for (let index = 0; index < 20; index++) limit.take('198.51.100.7').giveBack()
  for (let index = 0; index < 5; index++) limit.take('198.51.100.7')
  expect(() => limit.take('198.51.100.7')).toThrow(Refusal)
})

test('Giving back one try leaves those before it, even when it is given back twice.', () => {
  const { clock, limit } = limiter()
  for (let index = 0; index < 4; index++) limit.take('198.51.100.7')
  clock.time += minute
  const hit = limit.take('198.51.100.7')
  hit.giveBack()
  hit.giveBack()
  limit.take('198.51.100.7')
  expect(() => limit.take('198.51.100.7')).toThrow(Refusal)
})

test('Tries from a future that the clock has left do not count, and are forgotten.', () => {
  const { clock, limit } = limiter()
  for (let index = 0; index < 5; index++) limit.take('198.51.100.7')
  clock.time -= 20 * minute
  limit.take('198.51.100.7')
  clock.time += 20 * minute
  for (let index = 0; index < 5; index++) limit.take('198.51.100.7')
  expect(() => limit.take('198.51.100.7')).toThrow(Refusal)
})

test('Of more than 50,000 visitors the one is forgotten who came last the longest time ago.', () => {
  const { limit } = limiter()
  const strangers = Array.from({ length: 49_998 }, (_, index) => ({ key: `stranger ${index}`, at: noon }))
  for (let index = 0; index < 4; index++) limit.take('198.51.100.7')
  for (let index = 0; index < 5; index++) limit.take('198.51.100.8')
  limit.take('198.51.100.7')
  limit.remember(strangers)
  expect(() => limit.take('198.51.100.8')).toThrow(Refusal)
  limit.remember([{ key: 'one more', at: noon }])
  expect(() => limit.take('198.51.100.7')).toThrow(Refusal)
  limit.take('198.51.100.8')
})

test('Counts from before a restart go on, and the key does not tell the address.', () => {
  const before = limiter()
  const hits = Array.from({ length: 5 }, () => ({ key: before.limit.take('198.51.100.7').key, at: noon }))
  const after = limiter()
  after.limit.remember(hits)
  expect(() => after.limit.take('198.51.100.7')).toThrow(Refusal)
  expect(hits[0]?.key).toMatch(/^[\w-]{22}$/)
})

test('The key changes with the day.', () => {
  const { clock, limit } = limiter()
  const today = limit.take('198.51.100.7').key
  clock.time += 24 * 60 * minute
  expect(limit.take('198.51.100.7').key).not.toBe(today)
})

test('Whoever has not come for the longest window is forgotten, even when nobody else comes.', () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    const { clock, limit } = limiter()
    for (let index = 0; index < 5; index++) limit.take('198.51.100.7')
    clock.time += 5 * minute
    for (let index = 0; index < 5; index++) limit.take('198.51.100.8')
    clock.time += 55 * minute
    vi.advanceTimersByTime(60 * minute)
    // Old hits do not count anyway: only a clock that is set back shows whether they are still there.
    clock.time -= 55 * minute
    limit.take('198.51.100.7')
    expect(() => limit.take('198.51.100.8')).toThrow(Refusal)
  } finally {
    vi.useRealTimers()
  }
})

test('A count that is taken back under its key no longer counts.', () => {
  const { limit } = limiter()
  const keys = Array.from({ length: 5 }, () => limit.take('198.51.100.7').key)
  limit.forget(keys[0] ?? '')
  limit.forget('unknown')
  limit.take('198.51.100.7')
  expect(refusalOf(() => limit.take('198.51.100.7')).status).toBe(429)
})
