/** Prepared demos and the codes that open them. */
import { createHmac, randomUUIDv7 } from 'node:crypto'

import * as v from 'valibot'

import { lasting } from '#contract/account.ts'
import { type DemoContent, demoContentSchema, type DemoView } from '#contract/demo-view.ts'
import type { Locale } from '#contract/locale.ts'
import type { Passwords } from '#server/accounts/passwords.ts'
import type { Database } from '#server/database/open.ts'
import type { DemoRow } from '#server/database/tables.ts'
import { endOfDayAfter } from '#server/end-of-day.ts'
import { cookieOf } from '#server/http/cookies.ts'
import { queueLetters } from '#server/mail/outbox.ts'
import { mailboxOf } from '#server/mailbox.ts'
import { isSame, keyedHash, keyFor } from '#server/secret.ts'

interface NewDemo {
  content: DemoContent
  preparedFor: string
  days: number
  locale: Locale
  /** The code is mailed there; without one the operator sends it himself. */
  email: string
}

type Opening = { state: 'open'; cookie: string } | { state: 'wrong' } | { state: 'ended' }
type Showing = { state: 'open'; demo: DemoView } | { state: 'none' } | { state: 'ended' }

export interface DemoStore {
  create: (demo: NewDemo) => Promise<{ id: string; code: string }>
  list: () => Promise<DemoRow[]>
  /** `false` when there is none to revoke. */
  revoke: (id: string) => Promise<boolean>
  /** Takes as long for a code that opens nothing. */
  open: (code: string) => Promise<Opening>
  /** What the browser with these headers may see. */
  show: (headers: Headers) => Promise<Showing>
  codeOf: (id: string) => string
}

export const demoCookie = '__Host-demo'

/** What is left of a demo that was taken back. */
export const takenBack = { content: '', prepared_for: '', email: '' }

const gateLifetime = lasting.demoHours * 3_600_000
/** Without letters that look like digits or like each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 12

interface StoreParts {
  database: Database
  passwords: Passwords
  secret: string
  now: () => number
}

export function createDemoStore({ database: { db }, passwords, secret, now }: StoreParts): DemoStore {
  const keys = {
    code: keyFor(secret, 'demo code'),
    lookup: keyFor(secret, 'demo'),
    gate: keyFor(secret, 'demo gate'),
  }

  /** 60 bits that follow from the id and our secret, so that the code can be mailed without being stored. */
  function codeOf(id: string): string {
    const bytes = createHmac('sha256', keys.code).update(id).digest()
    const signs = Array.from(
      { length: codeLength },
      (_, index) => alphabet[(bytes[index] ?? 0) % alphabet.length],
    )
    return signs.join('').replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3')
  }

  function lookupOf(code: string): string {
    return keyedHash(keys.lookup, plainCode(code))
  }

  function gateValue(id: string, until: number): string {
    const content = `${id}.${until}`
    return `${content}.${keyedHash(keys.gate, content)}`
  }

  function idOfGate(headers: Headers): string | undefined {
    const given = cookieOf(headers, demoCookie) ?? ''
    const [id = '', until = ''] = given.split('.')
    const isOurs = isSame(Buffer.from(given), Buffer.from(gateValue(id, Number(until))))
    return isOurs && Number(until) > now() ? id : undefined
  }

  function hasEnded({ expires_at, revoked_at }: DemoRow): boolean {
    return revoked_at !== null || expires_at <= now()
  }

  return {
    codeOf,

    async create({ content, preparedFor, days, locale, email: given }) {
      const email = given && mailboxOf(given)
      const id = randomUUIDv7()
      const code = codeOf(id)
      const codeHash = await passwords.hash(plainCode(code))
      const time = now()
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('demos')
          .values({
            id,
            lookup: lookupOf(code),
            code_hash: codeHash,
            prepared_for: preparedFor,
            email,
            locale,
            content: JSON.stringify(content),
            created_at: time,
            expires_at: endOfDayAfter(time, days),
            revoked_at: null,
            opened: 0,
          })
          .execute()
        if (email)
          await queueLetters(transaction, [{ demoId: id, letter: 'demo-code', recipient: email }], time)
      })
      return { id, code }
    },

    list() {
      return db.selectFrom('demos').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()
    },

    async revoke(id) {
      const { numUpdatedRows } = await db
        .updateTable('demos')
        .set({ ...takenBack, revoked_at: now() })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0
    },

    async open(code) {
      const demo = await db
        .selectFrom('demos')
        .selectAll()
        .where('lookup', '=', lookupOf(code))
        .executeTakeFirst()
      const isRight = await passwords.verify(demo?.code_hash, plainCode(code))
      if (!demo || !isRight) return { state: 'wrong' }
      if (hasEnded(demo)) return { state: 'ended' }
      await db
        .updateTable('demos')
        .set((row) => ({ opened: row('opened', '+', 1) }))
        .where('id', '=', demo.id)
        .execute()
      const until = Math.min(now() + gateLifetime, demo.expires_at)
      const age = Math.ceil((until - now()) / 1000)
      return {
        state: 'open',
        cookie: `${demoCookie}=${gateValue(demo.id, until)}; Path=/; Max-Age=${age}; Secure; HttpOnly; SameSite=Lax`,
      }
    },

    async show(headers) {
      const id = idOfGate(headers)
      if (id === undefined) return { state: 'none' }
      const row = await db.selectFrom('demos').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row || hasEnded(row)) return { state: 'ended' }
      const content = v.parse(demoContentSchema, JSON.parse(row.content))
      const expiresAt = new Date(row.expires_at).toISOString()
      return { state: 'open', demo: { ...content, preparedFor: row.prepared_for, expiresAt } }
    },
  }
}

export const clearedDemoCookie = `${demoCookie}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`

/** Capitals, hyphens and letters that were read as digits do not matter. */
function plainCode(code: string): string {
  return code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('U', 'V')
}
