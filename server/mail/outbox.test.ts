import { setImmediate, setTimeout as pause } from 'node:timers/promises'

import { expect, test, vi } from 'vitest'

import { newSqliteFile, onEveryEngine } from '#server/database/fixture-engines.ts'
import { type Database, openSqlite } from '#server/database/open.ts'
import type { OutboxRow } from '#server/database/tables.ts'
import { TestClock } from '#server/fixture-leads.ts'
import type { LogEntry } from '#server/log.ts'

import { createOutbox, delayAfter, queueLetters, Undeliverable } from './outbox.ts'

const hour = 3_600_000

class Failure extends Error {
  readonly code: string

  constructor(code: string) {
    super('jane@example.org was not reached')
    this.code = code
  }
}

interface Post {
  clock: TestClock
  log: LogEntry[]
  delivered: string[]
  /** What the next deliveries throw; nothing when they succeed. */
  trouble: Error | undefined
  round: () => Promise<number>
  rows: () => Promise<OutboxRow[]>
  queue: (...recipients: string[]) => Promise<void>
}

function postOffice(database: Database): Post {
  const clock = new TestClock()
  const log: LogEntry[] = []
  const delivered: string[] = []
  const outbox = createOutbox({
    database,
    now: clock.now,
    random: () => 1,
    log: (entry) => log.push(entry),
    deliveries: {
      async note(row) {
        if (post.trouble) throw post.trouble
        delivered.push(row.recipient)
        await Promise.resolve()
      },
      webhook: () => Promise.resolve(),
    },
  })
  const post: Post = {
    clock,
    log,
    delivered,
    trouble: undefined,
    round: outbox.round,
    rows: () => database.db.selectFrom('outbox').selectAll().execute(),
    queue: (...recipients) =>
      queueLetters(
        database.db,
        recipients.map((recipient) => ({ leadId: null, letter: 'note', recipient })),
        clock.time,
      ),
  }
  return post
}

onEveryEngine('what is due is delivered once and marked as sent', async (database) => {
  const post = postOffice(database)
  await post.queue('a', 'b', 'c', 'd', 'e', 'f', 'g')
  expect(await post.round()).toBe(5)
  expect(await post.round()).toBe(2)
  expect(await post.round()).toBe(0)
  expect(post.delivered.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  for (const row of await post.rows()) {
    expect(row).toMatchObject({ status: 'sent', attempts: 1, closed_at: post.clock.time, last_error: '' })
  }
  post.clock.pass(hour)
  expect(await post.round()).toBe(0)
})

onEveryEngine('a failed delivery is tried again later and later, for three days', async (database) => {
  const post = postOffice(database)
  await post.queue('a')
  post.trouble = new Failure('EMESSAGE')
  const waits: number[] = []
  for (let tries = 0; tries < 40; tries++) {
    await post.round()
    const [row] = await post.rows()
    if (row?.status !== 'queued') break
    waits.push((row.next_at - post.clock.time) / 1000)
    expect(await post.round()).toBe(0)
    post.clock.time = row.next_at
  }
  expect(waits.slice(0, 5)).toEqual([2, 4, 8, 16, 32])
  expect(Math.max(...waits)).toBe(6 * 3600)
  const [row] = await post.rows()
  expect(row).toMatchObject({ status: 'dead', last_error: 'EMESSAGE' })
  expect((row?.closed_at ?? 0) - (row?.created_at ?? 0)).toBeGreaterThan(72 * hour)
  expect((row?.closed_at ?? 0) - (row?.created_at ?? 0)).toBeLessThan(79 * hour)
  expect(post.log.at(-1)).toMatchObject({ level: 'error', event: 'letter-dead', code: 'EMESSAGE' })
  expect(JSON.stringify(post.log)).not.toContain('@')
})

onEveryEngine('after days in which nobody tried, the first failure is not the end', async (database) => {
  const post = postOffice(database)
  await post.queue('a')
  post.clock.pass(100 * hour)
  post.trouble = new Failure('EDNS')
  await post.round()
  expect(await post.rows()).toMatchObject([{ status: 'queued', attempts: 1 }])
  post.clock.pass(hour)
  post.trouble = undefined
  await post.round()
  expect(post.delivered).toEqual(['a'])
})

onEveryEngine('what can never be delivered is not tried again', async (database) => {
  const post = postOffice(database)
  await post.queue('a')
  post.trouble = new Undeliverable('SMTP-refused')
  await post.round()
  post.clock.pass(hour)
  expect(await post.round()).toBe(0)
  expect(await post.rows()).toMatchObject([{ status: 'dead', attempts: 1, last_error: 'SMTP-refused' }])
})

onEveryEngine(
  'once the mail server answers again, everything that waited for it is due',
  async (database) => {
    const post = postOffice(database)
    await post.queue('a', 'b', 'c')
    post.trouble = new Failure('ECONNREFUSED')
    for (let tries = 0; tries < 10; tries++) {
      await post.round()
      post.clock.pass(hour)
    }
    await post.round()
    post.trouble = undefined
    await post.queue('d')
    expect(await post.round()).toBe(1)
    expect(await post.round()).toBe(3)
    expect(post.delivered.toSorted()).toEqual(['a', 'b', 'c', 'd'])
  },
)

onEveryEngine(
  'a refused log-in concerns the mail server as a whole; the webhook does not',
  async (database) => {
    const post = postOffice(database)
    await post.queue('a')
    post.trouble = Object.assign(new Failure('EAUTH'), { responseCode: 535 })
    await post.round()
    const [{ next_at: due = 0, last_error } = {}] = await post.rows()
    expect(last_error).toBe('EAUTH')
    await queueLetters(
      database.db,
      [{ leadId: null, letter: 'webhook', recipient: 'webhook' }],
      post.clock.time,
    )
    expect(await post.round()).toBe(1)
    expect((await post.rows()).find(({ recipient }) => recipient === 'a')?.next_at).toBe(due)
  },
)

onEveryEngine('a letter that was refused for itself waits on when others get through', async (database) => {
  const post = postOffice(database)
  await post.queue('a')
  post.trouble = Object.assign(new Failure('EENVELOPE'), { responseCode: 451 })
  await post.round()
  post.trouble = undefined
  await post.queue('b')
  expect(await post.round()).toBe(1)
  expect(await post.round()).toBe(0)
  expect(post.delivered).toEqual(['b'])
})

onEveryEngine('a clock that is put back does not hold letters up', async (database) => {
  const post = postOffice(database)
  post.clock.pass(5 * hour)
  await post.queue('a')
  post.trouble = new Failure('ECONNREFUSED')
  await post.round()
  post.clock.pass(-5 * hour)
  post.trouble = undefined
  expect(await post.round()).toBe(1)
  expect(post.delivered).toEqual(['a'])
})

onEveryEngine('a clock that was put back between two starts does not hold letters up', async (database) => {
  const before = postOffice(database)
  before.clock.pass(1000 * hour)
  await before.queue('a')
  const post = postOffice(database)
  await post.queue('b', 'c')
  post.trouble = new Failure('EMESSAGE')
  expect(await post.round()).toBe(3)
  // What waits because it failed goes on waiting.
  const next = postOffice(database)
  expect(await next.round()).toBe(0)
  next.clock.pass(2_000)
  expect(await next.round()).toBe(3)
  expect(next.delivered.toSorted()).toEqual(['a', 'b', 'c'])
})

onEveryEngine('a delivery that died with its process is taken up after a minute', async (database) => {
  const post = postOffice(database)
  await post.queue('a')
  const dying = createOutbox({
    database,
    now: post.clock.now,
    log: () => undefined,
    deliveries: { note: () => new Promise(() => undefined) },
  })
  // Its lane for the webhook may still be asking when the database is closed.
  dying.round().catch(() => undefined)
  await expect.poll(async () => (await post.rows())[0]?.attempts).toBe(1)
  expect(await post.round()).toBe(0)
  post.clock.pass(60_000)
  expect(await post.round()).toBe(1)
  expect(post.delivered).toEqual(['a'])
})

onEveryEngine('two workers never take the same letter', async (database) => {
  const post = postOffice(database)
  await post.queue(...Array.from({ length: 40 }, (_, index) => String(index)))
  const tried = await Promise.all(Array.from({ length: 12 }, () => post.round()))
  expect(tried.reduce((sum, count) => sum + count, 0)).toBe(40)
  expect(new Set(post.delivered).size).toBe(40)
  expect(post.delivered).toHaveLength(40)
})

onEveryEngine('the worker delivers what is queued while it sleeps, and stops when told', async (database) => {
  const begun: string[] = []
  const delivered: string[] = []
  const outbox = createOutbox({
    database,
    now: Date.now,
    log: () => undefined,
    deliveries: {
      async note({ recipient }) {
        begun.push(recipient)
        await pause(30)
        delivered.push(recipient)
      },
    },
  })
  outbox.start()
  await pause(100)
  await queueLetters(database.db, [{ leadId: null, letter: 'note', recipient: 'a' }], Date.now())
  outbox.wake()
  await expect.poll(() => begun, { interval: 1 }).toEqual(['a'])
  await outbox.stop()
  expect(delivered).toEqual(['a'])
})

onEveryEngine(
  'what was delivered is noted before the end, even if another letter hangs',
  async (database) => {
    let delivered = 0
    let letGo = (): void => undefined
    const outbox = createOutbox({
      database,
      now: () => 0,
      log: () => undefined,
      deliveries: {
        async note({ recipient }) {
          if (recipient === 'hangs') await new Promise<void>((resolve) => (letGo = resolve))
          delivered += 1
        },
      },
    })
    const letters = ['a', 'hangs', 'b'].map((recipient) => ({ leadId: null, letter: 'note', recipient }))
    await queueLetters(database.db, letters, 0)
    outbox.start()
    await expect.poll(() => delivered, { interval: 1 }).toBe(2)
    const stopped = outbox.stop()
    const sent = () =>
      database.db
        .selectFrom('outbox')
        .select('recipient')
        .where('status', '=', 'sent')
        .orderBy('recipient')
        .execute()
    await expect.poll(sent).toEqual([{ recipient: 'a' }, { recipient: 'b' }])
    letGo()
    await stopped
    expect(await sent()).toHaveLength(3)
  },
)

onEveryEngine('a letter that nobody can write any more is given up at once', async (database) => {
  const post = postOffice(database)
  const old = { leadId: null, letter: 'of-an-older-release', recipient: 'a' }
  await queueLetters(database.db, [old], post.clock.time)
  await post.round()
  expect(await post.rows()).toMatchObject([{ status: 'dead', last_error: 'unknown-letter' }])
})

onEveryEngine('what was sent while the database went away is not sent once more', async (database) => {
  let isAway = false
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      // Only for what notes it: the lane of the webhook asks at the same time.
      if (isAway && JSON.stringify(node).includes('"sent"')) throw new Failure('ECONNREFUSED')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  let sent = 0
  const outbox = createOutbox({
    database: { ...database, db },
    now: () => 0,
    log: () => undefined,
    deliveries: {
      async note() {
        sent += 1
        isAway = true
        setTimeout(() => (isAway = false))
        await Promise.resolve()
      },
    },
  })
  await queueLetters(db, [{ leadId: null, letter: 'note', recipient: 'a' }], 0)
  await outbox.round()
  await outbox.round()
  expect(sent).toBe(1)
  expect(await db.selectFrom('outbox').select('status').execute()).toEqual([{ status: 'sent' }])
})

test('Whoever stops while the database stays away does not wait for it.', async () => {
  const database = await openSqlite(newSqliteFile())
  let isAway = false
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw new Failure('ECONNREFUSED')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const log: LogEntry[] = []
  const outbox = createOutbox({
    database: { ...database, db },
    now: () => 0,
    log: (entry) => log.push(entry),
    deliveries: {
      async note() {
        isAway = true
        await Promise.resolve()
      },
    },
  })
  await queueLetters(db, [{ leadId: null, letter: 'note', recipient: 'a' }], 0)
  outbox.start()
  await vi.waitUntil(() => isAway)
  await outbox.stop()
  expect(log).toContainEqual(expect.objectContaining({ event: 'outbox-stuck' }))
  await database.close()
})

test('A letter that takes longer than its lease is not begun by another process, and one that failed meanwhile is.', async () => {
  const database = await openSqlite(newSqliteFile())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const clock = new TestClock()
    const begun: string[] = []
    let letGo = (): void => undefined
    const parts = {
      database,
      now: clock.now,
      random: () => 1,
      log: () => undefined,
      deliveries: {
        async note({ recipient }: OutboxRow) {
          begun.push(recipient)
          if (recipient === 'fails') throw new Failure('EMESSAGE')
          await new Promise<void>((resolve) => (letGo = resolve))
        },
      },
    }
    const letters = ['hangs', 'fails'].map((recipient) => ({ leadId: null, letter: 'note', recipient }))
    await queueLetters(database.db, letters, clock.time)
    const round = createOutbox(parts).round()
    const failure = () =>
      database.db.selectFrom('outbox').select('last_error').where('recipient', '=', 'fails').execute()
    await expect.poll(failure).toEqual([{ last_error: 'EMESSAGE' }])
    for (let second = 0; second < 80; second += 20) {
      clock.pass(20_000)
      vi.advanceTimersByTime(20_000)
      await pause(5)
    }
    expect(await createOutbox(parts).round()).toBe(1)
    expect(begun.toSorted()).toEqual(['fails', 'fails', 'hangs'])
    letGo()
    await round
  } finally {
    vi.useRealTimers()
    await database.close()
  }
})

onEveryEngine(
  'a letter that one process tries again is not begun by another that reaches the mail server',
  async (database) => {
    const clock = new TestClock()
    const begun: string[] = []
    let letGo = (): void => undefined
    const parts = {
      database,
      now: clock.now,
      random: () => 1,
      log: () => undefined,
      deliveries: {
        async note({ recipient, attempts }: OutboxRow) {
          begun.push(recipient)
          if (recipient === 'hangs' && attempts === 1) throw new Failure('ECONNREFUSED')
          if (recipient === 'hangs' && attempts === 2) await new Promise<void>((resolve) => (letGo = resolve))
        },
      },
    }
    const queue = (recipient: string) =>
      queueLetters(database.db, [{ leadId: null, letter: 'note', recipient }], clock.time)
    const one = createOutbox(parts)
    await queue('hangs')
    await one.round()
    clock.pass(2_000)
    const again = one.round()
    await expect.poll(() => begun).toEqual(['hangs', 'hangs'])
    const other = createOutbox(parts)
    await queue('b')
    await other.round()
    expect(await other.round()).toBe(0)
    expect(begun).toEqual(['hangs', 'hangs', 'b'])
    letGo()
    await again
  },
)

test('A note that fails for a reason of its own ends the round.', async () => {
  const database = await openSqlite(newSqliteFile())
  let isSent = false
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (isSent) throw new Error('A query of ours is wrong.')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const parts = { database: { ...database, db }, now: () => 0, log: () => undefined }
  const outbox = createOutbox({
    ...parts,
    deliveries: { note: () => Promise.resolve().then(() => void (isSent = true)) },
  })
  await queueLetters(db, [{ leadId: null, letter: 'note', recipient: 'a' }], 0)
  await expect(outbox.round()).rejects.toThrow('A query of ours is wrong.')
  await database.close()
})

test('While the database is away the worker says so once, and nobody who comes hurries it.', async () => {
  const database = await openSqlite(newSqliteFile())
  let asked = 0
  const db = database.db.withPlugin({
    transformQuery() {
      asked += 1
      throw new Failure('ECONNREFUSED')
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const log: LogEntry[] = []
  const parts = { database: { ...database, db }, now: () => 0, deliveries: {} }
  const outbox = createOutbox({ ...parts, log: (entry) => log.push(entry) })
  outbox.start()
  const lanes = 2
  await expect.poll(() => log.map(({ event }) => event)).toEqual(Array(lanes).fill('outbox-stuck'))
  for (let visitors = 0; visitors < 20; visitors++) {
    outbox.wake()
    await setImmediate()
  }
  expect(asked).toBe(lanes)
  await outbox.stop()
  expect(log).toHaveLength(lanes)
  await database.close()
})

test('The wait doubles up to six hours, and chance takes off at most half of it.', () => {
  expect(delayAfter(1, 1)).toBe(2_000)
  expect(delayAfter(1, 0)).toBe(1_000)
  expect(delayAfter(30, 1)).toBe(6 * hour)
  expect(delayAfter(30, 0)).toBe(3 * hour)
})
