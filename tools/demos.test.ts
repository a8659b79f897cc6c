import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { demoViewSchema } from '#contract/demo-view.ts'
import { encodeForecast, exampleState } from '#contract/roi.ts'
import { passwordProtected as germanWords } from '#locales/de/pages/password-protected.ts'
import { eraseEndedDemos } from '#server/accounts/erase.ts'
import { type AccountApi, startAccounts } from '#server/fixture-accounts.ts'
import { testOrigin } from '#server/fixture-leads.ts'

import { demosCommand } from './demos.ts'
import { printed } from './fixture-command.ts'

const day = 86_400_000
const content = {
  title: 'Invoices, <b>read</b> by a machine',
  blocks: [
    { kind: 'heading', text: 'What it does' },
    { kind: 'text', text: 'It reads.\nThen it books.' },
    { kind: 'list', items: ['one', '<i>two</i>'] },
    { kind: 'facts', rows: [{ label: 'Today', value: '14 min' }] },
    { kind: 'workflow', name: 'Open the drawing', hash: 'w=1~Invoices~Read.2s.a.1w' },
    { kind: 'forecast', name: 'Open the forecast', hash: encodeForecast(exampleState) },
  ],
}

let api: AccountApi

beforeEach(async () => {
  api = await startAccounts()
})
afterEach(() => api.close())

function run(...args: string[]): Promise<string> {
  return printed(demosCommand, api, args)
}

function file(value: unknown): string {
  const name = join(api.settings.dataDir, 'demo.json')
  writeFileSync(name, typeof value === 'string' ? value : JSON.stringify(value))
  return name
}

async function create(...args: string[]): Promise<{ code: string; id: string }> {
  const printed = await run('create', '--file', file(content), '--for', 'Nordlicht Logistik', ...args)
  const [, code = ''] = /Access code: ([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})\n/.exec(printed) ?? []
  const [, id = ''] = /revoke ([\da-f-]{36})/.exec(printed) ?? []
  return { code, id }
}

const path = '/api/demo-access'

test('A demo is shown only to the browser in which its code was given, however it was typed.', async () => {
  const { code } = await create('--days', '14')
  const browser = api.browser()
  expect((await browser.fetch(path)).status).toBe(401)
  const opened = await browser.post(path, { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` })
  expect(opened.status).toBe(200)
  expect(await opened.json()).toEqual({ next: '/password-protected#demo' })
  expect(opened.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-demo=[\w.-]+; Path=\/; Max-Age=86400; Secure; HttpOnly; SameSite=Lax$/),
  ])
  const shown = await browser.fetch(path)
  expect(shown.headers.get('cache-control')).toBe('no-store')
  const demo = v.parse(demoViewSchema, await shown.json())
  expect(demo).toEqual({
    ...content,
    preparedFor: 'Nordlicht Logistik',
    expiresAt: '2026-11-29T22:59:59.999Z',
  })
  expect(await run('list')).toContain('open     until 2026-11-29  opened 1x  Nordlicht Logistik')

  const html = await (await browser.fetch('/de/password-protected')).text()
  expect(html).toContain('<section id="demo"><h2>Invoices, &lt;b&gt;read&lt;/b&gt; by a machine</h2>')
  expect(html).toContain('It reads.<br>Then it books.')
  expect(html).not.toContain('<i>')
  expect(await (await api.browser().fetch('/de/password-protected')).text()).not.toContain('Invoices')

  api.clock.pass(day)
  expect((await browser.fetch(path)).status).toBe(401)
})

test('Nothing in the database opens a demo.', async () => {
  const { code } = await create()
  const row = await api.database.db.selectFrom('demos').selectAll().executeTakeFirstOrThrow()
  expect(row.code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(row)).not.toContain(code)
  expect(JSON.stringify(row)).not.toContain(code.replaceAll('-', ''))
})

test('Wrong, expired and revoked codes get words of their own, and a forged cookie gets nothing.', async () => {
  const { code, id } = await create('--days', '1')
  const other = await create()
  const browser = api.browser()
  async function give(text: string) {
    const response = await browser.post(path, { code: text })
    const body: { code?: string } = await response.json()
    return `${response.status} ${body.code ?? 'open'}`
  }
  expect(await give('0000-0000-0000')).toBe('401 unauthorized')
  expect(await give(code)).toBe('200 open')
  const cookie = browser.cookies.get('__Host-demo') ?? ''
  expect(browser.cookies.size).toBe(1)

  const thief = api.browser()
  for (const forged of [
    cookie.replace(id, other.id),
    cookie.replace(/\.(\d+)\./, (_, time: string) => `.${Number(time) + day}.`),
    `${cookie}x`,
    id,
    '..',
  ]) {
    thief.cookies.set('__Host-demo', forged)
    expect((await thief.fetch(path)).status, forged).toBe(401)
  }

  // The mail named the day, and it is not over yet.
  api.clock.pass(day)
  expect(await give(code)).toBe('200 open')
  api.clock.pass(day)
  expect(await give(code)).toBe('410 expired')
  await eraseEndedDemos(api.database.db, api.clock.time)
  expect(await give(code)).toBe('410 expired')
  const rows = await api.database.db.selectFrom('demos').select('content').where('id', '=', id).execute()
  expect(rows).toEqual([{ content: '' }])

  expect(await give(other.code)).toBe('200 open')
  const page = '/de/password-protected'
  expect(await (await browser.fetch(page)).text()).not.toContain(germanWords.ended)
  expect(await run('revoke', other.id)).toContain('is revoked')
  expect(await (await browser.fetch(page)).text()).toContain(`<p role="alert">${germanWords.ended}</p>`)
  expect(await give(other.code)).toBe('410 expired')
  const ended = await browser.fetch(path)
  expect(ended.status).toBe(410)
  expect(browser.cookies.size).toBe(0)
  await expect(run('revoke', other.id)).rejects.toThrow('There is no demo')
  expect(await run('list')).toMatch(/revoked[\s\S]*2 demos$/)

  api.clock.pass(30 * day)
  await eraseEndedDemos(api.database.db, api.clock.time)
  expect(await give(code)).toBe('401 unauthorized')
})

test('Guessing is slowed down, and an unknown code takes as much work as a known one.', async () => {
  await create()
  const browser = api.browser({ peer: '198.51.100.9' })
  const statuses: number[] = []
  for (let index = 0; index < 12; index++) {
    const before = api.hashes()
    const headers = { 'x-forwarded-for': `203.0.113.${index}` }
    statuses.push((await browser.post(path, { code: `AAAA-BBBB-${1000 + index}` }, headers)).status)
    expect(api.hashes() - before).toBe(index < 10 ? 1 : 0)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
})

test('A right code does not count, however many colleagues open the demo.', async () => {
  const { code } = await create()
  const browser = api.browser()
  for (let index = 0; index < 12; index++) expect((await browser.post(path, { code })).status).toBe(200)
})

test('Without a script a code leads to the page, and a wrong one back to it.', async () => {
  const { code } = await create()
  const headers = { referer: `${testOrigin}/de/password-protected` }
  const wrong = await api.browser().submit(path, { code: 'x', _locale: 'de' }, headers)
  expect(wrong.headers.get('location')).toBe(
    '/de/password-protected?error=form:unauthorized#error-form-unauthorized',
  )
  const missing = await api.browser().submit(path, { code: '' }, headers)
  expect(missing.headers.get('location')).toBe(
    '/de/password-protected?error=code:required#error-code-required',
  )
  const right = await api.browser().submit(path, { code }, headers)
  expect(right.headers.get('location')).toBe('/de/password-protected#demo')
  expect((await api.browser().post(path, { code, more: 'x' })).status).toBe(422)
  expect((await api.browser().fetch(path, { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, POST')
})

test('The code can be mailed, in the language of its reader.', async () => {
  const { code } = await create('--email', 'Jane@example.org', '--locale', 'de', '--days', '14')
  const mail = await api.lastMail('jane@example.org')
  expect(mail.subject).toBe('Ihre Demo ist fertig: Invoices, <b>read</b> by a machine')
  expect(mail.text).toContain(code)
  expect(mail.text).toContain('29. November 2026')
  expect(mail.text).toContain(`${testOrigin}/de/password-protected`)
  expect(mail.html).not.toContain('<b>')
  expect((await api.browser().post(path, { code })).status).toBe(200)
})

test('Without an address nobody is written to.', async () => {
  await create()
  expect(await api.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  expect(await api.database.db.selectFrom('demos').select('email').execute()).toEqual([{ email: '' }])
})

test('Mistakes of the operator are told in a sentence.', async () => {
  await expect(run('create')).rejects.toThrow('--file demo.json')
  await expect(run('create', '--file', file(content))).rejects.toThrow('--for')
  const forWhom = ['--for', 'X']
  await expect(run('create', '--file', 'nowhere.json', ...forWhom)).rejects.toThrow('cannot be read')
  await expect(run('create', '--file', file('{'), ...forWhom)).rejects.toThrow('cannot be read')
  const wrong = { ...content, blocks: [{ kind: 'html', text: '<b>' }] }
  await expect(run('create', '--file', file(wrong), ...forWhom)).rejects.toThrow('blocks.0.kind does not fit')
  const broken = { ...content, blocks: [{ kind: 'workflow', name: 'x', hash: 'y' }] }
  await expect(run('create', '--file', file(broken), ...forWhom)).rejects.toThrow('blocks.0.hash')
  for (const days of ['0', '366', 'x', '1.5'])
    await expect(run('create', '--file', file(content), ...forWhom, '--days', days)).rejects.toThrow('days')
  const strange = ['--file', file(content), ...forWhom]
  await expect(run('create', ...strange, '--email', 'x')).rejects.toThrow('no mail address')
  await expect(run('create', ...strange, '--locale', 'fr')).rejects.toThrow('en, de')
  await expect(run('lst')).rejects.toThrow('There is no command lst')
})
