/** Letters that wait to be delivered. They are stored with what they tell about, so none is ever forgotten. */
import { randomUUIDv7 } from 'node:crypto'

import type { Kysely } from 'kysely'

import type { Locale } from '#contract/locale.ts'
import { daysInMilliseconds } from '#contract/retention.ts'
import { evenChunks, evenSet } from '#server/database/even-sizes.ts'
import type { Database } from '#server/database/open.ts'
import type { OutboxRow, Tables } from '#server/database/tables.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { type Log, traceOf } from '#server/log.ts'

export interface Draft {
  /** Given when something in the letter follows from it. */
  id?: string
  leadId?: string | null
  accountId?: string
  demoId?: string
  letter: string
  recipient: string
  locale?: Locale | undefined
}

export async function queueLetters(db: Kysely<Tables>, drafts: Draft[], at: number): Promise<void> {
  const rows = drafts.map(({ id, leadId, accountId, demoId, letter, recipient, locale }): OutboxRow => {
    return {
      id: id ?? randomUUIDv7(),
      lead_id: leadId ?? null,
      account_id: accountId ?? null,
      demo_id: demoId ?? null,
      letter,
      recipient,
      locale: locale ?? null,
      status: 'queued',
      attempts: 0,
      next_at: at,
      created_at: at,
      closed_at: null,
      last_error: '',
    }
  })
  for (const chunk of evenChunks(rows)) await db.insertInto('outbox').values(chunk).execute()
}

/** Noted at a letter whose recipient does not exist. */
export const noSuchRecipient = 'SMTP-refused'

/** Thrown by a delivery that will fail in the same way every time. */
export class Undeliverable extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export type Delivery = (row: OutboxRow) => Promise<void>

export interface Outbox {
  start: () => void
  /** Something was queued: look now. */
  wake: () => void
  /** Delivers some of what is due and says how many were tried. */
  round: () => Promise<number>
  /** Finishes what is under way. */
  stop: () => Promise<void>
}

interface OutboxParts {
  database: Database
  /** By the name of the letter. */
  deliveries: Record<string, Delivery>
  now: () => number
  log: Log
  random?: () => number
}

/** Few at a time, with a breath between, a long one while visitors crowd in: letters can wait, visitors cannot. */
const perRound = 5
const breath = 50
const longBreath = 500
const crowd = 10
const longestSleep = 15_000
/** A delivery that is not heard of for so long has died with its process. */
const lease = 60_000
const longestDelay = 6 * 3_600_000
const giveUpAfter = daysInMilliseconds(3)
/** They take a quarter of an hour: who was switched off for days, and has no network yet, has not tried for three days. */
const fewestTries = 10
/** Failures of the server as a whole, not of one letter. */
const unreachable = /^E(?:CONN|SOCKET|TIMEDOUT|DNS|AUTH|HOST|NET|PIPE|TLS)/

/** Goes to another server than the letters. */
export const webhookLetter = 'webhook'

/** Two lanes, so that letters do not wait for a webhook that hangs, and say nothing about each other's server. */
export function createOutbox(parts: OutboxParts): Outbox {
  const lanes = [createLane(parts, '!='), createLane(parts, '=')]
  return {
    start() {
      for (const lane of lanes) lane.start()
    },
    wake() {
      for (const lane of lanes) lane.wake()
    },
    async round() {
      const tried = await Promise.all(lanes.map((lane) => lane.round()))
      return tried.reduce((sum, count) => sum + count, 0)
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}

function createLane(
  { database, deliveries, now, log, random = Math.random }: OutboxParts,
  /** How its letters compare to the webhook. */
  compares: '=' | '!=',
): Outbox {
  const { db, engine } = database
  let isStopped = false
  // Not known after a start, so that letters which an earlier process could not deliver go out with the first success.
  let isReachable = false
  // Counted while the worker is looking, so that what is queued meanwhile is not overlooked.
  let wakes = 0
  /** Of the last round; unknown after a start. */
  let latest: number | undefined
  /** Not noted in the database yet: that is done once a round. */
  let delivered: OutboxRow[] = []
  let interrupt = (): void => undefined
  let ended: Promise<void> = Promise.resolve()

  /**
   * Letters would wait for hours that have been already, once a clock was put back. If that was while nobody ran, it shows
   * in a letter that waits for longer than any delay.
   */
  async function noticeClock(): Promise<void> {
    const time = now()
    const isBack = latest !== undefined && time < latest - lease
    if (isBack || latest === undefined) {
      await db
        .updateTable('outbox')
        .set({ next_at: time })
        .where('status', '=', 'queued')
        .where('letter', compares, webhookLetter)
        .where('next_at', '>', time + (isBack ? lease : longestDelay))
        .execute()
    }
    latest = time
  }

  async function claim(): Promise<OutboxRow[]> {
    const time = now()
    return db
      .updateTable('outbox')
      .set((row) => ({ attempts: row('attempts', '+', 1), next_at: time + lease, last_error: '' }))
      .where('id', 'in', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('status', '=', 'queued')
          .where('letter', compares, webhookLetter)
          .where('next_at', '<=', time)
          .orderBy('next_at')
          .limit(perRound)
          .$if(engine === 'postgres', (due) => due.forUpdate().skipLocked()),
      )
      .returningAll()
      .execute()
  }

  /** A failure is noted at once. */
  async function attempt(row: OutboxRow, underWay: Set<OutboxRow>): Promise<void> {
    try {
      const deliver = deliveries[row.letter]
      if (!deliver) throw new Undeliverable('unknown-letter')
      await deliver(row)
    } catch (error) {
      underWay.delete(row)
      return failed(row, error)
    }
    delivered.push(row)
  }

  async function failed(row: OutboxRow, error: unknown): Promise<void> {
    const code = codeOf(error)
    if (unreachable.test(code)) isReachable = false
    const isOld = now() - row.created_at > giveUpAfter && row.attempts >= fewestTries
    const isHopeless = error instanceof Undeliverable || isOld
    const details = { outboxId: row.id, letter: row.letter, attempts: row.attempts, code }
    if (isHopeless) {
      log({ level: 'error', event: 'letter-dead', ...details })
      await update([row], { status: 'dead', closed_at: now(), last_error: code })
    } else {
      log({ level: 'warn', event: 'letter-delayed', ...details })
      await update([row], { next_at: now() + delayAfter(row.attempts, random()), last_error: code })
    }
  }

  async function update(rows: OutboxRow[], change: Partial<OutboxRow>): Promise<void> {
    const ids = evenSet(rows.map(({ id }) => id))
    if (ids.length > 0) await db.updateTable('outbox').set(change).where('id', 'in', ids).execute()
  }

  /** What was delivered while the database went away would else be delivered once more. */
  async function noteSent(): Promise<number> {
    const rows = delivered
    delivered = []
    for (;;) {
      try {
        await update(rows, { status: 'sent', closed_at: now() })
        return rows.length
      } catch (error) {
        if (isStopped || !isUnavailable(error)) throw error
        await sleep(breath * 20, false)
      }
    }
  }

  /** Its server answers again: whatever waited for it is due now. */
  async function hurry(): Promise<void> {
    isReachable = true
    await db
      .updateTable('outbox')
      .set({ next_at: now() })
      .where('status', '=', 'queued')
      .where('letter', compares, webhookLetter)
      .where('last_error', 'like', 'E%')
      .execute()
  }

  async function round(): Promise<number> {
    await noticeClock()
    const rows = await claim()
    // A slow server may take longer than the lease: another process must not think that this one has died.
    const underWay = new Set(rows)
    const beat = setInterval(() => {
      void update([...underWay], { next_at: now() + lease }).catch(() => undefined)
    }, lease / 3).unref()
    try {
      const results = await Promise.allSettled(rows.map((row) => attempt(row, underWay)))
      const sent = await noteSent()
      if (!isReachable && sent > 0) await hurry()
      for (const result of results) if (result.status === 'rejected') throw result.reason
    } finally {
      clearInterval(beat)
    }
    return rows.length
  }

  async function untilNextDue(): Promise<number> {
    const next = await db
      .selectFrom('outbox')
      .select((query) => query.fn.min('next_at').as('at'))
      .where('status', '=', 'queued')
      .where('letter', compares, webhookLetter)
      .executeTakeFirst()
    return Math.min(Math.max((next?.at ?? Infinity) - now(), breath), longestSleep)
  }

  function sleep(milliseconds: number, canWake: boolean): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref()
      interrupt = () => {
        if (!isStopped && !(wakes > 0 && canWake)) return
        clearTimeout(timer)
        resolve()
      }
      interrupt()
    })
  }

  async function run(): Promise<void> {
    let isWell = true
    while (!isStopped) {
      try {
        const pause = wakes > crowd ? longBreath : breath
        wakes = 0
        const tried = await round()
        await (tried > 0 ? sleep(pause, false) : sleep(await untilNextDue(), true))
        isWell = true
      } catch (error) {
        if (isWell) log({ level: 'error', event: 'outbox-stuck', ...traceOf(error) })
        isWell = false
        await sleep(5_000, false)
      }
    }
  }

  return {
    start() {
      ended = run()
    },
    wake() {
      wakes += 1
      interrupt()
    },
    round,
    async stop() {
      isStopped = true
      interrupt()
      // Another letter of the round may hang for longer than anybody waits for us.
      await noteSent().catch((error: unknown) => {
        log({ level: 'error', event: 'outbox-stuck', ...traceOf(error) })
      })
      await ended
    },
  }
}

/** Two seconds, four, eight …, six hours at most; a random part keeps letters from coming back in step. */
export function delayAfter(attempts: number, chance: number): number {
  return Math.round(Math.min(2 ** attempts * 1_000, longestDelay) * (0.5 + chance / 2))
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const hasReply = 'responseCode' in error && typeof error.responseCode === 'number'
  // A refused log-in has both: it concerns the mail server as a whole.
  return hasReply && !unreachable.test(code) ? `SMTP-${error.responseCode}` : code
}
