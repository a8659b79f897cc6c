import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { Hono } from 'hono'
import { afterAll, expect, onTestFinished, test } from 'vitest'

import { company } from '#contract/company.ts'
import { securityHeaders } from '#contract/security-headers.ts'

import { writeFixtureSite } from './fixture-site.ts'
import { createHandler } from './handler.ts'
import type { ApiContext } from './http/api-context.ts'
import { loadSite } from './http/load-site.ts'
import { serveSite } from './http/static-files.ts'

const siteDir = writeFixtureSite()
const handler = createHandler({
  serveSite: serveSite(loadSite(siteDir, { https: true })),
  log: () => undefined,
})

afterAll(() => rmSync(dirname(siteDir), { recursive: true }))

async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const response = await handler(new Request(`http://site.test${path}`, { method, headers }))
  expect(response.status).not.toBe(500)
  for (const [name, value] of Object.entries(securityHeaders())) {
    if (name === 'Content-Security-Policy')
      expect(response.headers.get(name)).toMatch(/^default-src 'none'; /)
    else if (name !== 'Referrer-Policy') expect(response.headers.get(name)).toBe(value)
  }
  return response
}

async function title(response: Response): Promise<string | undefined> {
  return /<title>(.*)<\/title>/.exec(await response.text())?.[1]
}

test('A page without a language in its address is answered in the negotiated one.', async () => {
  const english = await get('/home')
  expect(english.status).toBe(200)
  expect(english.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(english.headers.get('content-language')).toBe('en')
  expect(english.headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language')
  expect(english.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(await title(english)).toBe('/home en')

  const german = await get('/home?utm=1', { 'accept-language': 'de-AT,en;q=0.5' })
  expect(german.headers.get('content-language')).toBe('de')
  expect(await title(german)).toBe('/home de')

  const chosen = await get('/blog/first-steps', { 'accept-language': 'de', cookie: 'lang=en' })
  expect(await title(chosen)).toBe('/blog/first-steps en')
})

test('An address that names its language keeps it, whatever the browser wishes.', async () => {
  const response = await get('/de/blog/first-steps', { 'accept-language': 'en', cookie: 'lang=en' })
  expect(response.headers.get('content-language')).toBe('de')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await title(response)).toBe('/de/blog/first-steps')
})

test("A page's policy holds its own hashes and those of the shared scripts.", async () => {
  const policy = (await get('/de/home')).headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self' 'sha256-boot'; style-src 'self' 'sha256-home';")
  expect(policy).toMatch(/upgrade-insecure-requests$/)
  expect((await get('/nowhere')).headers.get('content-security-policy')).toContain("'sha256-lost'")
})

test('Private pages are never stored, and the one with a token gives no referrer.', async () => {
  const response = await get('/de/update-password?token=secret')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect((await get('/account')).headers.get('cache-control')).toBe('no-store')
  expect((await get('/home')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('Files get the cache time and media type of their kind.', async () => {
  const script = await get('/assets/app-Ab12Cd34.js')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect((await get('/fonts/archivo.woff2')).headers.get('cache-control')).toBe('public, max-age=604800')
  expect((await get('/fonts/archivo.woff2')).headers.get('vary')).toBeNull()
  expect((await get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600')
  expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon')
  expect((await get('/feed.de.xml')).headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect((await get('/feed.de.json')).headers.get('content-type')).toBe('application/feed+json')
  expect(await (await get('/og/gr%C3%B6%C3%9Fe.png')).text()).toBe('png')
})

test('The Markdown twin of a page is text in the language of its address and names the page it stands for.', async () => {
  const german = await get('/de/home.md', { 'accept-language': 'en', 'accept-encoding': 'br' })
  expect(german.status).toBe(200)
  expect(german.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(german.headers.get('content-language')).toBe('de')
  expect(german.headers.get('link')).toBe(`<${company.origin}/de/home>; rel="canonical"`)
  expect(german.headers.get('vary')).toBe('Accept-Encoding')

  const negotiated = await get('/home.md', { 'accept-language': 'de' })
  expect(await negotiated.text()).toBe('# Start\n')
  expect(negotiated.headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language')
  expect(negotiated.headers.get('link')).toBe(`<${company.origin}/de/home>; rel="canonical"`)

  for (const path of ['/account.md', '/en/account.md', '/nowhere.md', '/home.md.md', '/de/home.md.br'])
    expect((await get(path)).status, path).toBe(404)
  expect((await get('/en/home')).headers.get('link')).toBeNull()
})

test('A missing hashed file is a plain 404 that nobody may keep.', async () => {
  for (const path of ['/assets/old-Zz98Yy76.js', '/assets/', '/assets/home.html']) {
    const response = await get(path, { accept: 'text/html' })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity, br;q=0.5', null],
  ['deflate', null],
  ['br;q=0, gzip;q=0', null],
  ['', null],
])('A client that accepts %j gets the encoding %s.', async (accept, encoding) => {
  const response = await get('/home', { 'accept-encoding': accept })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  const plain =
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
  expect(plain.toString()).toContain('/home en')
})

test('A file without a smaller sibling is sent as it is.', async () => {
  const response = await get('/assets/face-Ab12Cd34.woff2', { 'accept-encoding': 'br' })
  expect(response.headers.get('content-encoding')).toBeNull()
})

test('Language and encoding each have their own strong tag.', async () => {
  const tags = await Promise.all([
    get('/home', { 'accept-encoding': 'br' }),
    get('/home', { 'accept-encoding': 'gzip' }),
    get('/home'),
    get('/home', { cookie: 'lang=de' }),
  ])
  const values = tags.map((response) => response.headers.get('etag'))
  expect(new Set(values).size).toBe(4)
  for (const value of values) expect(value).toMatch(/^"[\w-]{43}(-br|-gzip)?"$/)
})

test('A client that has the current version gets 304 with the headers that govern its copy.', async () => {
  const etag = (await get('/home', { 'accept-encoding': 'br' })).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await get('/home', { 'accept-encoding': 'br', 'if-none-match': known })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(etag)
    expect(response.headers.get('vary')).toContain('Accept-Language')
    expect(response.headers.get('content-length')).toBeNull()
    expect(await response.text()).toBe('')
  }
  expect((await get('/home', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200)
  expect((await get('/home', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('HEAD answers like GET without a body.', async () => {
  const [head, full] = await Promise.all([get('/home', {}, 'HEAD'), get('/home')])
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  expect([...head.headers]).toEqual([...full.headers])
  expect((await get('/nowhere', {}, 'HEAD')).status).toBe(404)
})

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
])('The range %s gives its bytes.', async (range, body, contentRange) => {
  const response = await get('/assets/face-Ab12Cd34.woff2', { range })
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(contentRange)
  expect(response.headers.get('content-length')).toBe(String(body.length))
  expect(await response.text()).toBe(body)
})

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('The range %s is beyond the file.', async (range) => {
  const response = await get('/assets/face-Ab12Cd34.woff2', { range })
  expect(response.status).toBe(416)
  expect(response.headers.get('content-range')).toBe('bytes */10')
})

test.each(['bytes=0-1,3-4', 'bytes=3-1', 'bytes=-', 'bytes=a-b', 'lines=1-2'])(
  'The range %s is ignored.',
  async (range) => {
    expect((await get('/assets/face-Ab12Cd34.woff2', { range })).status).toBe(200)
  },
)

test('A range of a compressible file is taken from the plain bytes, and only while they are unchanged.', async () => {
  const plain = (await get('/robots.txt')).headers.get('etag') ?? ''
  const wish = { range: 'bytes=0-3', 'accept-encoding': 'br' }
  const part = await get('/robots.txt', { ...wish, 'if-range': plain })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-encoding')).toBeNull()
  expect(await part.text()).toBe('User')
  const changed = await get('/robots.txt', { ...wish, 'if-range': '"older"' })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('content-encoding')).toBe('br')
  expect((await get('/robots.txt', { ...wish, 'if-none-match': plain })).status).toBe(304)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
  '%s on the site is refused with the methods that work.',
  async (method) => {
    for (const path of ['/home', '/robots.txt', '/', '/nowhere']) {
      const response = await get(path, {}, method)
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    }
  },
)

test.each([
  ['/', 302, '/home'],
  ['/?a=1&b=%20', 302, '/home?a=1&b=%20'],
  ['/de', 302, '/de/home'],
  ['/en/?x', 302, '/en/home?x'],
  ['/index.html', 302, '/home'],
  ['/home/', 308, '/home'],
  ['/home/?a=//evil', 308, '/home?a=//evil'],
  ['/de/blog/first-steps/', 308, '/de/blog/first-steps'],
  ['/home.html?a', 308, '/home?a'],
  ['/en/home.html', 308, '/en/home'],
])('%s leads with %d to %s.', async (path, status, location) => {
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('location')).toBe(location)
  expect(response.headers.get('vary')).toBe('Cookie, Accept-Language')
})

test.each([
  '//evil',
  '//evil/',
  '//evil.example/home/',
  '//home/',
  '///',
  '/home//',
  '/de//home',
  '/\\evil/',
  '/%2e%2e/x',
  '/../../etc/passwd',
  '/%252e%252e/x',
  '/nowhere/',
  '/Home',
  '/404',
  '/de/404',
  '/404.html',
  '/home.de.html',
  '/home.de',
  '/home.html.br',
  '/home.br',
  '/home.gz',
  '/robots.txt.gz',
  '/blog',
  '/_headers',
  '/.vite/manifest.json',
  '/build.json',
  '/../build.json',
  '/constructor',
  `/${'x'.repeat(10_000)}`,
])('%j is not found, and the visitor stays where he is.', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('location')).toBeNull()
  expect(await title(response)).toMatch(/404/)
})

test.each([
  '/%00',
  '/home%00.html',
  '/%0d%0aX: y/',
  '/..%5cx',
  '/%2fhome',
  '/%2F%2Fevil/',
  '/%',
  '/%ff',
  '/%c3%28',
])('%j is a bad request, and its visitor sees a page of ours.', async (path) => {
  const response = await get(path, { 'accept-language': 'de' })
  expect(response.status).toBe(400)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-language')).toBe('de')
  expect(await title(response)).toMatch(/404/)
  expect(await title(await get(`/en${path}`, { 'accept-language': 'de' }))).toBe('/en/404')
})

test('The not-found page speaks the language of the address, else the negotiated one.', async () => {
  const german = await get('/nowhere', { 'accept-language': 'de', 'accept-encoding': 'gzip' })
  expect(german.status).toBe(404)
  expect(german.headers.get('content-language')).toBe('de')
  expect(german.headers.get('cache-control')).toBe('no-cache')
  expect(german.headers.get('content-encoding')).toBe('gzip')
  expect(german.headers.get('vary')).toContain('Accept-Language')
  expect(await title(await get('/en/nowhere', { 'accept-language': 'de' }))).toBe('/en/404')
  expect(await title(await get('/de/nowhere'))).toBe('/de/404')
  const known = await get('/nowhere', { 'if-none-match': '*' })
  expect(known.status).toBe(404)
})

test('An API address that does not exist answers as JSON and is never stored.', async () => {
  for (const path of ['/api/nothing', '/api', '/api/']) {
    const response = await get(path, { 'content-type': 'application/json' }, 'POST')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ code: 'not-found' })
  }
})

test('An invented host name changes nothing.', async () => {
  const response = await handler(new Request('http://evil.example/home/'))
  expect(response.headers.get('location')).toBe('/home')
})

test('A failure inside answers with a request id and is logged once, without what the visitor sent.', async () => {
  const entries: Record<string, unknown>[] = []
  const broken = createHandler({
    serveSite() {
      throw new TypeError('jane@example.org is broken')
    },
    log: (entry) => entries.push(entry),
  })
  const response = await broken(new Request('http://site.test/home?token=secret'))
  const body = await response.text()
  const requestId = response.headers.get('x-request-id') ?? ''
  expect(response.status).toBe(500)
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  expect(body).toContain(requestId)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ level: 'error', requestId, error: 'TypeError' })
  for (const text of [body, JSON.stringify(entries)]) expect(text).not.toMatch(/jane|secret/)
  expect(body).not.toContain('TypeError')
})

test('A failure inside the API answers with a code and its request id, and both are logged.', async () => {
  const entries: Record<string, unknown>[] = []
  const broken = new Hono<ApiContext>().get('/broken', () => {
    throw new RangeError('jane@example.org is broken')
  })
  const api = createHandler({
    serveSite: () => new Response(),
    api: { '/part': broken },
    log: (entry) => entries.push(entry),
  })
  const response = await api(new Request('http://site.test/api/part/broken'))
  const requestId = response.headers.get('x-request-id')
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ code: 'internal', requestId })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(entries).toEqual([
    expect.objectContaining({ level: 'error', event: 'failure', requestId, error: 'RangeError' }),
    expect.objectContaining({ level: 'info', event: 'request', requestId, status: 500 }),
  ])
  expect(JSON.stringify(entries)).not.toContain('jane')
})

test('A missing or incomplete build says which command makes it.', () => {
  expect(() => loadSite('/nowhere/site', { https: false })).toThrow(
    'Cannot read the built site in /nowhere/site: run "npm run build" first.',
  )
  const incomplete = writeFixtureSite()
  onTestFinished(() => rmSync(dirname(incomplete), { recursive: true }))
  rmSync(join(incomplete, 'de/home.html'))
  expect(() => loadSite(incomplete, { https: false })).toThrow(
    'lacks de/home.html: run "npm run build" again.',
  )
  rmSync(join(incomplete, '../build.json'))
  expect(() => loadSite(incomplete, { https: false })).toThrow(
    /Cannot read .*build\.json: run "npm run build"/,
  )
})
