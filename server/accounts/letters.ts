/** The letters about an account. A letter whose reason has gone by the time it leaves is not sent. */
import { lasting } from '#contract/account.ts'
import { fill } from '#contract/fill.ts'
import type { Locale } from '#contract/locale.ts'
import { offer } from '#contract/offer.ts'
import { retentionDays } from '#contract/retention.ts'
import type { Database } from '#server/database/open.ts'
import type { AccountRow, OutboxRow, TokenPurpose } from '#server/database/tables.ts'
import type { Letter } from '#server/mail/letter.ts'
import type { Delivery } from '#server/mail/outbox.ts'
import type { Message, Send } from '#server/mail/transport.ts'
import { bodies, dateOf, greeting, momentOf } from '#server/mail/wording.ts'
import { accountWords, mailWords } from '#server/mail/words.ts'

import { noPassword } from './passwords.ts'
import { lifetimes, type MailTokens, tokenHash } from './tokens.ts'

interface Context {
  row: OutboxRow
  /** Somebody else may have entered the same address before, and waits for a letter that looks the same. */
  isRepeated: boolean
  publicOrigin: string
  mailTokens: MailTokens
}

type Compose = (account: AccountRow, context: Context) => Omit<Message, 'id' | 'to'> | undefined

const composers = {
  'account-confirm': confirmLetter,
  'account-email': emailLetter,
  'account-reset': resetLetter,
  'account-exists': existsLetter,
  'account-open': openLetter,
  'account-password': passwordLetter,
  'account-email-notice': emailNoticeLetter,
  'account-delete': deleteLetter,
} satisfies Record<string, Compose>
export type AccountLetter = keyof typeof composers

const withToken = new Map<string, TokenPurpose>([
  ['account-confirm', 'confirm'],
  ['account-email', 'email'],
  ['account-reset', 'reset'],
])

interface DeliveryParts {
  database: Database
  send: Send
  mailTokens: MailTokens
  publicOrigin: string
  now: () => number
}

export function accountDeliveries(parts: DeliveryParts): Record<string, Delivery> {
  const { send, mailTokens, publicOrigin, now } = parts
  const { db } = parts.database

  /**
   * The time of a link begins anew when its letter leaves, for a mail server that keeps us waiting must not use it up;
   * `false` when it has ended all the same.
   */
  async function renewLink({ id, letter }: OutboxRow): Promise<boolean> {
    const purpose = withToken.get(letter)
    if (!purpose) return true
    const { numUpdatedRows } = await db
      .updateTable('account_tokens')
      .set({ expires_at: now() + lifetimes[purpose] })
      .where('token_hash', '=', tokenHash(mailTokens(id)))
      .where('expires_at', '>', now())
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  }

  async function isRepeated({ id, email }: AccountRow): Promise<boolean> {
    const earlier = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      // Ids grow.
      .where('id', '<', id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    return earlier !== undefined
  }

  return Object.fromEntries(
    Object.entries<Compose>(composers).map(([letter, compose]): [string, Delivery] => [
      letter,
      async (row) => {
        const found = await db
          .selectFrom('accounts')
          .selectAll()
          .where('id', '=', row.account_id ?? '')
          .executeTakeFirst()
        if (!found || !(await renewLink(row))) return
        const account = { ...found, locale: row.locale ?? found.locale }
        const again = letter === 'account-confirm' && (await isRepeated(account))
        const message = compose(account, { row, isRepeated: again, mailTokens, publicOrigin })
        if (message) await send({ id: row.id, to: row.recipient, ...message })
      },
    ]),
  )
}

function hello({ first_name, last_name, locale }: AccountRow): string {
  return greeting(`${first_name} ${last_name}`, mailWords[locale])
}

/** Without the name: whoever opened the account is not known to be who reads this. */
function confirmLetter({ locale }: AccountRow, { row, isRepeated, mailTokens, publicOrigin }: Context) {
  const words = accountWords[locale].confirm
  const lede = fill(words.lede, { hours: lasting.confirmHours })
  return compose(locale, words, {
    paragraphs: [mailWords[locale].greeting, lede, ...(isRepeated ? [words.again] : [])],
    action: {
      label: words.action,
      href: `${publicOrigin}/${locale}/email-confirmation?token=${mailTokens(row.id)}`,
    },
    closing: [fill(words.closing, { days: retentionDays.unverifiedAccounts })],
  })
}

function emailLetter({ locale }: AccountRow, { row, mailTokens, publicOrigin }: Context) {
  const words = accountWords[locale].email
  return compose(locale, words, {
    paragraphs: [mailWords[locale].greeting, fill(words.lede, { hours: lasting.confirmHours })],
    action: {
      label: words.action,
      href: `${publicOrigin}/${locale}/email-confirmation?token=${mailTokens(row.id)}`,
    },
    closing: [words.closing],
  })
}

function resetLetter(account: AccountRow, { row, mailTokens, publicOrigin }: Context) {
  const { locale, password_hash } = account
  const words = accountWords[locale].reset
  const isFirst = password_hash === noPassword
  return compose(locale, words, {
    paragraphs: [
      hello(account),
      fill(isFirst ? words.ledeFirst : words.lede, { minutes: lasting.resetMinutes }),
    ],
    action: {
      label: words.action,
      href: `${publicOrigin}/${locale}/update-password?token=${mailTokens(row.id)}`,
    },
    closing: isFirst ? [] : [words.closing],
  })
}

function existsLetter(account: AccountRow, { publicOrigin }: Context) {
  const { locale } = account
  const words = accountWords[locale].exists
  return compose(locale, words, {
    paragraphs: [hello(account), words.lede],
    action: { label: words.action, href: `${publicOrigin}/${locale}/log-in` },
    closing: [words.closing],
  })
}

function openLetter(account: AccountRow, { publicOrigin }: Context) {
  const { locale, confirmed_at, trial_ends_at, password_hash } = account
  if (confirmed_at === null || trial_ends_at === null) return undefined
  const words = accountWords[locale].open
  return compose(locale, words, {
    paragraphs: [hello(account), password_hash === noPassword ? words.ledeFirst : words.lede],
    action: { label: words.action, href: `${publicOrigin}/${locale}/account` },
    stops: [
      {
        time: stopDay(confirmed_at, locale),
        title: words.start,
        note: fill(words.startNote, { days: offer.trialDays }),
      },
      { time: stopDay(trial_ends_at, locale), title: words.end, note: words.endNote },
    ],
    closing: [
      fill(words.terms, { href: `${publicOrigin}/${locale}/terms` }),
      fill(words.closing, { origin: publicOrigin }),
    ],
  })
}

function passwordLetter(account: AccountRow, { row, publicOrigin }: Context) {
  const { locale } = account
  const words = accountWords[locale].password
  const time = momentOf(row.created_at, locale, 'long')
  return compose(locale, words, {
    paragraphs: [hello(account), fill(words.lede, { time })],
    action: { label: words.action, href: `${publicOrigin}/${locale}/log-in` },
    closing: [fill(words.closing, { link: `${publicOrigin}/${locale}/reset-password` })],
  })
}

function emailNoticeLetter(account: AccountRow, { publicOrigin }: Context) {
  const { locale, pending_email } = account
  const words = accountWords[locale].emailNotice
  return compose(locale, words, {
    paragraphs: [hello(account), words.lede],
    facts: pending_email === null ? [] : [{ label: words.newAddress, value: pending_email }],
    closing: [fill(words.closing, { link: `${publicOrigin}/${locale}/reset-password` })],
  })
}

function deleteLetter(account: AccountRow, { row, publicOrigin }: Context) {
  const { locale, delete_after } = account
  // Taken back before the letter left.
  if (delete_after === null) return undefined
  const words = accountWords[locale].deletion
  const date = dateOf(delete_after, locale, { dateStyle: 'long' })
  const heading = {
    long: words.long,
    subject: fill(words.subject, { date }),
    short: fill(words.short, { date }),
  }
  return compose(locale, heading, {
    paragraphs: [hello(account), words.lede],
    action: { label: words.action, href: `${publicOrigin}/${locale}/account` },
    stops: [
      { time: stopDay(row.created_at, locale), title: words.marked },
      { time: stopDay(delete_after, locale), title: words.end, note: words.endNote },
    ],
    closing: [words.closing],
  })
}

function stopDay(time: number, locale: Locale): string {
  return dateOf(time, locale, { day: 'numeric', month: 'short', year: 'numeric' })
}

function compose(
  locale: Locale,
  { subject, long, short }: { subject: string; long: string; short: string },
  rest: Omit<Letter, 'locale' | 'long' | 'short' | 'preview'>,
): Omit<Message, 'id' | 'to'> {
  return { subject, ...bodies({ locale, long, short, preview: subject, ...rest }) }
}
