/** What servers on one PostgreSQL tell each other at once, without keeping it: LISTEN and NOTIFY. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import type { Client } from 'pg'

export interface Bulletin {
  /** Says it to all others; while the line is down nothing is said. */
  tell: (topic: string, text: string) => void
  listen: (topic: string, hear: (text: string) => void) => void
  close: () => void
}

const channel = 'kurztakt'
const pauseBeforeRetry = 1_000
/** Bounds the memory while the database does not answer. */
const mostWaiting = 1_000

/** `connect` gives a client of its own, not yet connected, as often as the line has to be laid anew. */
export async function openBulletin(connect: () => Client): Promise<Bulletin> {
  const own = randomUUID()
  const listeners = new Map<string, (text: string) => void>()
  let waiting: string[] = []
  let told = 0
  let isTelling = false
  let line: Client | undefined
  let isClosed = false

  async function lay(): Promise<void> {
    const client = connect()
    client.on('error', () => undefined)
    client.on('notification', ({ payload = '' }) => {
      const [from, , topic = '', ...rest] = payload.split(' ')
      if (from !== own) listeners.get(topic)?.(rest.join(' '))
    })
    client.on('end', () => {
      if (line !== client) return
      line = undefined
      void layAgain()
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      // A standby takes connections, and no one who listens: they would pile up.
      await client.end().catch(() => undefined)
      throw error
    }
    line = client
  }

  async function layAgain(): Promise<void> {
    while (!isClosed && !line) {
      await setTimeout(pauseBeforeRetry, undefined, { ref: false })
      await lay().catch(() => undefined)
    }
    if (isClosed) await line?.end()
  }

  /** One statement at a time, with all that gathered meanwhile. */
  async function tellWaiting(): Promise<void> {
    isTelling = true
    while (waiting.length > 0) {
      const texts = waiting
      waiting = []
      await line
        ?.query('select pg_notify($1, told) from unnest($2::text[]) as told', [channel, texts])
        .catch(() => undefined)
    }
    isTelling = false
  }

  await lay().catch(() => void layAgain())
  return {
    tell(topic, text) {
      // Numbered, because PostgreSQL passes on only one of several equal ones.
      told += 1
      if (waiting.length < mostWaiting) waiting.push(`${own} ${told} ${topic} ${text}`)
      if (!isTelling) void tellWaiting()
    },
    listen(topic, hear) {
      listeners.set(topic, hear)
    },
    close() {
      isClosed = true
      // Not waited for: a server that has fallen silent never says goodbye.
      void line?.end()
    },
  }
}
