/** What happens to accounts. Each change is one transaction with the letters that it causes. */
import { randomUUIDv7 } from 'node:crypto'

import type { Kysely } from 'kysely'

import type { profileSchema, signUpSchema } from '#contract/account.ts'
import type { Locale } from '#contract/locale.ts'
import { offer } from '#contract/offer.ts'
import { daysInMilliseconds, retentionDays } from '#contract/retention.ts'
import type { Database } from '#server/database/open.ts'
import type { AccountRow, Tables, TokenPurpose } from '#server/database/tables.ts'
import { endOfDayAfter } from '#server/end-of-day.ts'
import { queueLetters } from '#server/mail/outbox.ts'
import type { InferOutput } from 'valibot'

import { eraseDeletedAccounts } from './erase.ts'
import type { AccountLetter } from './letters.ts'
import type { Limiter } from './limiter.ts'
import { noPassword } from './passwords.ts'
import { createRepetitions } from './repetitions.ts'
import { checkSamePassword } from './same-password.ts'
import { lifetimes, type MailTokens, tokenHash } from './tokens.ts'

type Profile = InferOutput<typeof profileSchema>

export interface NewAccount extends Profile, Pick<InferOutput<typeof signUpSchema>, 'email'> {
  passwordHash: string
  locale: Locale
}

export interface AccountStore {
  /** With what was sent, when it may come twice. */
  signUp: (account: NewAccount, sent?: string) => Promise<void>
  /**
   * Confirms a sign-up or a new address; `false` when the token has ended. Whoever has a token is the owner: all letters
   * are in his language from then on.
   */
  confirm: (token: string, locale?: Locale) => Promise<boolean>
  /** In the language in which it is asked for, if that is known: this one letter, since anybody may ask. */
  resend: (email: string, locale?: Locale) => Promise<void>
  requestReset: (email: string, locale?: Locale) => Promise<void>
  /** Whose password the token may change; does not use it up. */
  accountOfReset: (token: string) => Promise<AccountRow | undefined>
  /** Ends every session; `false` when the token has ended meanwhile. */
  resetPassword: (token: string, passwordHash: string, locale?: Locale) => Promise<boolean>
  /** None for an address that waits for its confirmation: whoever entered it would learn that it had no account. */
  forLogIn: (email: string) => Promise<AccountRow | undefined>
  /** Ends every session. */
  changePassword: (account: AccountRow, passwordHash: string) => Promise<void>
  requestEmail: (account: AccountRow, email: string, locale?: Locale) => Promise<void>
  /** The language of the letters from now on. */
  speak: (accountId: string, locale: Locale | undefined) => Promise<void>
  changeProfile: (accountId: string, profile: Profile) => Promise<void>
  markDeleted: (account: AccountRow) => Promise<void>
  keep: (accountId: string) => Promise<void>
}

interface StoreParts {
  database: Database
  secret: string
  limiter: Limiter
  mailTokens: MailTokens
  now: () => number
}

export function createAccountStore({ database, secret, limiter, mailTokens, now }: StoreParts): AccountStore {
  const { db, engine } = database
  const repetitions = createRepetitions(now)

  function inTransaction<Result>(work: (transaction: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    return db.transaction().execute(work)
  }

  /** A confirmed account that has not reached the end of its days. */
  async function findOpen(transaction: Kysely<Tables>, email: string): Promise<AccountRow | undefined> {
    return transaction
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', email)
      .where('confirmed_at', 'is not', null)
      .where((where) => where.or([where('delete_after', 'is', null), where('delete_after', '>', now())]))
      .executeTakeFirst()
  }

  /** The newest first. */
  async function findWaiting(transaction: Kysely<Tables>, email: string): Promise<AccountRow[]> {
    return transaction
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', email)
      .where('confirmed_at', 'is', null)
      .where('created_at', '>', now() - daysInMilliseconds(retentionDays.unverifiedAccounts))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  }

  /**
   * Nobody can tell which of several entries was made by the owner of the mailbox, and a link to any of them could
   * confirm a stranger's password. So the link is for one more that has none; its owner chooses one by a second mail.
   */
  async function withoutPassword(
    transaction: Kysely<Tables>,
    waiting: [AccountRow, ...AccountRow[]],
  ): Promise<string> {
    const known = waiting.find(({ password_hash }) => password_hash === noPassword)
    if (known) return known.id
    const entry = { ...waiting[0], id: randomUUIDv7(), password_hash: noPassword }
    await transaction.insertInto('accounts').values(entry).execute()
    return entry.id
  }

  async function queue(
    transaction: Kysely<Tables>,
    accountId: string,
    letter: AccountLetter,
    recipient: string,
  ): Promise<void> {
    await queueLetters(transaction, [{ accountId, letter, recipient }], now())
  }

  /** A letter and the hash of the token that it will carry. */
  async function queueWithToken(
    transaction: Kysely<Tables>,
    accountId: string,
    purpose: TokenPurpose,
    recipient: string,
    locale?: Locale,
  ): Promise<void> {
    const id = randomUUIDv7()
    await transaction
      .insertInto('account_tokens')
      .values({
        token_hash: tokenHash(mailTokens(id)),
        account_id: accountId,
        purpose,
        email: recipient,
        expires_at: now() + lifetimes[purpose],
      })
      .execute()
    const letter: AccountLetter = `account-${purpose}`
    await queueLetters(transaction, [{ id, accountId, letter, recipient, locale }], now())
  }

  async function dropTokens(
    transaction: Kysely<Tables>,
    accountId: string,
    purposes: TokenPurpose[],
  ): Promise<void> {
    await transaction
      .deleteFrom('account_tokens')
      .where('account_id', '=', accountId)
      .where('purpose', 'in', purposes)
      .execute()
  }

  /** Uses the token up: of two that come at once, one finds nothing. */
  async function useToken(transaction: Kysely<Tables>, token: string, purposes: TokenPurpose[]) {
    return transaction
      .deleteFrom('account_tokens')
      .where('token_hash', '=', tokenHash(token))
      .where('purpose', 'in', purposes)
      .where('expires_at', '>', now())
      .returningAll()
      .executeTakeFirst()
  }

  /** Lets whoever confirms the same address, or asks for that, wait in line; SQLite has only one line anyway. */
  async function lockEmail(transaction: Kysely<Tables>, email: string): Promise<void> {
    if (engine === 'sqlite') return
    await transaction
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .orderBy('id')
      .forUpdate()
      .execute()
  }

  /** Another account may have taken the address since the mail was sent. */
  async function isTaken(transaction: Kysely<Tables>, email: string, accountId: string): Promise<boolean> {
    const owner = await findOpen(transaction, email)
    return owner !== undefined && owner.id !== accountId
  }

  async function confirmSignUp(transaction: Kysely<Tables>, accountId: string, email: string): Promise<void> {
    const time = now()
    // The daily clean-up may not have reached it yet.
    await eraseDeletedAccounts(transaction, secret, time, email)
    // Ids grow. Somebody entered the address again since: this may be a stranger's entry, whose password must open nothing.
    const later = await transaction
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .where('id', '>', accountId)
      .where('password_hash', '<>', noPassword)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    await dropTokens(transaction, accountId, ['confirm'])
    const { password_hash } = await transaction
      .updateTable('accounts')
      .set({
        confirmed_at: time,
        trial_ends_at: endOfDayAfter(time, offer.trialDays),
        ...(later && { password_hash: noPassword }),
      })
      .where('id', '=', accountId)
      .returning('password_hash')
      .executeTakeFirstOrThrow()
    await transaction
      .deleteFrom('accounts')
      .where('email', '=', email)
      .where('id', '<>', accountId)
      .where('confirmed_at', 'is', null)
      .execute()
    await queue(transaction, accountId, 'account-open', email)
    if (password_hash === noPassword) await queueWithToken(transaction, accountId, 'reset', email)
  }

  async function confirmEmail(transaction: Kysely<Tables>, accountId: string, email: string): Promise<void> {
    await eraseDeletedAccounts(transaction, secret, now(), email)
    await transaction
      .updateTable('accounts')
      .set({ email, pending_email: null, pending_until: null })
      .where('id', '=', accountId)
      .execute()
    await dropTokens(transaction, accountId, ['email', 'reset'])
  }

  async function setLocale(
    transaction: Kysely<Tables>,
    accountId: string,
    locale: Locale | undefined,
  ): Promise<void> {
    if (!locale) return
    await transaction
      .updateTable('accounts')
      .set({ locale })
      .where('id', '=', accountId)
      .where('locale', '<>', locale)
      .execute()
  }

  async function setPassword(
    transaction: Kysely<Tables>,
    account: AccountRow,
    passwordHash: string,
  ): Promise<void> {
    const { id, email } = account
    await transaction
      .updateTable('accounts')
      // A new address that somebody else asked for must not outlive the password he knew.
      .set({ password_hash: passwordHash, pending_email: null, pending_until: null })
      .where('id', '=', id)
      .execute()
    await transaction.deleteFrom('account_sessions').where('account_id', '=', id).execute()
    await dropTokens(transaction, id, ['reset', 'email'])
    await queue(transaction, id, 'account-password', email)
  }

  async function accountOfReset(token: string): Promise<AccountRow | undefined> {
    return db
      .selectFrom('account_tokens')
      .innerJoin('accounts', 'accounts.id', 'account_tokens.account_id')
      .selectAll('accounts')
      .where('token_hash', '=', tokenHash(token))
      .where('purpose', '=', 'reset')
      .where('expires_at', '>', now())
      .executeTakeFirst()
  }

  return {
    signUp({ email, passwordHash, locale, ...person }, sent) {
      return inTransaction(async (transaction) => {
        const mayMail = await limiter.mayMail(transaction, 'sign-up', email)
        const owner = await findOpen(transaction, email)
        const first = sent === undefined ? undefined : repetitions.find(sent)
        const waiting = first ? await findWaiting(transaction, email) : []
        if (waiting.some(({ id }) => id === first)) return
        if (!mayMail) {
          // This entry gets no mail of its own: the mails that did leave may all be a stranger's, so none of them may open an account with his password.
          await transaction
            .updateTable('accounts')
            .set({ password_hash: noPassword })
            .where('email', '=', email)
            .where('confirmed_at', 'is', null)
            .execute()
          return
        }
        if (owner) return queue(transaction, owner.id, 'account-exists', email)
        const id = randomUUIDv7()
        // Each entry keeps its own password: a mail confirms the entry that caused it and no stranger's.
        await transaction
          .insertInto('accounts')
          .values({
            id,
            email,
            password_hash: passwordHash,
            locale,
            ...personColumns(person),
            created_at: now(),
            confirmed_at: null,
            trial_ends_at: null,
            delete_after: null,
            pending_email: null,
            pending_until: null,
          })
          .execute()
        await queueWithToken(transaction, id, 'confirm', email)
        if (sent !== undefined) repetitions.note(sent, id)
      })
    },

    async confirm(token, locale) {
      try {
        return await inTransaction(async (transaction) => {
          const wanted = await transaction
            .selectFrom('account_tokens')
            .select('email')
            .where('token_hash', '=', tokenHash(token))
            .executeTakeFirst()
          if (!wanted) return false
          await lockEmail(transaction, wanted.email)
          const found = await useToken(transaction, token, ['confirm', 'email'])
          if (!found || (await isTaken(transaction, found.email, found.account_id))) return false
          await setLocale(transaction, found.account_id, locale)
          await (found.purpose === 'confirm' ? confirmSignUp : confirmEmail)(
            transaction,
            found.account_id,
            found.email,
          )
          return true
        })
      } catch (error) {
        // Two entries with the same address were confirmed at the same moment.
        if (isDuplicate(error)) return false
        throw error
      }
    },

    resend(email, locale) {
      return inTransaction(async (transaction) => {
        const mayMail = await limiter.mayMail(transaction, 'resend', email)
        await lockEmail(transaction, email)
        const owner = await findOpen(transaction, email)
        const [newest, ...others] = await findWaiting(transaction, email)
        if (!mayMail || owner || !newest) return
        const id = others.length === 0 ? newest.id : await withoutPassword(transaction, [newest, ...others])
        // The link that was sent before still works: whoever asked because the mail was slow may have it by then.
        await queueWithToken(transaction, id, 'confirm', email, locale)
      })
    },

    requestReset(email, locale) {
      return inTransaction(async (transaction) => {
        const mayMail = await limiter.mayMail(transaction, 'reset', email)
        const owner = await findOpen(transaction, email)
        if (!mayMail || !owner) return
        await queueWithToken(transaction, owner.id, 'reset', email, locale)
      })
    },

    accountOfReset,

    resetPassword(token, passwordHash, locale) {
      return inTransaction(async (transaction) => {
        const found = await useToken(transaction, token, ['reset'])
        const account =
          found &&
          (await transaction
            .selectFrom('accounts')
            .selectAll()
            .where('id', '=', found.account_id)
            .executeTakeFirst())
        if (!account) return false
        await setLocale(transaction, account.id, locale)
        await setPassword(transaction, account, passwordHash)
        return true
      })
    },

    forLogIn: (email) => findOpen(db, email),

    changePassword(account, passwordHash) {
      return inTransaction(async (transaction) => {
        await checkSamePassword(transaction, engine, account)
        await setPassword(transaction, account, passwordHash)
      })
    },

    requestEmail(account, email, locale) {
      return inTransaction(async (transaction) => {
        await checkSamePassword(transaction, engine, account)
        // Both ends are counted: the mailbox that is written to, and the account that has it written to.
        const mayMailThere = await limiter.mayMail(transaction, 'email', email)
        const mayMailHere = await limiter.mayMail(transaction, 'email', `from ${account.email}`)
        if (!mayMailThere || !mayMailHere || email === account.email) return
        await setLocale(transaction, account.id, locale)
        await dropTokens(transaction, account.id, ['email'])
        await transaction
          .updateTable('accounts')
          .set({ pending_email: email, pending_until: now() + lifetimes.email })
          .where('id', '=', account.id)
          .execute()
        const owner = await findOpen(transaction, email)
        if (owner) await queue(transaction, owner.id, 'account-exists', email)
        else await queueWithToken(transaction, account.id, 'email', email)
        await queue(transaction, account.id, 'account-email-notice', account.email)
      })
    },

    speak: (accountId, locale) => setLocale(db, accountId, locale),

    async changeProfile(accountId, profile) {
      await db.updateTable('accounts').set(personColumns(profile)).where('id', '=', accountId).execute()
    },

    markDeleted(account) {
      const { id, email } = account
      return inTransaction(async (transaction) => {
        await checkSamePassword(transaction, engine, account)
        const { numUpdatedRows } = await transaction
          .updateTable('accounts')
          .set({ delete_after: now() + daysInMilliseconds(retentionDays.deletedAccounts) })
          .where('id', '=', id)
          .where('delete_after', 'is', null)
          .executeTakeFirstOrThrow()
        // Of several that come at once, one writes.
        if (numUpdatedRows > 0n) await queue(transaction, id, 'account-delete', email)
      })
    },

    async keep(accountId) {
      await db.updateTable('accounts').set({ delete_after: null }).where('id', '=', accountId).execute()
    },
  }
}

function personColumns({ firstName, lastName, company, jobTitle, phoneNumber, website }: Profile) {
  return {
    first_name: firstName,
    last_name: lastName,
    company,
    job_title: jobTitle,
    phone_number: phoneNumber,
    website,
  }
}

function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // SQLITE_CONSTRAINT_UNIQUE and PostgreSQL's unique_violation.
  return ('errcode' in error && error.errcode === 2067) || ('code' in error && error.code === '23505')
}
