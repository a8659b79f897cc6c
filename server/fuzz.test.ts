/**
 * Whatever anybody sends to the API: no failure of ours, no stack, no answer that someone could keep.
 * 5,000 inputs here; the drill sets FUZZ_RUNS to 100,000.
 */
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'

import { accountMeta, accountSchemas } from '#contract/account.ts'
import { leadMeta, leadSchemas } from '#contract/lead.ts'

import { sessionCookie } from './accounts/sessions.ts'
import { demoCookie } from './demos/store.ts'
import { startAccounts } from './fixture-accounts.ts'
import { contactFields, contactPost, testOrigin } from './fixture-leads.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? 5_000)
const api = await startAccounts({ TRUST_PROXY: '192.0.2.1' })
await api.open()
afterAll(() => api.close())

const routes = Object.entries(api.api).flatMap(([place, table]) =>
  table.routes.map(({ path }) => `/api${place}${path}`.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '')),
)

/** Names that some form has, and names that only mischief has. */
const names = [
  ...Object.values<string>(leadMeta),
  ...Object.values(leadSchemas).flatMap(({ entries }) => Object.keys(entries)),
  ...Object.values<string>(accountMeta),
  ...Object.values(accountSchemas).flatMap(({ entries }) => Object.keys(entries)),
  'id',
  'code',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
]

const nasty = fc.constantFrom(
  ...Object.keys(leadSchemas),
  'jane@example.org',
  'a@b',
  'de',
  'en',
  'accepted',
  '0',
  '-1',
  '1e309',
  'null',
  'undefined',
  '[object Object]',
  '\0',
  '\r\nSet-Cookie: a=b',
  '\u2028',
  '\ud800',
  '\u202e',
  '%0d%0a',
  '../../etc/passwd',
  '//evil.example',
  "' or 1=1 --",
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|x',
  'javascript:alert(1)',
  'x'.repeat(300),
  'x'.repeat(40_000),
  'ß'.repeat(5_000),
  'a'.repeat(30_000) + '!',
)
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.emailAddress(), fc.uuid())
const value = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }))
const name = fc.oneof(fc.constantFrom(...names), text)
/** A form as it should be, or with a few fields that are not. */
const fields = fc
  .tuple(fc.boolean(), fc.dictionary(name, value, { maxKeys: 6 }))
  .map(([isForm, odd]) => (isForm ? contactPost(odd) : odd))
const formFields = fc
  .tuple(fc.boolean(), fc.dictionary(name, text, { maxKeys: 6 }))
  .map(([isForm, odd]) => Object.entries({ ...(isForm && contactFields), ...odd }))

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const body = fc.oneof(
  fields.map((object) => ({ type: json, content: JSON.stringify(object) })),
  formFields.map((entries) => {
    const pairs = entries.map((entry) => entry.map((each) => each.toWellFormed()))
    return { type: form, content: new URLSearchParams(pairs).toString() }
  }),
  fc.json().map((content) => ({ type: json, content })),
  fc.uint8Array({ maxLength: 200 }).map((content) => ({ type: form, content })),
  text.map((each) => ({ type: json, content: each.toWellFormed() })),
)

/** What a header may hold at all; the rest is refused before any of our code. */
const headerValue = fc
  .oneof(text, fc.string({ maxLength: 80 }))
  .map((each) => each.replaceAll(/[^\x20-\x7e]/g, ''))
const oddHeaders = fc.record(
  {
    'content-type': fc.oneof(fc.constantFrom(json, form, 'text/plain', 'multipart/form-data'), headerValue),
    origin: fc.oneof({ weight: 6, arbitrary: fc.constant(testOrigin) }, headerValue),
    referer: fc.oneof(fc.constantFrom(`${testOrigin}/de/contact`, 'https://evil.example/en/x'), headerValue),
    cookie: fc.oneof(
      headerValue,
      headerValue.map((each) => `${sessionCookie}=${each}; ${demoCookie}=${each}; lang=${each}`),
    ),
    'accept-language': headerValue,
    'idempotency-key': fc.oneof(fc.uuid(), headerValue),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', 'odd'),
    'x-forwarded-for': headerValue,
    'x-forwarded-host': headerValue,
    authorization: headerValue,
    host: headerValue,
  },
  { requiredKeys: [] },
)

const headers = fc.tuple(fc.boolean(), fc.uuid(), oddHeaders).map(([isOdd, key, odd]) => {
  const usual = { origin: testOrigin, 'idempotency-key': key }
  return isOdd ? { ...usual, ...odd } : usual
})

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...routes) },
  fc
    .tuple(fc.constantFrom(...routes), text)
    .map(([route, rest]) => `${route}/${encodeURIComponent(rest.toWellFormed())}`),
  text.map((each) => `/api/${encodeURIComponent(each.toWellFormed())}`),
)
const query = fc.oneof(
  fc.constant(''),
  fc
    .dictionary(fc.constantFrom(...names), text, { maxKeys: 3 })
    .map(
      (object) =>
        `?${new URLSearchParams(Object.entries(object).map(([name, each]) => [name, each.toWellFormed()]))}`,
    ),
  fc.string({ maxLength: 40 }).map((each) => `?${each.replaceAll(/[#\s]/g, '%')}`),
)
const method = fc.oneof(
  { weight: 4, arbitrary: fc.constant('POST') },
  fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
)
/** Few visitors, so that limits are reached as well. */
const peer = fc.oneof(
  fc.integer({ min: 2, max: 60 }).map((number) => `192.0.2.${number}`),
  fc.constantFrom('192.0.2.1', '::1', '', 'nonsense'),
)

test('Every route of the API is known to this test.', () => {
  expect(routes).toContain('/api/leads')
  const forms = Object.keys(accountSchemas).map((form) => `/api/account/${form}`)
  expect(routes).toEqual(expect.arrayContaining(forms))
})

test(
  `No request out of ${runs} makes the API fail or tell how it is built.`,
  { timeout: runs * 20 + 20_000 },
  async () => {
    const seen = new Map<number, number>()
    /** Most forms of the account look at nothing unless somebody is signed in; some of them end that. */
    let visitor: Awaited<ReturnType<typeof api.signedIn>> | undefined
    let requests = 0
    const property = fc.asyncProperty(path, query, method, headers, body, peer, async (...parts) => {
      const [at, asked, verb, head, { type, content }, remoteAddress] = parts
      const hasBody = verb !== 'GET' && verb !== 'HEAD'
      const bytes = new Uint8Array(Buffer.from(content))
      if (requests++ % 50 === 0) visitor = await api.signedIn()
      const request = new Request(`${testOrigin}${at}${asked}`, {
        method: verb,
        headers: {
          cookie: `${sessionCookie}=${visitor?.cookies.get(sessionCookie) ?? ''}`,
          'content-type': type,
          ...head,
          ...(hasBody && { 'content-length': String(bytes.length) }),
        },
        ...(hasBody && { body: bytes }),
      })
      api.log.length = 0
      const response = await api.handler(request, { incoming: { socket: { remoteAddress } } })
      const answer = await response.text()
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
      // Time goes by, or everybody would only be told to wait.
      api.clock.pass(5_000)

      expect(response.status).toBeLessThan(500)
      expect(api.log.filter(({ level }) => level === 'error')).toEqual([])
      expect(answer).not.toMatch(/\bat .*\.ts:\d+|node:internal|Error:|SQLITE|SELECT /)
      expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
      expect(response.headers.get('cache-control')).toMatch(/no-store/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      const location = response.headers.get('location')
      if (location !== null) expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
    })
    // The same inputs on every run of the tests; other ones in the drill.
    await fc.assert(property, { numRuns: runs, ...(runs <= 5000 && { seed: 20 }) })
    // Else the inputs would be too silly to get anywhere.
    expect([...seen.keys()]).toEqual(expect.arrayContaining([303, 400, 403, 404, 405, 413, 415, 422]))
  },
)
