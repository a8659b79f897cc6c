import { rmSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { dirname } from 'node:path'

import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { writeFixtureSite } from '#server/fixture-site.ts'

import { loadSite } from './load-site.ts'
import { createNodeServer, type NodeServer } from './node-server.ts'
import { plainAnswer } from './plain-answer.ts'
import { answerUnchanged, serveSite } from './static-files.ts'

let running: NodeServer | undefined

async function start(
  handler: (request: Request) => Response | Promise<Response>,
  timing?: Parameters<typeof createNodeServer>[2],
): Promise<number> {
  const started = createNodeServer(handler, undefined, timing)
  running = started
  await new Promise<void>((resolve) => started.server.listen(0, '127.0.0.1', resolve))
  return portOf(started)
}

function portOf({ server }: NodeServer): number {
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Sends bytes as they are and returns everything that comes back until the server closes; `then` follows the first of it. */
function raw(port: number, text: string, then: (socket: Socket) => void = () => undefined): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.once('data', () => then(socket))
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('error', () => resolve(received))
    socket.on('close', () => resolve(received))
    socket.on('end', () => socket.end())
  })
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
}

function pathAnswer(request: Request): Response {
  return new Response(`${request.method} ${request.url}`, { headers: { 'Content-Type': 'text/plain' } })
}

afterEach(async () => {
  await running?.stop()
  running = undefined
})

test.each([
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['no HTTP at all', '\x16\x03\x01\x02\r\n\r\n', 405],
  ['headers above 16 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address above 16 KB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['a broken header', 'GET / HTTP/1.1\r\nHost: a\r\nbro ken\r\n\r\n', 400],
  ['a backslash', 'GET /..\\x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['no path', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/b@c\r\nConnection: close\r\n\r\n', 400],
  ['a host with too large a number', 'GET / HTTP/1.1\r\nHost: 256.1.1.1\r\nConnection: close\r\n\r\n', 400],
])('A request with %s is refused, with the headers of every other answer.', async (_name, text, status) => {
  const answer = await raw(await start(pathAnswer), text)
  expect(statusOf(answer)).toBe(status)
  expect(answer).toMatch(/^X-Content-Type-Options: nosniff\r$/im)
  expect(answer).toMatch(/^Content-Security-Policy: default-src 'none'/im)
  expect(answer).toMatch(/^Cache-Control: no-store\r$/im)
  if (status === 405) expect(answer).toMatch(/^Allow: GET, HEAD\r$/im)
})

test('Odd but readable requests reach the handler.', async () => {
  const port = await start(pathAnswer)
  for (const line of [
    'TRACE / HTTP/1.1',
    'GET //evil HTTP/1.1',
    'GET http://evil/x HTTP/1.1',
    'GET /#x HTTP/1.1',
  ]) {
    expect(statusOf(await raw(port, `${line}\r\nHost: a..b\r\nConnection: close\r\n\r\n`))).toBe(200)
  }
  const expecting = 'GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n'
  expect(statusOf(await raw(port, expecting))).toBe(200)
  expect(statusOf(await raw(port, 'GET / HTTP/1.0\r\n\r\n'))).toBe(200)
})

test('A request that dawdles is answered with 408.', async () => {
  const timing = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 }
  const port = await start(async (request) => new Response(await request.text()), timing)
  const [headers, body] = await Promise.all([
    raw(port, 'GET / HTTP/1.1\r\nHost: a\r\n'),
    raw(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx'),
  ])
  expect(statusOf(headers)).toBe(408)
  expect(statusOf(body)).toBe(408)
})

test('Twenty requests are taken from one connection before the first is answered; who sends more is cut off.', async () => {
  let isOpen = (): void => undefined
  const opened = new Promise<void>((resolve) => (isOpen = resolve))
  let asked = 0
  const port = await start(async () => {
    asked += 1
    await opened
    return new Response('ok')
  })
  const one = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  expect(await raw(port, one.repeat(21))).toBe('')
  asked = 0
  const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const answers = raw(port, one.repeat(19) + last)
  await expect.poll(() => asked).toBe(20)
  isOpen()
  expect((await answers).match(/HTTP\/1\.1 200/g)).toHaveLength(20)
})

test('Whatever a handler throws, the visitor sees a plain 500.', async () => {
  const port = await start(() => Promise.reject(new Error('secret')))
  const answer = await raw(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(statusOf(answer)).toBe(500)
  expect(answer).not.toContain('secret')
  expect(answer).toMatch(/^X-Content-Type-Options: nosniff\r$/im)
})

test('Stopping answers what is under way, closes the connection after it and accepts nothing new.', async () => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let arrived = (): void => undefined
  const inside = new Promise<void>((resolve) => (arrived = resolve))
  const port = await start(async () => {
    arrived()
    await held
    return plainAnswer(200)
  })
  const answer = raw(port, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  const silent = raw(port, '')
  await inside
  const stopped = running?.stop()
  expect(await silent).toBe('')
  expect(await raw(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('')
  release()
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close\r\n[^]*OK\n$/i)
  await stopped
})

test('A request that arrives while the server stops, on a connection from before, is answered as its last.', async () => {
  // Without the sweep, which would close the connection as well.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const port = await start(pathAnswer)
    const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
    const answers = await raw(port, request, (socket) => {
      void running?.stop()
      socket.write(request)
    })
    expect(answers.match(/HTTP\/1\.1 \d+|^Connection: [\w-]+/gim)).toEqual([
      'HTTP/1.1 200',
      'Connection: keep-alive',
      'HTTP/1.1 200',
      'Connection: close',
    ])
  } finally {
    vi.useRealTimers()
  }
})

test('Stopping closes a connection that rests after its answer, and leaves nothing to wait for.', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  try {
    const port = await start(pathAnswer)
    let answered = (): void => undefined
    const rests = new Promise<void>((resolve) => (answered = resolve))
    const resting = raw(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', answered)
    await rests
    const stopped = running?.stop()
    vi.advanceTimersByTime(500)
    expect(statusOf(await resting)).toBe(200)
    await stopped
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('No refusal is written into an answer that has begun.', async () => {
  const port = await start(
    () => new Response(new ReadableStream({ start: (body) => body.enqueue(Buffer.from('begun')) })),
  )
  const answer = await raw(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', (socket) => {
    socket.write('no HTTP at all\r\n\r\n')
  })
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
})

test('A browser whose copy is still right is answered at once, with the headers of the long way; nothing else is.', async () => {
  const siteDir = writeFixtureSite()
  onTestFinished(() => rmSync(dirname(siteDir), { recursive: true }))
  const site = loadSite(siteDir, { https: false })
  const longWay = serveSite(site)
  let longWays = 0
  const started = createNodeServer(
    (request) => {
      longWays += 1
      return longWay(request)
    },
    answerUnchanged(site, (path) => path === '/en/account'),
  )
  running = started
  await new Promise<void>((resolve) => started.server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${portOf(started)}`
  const brotli = { 'accept-encoding': 'br' }
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const before = longWays
    const response = await fetch(origin + path, { method, headers: { ...brotli, ...headers } })
    await response.arrayBuffer()
    return { response, direct: longWays === before }
  }

  const tag = (await ask('/en/home')).response.headers.get('etag') ?? ''
  const { response, direct } = await ask('/en/home', { 'if-none-match': tag })
  expect([response.status, direct]).toEqual([304, true])
  const expected = longWay(
    new Request(`${origin}/en/home`, { headers: { ...brotli, 'if-none-match': tag } }),
  ).headers
  for (const [name, value] of expected) expect([name, response.headers.get(name)]).toEqual([name, value])

  const account = (await ask('/en/account')).response.headers.get('etag') ?? ''
  for (const [path, headers, method, status] of [
    ['/en/home', { 'if-none-match': '"older"' }, 'GET', 200],
    ['/en/home', { 'if-none-match': tag, 'accept-encoding': 'gzip' }, 'GET', 200],
    ['/en/home', { 'if-none-match': tag, range: 'bytes=0-3' }, 'GET', 206],
    ['/en/home', { 'if-none-match': tag }, 'POST', 405],
    ['/en/home?x', { 'if-none-match': tag }, 'GET', 304],
    // A page that may be written anew for its visitor.
    ['/en/account', { 'if-none-match': account }, 'GET', 304],
  ] as const) {
    const answer = await ask(path, headers, method)
    expect([path, headers, answer.response.status, answer.direct]).toEqual([path, headers, status, false])
  }
})
