/** Who is logged in: a row for each browser, found by the hash of what its cookie holds. */
import { randomUUID } from 'node:crypto'

import { lasting } from '#contract/account.ts'
import { signedInCookie } from '#contract/company.ts'
import { daysInMilliseconds } from '#contract/retention.ts'
import type { Database } from '#server/database/open.ts'
import type { AccountRow, SessionRow } from '#server/database/tables.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { cookieOf } from '#server/http/cookies.ts'

import { checkSamePassword } from './same-password.ts'
import { newToken, tokenHash, tokenOf } from './tokens.ts'

export const sessionCookie = '__Host-sid'

const lifetime = daysInMilliseconds(lasting.sessionDays)
/** Written down no more often than that, so that looking at a page is not a write. */
const seenEvery = 5 * 60_000
/** The longest unused one makes room for the next. */
const mostSessions = 20

export interface SignedIn {
  session: SessionRow
  account: AccountRow
}

export interface Sessions {
  /** Returns what the cookie is to hold. */
  start: (account: AccountRow, device: string) => Promise<string>
  find: (headers: Headers) => Promise<SignedIn | undefined>
  list: (accountId: string) => Promise<SessionRow[]>
  /** Ends one, if it is one of this account. */
  end: (accountId: string, id: string) => Promise<void>
  endAll: (accountId: string, except?: string) => Promise<void>
}

export function createSessions({
  database: { db, engine },
  now,
}: {
  database: Database
  now: () => number
}): Sessions {
  async function list(accountId: string): Promise<SessionRow[]> {
    return db
      .selectFrom('account_sessions')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now())
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      .execute()
  }

  async function end(accountId: string, id: string): Promise<void> {
    await db.deleteFrom('account_sessions').where('account_id', '=', accountId).where('id', '=', id).execute()
  }

  return {
    async start(account, device) {
      const { id: accountId } = account
      const token = newToken()
      const time = now()
      for (const { id } of (await list(accountId)).slice(mostSessions - 1)) await end(accountId, id)
      await db.transaction().execute(async (transaction) => {
        // A reset that came in while the old password was being compared has ended every session: this would be one more.
        await checkSamePassword(transaction, engine, account)
        await transaction
          .insertInto('account_sessions')
          .values({
            id: randomUUID(),
            token_hash: tokenHash(token),
            account_id: accountId,
            device,
            started_at: time,
            last_seen_at: time,
            expires_at: time + lifetime,
          })
          .execute()
      })
      return token
    },

    async find(headers) {
      const token = tokenOf(cookieOf(headers, sessionCookie))
      if (token === undefined) return undefined
      const time = now()
      const session = await db
        .selectFrom('account_sessions')
        .selectAll()
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', time)
        .executeTakeFirst()
      const account =
        session &&
        (await db
          .selectFrom('accounts')
          .selectAll()
          .where('id', '=', session.account_id)
          .where((where) => where.or([where('delete_after', 'is', null), where('delete_after', '>', time)]))
          .executeTakeFirst())
      if (!account) return undefined
      if (session.last_seen_at > time - seenEvery) return { session, account }
      await db
        .updateTable('account_sessions')
        .set({ last_seen_at: time })
        .where('id', '=', session.id)
        .execute()
        .catch((error: unknown) => {
          // A note that finds no room keeps nobody out.
          if (!isUnavailable(error)) throw error
        })
      return { session: { ...session, last_seen_at: time }, account }
    },

    list,
    end,

    async endAll(accountId, except = '') {
      await db
        .deleteFrom('account_sessions')
        .where('account_id', '=', accountId)
        .where('id', '<>', except)
        .execute()
    },
  }
}

/** The one that counts is for the server alone; the other only tells our pages that it is worth asking. */
export function sessionCookies(token: string, isHttps: boolean): string[] {
  const age = `Max-Age=${lifetime / 1000}`
  return cookies(token, '1', age, isHttps)
}

export function clearedCookies(isHttps: boolean): string[] {
  return cookies('', '', 'Max-Age=0', isHttps)
}

function cookies(token: string, sign: string, age: string, isHttps: boolean): string[] {
  return [
    // All but Safari take a secure cookie from http://localhost too, and the prefix asks for it.
    `${sessionCookie}=${token}; Path=/; ${age}; Secure; HttpOnly; SameSite=Lax`,
    `${signedInCookie}=${sign}; Path=/; ${age}; ${isHttps ? 'Secure; ' : ''}SameSite=Lax`,
  ]
}
