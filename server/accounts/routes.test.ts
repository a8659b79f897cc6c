import { renameSync } from 'node:fs'

import { sql } from 'kysely'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { mostSaved } from '#contract/account-saved.ts'
import { type AccountView, accountViewSchema } from '#contract/account-view.ts'
import { company, signedInCookie } from '#contract/company.ts'
import { encodeForecast, exampleState } from '#contract/roi.ts'
import { databaseFile } from '#server/database/open.ts'
import {
  type AccountApi,
  goodPassword,
  otherPassword,
  signUpFields,
  startAccounts,
} from '#server/fixture-accounts.ts'
import { testOrigin, testSecret } from '#server/fixture-leads.ts'
import { accountWords } from '#server/mail/words.ts'
import { eraseExpired } from '#server/retention.ts'

const jane = 'jane@example.org'
const hour = 3_600_000
const day = 24 * hour
const workflow = 'w=1~Invoices~Read.2s.a.1w'

let api: AccountApi

beforeEach(async () => {
  api = await startAccounts()
})
afterEach(() => api.close())

async function viewOf(response: Promise<Response> | Response): Promise<AccountView> {
  return v.parse(accountViewSchema, await (await response).json())
}

async function accounts() {
  return api.database.db.selectFrom('accounts').selectAll().orderBy('created_at').execute()
}

async function lettersTo(email: string): Promise<string[]> {
  const rows = await api.database.db
    .selectFrom('outbox')
    .select('letter')
    .where('recipient', '=', email)
    .orderBy(sql`rowid`)
    .execute()
  return rows.map(({ letter }) => letter)
}

// From sign-up to the own page.

test('A sign-up is confirmed by mail, opens the account and starts a trial that ends by itself.', async () => {
  const browser = api.browser({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0' })
  const signedUp = await browser.post('sign-up', {
    ...signUpFields,
    email: 'Jane@Example.org',
    _locale: 'de',
  })
  expect(signedUp.status).toBe(200)
  expect(await signedUp.json()).toEqual({ next: '/de/email-confirmation' })

  // Nobody logs in before the address is confirmed.
  expect((await browser.post('log-in', { email: jane, password: goodPassword })).status).toBe(401)

  const mail = await api.lastMail(jane)
  expect(mail.subject).toBe('Bitte bestätigen Sie Ihre Adresse')
  expect(mail.text).toContain(`${testOrigin}/de/email-confirmation?token=`)
  expect((await browser.post('confirm', { _token: await api.token(jane) })).status).toBe(200)

  const loggedIn = await browser.post('log-in', { email: ' JANE@example.org', password: goodPassword })
  expect(loggedIn.status).toBe(200)
  expect(await loggedIn.json()).toEqual({ next: '/account' })
  const view = await viewOf(browser.me())
  expect(view).toMatchObject({
    firstName: 'Jane',
    email: jane,
    company: 'Firm & Sons',
    pendingEmail: null,
    deletionAt: null,
    requests: [],
    saved: [],
    sessions: [{ isCurrent: true, device: 'Firefox · Linux' }],
  })
  // Weeks later nothing has renewed it.
  api.clock.pass(60 * day)
  const later = await viewOf((await api.signedIn()).me())
  expect(later.trialEndsAt).toBe(view.trialEndsAt)
  expect((await api.lastMail(jane)).subject).toBe('Ihr Konto ist eröffnet')
})

test('A stored password is Argon2id with at least the cost we promise, and nothing else is kept of it.', async () => {
  const { createPasswords } = await import('./passwords.ts')
  const real = await startAccounts({}, createPasswords())
  try {
    await real.browser().post('sign-up', signUpFields)
    const row = await real.database.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(JSON.stringify(row)).not.toContain(goodPassword)
  } finally {
    await real.close()
  }
})

test.each([
  ['x'.repeat(11), { code: 'minLength', count: 12 }],
  ['Passwort2026!', { code: 'common' }],
  ['Firm & Sons 1', { code: 'common' }],
  ['jane@example.org', { code: 'common' }],
  [`${company.name}12345`.padEnd(13, '6'), { code: 'common' }],
  ['y'.repeat(129), { code: 'maxLength', count: 128 }],
])('The password %s is refused.', async (password, problem) => {
  const change = { password, confirmPassword: password }
  const response = await api.browser().post('sign-up', { ...signUpFields, ...change })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ code: 'invalid', fields: { password: problem } })
  expect(await accounts()).toEqual([])
})

test('Long passwords of any characters are welcome.', async () => {
  for (const password of [
    `ü🚲 ß ${'zwölf Boote, ein Steg; '.repeat(4)}`,
    `"'<>&;--%00 \\ ${'é'.repeat(40)}`,
  ]) {
    const email = `p${password.length}@example.org`
    await api.open({ email, password, confirmPassword: password })
    const decomposed = password.normalize('NFD')
    expect((await api.browser().post('log-in', { email, password: decomposed })).status).toBe(200)
  }
})

// Enumeration: line 13.

test('Sign-up, resend, reset and log-in answer the same and work as hard for known and unknown addresses.', async () => {
  await api.open()
  await api.open({ email: 'marked@example.org' })
  await api.browser().post('sign-up', { ...signUpFields, email: 'waiting@example.org' })
  // The very first comparison with nothing makes something to compare with.
  await api.browser().post('log-in', { email: 'first@example.org', password: otherPassword })

  async function tell(form: string, fields: (email: string) => Record<string, string>, email: string) {
    const before = api.hashes()
    const response = await api.browser().post(form, fields(email))
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'content-length'),
    )
    return { status: response.status, body: await response.text(), headers, hashes: api.hashes() - before }
  }
  const forms = {
    'sign-up': (email: string) => ({ ...signUpFields, email }),
    resend: (email: string) => ({ email }),
    'reset-password': (email: string) => ({ email }),
    'log-in': (email: string) => ({ email, password: otherPassword }),
  }
  for (const [form, fields] of Object.entries(forms)) {
    const known = await tell(form, fields, jane)
    for (const email of ['nobody@example.org', 'waiting@example.org', 'marked@example.org'])
      expect(await tell(form, fields, email), form).toEqual(known)
    expect(known.hashes, form).toBe(form === 'sign-up' || form === 'log-in' ? 1 : 0)
  }
  expect(await lettersTo('nobody@example.org')).toEqual(['account-confirm', 'account-confirm'])
  expect((await lettersTo(jane)).slice(-2)).toEqual(['account-exists', 'account-reset'])
})

test('Whoever enters a stranger’s address cannot tell by the log-in whether it had an account.', async () => {
  await api.open()
  const his = { password: otherPassword, confirmPassword: otherPassword }
  await api.browser().post('log-in', { email: 'first@example.org', password: otherPassword })
  async function probe(email: string) {
    await api.browser().post('sign-up', { ...signUpFields, ...his, email })
    const before = api.hashes()
    const answers: string[] = []
    // Often enough to see whether the tries are counted.
    for (let index = 0; index < 7; index++) {
      const response = await api.browser().post('log-in', { email, password: otherPassword })
      answers.push(`${response.status} ${await response.text()}`)
    }
    const form = await api.browser().submit('log-in', { email, password: otherPassword })
    return { answers, form: form.status, hashes: api.hashes() - before }
  }
  const known = await probe(jane)
  expect(known.answers[0]).toBe('401 {"code":"unauthorized"}')
  expect(await probe('nobody@example.org')).toEqual(known)
})

test('A known address gets a mail that says so, and the account stays as it was.', async () => {
  await api.open()
  const [before] = await accounts()
  const change = { password: otherPassword, confirmPassword: otherPassword, firstName: 'Mallory' }
  await api.browser().post('sign-up', { ...signUpFields, ...change })
  expect(await accounts()).toEqual([before])
  const mail = await api.lastMail(jane)
  expect(mail.subject).toBe('You already have an account')
  expect(mail.text).not.toContain('Mallory')
  expect(mail.text).not.toContain('token=')
})

test('Every answer waits for the database alone: mails leave afterwards, through the outbox.', async () => {
  await api.browser().post('sign-up', signUpFields)
  const [row] = await api.database.db.selectFrom('outbox').selectAll().execute()
  expect(row).toMatchObject({ status: 'queued', attempts: 0, letter: 'account-confirm' })
})

test('Nobody can have a mailbox filled, and the answers do not tell when it stops.', async () => {
  const answers = new Set<string>()
  for (let index = 0; index < 6; index++) {
    for (const form of ['sign-up', 'reset-password', 'resend']) {
      const fields = form === 'sign-up' ? signUpFields : { email: jane }
      const response = await api.browser().post(form, fields)
      answers.add(`${form} ${response.status} ${await response.text()}`)
    }
  }
  expect(answers.size).toBe(3)
  expect(await lettersTo(jane)).toHaveLength(6)
  api.clock.pass(hour + 1)
  await api.browser().post('sign-up', signUpFields)
  expect(await lettersTo(jane)).toHaveLength(7)
})

test('A stranger who enters the address first cannot open the account with his own password.', async () => {
  const his = { password: otherPassword, confirmPassword: otherPassword, firstName: 'Mallory' }
  await api.browser().post('sign-up', { ...signUpFields, ...his })
  const hisToken = await api.token(jane)
  await api.browser().post('sign-up', signUpFields)
  const herToken = await api.token(jane)
  expect(herToken).not.toBe(hisToken)
  expect((await api.browser().post('confirm', { _token: herToken })).status).toBe(200)
  expect((await api.browser().post('confirm', { _token: hisToken })).status).toBe(410)
  expect((await api.browser().post('log-in', { email: jane, password: otherPassword })).status).toBe(401)
  expect((await viewOf((await api.signedIn()).me())).firstName).toBe('Jane')
  expect(await accounts()).toHaveLength(1)
})

test('A confirmation that is sent again never confirms a password that a stranger may have set.', async () => {
  const his = { password: otherPassword, confirmPassword: otherPassword, firstName: 'Mallory' }
  await api.browser().post('sign-up', signUpFields)
  const herToken = await api.token(jane)
  api.clock.pass(1)
  await api.browser().post('sign-up', { ...signUpFields, ...his })
  await api.browser().post('resend', { email: jane })
  const resent = await api.token(jane)
  expect((await api.browser().post('confirm', { _token: resent })).status).toBe(200)
  for (const password of [goodPassword, otherPassword, '']) {
    expect((await api.browser().post('log-in', { email: jane, password })).status).not.toBe(200)
  }
  expect((await api.browser().post('confirm', { _token: herToken })).status).toBe(410)
  expect(await accounts()).toHaveLength(1)

  // She goes on with a password of her own choice.
  const mail = await api.lastMail(jane)
  expect(mail.subject).toBe('Choose a new password')
  const own = { password: goodPassword, confirmPassword: goodPassword }
  await api.browser().post('update-password', { _token: await api.token(jane), ...own })
  await api.signedIn()
})

test('After a confirmation was sent again each sign-up’s own mail still confirms its own password.', async () => {
  const his = { password: otherPassword, confirmPassword: otherPassword, firstName: 'Mallory' }
  await api.browser().post('sign-up', { ...signUpFields, ...his })
  api.clock.pass(1)
  await api.browser().post('sign-up', signUpFields)
  const herToken = await api.token(jane)
  await api.browser().post('resend', { email: jane })
  expect((await api.browser().post('confirm', { _token: herToken })).status).toBe(200)
  expect((await lettersTo(jane)).at(-1)).toBe('account-open')
  expect((await viewOf((await api.signedIn()).me())).firstName).toBe('Jane')
  expect(await accounts()).toHaveLength(1)
})

// Brute force: lines 14 and 15.

async function tryWrong(email: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < times; index++) {
    // Each from a network address of its own.
    statuses.push((await api.browser().post('log-in', { email, password: `wrong ${otherPassword}` })).status)
  }
  return statuses
}

test.each([jane, 'nobody@example.org'])(
  'After five wrong passwords for %s the wait grows, from wherever they come, and nobody is locked out.',
  async (email) => {
    await api.open()
    expect(await tryWrong(email, 7)).toEqual([401, 401, 401, 401, 401, 429, 429])
    const waits: number[] = []
    for (let round = 0; round < 10; round++) {
      const before = api.hashes()
      const refused = await api.browser().post('log-in', { email, password: goodPassword })
      expect(refused.status).toBe(429)
      expect(api.hashes()).toBe(before)
      const wait = Number(refused.headers.get('retry-after'))
      expect(await refused.json()).toEqual({ code: 'too-many', retryAfter: wait })
      waits.push(wait)
      api.clock.pass(wait * 1000)
      expect(await tryWrong(email, 1)).toEqual([401])
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900, 900])
    api.clock.pass(900_000)
    const right = await api.browser().post('log-in', { email, password: goodPassword })
    expect(right.status).toBe(email === jane ? 200 : 401)
    // The right password wipes the slate clean.
    if (email === jane) expect(await tryWrong(email, 5)).toEqual([401, 401, 401, 401, 401])
  },
)

test('Many wrong passwords at the same moment count like one after the other.', async () => {
  await api.open()
  const tries = Array.from({ length: 40 }, () =>
    api.browser().post('log-in', { email: jane, password: otherPassword }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(35)
})

test('One network address is limited too, and forged forwarding headers do not change it.', async () => {
  const browser = api.browser({ peer: '198.51.100.7' })
  const statuses: number[] = []
  for (let index = 0; index < 31; index++) {
    const forged = {
      'x-forwarded-for': `203.0.113.${index}`,
      forwarded: `for=203.0.113.${index}`,
      'x-real-ip': `203.0.113.${index}`,
      'x-client-ip': `203.0.113.${index}`,
    }
    const fields = { email: `user${index}@example.org`, password: otherPassword }
    statuses.push((await browser.post('log-in', fields, forged)).status)
  }
  expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true)
  expect(statuses[30]).toBe(429)
})

test('Right passwords are not counted as failed log-ins, but nobody can have them compared without end.', async () => {
  await api.open()
  const browser = api.browser({ peer: '198.51.100.8' })
  async function logIn(password: string): Promise<number> {
    return (await browser.post('log-in', { email: jane, password })).status
  }
  for (let index = 0; index < 120; index++) expect(await logIn(goodPassword)).toBe(200)
  // From now on each is a failed one, so that the last is refused before it is compared.
  const before = api.hashes()
  for (let index = 0; index < 40; index++) expect(await logIn(goodPassword)).toBe(429)
  expect(api.hashes() - before).toBe(30)
})

test('What could not be served for a reason of ours does not count against the visitor.', async () => {
  await api.open()
  const browser = api.browser({ peer: '198.51.100.9' })
  await browser.post('log-in', { email: jane, password: goodPassword })
  const forms: [string, Record<string, string>, number][] = [
    ['sign-up', { ...signUpFields, email: 'new@example.org' }, 200],
    ['log-in', { email: jane, password: goodPassword }, 200],
    ['log-in', { email: 'nobody@example.org', password: goodPassword }, 401],
    ['/api/demo-access', { code: 'ABCD-EFGH-JKMN' }, 401],
    ['profile', { firstName: 'Jane', lastName: 'Roe' }, 200],
  ]
  const file = databaseFile(api.settings.dataDir)
  renameSync(file, `${file}.away`)
  for (const [form, fields] of forms) {
    for (let tries = 0; tries < 121; tries++)
      expect([form, (await browser.post(form, fields)).status]).toEqual([form, 503])
  }
  renameSync(`${file}.away`, file)
  for (const [form, fields, status] of forms)
    expect([form, (await browser.post(form, fields)).status]).toEqual([form, status])
})

test('The current password is guarded like the log-in, and a session alone does not change anything.', async () => {
  await api.open()
  const browser = await api.signedIn()
  for (let index = 0; index < 5; index++) {
    const form = ['delete', 'change-email', 'change-password'][index % 3] ?? ''
    const fields = {
      delete: {},
      'change-email': { email: 'new@example.org' },
      'change-password': { password: otherPassword, confirmPassword: otherPassword },
    }[form]
    const response = await browser.post(form, { ...fields, currentPassword: 'not this one' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      code: 'invalid',
      fields: { currentPassword: { code: 'invalid' } },
    })
  }
  expect((await browser.post('delete', { currentPassword: goodPassword })).status).toBe(429)
  expect(await viewOf(browser.me())).toMatchObject({ deletionAt: null, pendingEmail: null })
})

// Sessions and cookies: lines 8, 9, 16, 17, 18, 31.

test('The session cookie is for the server alone, and no body carries a token.', async () => {
  await api.open()
  const browser = api.browser()
  const loggedIn = await browser.post('log-in', { email: jane, password: goodPassword })
  expect(loggedIn.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-sid=[\w-]{43}; Path=\/; Max-Age=604800; Secure; HttpOnly; SameSite=Lax$/),
    `${signedInCookie}=1; Path=/; Max-Age=604800; Secure; SameSite=Lax`,
  ])
  const token = browser.cookies.get('__Host-sid') ?? ''
  const bodies = [
    await loggedIn.text(),
    await (await browser.me()).text(),
    await (await browser.fetch('/api/account/export')).text(),
    await (await browser.fetch('/account')).text(),
  ]
  for (const body of bodies) {
    expect(body).not.toContain(token)
    expect(body.toLowerCase()).not.toContain('token')
  }
  // Nor does the database.
  const rows = await api.database.db.selectFrom('account_sessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows[0]?.token_hash).toMatch(/^[\w-]{43}$/)
})

test('On plain http the readable cookie is not secure, the one that counts always is.', async () => {
  const local = await startAccounts({ PUBLIC_ORIGIN: 'http://localhost:3000' })
  try {
    const browser = local.browser()
    const response = await browser.post('log-out', {}, { origin: 'http://localhost:3000' })
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-sid=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax',
      `${signedInCookie}=; Path=/; Max-Age=0; SameSite=Lax`,
    ])
  } finally {
    await local.close()
  }
})

test('A planted session id is replaced at log-in and is worth nothing before or after.', async () => {
  await api.open()
  const planted = 'p'.repeat(43)
  const browser = api.browser()
  browser.cookies.set('__Host-sid', planted)
  expect((await browser.me()).status).toBe(401)
  browser.cookies.set('__Host-sid', planted)
  await browser.post('log-in', { email: jane, password: goodPassword })
  const first = browser.cookies.get('__Host-sid') ?? ''
  expect(first).not.toBe(planted)
  // The attacker's own session in the victim's browser ends with the victim's log-in.
  await browser.post('log-in', { email: jane, password: goodPassword })
  const attacker = api.browser()
  for (const old of [planted, first]) {
    attacker.cookies.set('__Host-sid', old)
    expect((await attacker.me()).status).toBe(401)
  }
  expect((await browser.me()).status).toBe(200)
})

test('A session ends after seven days, and the cookies of an ended one are cleared.', async () => {
  await api.open()
  const browser = await api.signedIn()
  api.clock.pass(7 * day - 1)
  expect((await browser.me()).status).toBe(200)
  api.clock.pass(1)
  const ended = await browser.me()
  expect(ended.status).toBe(401)
  expect(await ended.json()).toEqual({ code: 'unauthorized' })
  expect(browser.cookies.size).toBe(0)
})

test('Logging out removes the session, clears both cookies and keeps the visitor’s own choices.', async () => {
  await api.open()
  const browser = await api.signedIn()
  browser.cookies.set('lang', 'de')
  const kept = browser.cookies.get('__Host-sid') ?? ''
  const response = await browser.post('log-out')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ next: '/home' })
  expect(response.headers.get('clear-site-data')).toBeNull()
  expect([...browser.cookies.keys()]).toEqual(['lang'])
  expect(await api.database.db.selectFrom('account_sessions').selectAll().execute()).toEqual([])
  const replayed = api.browser()
  replayed.cookies.set('__Host-sid', kept)
  expect((await replayed.me()).status).toBe(401)
  // A second press is no failure.
  expect((await browser.post('log-out')).status).toBe(200)
})

test('A new password by mail ends every session, works once and for thirty minutes.', async () => {
  await api.open()
  const [one, two] = [await api.signedIn(), await api.signedIn()]
  await api.browser().post('reset-password', { email: jane })
  const late = await api.token(jane)
  api.clock.pass(30 * 60_000)
  const passwords = { password: otherPassword, confirmPassword: otherPassword }
  const tooLate = await api.browser().post('update-password', { _token: late, ...passwords })
  expect(tooLate.status).toBe(410)
  expect(await tooLate.json()).toEqual({ code: 'expired' })

  await api.browser().post('reset-password', { email: jane })
  const token = await api.token(jane)
  const common = { password: 'Passwort2026!', confirmPassword: 'Passwort2026!' }
  expect((await api.browser().post('update-password', { _token: token, ...common })).status).toBe(422)
  const results = await Promise.all(
    [1, 2, 3].map(() => api.browser().post('update-password', { _token: token, ...passwords })),
  )
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
  for (const browser of [one, two]) expect((await browser.me()).status).toBe(401)
  expect((await api.browser().post('log-in', { email: jane, password: goodPassword })).status).toBe(401)
  await api.signedIn(jane, otherPassword)
  expect((await api.lastMail(jane)).subject).toBe('Your password was changed')
})

test('A token opens only what it was sent for, and anything else is no token.', async () => {
  await api.open()
  await api.browser().post('reset-password', { email: jane })
  const reset = await api.token(jane)
  expect((await api.browser().post('confirm', { _token: reset })).status).toBe(410)
  await api.browser().post('sign-up', { ...signUpFields, email: 'new@example.org' })
  const confirm = await api.token('new@example.org')
  const passwords = { password: otherPassword, confirmPassword: otherPassword }
  expect((await api.browser().post('update-password', { _token: confirm, ...passwords })).status).toBe(410)
  for (const _token of ['', 'x', ['a'], { a: 1 }, null, "' or 1=1 --", 'x'.repeat(43)]) {
    expect((await api.browser().post('confirm', { _token })).status).toBe(410)
    expect((await api.browser().post('update-password', { _token, ...passwords })).status).toBe(410)
  }
  const stored = JSON.stringify(await api.database.db.selectFrom('account_tokens').selectAll().execute())
  for (const token of [reset, confirm]) expect(stored).not.toContain(token)
})

test('Resetting the password also ends the waiting after wrong ones.', async () => {
  await api.open()
  await tryWrong(jane, 6)
  await api.browser().post('reset-password', { email: jane })
  const passwords = { password: otherPassword, confirmPassword: otherPassword }
  await api.browser().post('update-password', { _token: await api.token(jane), ...passwords })
  const response = await api.browser().post('log-in', { email: jane, password: otherPassword })
  expect(response.status).toBe(200)
})

test('A changed password ends all other sessions and gives this one a new id.', async () => {
  await api.open()
  const [here, elsewhere] = [await api.signedIn(), await api.signedIn()]
  const before = here.cookies.get('__Host-sid') ?? ''
  const response = await here.post('change-password', {
    currentPassword: goodPassword,
    password: otherPassword,
    confirmPassword: otherPassword,
  })
  expect(response.status).toBe(200)
  expect(here.cookies.get('__Host-sid')).not.toBe(before)
  expect((await here.me()).status).toBe(200)
  expect((await elsewhere.me()).status).toBe(401)
  const replayed = api.browser()
  replayed.cookies.set('__Host-sid', before)
  expect((await replayed.me()).status).toBe(401)
})

test('Who changes the password once more because the answer was lost is told that it is changed.', async () => {
  await api.open()
  const browser = await api.signedIn()
  const fields = { currentPassword: goodPassword, password: otherPassword, confirmPassword: otherPassword }
  expect((await browser.post('change-password', fields)).status).toBe(200)
  const { length } = await api.mails()
  for (let index = 0; index < 6; index++) {
    expect((await browser.post('change-password', fields)).status).toBe(200)
  }
  expect((await browser.me()).status).toBe(200)
  expect(await api.mails()).toHaveLength(length)
  await api.signedIn(jane, otherPassword)
})

test('Other sessions can be ended one by one or all at once, but only one’s own.', async () => {
  await api.open()
  await api.open({ email: 'john@example.org' })
  const john = await api.signedIn('john@example.org')
  const [johns] = (await viewOf(john.me())).sessions
  const browsers = [await api.signedIn(), await api.signedIn(), await api.signedIn()] as const
  const [here, second, third] = browsers
  await here.post('end-session', { id: johns?.id ?? '' })
  expect((await john.me()).status).toBe(200)
  const own = (await viewOf(second.me())).sessions.find(({ isCurrent }) => isCurrent)
  await here.post('end-session', { id: own?.id ?? '' })
  expect((await second.me()).status).toBe(401)
  await here.post('end-session', { everywhere: 'yes' })
  expect((await third.me()).status).toBe(401)
  expect((await viewOf(here.me())).sessions).toHaveLength(1)
  expect((await here.post('end-session', {})).status).toBe(422)
})

test('Everything about an account says no-store.', async () => {
  await api.open()
  const browser = await api.signedIn()
  const answers = [
    await browser.me(),
    await browser.fetch('/api/account/export'),
    await browser.fetch('/account'),
    await browser.post('keep'),
    await browser.submit('keep'),
    await browser.submit('keep', {}, { origin: 'https://evil.example' }),
    await browser.post('log-out'),
    await browser.me(),
    await api.browser().fetch('/api/demo-access'),
  ]
  for (const response of answers) expect(response.headers.get('cache-control')).toBe('no-store')
})

// CSRF, redirects, injection, unknown fields: lines 19, 20, 21, 24.

const mediaTypes = ['application/json', 'application/x-www-form-urlencoded', 'text/plain']
const foreign = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: testOrigin, 'sec-fetch-site': 'cross-site' },
  { origin: testOrigin, 'sec-fetch-site': 'same-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: `${testOrigin}.evil.example` },
  { origin: 'http://site.test' },
  { origin: '' },
]

test.each(mediaTypes)('Posts of %s from elsewhere are refused, whatever they ask for.', async (type) => {
  await api.open()
  const browser = await api.signedIn()
  for (const headers of foreign) {
    for (const form of ['log-out', 'keep', 'log-in', 'sign-up', 'delete', 'profile', '/api/demo-access']) {
      const response = await browser.post(form, {}, { ...headers, 'content-type': type })
      expect(response.status, `${form} ${JSON.stringify(headers)}`).toBe(403)
    }
  }
  expect((await browser.me()).status).toBe(200)
})

test('A form on a page that sends no referrer is told apart from a stranger’s by the browser itself.', async () => {
  await api.browser().post('sign-up', signUpFields)
  const fields = { _token: await api.token(jane), _locale: 'de' }
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' }
  const response = await api.browser().submit('confirm', fields, headers)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/de/email-confirmation?state=confirmed#confirmed')
})

test('Other media types and large bodies are refused.', async () => {
  const browser = api.browser()
  expect((await browser.post('log-in', {}, { 'content-type': 'text/plain' })).status).toBe(415)
  expect(
    (await browser.post('log-in', {}, { 'content-type': 'multipart/form-data; boundary=x' })).status,
  ).toBe(415)
  expect((await browser.post('log-in', { email: 'x'.repeat(33_000) })).status).toBe(413)
  // In the same order as everywhere: its size, where it comes from, its type.
  const stranger = { origin: 'https://evil.example', 'content-type': 'text/plain' }
  for (const form of ['log-in', 'profile', '/api/demo-access']) {
    expect((await browser.post(form, { code: 'x'.repeat(33_000) }, stranger)).status).toBe(413)
    expect((await browser.post(form, {}, stranger)).status).toBe(403)
  }
  const method = await browser.fetch('/api/account/log-in')
  expect(method.status).toBe(405)
  expect(method.headers.get('allow')).toBe('POST')
  expect((await browser.fetch('/api/account/me', { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD')
  expect((await browser.fetch('/api/account/nothing')).status).toBe(404)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/account@evil.example',
  '/account?x=//evil',
  '/account/../..//evil.example',
  '/home',
  '/%2f%2fevil.example',
  ' /account',
  '/account\r\nSet-Cookie: a=b',
  ['/account'],
])('A log-in leads nowhere but to our own pages: %j.', async (_next) => {
  await api.open()
  const fields = { email: jane, password: goodPassword }
  const refused = await api.browser().post('log-in', { ...fields, _next })
  expect(refused.status).toBe(400)
  expect(refused.headers.getSetCookie()).toEqual([])
  const next = Array.isArray(_next) ? '' : _next
  const referer = `${testOrigin}/de/log-in?next=${encodeURIComponent(next)}`
  const led = await api.browser().submit('log-in', fields, { referer })
  expect(led.headers.get('location')).toBe('/de/account')
})

test.each(['/account', '/de/account', '/en/product-3', '/product-2', '/request-a-demo'])(
  'A log-in leads on to %s.',
  async (path) => {
    await api.open()
    const fields = { email: jane, password: goodPassword }
    const response = await api.browser().post('log-in', { ...fields, _next: path })
    expect(await response.json()).toEqual({ next: path })
    const referer = `${testOrigin}/log-in?next=${encodeURIComponent(path)}`
    const wrong = await api
      .browser()
      .submit('log-in', { ...fields, password: 'not the right one' }, { referer })
    expect(new URL(wrong.headers.get('location') ?? '', testOrigin).searchParams.get('next')).toBe(path)
    const led = await api.browser().submit('log-in', fields, { referer })
    expect(led.headers.get('location')).toBe(path)
  },
)

test.each([
  [{ firstName: 'A\r\nBcc: b@c.de' }, { firstName: { code: 'invalid' } }],
  [{ lastName: 'A\u2028B' }, { lastName: { code: 'invalid' } }],
  [{ company: 'A\0B' }, { company: { code: 'invalid' } }],
  [{ website: 'A\ud800' }, { website: { code: 'invalid' } }],
  [{ email: 'a@b.de, c@d.de' }, { email: { code: 'email' } }],
  [{ email: 'a@b.de\r\nBcc: c@d.de' }, { email: { code: 'email' } }],
  [{ email: ['a@b.de'] }, { email: { code: 'invalid' } }],
  [{ firstName: { $ne: 1 } }, { firstName: { code: 'invalid' } }],
  [{ role: 'admin' }, { role: { code: 'invalid' } }],
  [{ confirmed_at: '1' }, { confirmed_at: { code: 'invalid' } }],
  [{ constructor: 'x' }, { constructor: { code: 'invalid' } }],
  [{ confirmPassword: 'another password' }, { confirmPassword: { code: 'mismatch' } }],
  [{ business: undefined }, { business: { code: 'required' } }],
  [{ business: 'no' }, { business: { code: 'required' } }],
  [{ password: ['four lamps at the quay'] }, { password: { code: 'invalid' } }],
])('A sign-up with %j is refused by field and nothing is stored or sent.', async (change, fields) => {
  const response = await api.browser().post('sign-up', { ...signUpFields, ...change })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'invalid', fields })
  expect(await accounts()).toEqual([])
  expect(await api.mails()).toEqual([])
})

test('A field called __proto__ is refused like any other that the form does not have.', async () => {
  const body = JSON.stringify(signUpFields).replace('{', '{"__proto__":{"confirmed_at":1},')
  const response = await api.browser().fetch('/api/account/sign-up', {
    method: 'POST',
    body,
    headers: { origin: testOrigin, 'content-type': 'application/json' },
  })
  expect(response.status).toBe(422)
  expect(await accounts()).toEqual([])
})

test('Names cannot carry anything into a mail: one recipient, and HTML stays text.', async () => {
  await api.open({ firstName: '<b>Jane</b>', lastName: 'visit evil.example' })
  for (const mail of await api.mails()) {
    expect(mail.to).toHaveLength(1)
    expect(mail.html).not.toContain('<b>')
    expect(mail.text).not.toContain('evil.example')
  }
})

// Errors and logs: lines 27 and 28.

test('A failure of ours tells nothing but a request id, and is logged once without a secret.', async () => {
  await api.open()
  const browser = await api.signedIn()
  await api.database.db.schema.dropTable('account_saved').execute()
  const response = await browser.me()
  expect(response.status).toBe(500)
  const body: { code: string; requestId: string } = await response.json()
  expect(Object.keys(body).toSorted()).toEqual(['code', 'requestId'])
  const failures = api.log.filter(({ event }) => event === 'failure')
  expect(failures).toHaveLength(1)
  expect(failures[0]?.['requestId']).toBe(body.requestId)
})

test('Whatever happens, the log holds no address, name, password, token or network address.', async () => {
  await api.open()
  const browser = await api.signedIn()
  await browser.post('log-in', { email: jane, password: 'a wrong one, typed by hand' })
  await browser.post('reset-password', { email: jane })
  const token = await api.token(jane)
  await browser.fetch(`/update-password?token=${token}`)
  await browser.post('profile', { firstName: 'Unmistakable', lastName: 'Name' })
  await browser.fetch('/api/account/export')
  await browser.post('nothing', { password: goodPassword })
  const log = JSON.stringify(api.log)
  expect(api.log.length).toBeGreaterThan(6)
  for (const secret of [
    jane,
    'Doe',
    'Unmistakable',
    goodPassword,
    'typed by hand',
    token,
    browser.cookies.get('__Host-sid') ?? '',
    '2001:db8',
  ]) {
    expect(log).not.toContain(secret)
  }
})

// What the owner does with the account.

test('A new address counts once it is confirmed; the old one hears of it first.', async () => {
  await api.open()
  const browser = await api.signedIn()
  const response = await browser.post('change-email', {
    email: 'New@example.org',
    currentPassword: goodPassword,
  })
  expect(response.status).toBe(200)
  expect(await viewOf(browser.me())).toMatchObject({ email: jane, pendingEmail: 'new@example.org' })
  const notice = await api.lastMail(jane)
  expect(notice.subject).toBe('Your address is about to change')
  expect(notice.text).toContain('new@example.org')
  expect(notice.text).not.toContain('token=')
  const token = await api.token('new@example.org')
  expect((await api.browser().post('confirm', { _token: token })).status).toBe(200)
  expect((await api.browser().post('confirm', { _token: token })).status).toBe(410)
  expect(await viewOf(browser.me())).toMatchObject({ email: 'new@example.org', pendingEmail: null })
  await api.signedIn('new@example.org')
  expect((await api.browser().post('log-in', { email: jane, password: goodPassword })).status).toBe(401)
})

test('A new address that has an account gives the same answer, and its owner hears of it.', async () => {
  await api.open()
  await api.open({ email: 'john@example.org' })
  const browser = await api.signedIn()
  async function change(email: string) {
    const before = api.hashes()
    const response = await browser.post('change-email', { email, currentPassword: goodPassword })
    const view = await viewOf(browser.me())
    return {
      status: response.status,
      body: await response.text(),
      hashes: api.hashes() - before,
      isPending: view.pendingEmail === email,
    }
  }
  expect(await change('john@example.org')).toEqual(await change('free@example.org'))
  expect((await lettersTo('john@example.org')).at(-1)).toBe('account-exists')
  expect(await lettersTo('free@example.org')).toEqual(['account-email'])
})

test('An address that was taken meanwhile cannot be confirmed a second time.', async () => {
  await api.open()
  const browser = await api.signedIn()
  await browser.post('change-email', { email: 'shared@example.org', currentPassword: goodPassword })
  const token = await api.token('shared@example.org')
  await api.open({ email: 'shared@example.org' })
  expect((await api.browser().post('confirm', { _token: token })).status).toBe(410)
  expect(await viewOf(browser.me())).toMatchObject({ email: jane })
})

test('A new password takes back a new address that somebody else asked for.', async () => {
  await api.open()
  const thief = await api.signedIn()
  await thief.post('change-email', { email: 'thief@example.org', currentPassword: goodPassword })
  const token = await api.token('thief@example.org')
  await api.browser().post('reset-password', { email: jane })
  const passwords = { password: otherPassword, confirmPassword: otherPassword }
  await api.browser().post('update-password', { _token: await api.token(jane), ...passwords })
  expect((await api.browser().post('confirm', { _token: token })).status).toBe(410)
  expect(await viewOf((await api.signedIn(jane, otherPassword)).me())).toMatchObject({ pendingEmail: null })
})

test('The profile can be changed, and nothing but the profile.', async () => {
  await api.open()
  const browser = await api.signedIn()
  const profile = {
    firstName: 'Joan',
    lastName: 'Day',
    company: 'Other',
    jobTitle: 'Head',
    phoneNumber: '+49 30 1',
    website: 'https://other.example',
  }
  expect((await browser.post('profile', profile)).status).toBe(200)
  expect(await viewOf(browser.me())).toMatchObject(profile)
  const wider = await browser.post('profile', { ...profile, email: 'x@example.org', id: 'x' })
  expect(wider.status).toBe(422)
  expect(await viewOf(browser.me())).toMatchObject({ email: jane })
})

test('Workflows and forecasts are saved as their tool can read them again, fifty at most.', async () => {
  await api.open()
  const browser = await api.signedIn()
  const saved = await browser.post('save', { kind: 'workflow', name: 'Invoices', hash: `#${workflow}` })
  expect(await saved.json()).toEqual({ next: '/account#saved' })
  const hash = encodeForecast(exampleState)
  api.clock.pass(1000)
  await browser.post('save', { kind: 'forecast', name: 'First try', hash })
  await browser.post('save', { kind: 'forecast', name: 'Renamed', hash })
  expect((await viewOf(browser.me())).saved).toMatchObject([
    { kind: 'forecast', name: 'Renamed', hash },
    { kind: 'workflow', name: 'Invoices', hash: workflow },
  ])

  for (const [change, field] of [
    [{ hash: 'w=2~Invoices' }, 'hash'],
    [{ hash: 'javascript:alert(1)' }, 'hash'],
    [{ hash: `${workflow}<script>` }, 'hash'],
    [{ hash: hash }, 'hash'],
    [{ hash: `w=1~${'x'.repeat(17_000)}` }, 'hash'],
    [{ kind: 'virus' }, 'kind'],
    [{ name: '' }, 'name'],
  ] as const) {
    const fields = { kind: 'workflow', name: 'x', hash: workflow, ...change }
    const response = await browser.post('save', fields)
    expect(response.status, JSON.stringify(change)).toBe(422)
    expect(await response.json()).toMatchObject({ fields: { [field]: {} } })
  }

  // What the tool would leave out is not kept either.
  api.clock.pass(1000)
  await browser.post('save', { kind: 'workflow', name: 'Again', hash: `${workflow}~<script>` })
  expect((await viewOf(browser.me())).saved).toMatchObject([{ name: 'Again', hash: workflow }, {}])

  // All at once, and still no more than fifty.
  const many = await Promise.all(
    Array.from({ length: mostSaved }, (_, index) =>
      browser.post('save', { kind: 'workflow', name: `${index}`, hash: `${workflow}~Step${index}.1.1.1r` }),
    ),
  )
  expect(many.filter(({ status }) => status === 200)).toHaveLength(mostSaved - 2)
  expect(many.filter(({ status }) => status === 409)).toHaveLength(2)
  const { saved: all } = await viewOf(browser.me())
  expect(all).toHaveLength(mostSaved)

  await api.open({ email: 'john@example.org' })
  const john = await api.signedIn('john@example.org')
  await john.post('forget', { id: all[0]?.id ?? '' })
  expect((await viewOf(browser.me())).saved).toHaveLength(mostSaved)
  await browser.post('forget', { id: all[0]?.id ?? '' })
  expect((await viewOf(browser.me())).saved).toHaveLength(mostSaved - 1)
})

test('A deleted account can be kept for seven days; then it is as if it had never been.', async () => {
  await api.open()
  const [here, elsewhere] = [await api.signedIn(), await api.signedIn()]
  expect((await here.post('delete', { currentPassword: goodPassword })).status).toBe(200)
  expect((await elsewhere.me()).status).toBe(401)
  const deletionAt = new Date(api.clock.time + 7 * day).toISOString()
  expect(await viewOf(here.me())).toMatchObject({ deletionAt })
  const mail = await api.lastMail(jane)
  expect(mail.text).toContain('Keep the account')
  expect(mail.subject).toContain('22 November 2026')

  api.clock.pass(6 * day)
  const back = await api.signedIn()
  expect((await back.post('keep')).status).toBe(200)
  expect(await viewOf(back.me())).toMatchObject({ deletionAt: null })

  await back.post('delete', { currentPassword: goodPassword })
  api.clock.pass(7 * day - 1)
  const last = await api.signedIn()
  api.clock.pass(1)
  expect((await last.me()).status).toBe(401)
  expect((await api.browser().post('log-in', { email: jane, password: goodPassword })).status).toBe(401)
  // Even before the daily clean-up the address is free again.
  await api.open()
  expect(await accounts()).toHaveLength(1)
})

test('Requests and their steps come from the confirmed address, and never from quarantine.', async () => {
  await api.open()
  const demo = {
    _kind: 'demo',
    name: 'Jane',
    email: 'JANE@example.org',
    company: 'Firm',
    process: `We enter 900 invoices by hand.\n${'More. '.repeat(100)}`,
  }
  const posted = await api.post({ ...demo, _key: 'idempotency-1', _proof: await api.solve() })
  const { reference }: { reference: string } = await posted.json()
  await api.post({ ...demo, _key: 'idempotency-2' })
  await api.post({ ...demo, email: 'john@example.org', _key: 'idempotency-3', _proof: await api.solve() })
  const lead = await api.database.db
    .selectFrom('leads')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const reachedAt = Date.UTC(2026, 10, 16)
  await api.database.db
    .insertInto('lead_steps')
    .values([
      { lead_id: lead.id, step: 2, reached_at: reachedAt },
      { lead_id: lead.id, step: 1, reached_at: reachedAt },
    ])
    .execute()
  const browser = await api.signedIn()
  const { requests } = await viewOf(browser.me())
  expect(requests).toEqual([
    {
      reference,
      receivedAt: new Date(api.clock.time).toISOString(),
      process: expect.stringMatching(/^We enter 900 invoices by hand\. More\. .{200,260}…$/),
      steps: [
        { step: 'session', reachedAt: '2026-11-16T00:00:00.000Z' },
        { step: 'demo', reachedAt: '2026-11-16T00:00:00.000Z' },
      ],
    },
  ])

  const file = await browser.fetch('/api/account/export')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+-[\d-]+\.json"$/)
  const content: Record<string, unknown> = await file.json()
  expect(content).toMatchObject({
    account: { email: jane, firstName: 'Jane', company: 'Firm & Sons', sessions: [{}], saved: [] },
    messages: [{ kind: 'demo' }, { kind: 'demo' }],
  })
  const text = JSON.stringify(content)
  expect(text).toContain('More. More.')
  expect(text).not.toContain('john@example.org')
  expect(text).not.toContain('argon2')
})

test('A request that a customer sends without a script is in the account at once; a stranger’s waits to be looked at.', async () => {
  await api.open()
  const browser = await api.signedIn()
  const demo = { _kind: 'demo', name: 'Jane', company: 'Firm', process: 'We enter 900 invoices by hand.' }
  await browser.submit('/api/leads', { ...demo, email: 'JANE@example.org' })
  await browser.submit('/api/leads', { ...demo, email: 'john@example.org' })
  await browser.submit('/api/leads', {
    ...demo,
    email: jane,
    company: 'Trap',
    _website: 'https://spam.example',
  })
  await api.browser().submit('/api/leads', { ...demo, email: jane, company: 'Stranger' })
  const leads = await api.database.db.selectFrom('leads').select(['status', 'reasons']).execute()
  expect(leads.map(({ status }) => status)).toEqual(['new', 'quarantine', 'quarantine', 'quarantine'])
  expect((await viewOf(browser.me())).requests).toHaveLength(1)
})

test('Letters are in the language in which the customer asked for them or logged in.', async () => {
  await api.open()
  const subject = async () => (await api.lastMail(jane)).subject
  await api.browser().post('reset-password', { email: jane, _locale: 'de' })
  expect(await subject()).toBe(accountWords.de.reset.subject)
  expect((await api.lastMail(jane)).text).toContain('/de/update-password')
  const browser = api.browser()
  await browser.post('log-in', { email: jane, password: goodPassword, _locale: 'en' })
  const change = { email: 'new@example.org', currentPassword: goodPassword }
  await browser.post('change-email', change)
  expect(await subject()).toBe(accountWords.en.emailNotice.subject)
  await browser.post('change-email', { ...change, email: 'newer@example.org', _locale: 'de' })
  expect(await subject()).toBe(accountWords.de.emailNotice.subject)
  expect((await api.lastMail('newer@example.org')).subject).toBe(accountWords.de.email.subject)

  const john = 'john@example.org'
  await api.browser().post('sign-up', { ...signUpFields, email: john, _locale: 'en' })
  await api.browser().post('resend', { email: john, _locale: 'de' })
  expect((await api.lastMail(john)).subject).toBe(accountWords.de.confirm.subject)
})

test('A letter that anybody may ask for changes the language of no other, until its owner has followed it.', async () => {
  await api.open()
  const subject = async () => (await api.lastMail(jane)).subject
  await api.browser().post('reset-password', { email: jane, _locale: 'de' })
  expect(await subject()).toBe(accountWords.de.reset.subject)
  await api.browser().post('sign-up', signUpFields)
  expect(await subject()).toBe(accountWords.en.exists.subject)
  await api.browser().post('reset-password', { email: jane, _locale: 'de' })
  const passwords = { password: otherPassword, confirmPassword: otherPassword }
  await api.browser().post('update-password', { ...passwords, _token: await api.token(jane), _locale: 'de' })
  expect(await subject()).toBe(accountWords.de.password.subject)

  const john = 'john@example.org'
  await api.browser().post('sign-up', { ...signUpFields, email: john, _locale: 'en' })
  await api.browser().post('resend', { email: john, _locale: 'de' })
  const unconfirmed = (await accounts()).find(({ email }) => email === john)
  expect(unconfirmed?.locale).toBe('en')
  await api.browser().post('confirm', { _token: await api.token(john), _locale: 'de' })
  expect((await api.lastMail(john)).subject).toBe(accountWords.de.open.subject)
})

test('Who is not logged in gets nothing, and a person is led to the log-in.', async () => {
  const browser = api.browser()
  for (const form of [
    'profile',
    'save',
    'forget',
    'keep',
    'delete',
    'end-session',
    'change-email',
    'change-password',
  ])
    expect((await browser.post(form, {})).status, form).toBe(401)
  for (const path of ['/api/account/me', '/api/account/export']) {
    expect((await browser.fetch(path)).status).toBe(401)
    const led = await browser.fetch(path, { headers: { accept: 'text/html' } })
    expect(led.headers.get('location')).toBe('/log-in?next=/account')
  }
  const led = await browser.submit('keep', {}, { referer: `${testOrigin}/de/account` })
  expect(led.headers.get('location')).toBe('/de/log-in?next=/de/account')
})

// At the same moment.

test('A sign-up that a page or a double press sends again is one, until it is confirmed.', async () => {
  const headers = { 'Idempotency-Key': 'k1' }
  await api.browser().post('sign-up', signUpFields, headers)
  await api.browser().post('sign-up', signUpFields, headers)
  expect(await lettersTo(jane)).toEqual(['account-confirm'])
  expect((await api.browser().post('confirm', { _token: await api.token(jane) })).status).toBe(200)
  await api.signedIn()
  await api.browser().post('sign-up', signUpFields, headers)
  expect((await lettersTo(jane)).at(-1)).toBe('account-exists')

  const john = { ...signUpFields, email: 'john@example.org' }
  await Promise.all([1, 2].map(() => api.browser().submit('sign-up', john)))
  expect(await lettersTo(john.email)).toEqual(['account-confirm'])
  api.clock.pass(hour)
  await api.browser().submit('sign-up', john)
  await api.browser().submit('sign-up', { ...john, password: otherPassword, confirmPassword: otherPassword })
  expect(await lettersTo(john.email)).toHaveLength(3)
})

test('Of the same confirmation pressed several times at once, one counts.', async () => {
  await api.browser().post('sign-up', signUpFields)
  const token = await api.token(jane)
  const results = await Promise.all([1, 2, 3, 4].map(() => api.browser().post('confirm', { _token: token })))
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410])
  expect((await lettersTo(jane)).filter((letter) => letter === 'account-open')).toHaveLength(1)
})

test('The same address signed up several times at once becomes one account.', async () => {
  const results = await Promise.all([1, 2, 3].map(() => api.browser().post('sign-up', signUpFields)))
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]))
  const mails = await api.mails()
  const tokens = mails.map(({ text = '' }) => /token=([\w-]{43})/.exec(text)?.[1] ?? '')
  expect(tokens).toHaveLength(3)
  const confirmed = await Promise.all(tokens.map((_token) => api.browser().post('confirm', { _token })))
  expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
  expect(await accounts()).toHaveLength(1)
})

test('A confirmation link lasts a day; a new one lets it live, and the one that is used ends the others.', async () => {
  await api.browser().post('sign-up', signUpFields)
  const first = await api.token(jane)
  api.clock.pass(24 * hour)
  expect((await api.browser().post('confirm', { _token: first })).status).toBe(410)
  await api.browser().post('resend', { email: jane })
  const second = await api.token(jane)
  await api.browser().post('resend', { email: jane })
  const third = await api.token(jane)
  expect((await api.browser().post('confirm', { _token: second })).status).toBe(200)
  expect((await api.browser().post('confirm', { _token: third })).status).toBe(410)
  await api.browser().post('resend', { email: jane })
  expect((await lettersTo(jane)).at(-1)).toBe('account-open')
})

test('A link that is sent on the last day of a sign-up outlives it, for the day that its letter promises.', async () => {
  const erase = () =>
    eraseExpired({
      ...api,
      secret: testSecret,
      dataDir: api.settings.dataDir,
      now: api.clock.now,
    })
  await api.browser().post('sign-up', signUpFields)
  api.clock.pass(7 * day - hour)
  await api.browser().post('resend', { email: jane })
  api.clock.pass(23 * hour)
  await erase()
  expect((await api.browser().post('confirm', { _token: await api.token(jane) })).status).toBe(200)

  const john = 'john@example.org'
  await api.browser().post('sign-up', { ...signUpFields, email: john })
  api.clock.pass(7 * day - hour)
  await api.browser().post('resend', { email: john })
  api.clock.pass(day)
  await api.browser().post('resend', { email: john })
  expect(await erase()).toMatchObject({ unverifiedAccounts: 1 })
})

// Without a script.

test('Forms without a script are led on or back, in the language of their page.', async () => {
  const referer = `${testOrigin}/de/sign-up`
  const browser = api.browser()
  const mistake = await browser.submit('sign-up', { ...signUpFields, email: 'x', firstName: '' }, { referer })
  expect(mistake.status).toBe(303)
  expect(mistake.headers.get('location')).toBe(
    '/de/sign-up?error=firstName:required,email:email#error-firstName-required',
  )
  for (const invented of ['a\r\nb<', 'constructor', 'nickname']) {
    const odd = await browser.submit('sign-up', { ...signUpFields, [invented]: 'x' }, { referer })
    expect(odd.headers.get('location')).toBe('/de/sign-up?error=form:invalid#error')
  }
  const both = await browser.submit('sign-up', { nickname: 'x', ...signUpFields, email: 'x' }, { referer })
  expect(both.headers.get('location')).toMatch(/#error-email-email$/)
  const done = await browser.submit('sign-up', signUpFields, { referer })
  expect(done.headers.get('location')).toBe('/de/email-confirmation')

  const wrong = await browser.submit(
    'log-in',
    { email: jane, password: 'x' },
    { referer: `${testOrigin}/log-in` },
  )
  expect(wrong.headers.get('location')).toBe('/log-in?error=form:unauthorized#error-form-unauthorized')
  const early = await browser.submit('log-in', { email: jane, password: goodPassword }, { referer })
  expect(early.headers.get('location')).toBe('/de/log-in?error=form:unauthorized#error-form-unauthorized')

  const ended = await browser.submit('confirm', { _token: 'x', _locale: 'en' })
  expect(ended.headers.get('location')).toBe('/en/email-confirmation?state=expired#expired')
  await browser.submit('confirm', { _token: await api.token(jane) })
  const loggedIn = await browser.submit('log-in', { email: jane, password: goodPassword }, { referer })
  expect(loggedIn.headers.get('location')).toBe('/de/account')
  expect(loggedIn.headers.getSetCookie()).toHaveLength(2)

  const sent = await browser.submit(
    'reset-password',
    { email: jane },
    { referer: `${testOrigin}/reset-password` },
  )
  expect(sent.headers.get('location')).toBe('/reset-password?sent=1#sent')
  const token = await api.token(jane)
  const short = { _token: token, password: 'short', confirmPassword: 'short', _locale: 'de' }
  expect((await browser.submit('update-password', short)).headers.get('location')).toBe(
    `/de/update-password?token=${token}&error=password:minLength#plain`,
  )
  const tooMany = api.browser()
  await tryWrong(jane, 5)
  const refused = await tooMany.submit('log-in', { email: jane, password: 'x' }, { referer })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('15')
  expect(await refused.text()).toContain('Bitte versuchen Sie es in 15 s erneut')
})

test('The account page carries everything for a browser without a script, and only for its owner.', async () => {
  await api.open({ firstName: '"><script>alert(1)</script>' })
  const stranger = await (await api.browser().fetch('/de/account')).text()
  expect(stranger).not.toContain('<form')
  const browser = await api.signedIn()
  await browser.post('save', { kind: 'workflow', name: '<i>Invoices</i>', hash: workflow })
  const response = await browser.fetch('/de/account', { headers: { 'if-none-match': '"x"' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('etag')).toBeNull()
  expect(response.headers.get('content-length')).toBeNull()
  const html = await response.text()
  for (const form of ['profile', 'change-password', 'change-email', 'forget', 'delete', 'log-out'])
    expect(html).toContain(`action="/api/account/${form}?lang=de"`)
  expect(html).toContain('href="/api/account/export"')
  expect(html).toContain(`href="/de/product-2#${workflow}"`)
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<i>')
  expect(html).not.toMatch(/ style=|<style|<script/)
  expect(html.indexOf('<form')).toBeGreaterThan(html.indexOf('<noscript>'))

  const referer = `${testOrigin}/de/account`
  const back = await browser.submit('profile', { firstName: '', lastName: 'x' }, { referer })
  expect(back.headers.get('location')).toBe('/de/account?form=profile&error=firstName:required#plain')
  const shown = await (await browser.fetch(back.headers.get('location') ?? '')).text()
  expect(shown).toContain('<div id="plain" role="alert">')
  expect(shown).toContain('Vorname: ')
  const done = await browser.submit('profile', { firstName: 'Jo', lastName: 'x' }, { referer })
  expect(done.headers.get('location')).toBe('/de/account?sent=profile#plain')
  expect(await (await browser.fetch('/de/account?sent=profile')).text()).toContain(
    'Das Profil ist gespeichert.',
  )
  const invented = await browser.fetch('/account?sent=<b>&error=<b>:x,constructor:invalid,a:constructor')
  expect(await invented.text()).not.toContain('<b>')
  await browser.submit('delete', { currentPassword: goodPassword }, { referer })
  expect(await (await browser.fetch('/account')).text()).toContain('action="/api/account/keep?lang=en"')
})

test('The pages behind the links of mails get the token into their form, whatever stands in the address.', async () => {
  const token = 'a'.repeat(43)
  for (const [path, form] of [
    ['/email-confirmation', 'confirm'],
    ['/de/update-password', 'update-password'],
  ] as const) {
    const html = await (await api.browser().fetch(`${path}?token=${token}`)).text()
    expect(html).toContain(`action="/api/account/${form}?lang=${path.startsWith('/de/') ? 'de' : 'en'}"`)
    expect(html).toContain(`name="_token" value="${token}"`)
    expect(html).not.toContain('role="alert"')
    const odd = await (await api.browser().fetch(`${path}?token="><script>`)).text()
    expect(odd).not.toContain('<form')
  }
  const wrong = `/en/update-password?token=${token}&error=confirmPassword:mismatch#plain`
  expect(await (await api.browser().fetch(wrong)).text()).toMatch(/id="plain".*Passwords do not match/)
})

test('Without a script a link that has ended leads to the note that says so, not to the same form again.', async () => {
  const token = 'a'.repeat(43)
  const sent = { password: goodPassword, confirmPassword: goodPassword, _token: token, _locale: 'en' }
  const ended = await api.browser().submit('update-password', sent)
  const place = ended.headers.get('location') ?? ''
  expect(place).toBe(`/en/update-password?token=${token}&error=form:expired#error-form-expired`)
  expect(await (await api.browser().fetch(place)).text()).not.toContain('<form')
})
