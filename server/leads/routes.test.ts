import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { securityHeaders } from '#contract/security-headers.ts'
import { createApi } from '#server/api.ts'
import {
  contactFields,
  contactPost,
  startTestApi,
  type TestApi,
  testOrigin,
  testSecret,
} from '#server/fixture-leads.ts'

import { createNewsletterLinks } from './newsletter.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

function key(): Record<string, string> {
  return { 'idempotency-key': randomUUID() }
}

async function leadByKey(idempotencyKey: string) {
  return api.database.db
    .selectFrom('leads')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

async function countLeads(): Promise<number> {
  return (await api.database.db.selectFrom('leads').select('id').execute()).length
}

async function request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  return api.handler(new Request(`${testOrigin}${path}`, { method, ...init }))
}

test('A lead with a proof is stored before it is acknowledged, and repeated it is the same lead.', async () => {
  const idempotencyKey = randomUUID()
  const body = contactPost({ _proof: await api.solve() })
  const first = await api.post(body, { 'idempotency-key': idempotencyKey })
  const receipt = await first.json()
  expect(first.status).toBe(201)
  expect(receipt).toEqual({
    reference: expect.stringMatching(/^K-[\dA-F]{6}$/),
    receivedAt: '2026-11-15T09:30:00.000Z',
  })
  for (const [name, value] of Object.entries(securityHeaders())) expect(first.headers.get(name)).toBe(value)
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(first.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(await leadByKey(idempotencyKey)).toMatchObject({ status: 'new', kind: 'contact', locale: 'de' })

  api.clock.pass(1_000)
  const second = await api.post({ ...body, _key: idempotencyKey })
  expect(second.status).toBe(200)
  expect(await second.json()).toEqual(receipt)

  const other = await api.post({ ...body, name: 'John' }, { 'idempotency-key': idempotencyKey })
  expect(other.status).toBe(422)
  expect(await other.json()).toEqual({ code: 'conflict' })
})

test('JSON without a usable key is a bad request.', async () => {
  const missing = await api.post(contactPost())
  expect(missing.status).toBe(400)
  expect(await missing.json()).toEqual({ code: 'invalid', fields: { _key: { code: 'required' } } })
  for (const unusable of ['short', 'x'.repeat(101), 'with space', 'ümlaut-key']) {
    expect((await api.post(contactPost({ _key: unusable }))).status).toBe(400)
  }
  expect((await api.post(contactPost({ _key: 12345678 }))).status).toBe(400)
})

test.each([
  [{ name: '' }, { name: { code: 'required' } }],
  [
    { name: undefined, email: 'x' },
    { name: { code: 'required' }, email: { code: 'email' } },
  ],
  [{ message: 'short' }, { message: { code: 'minLength', count: 20 } }],
  [{ name: 'A\r\nBcc: b@c.de' }, { name: { code: 'invalid' } }],
  [{ subject: 'A\u2028B' }, { subject: { code: 'invalid' } }],
  [{ email: 'a@b.de, c@d.de' }, { email: { code: 'email' } }],
  [{ name: ['A'] }, { name: { code: 'invalid' } }],
  [{ name: { a: 1 } }, { name: { code: 'invalid' } }],
  [{ admin: 'yes' }, { admin: { code: 'invalid' } }],
  [{ constructor: 'x' }, { constructor: { code: 'invalid' } }],
  [{ message: `${'x'.repeat(20)}\0` }, { message: { code: 'invalid' } }],
  [{ message: `${'x'.repeat(20)}\ud800` }, { message: { code: 'invalid' } }],
  [{ _kind: 'order' }, { _kind: { code: 'invalid' } }],
  [{ _kind: 'constructor' }, { _kind: { code: 'invalid' } }],
  [{ _kind: undefined }, { _kind: { code: 'invalid' } }],
  [{ _proof: ['x'] }, { _proof: { code: 'invalid' } }],
])('A post with %j is refused by field and nothing is stored.', async (change, fields) => {
  const before = await countLeads()
  const response = await api.post(contactPost(change), key())
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ code: 'invalid', fields })
  expect(await countLeads()).toBe(before)
})

test('A field called __proto__ is refused like any other that the form does not have.', async () => {
  const body = JSON.stringify(contactPost()).replace('{', '{"__proto__":{"admin":"yes"},')
  const response = await request('POST', '/api/leads', {
    body,
    headers: { origin: testOrigin, 'content-type': 'application/json', ...key() },
  })
  expect(response.status).toBe(422)
  expect(await response.text()).toBe('{"code":"invalid","fields":{"__proto__":{"code":"invalid"}}}')
})

test('Every step refuses before the next one looks.', async () => {
  const peer = '198.51.100.1'
  for (let index = 0; index < 5; index++) {
    await api.post(contactPost({ _proof: await api.solve() }), key(), peer)
  }
  const wrong = { origin: 'https://evil.example', 'content-type': 'text/plain' }
  expect((await api.post('x'.repeat(33_000), wrong, peer)).status).toBe(413)
  expect((await api.post('x', wrong, peer)).status).toBe(403)
  expect((await api.post('x', { 'content-type': 'text/plain' }, peer)).status).toBe(415)
  expect((await api.post('x', {}, peer)).status).toBe(429)
  expect((await api.post('x')).status).toBe(400)
  expect((await api.post([])).status).toBe(400)
  expect((await api.post(null)).status).toBe(400)
  expect((await api.post({})).status).toBe(400)
  expect((await api.post({}, key())).status).toBe(422)
})

test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
  'A foreign page cannot post %s.',
  async (type) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: testOrigin, 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await api.post(contactPost(), { ...key(), 'content-type': type, ...headers })).status).toBe(403)
    }
  },
)

test('A lead that is sent twenty times at once is stored once, and everybody is told the same.', async () => {
  const [headers, body] = [key(), contactPost({ _proof: await api.solve() })]
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.post(body, headers, '198.51.100.20')),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(19).fill(200), 201])
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
})

test('A plain form that is sent twenty times at once, without a proof, is stored once as well.', async () => {
  const fields = form({ email: 'impatient@example.org' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.postForm(fields, {}, '198.51.100.21')),
  )
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
})

test('The sixth lead of a visitor waits; invalid and repeated ones do not count.', async () => {
  const peer = '198.51.100.2'
  const repeated = key()
  const body = contactPost({ _proof: await api.solve() })
  for (let index = 0; index < 10; index++) await api.post(contactPost({ name: '' }), key(), peer)
  for (let index = 0; index < 10; index++) await api.post(body, repeated, peer)
  for (let index = 0; index < 4; index++) {
    expect((await api.post(contactPost({ _proof: await api.solve() }), key(), peer)).status).toBe(201)
  }
  const forged = { ...key(), 'x-forwarded-for': '203.0.113.77' }
  const refused = await api.post(contactPost(), forged, peer)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('600')
  expect(await refused.json()).toEqual({ code: 'too-many', retryAfter: 600 })
  api.clock.pass(600_000)
  expect((await api.post(contactPost({ _proof: await api.solve() }), key(), peer)).status).toBe(201)
})

test('What looks like spam is stored in quarantine and answered like any other.', async () => {
  const used = await api.solve()
  await api.post(contactPost({ _proof: used }), key())
  for (const [change, reasons] of [
    [{}, 'no-proof'],
    [{ _proof: 'x' }, 'bad-proof'],
    [{ _proof: await api.solve(), _website: 'https://spam.example' }, 'trap'],
    [{ _website: 'x' }, 'trap no-proof'],
    [{ _proof: used }, 'used-proof'],
  ] as const) {
    const headers = key()
    const response = await api.post(contactPost(change), headers)
    expect(response.status).toBe(201)
    expect(await response.json()).toHaveProperty('reference')
    expect(await leadByKey(headers['idempotency-key'] ?? '')).toMatchObject({ status: 'quarantine', reasons })
  }
})

test('Without a proof five an hour are the most; repeated ones do not count.', async () => {
  const peer = '198.51.100.3'
  const repeated = key()
  for (const status of [201, 200, 200, 200])
    expect((await api.post(contactPost(), repeated, peer)).status).toBe(status)
  for (let index = 0; index < 4; index++)
    expect((await api.post(contactPost(), key(), peer)).status).toBe(201)
  api.clock.pass(600_000)
  const refused = await api.post(contactPost(), key(), peer)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3000')
  expect((await api.post(contactPost({ _proof: await api.solve() }), key(), peer)).status).toBe(201)
})

test('Posts that are never stored are counted too, generously, and refused in the words of the visitor.', async () => {
  const peer = '198.51.100.4'
  for (let index = 0; index < 60; index++) {
    expect((await api.post(contactPost({ name: '' }), key(), peer)).status).toBe(422)
  }
  const refused = await api.post(contactPost({ name: '' }), key(), peer)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('600')
  const page = await api.postForm(form(), { referer: `${testOrigin}/de/contact` }, peer)
  expect(page.status).toBe(429)
  expect(page.headers.get('retry-after')).toBe('600')
  expect(await page.text()).toContain('Bitte versuchen Sie es in 10 min erneut.')
  api.clock.pass(600_000)
  expect((await api.post(contactPost({ _proof: await api.solve() }), key(), peer)).status).toBe(201)
})

test('What is safe already is acknowledged again, however often it is sent.', async () => {
  const peer = '203.0.113.77'
  const unproven = key()
  for (const status of [201, 200, 200, 200, 200, 200]) {
    expect((await api.post(contactPost(), unproven, peer)).status).toBe(status)
  }
  const other = '203.0.113.78'
  let last: Record<string, string> = {}
  for (let sent = 0; sent < 5; sent++) {
    last = key()
    expect((await api.post(contactPost({ _proof: await api.solve() }), last, other)).status).toBe(201)
  }
  const repeated = await api.post(contactPost({ _proof: await api.solve() }), last, other)
  expect(repeated.status).toBe(200)
  expect((await api.post(contactPost({ _proof: await api.solve() }), key(), other)).status).toBe(429)
})

test('A form whose page gives no referrer says its language itself.', async () => {
  const sent = await api.postForm(form({ _locale: 'de' }))
  expect(sent.headers.get('location')).toMatch(/^\/de\/contact\?sent=/)
  // Also where the address of its page does not say it and the browser prefers another one.
  const peer = '198.51.100.9'
  const headers = { referer: `${testOrigin}/contact`, 'accept-language': 'en' }
  let page = sent
  for (const subject of ['1', '2', '3', '4', '5', '6']) {
    page = await api.postForm(form({ _locale: 'de', subject }), headers, peer)
  }
  expect(page.status).toBe(429)
  expect(await page.text()).toContain('<html lang="de"')
  const large = new Request(`${testOrigin}/api/leads?lang=de`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'accept-language': 'en',
      origin: testOrigin,
    },
    body: `message=${'x'.repeat(40_000)}`,
  })
  const refused = await api.handler(large)
  expect(refused.status).toBe(413)
  expect(await refused.text()).toContain('<html lang="de"')
})

test('A newsletter sign-up without a proof is checked by its own letter; with a filled trap it is not.', async () => {
  const signUp = { _kind: 'newsletter', email: 'no-script@example.org' }
  const plain = randomUUID()
  await api.postForm({ ...signUp, _key: plain })
  expect(await leadByKey(plain)).toMatchObject({ status: 'unconfirmed', reasons: '' })
  const trapped = randomUUID()
  await api.postForm({ ...signUp, _key: trapped, _website: 'x' })
  expect(await leadByKey(trapped)).toMatchObject({ status: 'quarantine', reasons: 'trap no-proof' })
  const forged = randomUUID()
  await api.postForm({ ...signUp, _key: forged, _proof: 'x' })
  expect(await leadByKey(forged)).toMatchObject({ status: 'quarantine', reasons: 'bad-proof' })
})

test('Two hundred leads in an hour ring the alarm; leads are taken as before, letters to strangers wait.', async () => {
  const flooded = await startTestApi({ SMTP_URL: 'smtp://127.0.0.1:1' })
  for (let index = 0; index < 200; index++)
    await flooded.post(contactPost({ _proof: await flooded.solve() }), key())
  expect(flooded.log.filter(({ event }) => event === 'many-leads')).toHaveLength(1)
  const health = await flooded.handler(new Request(`${testOrigin}/health`))
  expect(await health.json()).toMatchObject({ status: 'warning', leadsLastHour: 200 })
  const headers = key()
  expect((await flooded.post(contactPost({ _proof: await flooded.solve() }), headers)).status).toBe(201)
  const _key = randomUUID()
  await flooded.postForm({ _kind: 'newsletter', email: 'a@example.org', _key })
  const stored = await flooded.database.db.selectFrom('leads').selectAll().execute()
  expect(stored.find((lead) => lead.idempotency_key === headers['idempotency-key'])?.status).toBe('new')
  expect(stored.find((lead) => lead.idempotency_key === _key)?.status).toBe('quarantine')
  // A restart does not make it quiet.
  const { settings, database, clock, log } = flooded
  const parts = { settings, secret: testSecret, database, now: clock.now }
  const restarted = await createApi({ ...parts, log: (entry) => log.push(entry) })
  const after = await restarted.health.request('/')
  expect(await after.json()).toMatchObject({ status: 'warning', leadsLastHour: 202 })
  await flooded.close()
})

function form(change: Record<string, string> = {}): Record<string, string> {
  return { _kind: 'contact', ...contactFields, ...change }
}

test('A plain form leads back to its page, in the language of the address it came from.', async () => {
  for (const [kind, referer, path] of [
    ['contact', '/contact', '/contact'],
    ['contact', '/de/contact?x=1', '/de/contact'],
    ['contact', '/en/contact', '/en/contact'],
    ['contact', '/evil.example//de', '/contact'],
  ] as const) {
    const headers = { referer: `${testOrigin}${referer}` }
    const response = await api.postForm(form({ _kind: kind, _website: '' }), headers)
    expect(response.status).toBe(303)
    const [, place, reference] =
      /^(.*)\?sent=(K-[\dA-F]{6})#sent$/.exec(response.headers.get('location') ?? '') ?? []
    expect(place).toBe(path)
    const lead = await api.database.db
      .selectFrom('leads')
      .selectAll()
      .where('reference', '=', reference ?? '')
      .executeTakeFirst()
    expect(lead).toMatchObject({ status: 'quarantine', reasons: 'no-proof' })
  }
})

test('Pressed twice, a plain form is stored once; a key may stand in quotes, as headers have it.', async () => {
  const fields = form({ email: 'twice@example.org' })
  const [first, second] = [await api.postForm(fields), await api.postForm(fields)]
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
  const other = await api.postForm({ ...fields, message: 'Something else, as long as is asked for.' })
  expect(other.headers.get('location')).not.toBe(first.headers.get('location'))
  const quoted = await api.post(contactPost({}), { 'idempotency-key': '"quoted-key"' })
  expect(quoted.status).toBe(201)
  expect(await leadByKey('quoted-key')).toBeDefined()
})

test('The same words from a plain form are one message for ten minutes, whatever the clock says, and no longer.', async () => {
  const late = await startTestApi()
  async function press(): Promise<string | null> {
    return (await late.postForm(form())).headers.get('location')
  }
  late.clock.pass(599_000)
  const first = await press()
  late.clock.pass(2_000)
  expect(await press()).toBe(first)
  late.clock.pass(598_000)
  expect(await press()).not.toBe(first)
  await late.close()
})

test('Every kind of form has its own page and is kept in the language of the visitor.', async () => {
  const process = 'We enter 900 invoices by hand every month.'
  for (const [fields, path] of [
    [{ _kind: 'demo', name: 'A', email: 'a@example.org', company: 'B', process }, '/request-a-demo'],
    [
      { _kind: 'application', role: 'data-scientist', name: 'A', email: 'a@example.org', message: process },
      '/careers-details',
    ],
    [{ _kind: 'newsletter', email: 'a@example.org' }, '/coming-soon'],
  ] as const) {
    const _key = randomUUID()
    const response = await api.postForm({ ...fields, _key }, { 'accept-language': 'de' })
    expect(response.headers.get('location')).toMatch(new RegExp(`^${path}\\?sent=`))
    expect(await leadByKey(_key)).toMatchObject({ kind: fields._kind, locale: 'de' })
  }
})

test('A plain form with mistakes leads back to them.', async () => {
  const headers = { referer: `${testOrigin}/de/contact` }
  const wrong = await api.postForm(form({ email: 'x', message: 'short', 'a&b': '1' }), headers)
  expect(wrong.status).toBe(303)
  expect(wrong.headers.get('location')).toBe(
    '/de/contact?error=email:email,message:minLength,form:invalid#error-email-email',
  )
  const surplus = await api.postForm(form({ 'a&b': '1' }), headers)
  expect(surplus.headers.get('location')).toBe('/de/contact?error=form:invalid#error')
  const unknown = await api.postForm(form({ _kind: 'order' }), headers)
  expect(unknown.status).toBe(422)
  expect(unknown.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('Line ends and a field that comes twice are read as a browser means them.', async () => {
  const _key = randomUUID()
  await api.postForm(form({ _key, message: 'first line\r\nsecond line\r\nthird' }))
  expect(JSON.parse((await leadByKey(_key))?.fields ?? '{}')).toMatchObject({
    message: 'first line\nsecond line\nthird',
  })
  const twice = `${new URLSearchParams(form())}&name=Other`
  const response = await request('POST', '/api/leads', {
    body: twice,
    headers: { origin: testOrigin, 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(response.headers.get('location')).toBe('/contact?error=name:invalid#error-name-invalid')
})

test('A plain form that cannot be taken is answered with a page in the language of the visitor.', async () => {
  const refused = await api.postForm(form(), { origin: 'https://evil.example', 'accept-language': 'de' })
  expect(refused.status).toBe(403)
  const page = await refused.text()
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('mailto:')
  const large = await api.postForm(form({ message: 'x'.repeat(33_000) }), {
    referer: `${testOrigin}/en/contact`,
  })
  expect(large.status).toBe(413)
  expect(await large.text()).toContain('<html lang="en">')
})

test('A challenge is handed out fresh, sixty times in ten minutes at the most.', async () => {
  const first = await request('GET', '/api/challenge')
  expect(first.status).toBe(200)
  expect(first.headers.get('cache-control')).toBe('no-store')
  const challenge = await first.json()
  expect(challenge.parameters.data.issuedAt).toBe(api.clock.time)
  expect(challenge.signature).toMatch(/^[\da-f]{64}$/)
  const second = await (await request('GET', '/api/challenge')).json()
  expect(second.parameters.nonce).not.toBe(challenge.parameters.nonce)
  const statuses = await Promise.all(Array.from({ length: 60 }, () => request('GET', '/api/challenge')))
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(2)
})

test.each([
  ['PUT', '/api/leads', 'POST'],
  ['GET', '/api/leads', 'POST'],
  ['DELETE', '/api/leads', 'POST'],
  ['OPTIONS', '/api/leads', 'POST'],
  ['POST', '/api/challenge', 'GET, HEAD'],
  ['PUT', '/api/newsletter/confirm', 'GET, HEAD, POST'],
  ['DELETE', '/api/newsletter/unsubscribe', 'GET, HEAD, POST'],
])('%s %s is refused with the methods that work.', async (method, path, allow) => {
  const response = await request(method, path)
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allow)
})

test('The links in newsletter letters confirm and unsubscribe; a forged or foreign one does nothing.', async () => {
  const headers = key()
  await api.post({ _kind: 'newsletter', email: 'new@example.org', _proof: await api.solve() }, headers)
  const lead = await leadByKey(headers['idempotency-key'] ?? '')
  const links = createNewsletterLinks(testSecret, '')
  const confirm = links.href('confirm', { id: lead?.id ?? '', locale: 'de' })
  const unsubscribe = links.href('unsubscribe', { id: lead?.id ?? '', locale: 'en' })

  async function follow(path: string, method = 'POST'): Promise<string | null> {
    const response = await request(method, path)
    expect(response.status).toBe(303)
    return response.headers.get('location')
  }
  async function look(path: string): Promise<string> {
    const response = await request('GET', path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-")
    return response.text()
  }
  async function status(): Promise<string | undefined> {
    return (await leadByKey(headers['idempotency-key'] ?? ''))?.status
  }
  const expired = '/coming-soon?error=token:expired#expired'
  for (const method of ['GET', 'POST']) {
    expect(await follow('/api/newsletter/confirm', method)).toBe(expired)
    expect(await follow(`${confirm}x`, method)).toBe(`/de${expired}`)
    expect(await follow(confirm.replace('confirm', 'unsubscribe'), method)).toBe(`/de${expired}`)
  }
  // Opened by a program that checks links, or by a person who has yet to press the button.
  await request('HEAD', confirm)
  const page = await look(confirm)
  expect(page).toContain('<html lang="de">')
  expect(page).toContain(`<form method="post" action="${confirm.replace('&', '&amp;')}">`)
  expect(await status()).toBe('unconfirmed')
  expect(await follow(confirm)).toBe('/de/coming-soon?confirmed=1#confirmed')
  expect(await status()).toBe('confirmed')
  expect(await look(unsubscribe)).toContain('<html lang="en">')
  expect(await status()).toBe('confirmed')
  expect(await follow(unsubscribe)).toBe('/en/coming-soon?unsubscribed=1#unsubscribed')
  expect(await status()).toBeUndefined()
  expect(await follow(unsubscribe)).toBe('/en/coming-soon?unsubscribed=1#unsubscribed')
  expect(await follow(confirm)).toBe(`/de${expired}`)
})

test('A mail program that unsubscribes with one click is not redirected, RFC 8058.', async () => {
  const links = createNewsletterLinks(testSecret, '')
  const parts = new FormData()
  parts.set('List-Unsubscribe', 'One-Click')
  for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), parts]) {
    const headers = key()
    await api.post({ _kind: 'newsletter', email: 'one@example.org', _proof: await api.solve() }, headers)
    const lead = await leadByKey(headers['idempotency-key'] ?? '')
    const path = links.href('unsubscribe', { id: lead?.id ?? '', locale: 'en' })
    const response = await request('POST', path, { body })
    expect(response.status).toBe(200)
    expect(response.headers.get('location')).toBeNull()
    expect(await leadByKey(headers['idempotency-key'] ?? '')).toBeUndefined()
    expect((await request('POST', `${path}x`, { body })).status).toBe(410)
  }
})

test('An error of ours is a page for a form without a script, a code for a program, and told once.', async () => {
  await sql`alter table leads rename to elsewhere`.execute(api.database.db)
  const page = await api.postForm(form({ _locale: 'de', subject: 'Lost' }))
  const program = await api.post(contactPost(), key())
  await sql`alter table elsewhere rename to leads`.execute(api.database.db)
  expect(page.status).toBe(500)
  expect(await page.text()).toContain('Serverfehler. Bitte versuchen Sie es später erneut.')
  expect(program.status).toBe(500)
  expect(await program.json()).toMatchObject({ code: 'internal' })
  expect(api.log.filter(({ event }) => event === 'failure')).toHaveLength(2)
})

test('A missing choice that no page of ours leaves out has no sentence at its field.', async () => {
  const answer = await api.postForm({ _kind: 'application', _locale: 'en' })
  expect(answer.headers.get('location')).toMatch(/#error-name-required$/)
})

test('A full disk is answered with 503, loses nothing, and heals without a restart.', async () => {
  const { db } = api.database
  const before = await countLeads()
  const page = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.raw(String(page.rows[0]?.page_count ?? 0))}`.execute(db)
  const acknowledged: string[] = []
  const refused: string[] = []
  for (let index = 0; index < 40; index++) {
    const headers = key()
    const message = 'x'.repeat(4_000)
    const response = await api.post(contactPost({ message, _proof: await api.solve() }), headers)
    const list = response.status === 201 ? acknowledged : refused
    list.push(headers['idempotency-key'] ?? '')
    if (response.status === 201) continue
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('10')
    expect(await response.json()).toMatchObject({ code: 'unavailable', retryAfter: 10 })
    if (refused.length > 2) break
  }
  expect(refused).toHaveLength(3)
  const formAnswer = await api.postForm(form({ message: 'x'.repeat(4_000) }), { 'accept-language': 'de' })
  expect(formAnswer.status).toBe(503)
  expect(await formAnswer.text()).toContain('Serverfehler. Bitte versuchen Sie es später erneut.')
  expect(api.log).toContainEqual(expect.objectContaining({ level: 'error', event: 'database-unavailable' }))

  await sql`pragma max_page_count = 1000000`.execute(db)
  for (const idempotencyKey of refused) {
    const headers = { 'idempotency-key': idempotencyKey }
    expect((await api.post(contactPost({ _proof: await api.solve() }), headers)).status).toBe(201)
  }
  expect(await countLeads()).toBe(before + acknowledged.length + refused.length)
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }])
})

test('Everything is logged by request id, and nothing of it tells about a person.', async () => {
  await api.post(contactPost({ name: 'Private Person' }), key(), '203.0.113.200')
  await request('GET', '/api/newsletter/confirm?token=private-token')
  await request('GET', '/api/private-path')
  const text = JSON.stringify(api.log)
  expect(api.log.at(-1)).toMatchObject({ event: 'request', method: 'GET', path: '/api/*', status: 404 })
  expect(api.log.at(-2)).toMatchObject({ path: '/api/newsletter/confirm', status: 303 })
  expect(api.log.at(-3)).toMatchObject({ level: 'info', event: 'request', path: '/api/leads', status: 201 })
  for (const secret of ['Private Person', '@', '203.0.113', 'private', 'invoices'])
    expect(text).not.toContain(secret)
})
