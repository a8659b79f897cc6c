/** Nobody can have us answer one visitor with what another one invented, neither at once nor from a cache in between. */
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { contactFields, startTestApi, testOrigin } from './fixture-leads.ts'
import { writeFixtureSite } from './fixture-site.ts'
import { createHandler } from './handler.ts'
import { createNodeServer } from './http/node-server.ts'
import { loadSite } from './http/load-site.ts'
import { serveSite } from './http/static-files.ts'

const siteDir = writeFixtureSite()
const handler = createHandler({
  serveSite: serveSite(loadSite(siteDir, { https: true })),
  log: () => undefined,
})
afterAll(() => rmSync(dirname(siteDir), { recursive: true }))

const paths = [
  '/home',
  '/de/home',
  '/home/',
  '/',
  '/nowhere',
  '/assets/app-Ab12Cd34.js',
  '/assets/missing.js',
]

interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await handler(new Request(`http://site.test${path}`, { headers }))
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }
}

test.each([
  ['host', 'evil.example'],
  ['host', 'evil.example:80@site.test'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-port', '1'],
  ['x-forwarded-prefix', '/evil'],
  ['x-forwarded-for', '127.0.0.1'],
  ['forwarded', 'for=1;host=evil.example;proto=http'],
  ['x-original-url', '/account'],
  ['x-rewrite-url', '/account'],
  ['x-http-method-override', 'DELETE'],
  ['x-host', 'evil.example'],
  ['origin', 'https://evil.example'],
  ['referer', 'https://evil.example/de/home'],
  ['authorization', 'Bearer x'],
  ['range', 'bytes=evil'],
  ['accept', 'application/evil'],
  ['user-agent', '<script>'],
])('Nothing in an answer depends on %s: %s.', async (name, value) => {
  for (const path of paths) expect(await ask(path, { [name]: value })).toEqual(await ask(path))
})

test.each([
  ['accept-language', 'de;q=0, xx, *;q=0.0001, \u00e4\u00f6, de-'.padEnd(4_000, ',de')],
  ['accept-language', '../../../etc/passwd'],
  ['accept-language', '<script>alert(1)</script>, de'],
  ['accept-language', 'de;q=1e999, en;q=NaN'],
  ['accept-language', '*'.repeat(10_000)],
  ['cookie', `lang=${'x'.repeat(12_000)}`],
  ['cookie', 'lang=de; lang=en; lang=../x'],
  ['cookie', 'lang=__proto__'],
  ['cookie', `a=${'b; a='.repeat(3_000)}`],
  ['accept-encoding', 'br;q=2, gzip;q=-1, evil'],
  ['accept-encoding', 'x'.repeat(10_000)],
])(
  'Whatever %s says, the answer is one of those that everybody can get, and says what it depends on.',
  async (name, value) => {
    for (const path of paths) {
      const answer = await ask(path, { [name]: value })
      const [english, german, packed, zipped, packedGerman, zippedGerman] = await Promise.all([
        ask(path),
        ask(path, { 'accept-language': 'de' }),
        ask(path, { 'accept-encoding': 'br' }),
        ask(path, { 'accept-encoding': 'gzip' }),
        ask(path, { 'accept-language': 'de', 'accept-encoding': 'br' }),
        ask(path, { 'accept-language': 'de', 'accept-encoding': 'gzip' }),
      ])
      expect([english, german, packed, zipped, packedGerman, zippedGerman]).toContainEqual(answer)
      const other = name === 'accept-encoding' ? packed : german
      if (other.body !== english.body) expect(answer.headers['vary']?.toLowerCase()).toContain(name)
    }
  },
)

test('A line break that is hidden in an address never becomes a header.', async () => {
  for (const path of [
    '/home/?a=%0d%0aSet-Cookie:%20a=b',
    '/?%0d%0aLocation:%20https://evil.example',
    '/home.html?a=%E5%98%8A%E5%98%8DSet-Cookie:a=b',
    '/?\u560a\u560dSet-Cookie:a=b',
  ]) {
    const { status, headers } = await ask(path)
    expect([302, 308]).toContain(status)
    expect(headers['location']).toMatch(/^\/home\?[\x21-\x7e]*$/)
    expect(headers['set-cookie']).toBeUndefined()
  }
  for (const path of ['/home%0d%0aSet-Cookie:a=b', '/%0ahome', '/de/%00home']) {
    expect((await ask(path)).status).toBe(400)
  }
})

test('A redirect never leaves the site, whatever stands before or after its path.', async () => {
  for (const path of [
    '//evil.example/home/',
    '/\\evil.example/',
    '/home//',
    '///evil.example/%2e%2e',
    '/./home/',
  ]) {
    const { headers } = await ask(path)
    if (headers['location']) expect(headers['location']).toMatch(/^\/(?![/\\])/)
  }
})

test('A plain form leads back to a page of ours, wherever it claims to come from.', async () => {
  const api = await startTestApi()
  for (const referer of [
    'https://evil.example/de/x',
    '//evil.example',
    'javascript:alert(1)',
    `${testOrigin}/de/x`,
  ]) {
    const answer = await api.postForm({ _kind: 'contact', ...contactFields, email: 'none' }, { referer })
    expect(answer.headers.get('location')).toMatch(/^\/(?:de\/)?contact\?error=email:email#/)
  }
  await api.close()
})

/** Sends bytes as they are and returns everything that comes back. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

test('A request that two servers could read in two ways is refused, and the connection is closed.', async () => {
  const seen: string[] = []
  const { server, stop } = createNodeServer((request) => {
    seen.push(request.url)
    return new Response('ok', { headers: { Connection: 'close' } })
  })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n'
  for (const head of [
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${smuggled}`,
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 44\r\n\r\n${smuggled}`,
    `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `GET / HTTP/1.1\r\nHost: a\r\nX: y\n\tfolded\r\n\r\n${smuggled}`,
    `GET /a\nb HTTP/1.1\r\nHost: a\r\n\r\n${smuggled}`,
    `GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n${smuggled}`,
  ]) {
    expect(await raw(port, head), head).toMatch(/^HTTP\/1\.1 400 /)
  }
  expect(seen).toEqual([])
  // Taken as a body without an end: answered, then the connection is closed.
  await raw(port, `POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n${smuggled}`)
  expect(seen).toEqual(['http://a/x'])
  await stop()
})
