import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { databaseFile } from '#server/database/open.ts'
import { startAccounts } from '#server/fixture-accounts.ts'
import { contactPost, startTestApi, type TestApi, testOrigin, testSecret } from '#server/fixture-leads.ts'
import { createNewsletter } from '#server/leads/newsletter.ts'

import { printed } from './fixture-command.ts'
import { csvOf, leadsCommand } from './leads.ts'

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ LEADS_TO: 'sales@example.org' })
})
afterEach(() => api.close())

function run(...args: string[]): Promise<string> {
  return printed(leadsCommand, api, args)
}

let posts = 0

/** Stores a lead and returns its reference. */
async function post(change: Record<string, unknown> = {}, proven = true): Promise<string> {
  const proof = proven ? { _proof: await api.solve() } : {}
  const response = await api.post(contactPost({ _key: `idempotency-${++posts}`, ...proof, ...change }))
  const body: { reference: string } = await response.json()
  return body.reference
}

const demo = {
  _kind: 'demo',
  company: 'Firm',
  process: 'We enter 900 invoices by hand.',
  subject: undefined,
  message: undefined,
  phone: undefined,
  address: undefined,
}

test('The list can be narrowed down, and a lead is shown by its reference.', async () => {
  const contact = await post({ message: 'First line, long enough.\n\u001b[31mred' })
  const quarantined = await post({ email: 'spam@example.org' }, false)
  const listed = await run('list')
  expect(listed).toContain(contact)
  expect(listed).toContain(quarantined)
  expect(listed).toMatch(/2 leads$/)
  const narrowed = await run('list', '--status', 'quarantine')
  expect(narrowed).toContain('spam@example.org')
  expect(narrowed).not.toContain(contact)
  await expect(run('list', '--status', 'lost')).rejects.toThrow('The status is one of')

  const shown = await run('show', contact.toLowerCase())
  expect(shown).toContain('subject: Invoices')
  expect(shown).toContain('letter operator: queued')
  expect(shown).toContain('·[31mred')
  expect(shown).not.toContain('\u001b')
  await expect(run('show', 'K-NOTHING')).rejects.toThrow('There is no lead K-NOTHING')
  expect(listed).toContain('  2026-11-15 09:30 UTC  ')
  expect(await run('list', '--limit', '1')).toMatch(/1 lead$/)
  for (const limit of ['abc', '1.5', '-1', ''])
    await expect(run('list', `--limit=${limit}`)).rejects.toThrow('The limit is a whole number')
  await expect(run('lst')).rejects.toThrow('There is no command lst')
})

test('What a command does not take is refused: an address without its option would mean everybody.', async () => {
  const reference = await post()
  for (const args of [
    ['end-sessions', 'jane@example.org'],
    ['export', 'json', 'jane@example.org'],
    ['list', '--email', 'jane@example.org'],
    ['newsletter-sent', '--email', 'jane@example.org'],
    ['done', reference, 'K-000000'],
    ['retry', reference],
  ])
    await expect(run(...args), args.join(' ')).rejects.toThrow('does not take')
  expect(await run('list', '--status', 'new')).toContain(reference)
})

test('The export holds everything, and no cell can become a formula.', async () => {
  await post({
    name: '=cmd|x!A1',
    subject: '@SUM(A1)',
    phone: '+49 30',
    message: '-1+1, "quoted" and more text',
  })
  await post({ ...demo, email: 'other@example.org' })
  const csv = await run('export', 'csv')
  expect(csv).toContain('"\'=cmd|x!A1"')
  expect(csv).toContain('"\'@SUM(A1)"')
  expect(csv).toContain('"\'+49 30"')
  expect(csv).toContain('"\'-1+1, ""quoted"" and more text"')
  expect(csv.split('\r\n')).toHaveLength(3)
  const json: unknown = JSON.parse(await run('export', 'json', '--email', 'Other@example.org'))
  expect(json).toMatchObject({
    leads: [{ kind: 'demo', company: 'Firm', received: '2026-11-15T09:30:00.000Z' }],
    letters: [{ letter: 'confirmation', status: 'queued', queuedAt: '2026-11-15T09:30:00.000Z' }],
  })
  const message = 'A sign that steers terminals: \u009b2J, and more.'
  await post({ message })
  const everything = await run('export', 'json')
  expect(everything).not.toContain('\u009b')
  expect(JSON.parse(everything)).toEqual(expect.arrayContaining([expect.objectContaining({ message })]))
  await expect(run('export', 'xml')).rejects.toThrow('export csv')
  for (const cell of ['\t=1', ' =1', '＝1', '\r=1']) expect(csvOf([{ cell }])).toContain(`"'${cell}"`)
  // Where a comma is for decimals, a semicolon begins the next cell.
  for (const cell of ['\tx', '\rx']) expect(csvOf([{ cell }])).toContain(`"'${cell}"`)
  expect(csvOf([{ cell: 'x;=1+1' }])).toContain(`"x;'=1+1"`)
  expect(csvOf([{ cell: 'x\n @A1' }])).toContain(`"x\n' @A1"`)
  expect(csvOf([{ cell: 'a=1' }])).toContain('"a=1"')
  expect(csvOf([{ cell: 'a\u001b[2J\u009bb\tc\r\nd' }])).toContain('"a·[2J·b\tc\r\nd"')
})

async function subscribe(email: string): Promise<string> {
  const fields = { _kind: 'newsletter', _key: `newsletter-${++posts}`, email, _proof: await api.solve() }
  await api.post(fields)
  const { id } = await api.database.db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

async function confirm(id: string): Promise<void> {
  const mailing = { operator: '', employer: '', hasWebhook: false }
  const { database, clock } = api
  await createNewsletter({ database, secret: testSecret, mailing, now: clock.now }).confirm(id)
}

test('Who has confirmed is exported with the link that ends the subscription.', async () => {
  const id = await subscribe('reader@example.org')
  expect(await run('export', 'json')).not.toContain('unsubscribe')
  await confirm(id)
  expect(JSON.parse(await run('export', 'json'))).toMatchObject([
    {
      confirmed: new Date(api.clock.time).toISOString(),
      unsubscribe: expect.stringContaining(`/api/newsletter/unsubscribe?lang=en&token=${id}.`),
    },
  ])
})

test('Once the newsletter is sent, those who have confirmed get a day of erasure, each of them once.', async () => {
  const { database, clock } = api
  await post()
  await subscribe('unconfirmed@example.org')
  await confirm(await subscribe('reader@example.org'))
  async function days(): Promise<Record<string, number>> {
    const rows = await database.db.selectFrom('leads').select(['email', 'erase_after']).execute()
    return Object.fromEntries(
      rows.map(({ email, erase_after }) => [email, ((erase_after ?? 0) - clock.time) / 86_400_000]),
    )
  }
  const others = { 'jane@example.org': 180, 'unconfirmed@example.org': 7 }
  expect(await run('newsletter-sent')).toBe('1 newsletter sign-ups are erased in 180 days')
  expect(await days()).toEqual({ ...others, 'reader@example.org': 180 })
  clock.pass(86_400_000)
  await confirm(await subscribe('late@example.org'))
  expect(await run('newsletter-sent')).toBe('1 newsletter sign-ups are erased in 180 days')
  expect(await days()).toMatchObject({ 'reader@example.org': 179, 'late@example.org': 180 })
})

test('A lead can be done, released and moved along the four steps.', async () => {
  const contact = await post()
  expect(await run('done', contact)).toContain('is done')
  await expect(run('done', contact)).rejects.toThrow('is done, not new')

  const held = await post({}, false)
  expect(await run('release', held)).toContain('is released')
  expect(await run('show', held)).toContain('letter confirmation: queued')
  await expect(run('release', held)).rejects.toThrow('is not in quarantine')

  const request = await post(demo)
  await run('step', request, '1', '--on', '2026-11-20')
  expect(await run('step', request, 'demo')).toContain('has reached step 2 (demo); the mail leaves')
  expect(await run('step', request, '2', '2026-11-24')).toContain('date corrected, no mail')
  const shown = await run('show', request)
  expect(shown).toContain('step 1 reached 2026-11-20 00:00')
  expect(shown).toContain('step 2 reached 2026-11-24 00:00')
  expect(shown).toContain('letter step-1: queued')
  expect(shown.match(/letter step-2/g)).toHaveLength(1)
  await expect(run('step', request, '5')).rejects.toThrow('from 1 to 4')
  await expect(run('step', request, '3', '--on', '2026-13-01')).rejects.toThrow('2026-11-15')
  await expect(run('step', request, '3', '--on', '2026-02-31')).rejects.toThrow('2026-11-15')
  await expect(run('step', request, '3', 'soon')).rejects.toThrow('2026-11-15')
  await expect(run('step', request, '3', '1990-01-01')).rejects.toThrow('before the request came')
  await expect(run('step', request, '3', '2099-12-31')).rejects.toThrow('more than a year ahead')
  await expect(run('step', contact, '1')).rejects.toThrow('no demo request')

  const unchecked = await post(demo, false)
  await expect(run('step', unchecked, '1')).rejects.toThrow('is in quarantine: release it first')
  await run('release', unchecked)
  expect(await run('step', unchecked, '1')).toContain('has reached step 1')
})

test('Mails in files go with an erasure although nothing else of the person is left.', async () => {
  const mails = join(api.settings.dataDir, 'outbox')
  await post({ email: 'gone@example.org' })
  // Whose address ends like it, and who reads the leads: nobody erases these.
  await post({ email: 'not.gone@example.org' })
  while ((await api.outbox.round()) > 0);
  const before = readdirSync(mails).length
  await api.database.db.deleteFrom('leads').where('email', '=', 'gone@example.org').execute()
  expect(await run('erase', '--email', 'gone@example.org')).toContain('2 letters in files erased')
  expect(readdirSync(mails)).toHaveLength(before - 2)
  await expect(run('erase', '--email', 'sales@example.org')).rejects.toThrow('No lead, account or demo')
  const settings = { ...api.settings, leadsTo: 'others@example.org', applicationsTo: 'Sales@example.org' }
  const employer = printed(leadsCommand, { ...api, settings }, ['erase', '--email', 'sales@example.org'])
  await expect(employer).rejects.toThrow('No lead, account or demo')
  expect(readdirSync(mails)).toHaveLength(before - 2)
  await expect(run('erase', '--email', 'gone@example.org')).rejects.toThrow('No lead, account or demo')
})

test.each([`${'long'.repeat(12)}@${'long'.repeat(12)}.example.org`, 'Jürgen@Müller.example'])(
  'Mails in files to and from %s are found as well.',
  async (email) => {
    const mails = join(api.settings.dataDir, 'outbox')
    await post({ email })
    while ((await api.outbox.round()) > 0);
    const before = readdirSync(mails).length
    await api.database.db.deleteFrom('leads').execute()
    expect(await run('erase', '--email', email)).toContain('2 letters in files erased')
    expect(readdirSync(mails)).toHaveLength(before - 2)
  },
)

test('An erasure leaves nothing but a hash, in the database, in its files and in written mails.', async () => {
  await post({ email: 'Erase.Me@example.org', name: 'Unmistakable Name' })
  const kept = await post({ email: 'keep@example.org' })
  while ((await api.outbox.round()) > 0);
  const mails = join(api.settings.dataDir, 'outbox')
  expect(readdirSync(mails)).toHaveLength(4)

  const said = await run('erase', '--email', 'erase.me@EXAMPLE.org')
  expect(said).toContain('1 lead erased')
  // What has left the machine no program of ours can erase.
  expect(said).toContain('by hand: what sales@example.org has received')
  expect(said).not.toContain('webhook')
  expect(await run('list')).toContain(kept)
  expect(await run('list')).not.toContain('erase.me')
  expect(readdirSync(mails)).toHaveLength(2)
  const audit = await api.database.db.selectFrom('audit_lines').selectAll().execute()
  expect(audit).toMatchObject([{ action: 'erase', removed: 1, at: api.clock.time }])
  expect(JSON.stringify(audit)).not.toContain('erase.me')
  for (const suffix of ['', '-wal']) {
    const file = databaseFile(api.settings.dataDir) + suffix
    if (existsSync(file)) expect(readFileSync(file, 'latin1')).not.toMatch(/Unmistakable|erase\.me/i)
  }
  await expect(run('erase')).rejects.toThrow('--email')
})

test('An erasure reminds of everybody who was told of the lead.', async () => {
  await post({ email: 'erase.me@example.org' })
  const webhook = { url: 'https://crm.example.org/', secret: testSecret }
  const settings = { ...api.settings, applicationsTo: 'people@example.org', webhook }
  const said = await printed(leadsCommand, { ...api, settings }, ['erase', '--email', 'erase.me@example.org'])
  expect(said).toContain('what sales@example.org, people@example.org and the webhook have received')
})

test('On a full disk an erasure says what has gone, and what is left to do.', async () => {
  await post({ email: 'erase.me@example.org' })
  const said: string[] = []
  const full = { ...api.database, forget: () => Promise.reject(new Error('database or disk is full')) }
  const parts = { ...api, database: full, print: (text: string) => said.push(text) }
  const erasing = leadsCommand(['erase', '--email', 'erase.me@example.org'], {
    ...parts,
    secret: testSecret,
    now: api.clock.now,
  })
  await expect(erasing).rejects.toThrow(
    'could not be written anew (database or disk is full). Make room on the disk, or mend what else it was, and run the same command again',
  )
  expect(said.join('\n')).toContain('1 lead erased')
  await expect(run('erase', '--email', 'erase.me@example.org')).rejects.toThrow('No lead, account or demo')
})

test('An erasure that could not begin says that nothing has gone.', async () => {
  await post({ email: 'erase.me@example.org' })
  await api.database.db.schema.alterTable('audit_lines').renameTo('elsewhere').execute()
  await expect(run('erase', '--email', 'erase.me@example.org')).rejects.toThrow('Nothing was erased')
  expect(await run('list')).toContain('erase.me@example.org')
})

test.each(['jane', 'Jane <jane@example.org>', ''])('%j is no address to export or erase.', async (email) => {
  await post({ email: 'jane@example.org' })
  await expect(run('erase', `--email=${email}`)).rejects.toThrow(/no mail address|Say whose/)
  await expect(run('export', 'json', `--email=${email}`)).rejects.toThrow('This is no mail address')
  expect(await api.database.db.selectFrom('audit_lines').selectAll().execute()).toEqual([])
})

test('An erasure that finds nobody says so.', async () => {
  await expect(run('erase', '--email', 'nobody@example.org')).rejects.toThrow('No lead, account or demo')
})

test('An erasure takes the account along, in the database, in its files and in written mails.', async () => {
  const fields = {
    firstName: 'Unmistakable',
    lastName: 'Name',
    email: 'Erase.Me@example.org',
    password: 'four lamps at the quay',
    confirmPassword: 'four lamps at the quay',
    business: 'yes',
  }
  const body = JSON.stringify(fields)
  const request = new Request(`${testOrigin}/api/account/sign-up`, {
    method: 'POST',
    body,
    headers: { origin: testOrigin, 'content-type': 'application/json' },
  })
  expect((await api.handler(request)).status).toBe(200)
  while ((await api.outbox.round()) > 0);
  const mails = join(api.settings.dataDir, 'outbox')
  expect(readdirSync(mails)).toHaveLength(1)
  expect(await run('erase', '--email', 'erase.me@EXAMPLE.org')).toContain('0 leads erased, 1 account,')
  expect(readdirSync(mails)).toEqual([])
  for (const suffix of ['', '-wal']) {
    const file = databaseFile(api.settings.dataDir) + suffix
    if (existsSync(file)) expect(readFileSync(file, 'latin1')).not.toMatch(/Unmistakable|erase\.me/i)
  }
})

test('Sessions are ended for one person or for all, and no others.', async () => {
  const accounts = await startAccounts()
  const emails = ['jane@example.org', 'john@example.org']
  for (const email of emails) await accounts.open({ email })
  const browsers = await Promise.all(emails.map((email) => accounts.signedIn(email)))
  async function statuses(): Promise<number[]> {
    return Promise.all(browsers.map(async (browser) => (await browser.me()).status))
  }
  const end = (...args: string[]) => printed(leadsCommand, accounts, ['end-sessions', ...args])
  expect(await end('--email', 'nobody@example.org')).toBe('0 sessions ended')
  await expect(end('--email', '')).rejects.toThrow('This is no mail address')
  expect(await statuses()).toEqual([200, 200])
  expect(await end('--email', 'Jane@example.org')).toBe('1 sessions ended')
  expect(await statuses()).toEqual([401, 200])
  expect(await end()).toBe('1 sessions ended')
  expect(await statuses()).toEqual([401, 401])
  await accounts.close()
})

test('Letters that could not be delivered are shown and can be tried again.', async () => {
  const reference = await post()
  const { db } = api.database
  await db
    .updateTable('outbox')
    .set({ status: 'dead', last_error: 'SMTP-550' })
    .where('letter', '=', 'confirmation')
    .execute()
  expect(await run('letters')).toContain(`${reference}  confirmation  dead  0 tries  SMTP-550  given up`)
  expect(await run('letters')).toMatch(/1 waiting, 1 undeliverable$/)
  expect(await run('list')).toContain('1 letter could not be delivered')
  api.clock.pass(5 * 86_400_000)
  expect(await run('retry')).toBe('1 letter queued again')
  expect(await run('letters')).toMatch(/2 waiting, 0 undeliverable$/)
  // The three days begin anew: it is not given up within the hour because it is old.
  const again = await db
    .selectFrom('outbox')
    .select(['attempts', 'created_at', 'closed_at'])
    .where('letter', '=', 'confirmation')
    .execute()
  expect(again).toEqual([{ attempts: 0, created_at: api.clock.time, closed_at: null }])
})
