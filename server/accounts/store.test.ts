import { expect } from 'vitest'

import { encodeForecast, exampleState } from '#contract/roi.ts'
import { sessionCookie } from '#server/accounts/sessions.ts'
import { auditSubject } from '#server/audit.ts'
import { onEveryEngine } from '#server/database/fixture-engines.ts'
import type { Database } from '#server/database/open.ts'
import type { AccountRow } from '#server/database/tables.ts'
import { newLead, TestClock, testSecret } from '#server/fixture-leads.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createLeadStore } from '#server/leads/store.ts'
import { eraseExpired } from '#server/retention.ts'

import { eraseAccountsOf } from './erase.ts'
import { createLimiter } from './limiter.ts'
import { noPassword } from './passwords.ts'
import { createSavedStore } from './saved.ts'
import { createSessions } from './sessions.ts'
import { type AccountStore, createAccountStore, type NewAccount } from './store.ts'
import { createMailTokens } from './tokens.ts'
import { createViews } from './view.ts'

const hour = 3_600_000
const day = 24 * hour
const jane = 'jane@example.org'
const johns = 'john@example.org'
const workflow = 'w=1~Invoices~Read.2s.a.1w'

function newAccount(change: Partial<NewAccount> = {}): NewAccount {
  return {
    email: jane,
    passwordHash: '$argon2id$first',
    locale: 'de',
    firstName: 'Jane',
    lastName: 'Doe',
    company: '',
    jobTitle: '',
    phoneNumber: '',
    website: '',
    ...change,
  }
}

function start(database: Database) {
  const clock = new TestClock()
  const { now } = clock
  const mailTokens = createMailTokens(testSecret)
  const limiter = createLimiter({ database, secret: testSecret, now })
  const store = createAccountStore({ database, secret: testSecret, limiter, mailTokens, now })
  const sessions = createSessions({ database, now })
  const saved = createSavedStore({ database, now })
  const views = createViews({ database, saved, sessions, now })
  const { db } = database

  async function letters(): Promise<string[]> {
    const rows = await db.selectFrom('outbox').select(['letter', 'recipient']).execute()
    return rows.map(({ letter, recipient }) => `${letter} ${recipient}`).toSorted()
  }

  async function tokens(letter: string, recipient = jane): Promise<string[]> {
    const rows = await db
      .selectFrom('outbox')
      .select('id')
      .where('letter', '=', letter)
      .where('recipient', '=', recipient)
      .execute()
    return rows.map(({ id }) => mailTokens(id))
  }

  async function open(change: Partial<NewAccount> = {}): Promise<AccountRow> {
    const account = newAccount(change)
    await store.signUp(account)
    const [token = ''] = await tokens('account-confirm', account.email)
    expect(await store.confirm(token)).toBe(true)
    const row = await store.forLogIn(account.email)
    if (!row) throw new Error('The account is not open.')
    return row
  }

  function headersWith(token: string): Headers {
    return new Headers({ cookie: `lang=de; ${sessionCookie}=${token}` })
  }

  return { clock, limiter, store, saved, sessions, views, db, letters, tokens, open, headersWith }
}

async function count(store: AccountStore, tokens: string[]): Promise<number> {
  const results = await Promise.all(tokens.map((token) => store.confirm(token)))
  return results.filter(Boolean).length
}

onEveryEngine('a sign-up is one row, one letter and the hash of one token', async (database) => {
  const { store, db, clock, letters, tokens } = start(database)
  await store.signUp(newAccount())
  expect(await letters()).toEqual([`account-confirm ${jane}`])
  const [token = ''] = await tokens('account-confirm')
  const [row] = await db.selectFrom('account_tokens').selectAll().execute()
  expect(row).toMatchObject({ purpose: 'confirm', email: jane, expires_at: clock.time + day })
  expect(JSON.stringify(row)).not.toContain(token)
  expect(await db.selectFrom('accounts').select(['confirmed_at', 'trial_ends_at']).execute()).toEqual([
    { confirmed_at: null, trial_ends_at: null },
  ])
  expect(await store.confirm(token)).toBe(true)
  expect(await store.confirm(token)).toBe(false)
  expect(await db.selectFrom('accounts').select('confirmed_at').execute()).toEqual([
    { confirmed_at: clock.time },
  ])
})

onEveryEngine('a trial ends with its fourteenth day in Germany', async (database) => {
  const { clock, open } = start(database)
  clock.time = Date.parse('2026-10-14T22:30:00Z')
  const { trial_ends_at } = await open()
  expect(new Date(trial_ends_at ?? 0).toISOString()).toBe('2026-10-29T22:59:59.999Z')
})

onEveryEngine(
  'of several entries with one address confirmed at once, one becomes the account',
  async (database) => {
    const { store, db, tokens, letters } = start(database)
    await Promise.all([1, 2, 3].map((index) => store.signUp(newAccount({ passwordHash: `hash ${index}` }))))
    const all = await tokens('account-confirm')
    expect(all).toHaveLength(3)
    // Each of them twice, as an impatient finger does.
    expect(await count(store, [...all, ...all])).toBe(1)
    expect(await db.selectFrom('accounts').select('id').execute()).toHaveLength(1)
    const left = db.selectFrom('account_tokens').select('email').where('purpose', '=', 'confirm')
    expect(await left.execute()).toEqual([])
    expect((await letters()).filter((letter) => letter.startsWith('account-open'))).toHaveLength(1)
  },
)

onEveryEngine(
  'of several entries with one address none but an empty one is confirmed by what is sent again',
  async (database) => {
    const { store, db, tokens, letters } = start(database)
    await store.signUp(newAccount({ passwordHash: 'hash 1' }))
    await store.signUp(newAccount({ passwordHash: 'hash 2' }))
    const own = await tokens('account-confirm')
    await store.resend(jane)
    const all = await tokens('account-confirm')
    const resent = all.filter((token) => !own.includes(token))
    expect(await count(store, resent)).toBe(1)
    expect(await db.selectFrom('accounts').select('password_hash').execute()).toEqual([
      { password_hash: noPassword },
    ])
    expect(await letters()).toContain(`account-reset ${jane}`)
    expect(await count(store, own)).toBe(0)
  },
)

onEveryEngine('a link is sent again only for what waits under the same address', async (database) => {
  const { store, clock, open, letters } = start(database)
  await open({ email: johns })
  await store.signUp(newAccount())
  const before = await letters()
  await store.resend('nobody@example.org')
  await store.resend(johns)
  expect(await letters()).toEqual(before)
  clock.pass(7 * day)
  await store.resend(jane)
  expect(await letters()).toEqual(before)
})

onEveryEngine('sign-ups under other addresses neither end nor empty each other', async (database) => {
  const { store, tokens } = start(database)
  await store.signUp(newAccount({ passwordHash: 'hash of Jane' }))
  await store.signUp(newAccount({ email: johns, passwordHash: 'hash of John' }))
  // More than may be written to in an hour.
  for (let times = 0; times < 4; times++) await store.signUp(newAccount({ email: 'often@example.org' }))
  expect(await count(store, await tokens('account-confirm'))).toBe(1)
  expect(await count(store, await tokens('account-confirm', johns))).toBe(1)
  expect(await store.forLogIn(jane)).toMatchObject({ password_hash: 'hash of Jane' })
  expect(await store.forLogIn(johns)).toMatchObject({ password_hash: 'hash of John' })
})

onEveryEngine('saving again and forgetting concern one saved item', async (database) => {
  const { saved, open } = start(database)
  const { id } = await open()
  const other = workflow.replace('Invoices', 'Orders')
  await saved.save(id, { kind: 'workflow', name: 'First', hash: workflow })
  await saved.save(id, { kind: 'workflow', name: 'Second', hash: other })
  await saved.save(id, { kind: 'workflow', name: 'Renamed', hash: workflow })
  const items = await saved.list(id)
  expect(items.map(({ name }) => name).toSorted()).toEqual(['Renamed', 'Second'])
  await saved.forget(id, items.find(({ name }) => name === 'Renamed')?.id ?? '')
  expect(await saved.list(id)).toMatchObject([{ name: 'Second', hash: other }])
})

onEveryEngine('whatever one customer does, another keeps what is his', async (database) => {
  const { store, saved, sessions, db, open, tokens } = start(database)
  const other = await open({ email: johns })
  await sessions.start(other, 'Firefox')
  await saved.save(other.id, { kind: 'workflow', name: 'His', hash: workflow })
  await store.requestReset(johns)
  await store.requestEmail(other, 'john.doe@example.org')
  async function his() {
    const sessionsOfHis = await sessions.list(other.id)
    const items = await saved.list(other.id)
    const account = await store.forLogIn(johns)
    const waiting = db.selectFrom('account_tokens').selectAll().where('account_id', '=', other.id)
    return { account, sessions: sessionsOfHis, items, tokens: await waiting.orderBy('token_hash').execute() }
  }
  const before = await his()
  expect(before.sessions).toHaveLength(1)
  expect(before.tokens).toHaveLength(2)

  const own = await open()
  await sessions.start(own, 'Safari')
  await saved.save(own.id, { kind: 'workflow', name: 'Hers', hash: workflow })
  await saved.forget(own.id, before.items[0]?.id ?? '')
  await sessions.end(own.id, before.sessions[0]?.id ?? '')
  await sessions.endAll(own.id)
  await store.changeProfile(own.id, { ...newAccount(), company: 'Hers' })
  await store.requestEmail(own, 'jane.doe@example.org')
  await store.changePassword(own, '$argon2id$second')
  await store.requestReset(jane)
  const [reset = ''] = await tokens('account-reset')
  expect(await store.resetPassword(reset, '$argon2id$third')).toBe(true)
  await store.markDeleted((await store.forLogIn(jane)) ?? own)
  expect(await his()).toEqual(before)
  await store.markDeleted(other)
  const marked = await his()
  await store.keep(own.id)
  expect(await his()).toEqual(marked)
})

onEveryEngine('wrong passwords at once are counted one by one, and the wait is kept', async (database) => {
  const { limiter, clock } = start(database)
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => limiter.beginTry(jane)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const again = createLimiter({ database, secret: testSecret, now: clock.now })
  const refusal = await again.beginTry(jane).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ status: 429, details: { retryAfter: 15 } })
  await again.beginTry('john@example.org')
  clock.pass(15_000)
  await again.beginTry(jane)
  await again.takeBack(jane)
  await again.beginTry(jane)
  await again.clearTries(jane)
  for (let index = 0; index < 5; index++) await again.beginTry(jane)
  // What was long ago does not count.
  clock.pass(day)
  for (let index = 0; index < 5; index++) await again.beginTry(jane)
  await expect(again.beginTry(jane)).rejects.toThrow('too-many')
  // Nor does a clock that was put back make the wait longer.
  clock.pass(-hour)
  await again.beginTry(jane)
})

onEveryEngine(
  'a reset token works once, even at the same moment, and ends sessions and other tokens',
  async (database) => {
    const { store, sessions, tokens, open, headersWith, letters } = start(database)
    const account = await open()
    const session = await sessions.start(account, 'Firefox · Linux')
    await store.requestReset(jane)
    await store.requestReset(jane)
    const [first = '', second = ''] = await tokens('account-reset')
    expect(await store.accountOfReset(first)).toMatchObject({ id: account.id })
    const results = await Promise.all([1, 2, 3].map(() => store.resetPassword(second, 'new hash')))
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(await store.accountOfReset(first)).toBeUndefined()
    expect(await store.resetPassword(first, 'newer hash')).toBe(false)
    expect(await sessions.find(headersWith(session))).toBeUndefined()
    expect(await store.forLogIn(jane)).toMatchObject({ password_hash: 'new hash' })
    expect(await letters()).toContain(`account-password ${jane}`)
  },
)

onEveryEngine(
  'whatever was compared with the old password comes too late after a reset',
  async (database) => {
    const { store, sessions, tokens, open } = start(database)
    const account = await open()
    await store.requestReset(jane)
    const [token = ''] = await tokens('account-reset')
    expect(await store.resetPassword(token, 'new hash')).toBe(true)
    for (const late of [
      () => sessions.start(account, ''),
      () => store.changePassword(account, 'his hash'),
      () => store.requestEmail(account, 'his@example.org'),
      () => store.markDeleted(account),
    ]) {
      await expect(late()).rejects.toThrow('unauthorized')
    }
    expect(await sessions.list(account.id)).toEqual([])
    expect(await store.forLogIn(jane)).toMatchObject({ password_hash: 'new hash', pending_email: null })
  },
)

onEveryEngine('a stranger who enters an address first, or often, gains nothing', async (database) => {
  const { store, tokens, db, clock, letters } = start(database)
  await store.signUp(newAccount({ passwordHash: 'his hash' }))
  clock.pass(1)
  await store.signUp(newAccount({ passwordHash: 'her hash' }))
  const [his = ''] = await tokens('account-confirm')
  expect(await store.confirm(his)).toBe(true)
  expect(await db.selectFrom('accounts').select('password_hash').execute()).toEqual([
    { password_hash: noPassword },
  ])
  expect(await letters()).toContain(`account-reset ${jane}`)

  const other = 'other@example.org'
  for (let index = 0; index < 4; index++) {
    clock.pass(1)
    await store.signUp(newAccount({ email: other, passwordHash: `hash ${index}` }))
  }
  // The fourth, hers, got no mail.
  for (const token of await tokens('account-confirm', other)) await store.confirm(token)
  expect(await store.forLogIn(other)).toMatchObject({ password_hash: noPassword })
})

onEveryEngine(
  'whoever asks in the name of others keeps no link from its owner for long',
  async (database) => {
    const { store, tokens, open, clock } = start(database)
    await open()
    for (let index = 0; index < 10; index++) await store.requestReset(jane)
    expect(await tokens('account-reset')).toHaveLength(3)
    clock.pass(hour)
    await store.requestReset(jane)
    expect(await tokens('account-reset')).toHaveLength(4)
  },
)

onEveryEngine('a clock that is put back keeps nobody from a new password', async (database) => {
  const { store, open, tokens, clock } = start(database)
  await open()
  clock.pass(40 * day)
  for (let count = 0; count < 3; count++) await store.requestReset(jane)
  clock.pass(-40 * day)
  await store.requestReset(jane)
  expect(await tokens('account-reset')).toHaveLength(4)
})

onEveryEngine(
  'a mailbox gets three links in an hour, also when all are asked for at once',
  async (database) => {
    const { store, open, tokens } = start(database)
    await open()
    await Promise.all(Array.from({ length: 20 }, () => store.requestReset(jane)))
    expect(await tokens('account-reset')).toHaveLength(3)
  },
)

onEveryEngine('a session is found by its cookie, seen now and then, and ended', async (database) => {
  const { sessions, clock, open, headersWith, db } = start(database)
  const account = await open()
  const token = await sessions.start(account, 'Firefox · Linux')
  clock.pass(60_000)
  const found = await sessions.find(headersWith(token))
  expect(found).toMatchObject({ account: { id: account.id }, session: { last_seen_at: clock.time - 60_000 } })
  clock.pass(10 * 60_000)
  expect(await sessions.find(headersWith(token))).toMatchObject({ session: { last_seen_at: clock.time } })
  expect(await sessions.find(headersWith('x'.repeat(43)))).toBeUndefined()
  expect(await sessions.find(new Headers())).toBeUndefined()
  for (let index = 0; index < 25; index++) {
    clock.pass(1)
    await sessions.start(account, `${index}`)
  }
  expect(await sessions.list(account.id)).toHaveLength(20)
  await sessions.endAll(account.id)
  expect(await db.selectFrom('account_sessions').selectAll().execute()).toEqual([])
})

onEveryEngine('the twenty-first session ends the one that was not used for longest', async (database) => {
  const { sessions, clock, open, headersWith } = start(database)
  const account = await open()
  const first = await sessions.start(account, 'Firefox')
  clock.pass(hour)
  const second = await sessions.start(account, 'Firefox')
  clock.pass(hour)
  await sessions.find(headersWith(first))
  for (let index = 2; index < 20; index++) await sessions.start(account, 'Firefox')
  expect(await sessions.list(account.id)).toHaveLength(20)
  await sessions.start(account, 'Firefox')
  expect(await sessions.list(account.id)).toHaveLength(20)
  expect(await sessions.find(headersWith(first))).toBeDefined()
  expect(await sessions.find(headersWith(second))).toBeUndefined()
})

onEveryEngine('a new address moves with its token, and only to a free address', async (database) => {
  const { store, db, tokens, open, letters } = start(database)
  const account = await open()
  await open({ email: 'john@example.org' })
  await store.requestEmail(account, 'john@example.org')
  await store.requestEmail(account, 'new@example.org')
  expect((await letters()).filter((letter) => /email|exists/.test(letter))).toEqual([
    'account-email new@example.org',
    `account-email-notice ${jane}`,
    `account-email-notice ${jane}`,
    'account-exists john@example.org',
  ])
  const [token = ''] = await tokens('account-email', 'new@example.org')
  expect(await count(store, [token, token])).toBe(1)
  expect(await store.forLogIn(jane)).toBeUndefined()
  expect(await store.forLogIn('new@example.org')).toMatchObject({ id: account.id, pending_email: null })
  expect(await db.selectFrom('accounts').select('id').execute()).toHaveLength(2)
})

onEveryEngine(
  'an account has letters sent to three new addresses an hour, not to as many as it names',
  async (database) => {
    const { store, open, letters } = start(database)
    const account = await open()
    for (let index = 0; index < 5; index++) await store.requestEmail(account, `stranger${index}@example.org`)
    expect((await letters()).filter((letter) => letter.startsWith('account-email '))).toHaveLength(3)
  },
)

onEveryEngine('the last free place for a saved item is given once', async (database) => {
  const { saved, open } = start(database)
  const account = await open()
  const { id } = account
  const results = await Promise.all(
    Array.from({ length: 55 }, (_, index) =>
      saved.save(id, { kind: 'workflow', name: `${index}`, hash: `${workflow}~${index}` }),
    ),
  )
  expect(results.filter(Boolean)).toHaveLength(50)
  expect(await saved.save(id, { kind: 'workflow', name: 'renamed', hash: `${workflow}~0` })).toBe(true)
  expect(await saved.list(id)).toHaveLength(50)
})

onEveryEngine('who saves something while his account is erased is signed out', async (database) => {
  const { saved, open, db } = start(database)
  const { id } = await open()
  await db.deleteFrom('accounts').execute()
  await expect(saved.save(id, { kind: 'workflow', name: 'a', hash: workflow })).rejects.toThrow(
    'unauthorized',
  )
})

onEveryEngine('the owner sees his requests and can take everything along', async (database) => {
  const { saved, sessions, views, open, headersWith, clock, db } = start(database)
  const account = await open()
  const { id } = account
  const leads = createLeadStore({
    database,
    mailing: { operator: 'sales@example.org', employer: 'sales@example.org', hasWebhook: false },
    now: clock.now,
  })
  const values = {
    name: 'Jane',
    email: 'Jane@example.org',
    company: 'Firm',
    process: 'Invoices, by hand, all day.',
    preferredTime: '',
    forecast: encodeForecast(exampleState),
    workflow: '',
  }
  await leads.save([newLead({ kind: 'demo', values }), newLead({ kind: 'demo', values, reasons: ['trap'] })])
  const lead = await db.selectFrom('leads').select('id').where('status', '=', 'new').executeTakeFirstOrThrow()
  await db.insertInto('lead_steps').values({ lead_id: lead.id, step: 1, reached_at: clock.time }).execute()
  await saved.save(id, { kind: 'workflow', name: 'Invoices', hash: workflow })
  await db
    .insertInto('demos')
    .values({
      id: 'demo',
      lookup: 'l',
      code_hash: 'h',
      prepared_for: 'Firm',
      email: 'jane@example.org',
      locale: 'de',
      content: '{"parts":[]}',
      created_at: clock.time,
      expires_at: clock.time + 1,
      revoked_at: null,
      opened: 2,
    })
    .execute()
  const signedIn = await sessions.find(headersWith(await sessions.start(account, '')))
  if (!signedIn) throw new Error('There is no session.')
  const moment = new Date(clock.time).toISOString()
  expect(await views.view(signedIn)).toMatchObject({
    requests: [{ process: 'Invoices, by hand, all day.', steps: [{ step: 'session', reachedAt: moment }] }],
    saved: [{ kind: 'workflow', name: 'Invoices', hash: workflow, savedAt: moment }],
  })
  expect(await views.exported(signedIn)).toMatchObject({
    account: {
      language: 'de',
      confirmedAt: moment,
      // An address that only our own tools can read is not what somebody can take elsewhere.
      saved: [{ content: { name: { en: 'Invoices' }, steps: [{ name: { en: 'Read' }, workMinutes: 10 }] } }],
      sessions: [
        { isCurrent: true, startedAt: moment, endsAt: new Date(clock.time + 7 * 86_400_000).toISOString() },
      ],
    },
    messages: expect.arrayContaining(
      ['', 'trap'].map((reasons) =>
        expect.objectContaining({
          fields: values,
          language: 'en',
          reasons,
          attached: { forecast: exampleState },
        }),
      ),
    ),
    demos: [{ preparedFor: 'Firm', opened: 2, content: { parts: [] } }],
    letters: [
      { letter: 'account-confirm', closedAt: null },
      { letter: 'account-open' },
      { letter: 'confirmation' },
    ],
  })
})

onEveryEngine('a deletion that is asked for several times at once is told once', async (database) => {
  const { store, open, db } = start(database)
  const account = await open()
  await Promise.all([1, 2, 3].map(() => store.markDeleted(account)))
  const letters = await db.selectFrom('outbox').selectAll().where('letter', '=', 'account-delete').execute()
  expect(letters).toHaveLength(1)
})

onEveryEngine('nothing that was counted of an address stays when it is erased', async (database) => {
  const { store, open, clock, db } = start(database)
  const account = await open()
  const limiter = createLimiter({ database, secret: testSecret, now: clock.now })
  await limiter.beginTry(jane)
  await store.requestReset(jane)
  await store.requestEmail(account, 'new@example.org')
  await eraseAccountsOf(db, testSecret, jane)
  expect(await db.selectFrom('account_delays').selectAll().execute()).toEqual([])
  // The address that would have become its own is somebody else's, and counted for itself.
  expect(await db.selectFrom('account_hits').selectAll().execute()).toHaveLength(1)
})

onEveryEngine(
  'everything of an account goes on the day that was promised, and not before',
  async (database) => {
    const { store, saved, sessions, open, clock, db } = start(database)
    const began = clock.time
    const parts = { database, secret: testSecret, dataDir: 'nowhere', now: clock.now }
    const account = await open()
    await store.signUp(newAccount({ email: 'waiting@example.org' }))
    await sessions.start(account, '')
    await store.requestReset(jane)
    await saved.save(account.id, { kind: 'workflow', name: 'x', hash: workflow })
    const limiter = createLimiter({ database, secret: testSecret, now: clock.now })
    await limiter.beginTry(jane)
    await store.markDeleted(account)

    async function left() {
      const tables = [
        'accounts',
        'account_sessions',
        'account_tokens',
        'account_saved',
        'account_hits',
        'account_delays',
      ] as const
      const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
      return rows.map(({ length }) => length)
    }
    async function after(milliseconds: number) {
      clock.time = began + milliseconds - 1
      await eraseExpired(parts)
      const before = await left()
      clock.time += 1
      await eraseExpired(parts)
      return [before, await left()]
    }
    expect(await left()).toEqual([2, 1, 2, 1, 3, 1])
    expect(await after(hour / 2)).toEqual([
      [2, 1, 2, 1, 3, 1],
      [2, 1, 1, 1, 3, 1],
    ])
    expect(await after(day)).toEqual([
      [2, 1, 1, 1, 3, 1],
      [2, 1, 0, 1, 0, 0],
    ])
    expect(await after(7 * day)).toEqual([
      [2, 1, 0, 1, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ])
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
    // The one that was never confirmed has not been deleted by anybody.
    expect(await db.selectFrom('audit_lines').selectAll().execute()).toMatchObject([
      {
        action: 'delete-account',
        subject: `${auditSubject(testSecret, jane)} ${auditSubject(testSecret, account.id)}`,
        at: clock.time,
        removed: 1,
      },
    ])
  },
)

onEveryEngine(
  'an account whose days are over leaves its line also when its address is taken before the clean-up',
  async (database) => {
    const { store, open, tokens, clock, db } = start(database)
    const gone = [await open(), await open({ email: 'john@example.org' })]
    for (const account of gone) await store.markDeleted(account)
    clock.pass(7 * day)
    const other = await open({ email: 'other@example.org' })
    await store.signUp(newAccount())
    await store.requestEmail(other, 'john@example.org')
    const links = [
      ...(await tokens('account-confirm')).slice(1),
      ...(await tokens('account-email', 'john@example.org')),
    ]
    const parts = { database, secret: testSecret, dataDir: 'nowhere', now: clock.now }
    await Promise.all([...links.map((link) => store.confirm(link)), eraseExpired(parts)])
    const lines = await db.selectFrom('audit_lines').select(['action', 'subject']).execute()
    expect(lines.toSorted((one, two) => (one.subject < two.subject ? -1 : 1))).toEqual(
      gone
        .map(({ email, id }) => [auditSubject(testSecret, email), auditSubject(testSecret, id)].join(' '))
        .map((subject) => ({ action: 'delete-account', subject }))
        .toSorted((one, two) => (one.subject < two.subject ? -1 : 1)),
    )
    const left = await db.selectFrom('accounts').select('email').orderBy('email').execute()
    expect(left).toEqual([{ email: jane }, { email: 'john@example.org' }])
  },
)

onEveryEngine('an account that is neither deleted nor unconfirmed stays', async (database) => {
  const { store, open, clock, db } = start(database)
  const account = await open()
  await store.markDeleted(account)
  await store.keep(account.id)
  await store.requestEmail(account, 'new@example.org')
  clock.pass(1_000 * day)
  await eraseExpired({ database, secret: testSecret, dataDir: 'nowhere', now: clock.now })
  expect(await db.selectFrom('accounts').selectAll().execute()).toMatchObject([
    { id: account.id, delete_after: null, pending_email: null },
  ])
})

onEveryEngine(
  'an erasure by address takes the account, what waits for it and what counts it',
  async (database) => {
    const { store, sessions, limiter, open, db, letters } = start(database)
    const john = await open({ email: 'john@example.org' })
    const account = await open()
    await store.signUp(newAccount({ email: 'other@example.org' }))
    await sessions.start(account, '')
    await limiter.beginTry(jane)
    await store.requestEmail(john, 'jane2@example.org')
    await store.requestEmail(account, 'new@example.org')
    const erased = await db
      .transaction()
      .execute((transaction) => eraseAccountsOf(transaction, testSecret, jane))
    expect(erased).toMatchObject({ accounts: 1, demos: 0 })
    expect(erased.letters).toHaveLength(4)
    await db
      .transaction()
      .execute((transaction) => eraseAccountsOf(transaction, testSecret, 'jane2@example.org'))
    const everything = JSON.stringify(
      await Promise.all([
        db.selectFrom('accounts').selectAll().execute(),
        db.selectFrom('account_tokens').selectAll().execute(),
        db.selectFrom('outbox').selectAll().execute(),
      ]),
    )
    expect(everything).not.toMatch(/jane|new@/)
    expect(await db.selectFrom('account_delays').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('account_sessions').selectAll().execute()).toEqual([])
    expect(await letters()).toEqual([
      'account-confirm john@example.org',
      'account-confirm other@example.org',
      'account-email-notice john@example.org',
      'account-open john@example.org',
    ])
  },
)
