/** Puts the handler behind Node's HTTP server: limits for slow and oversized requests, and a stop that loses no answer. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as SocketServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import { getRequestListener, RequestError } from '@hono/node-server'

import { plainAnswer, plainHeaders, statusText } from './plain-answer.ts'
import type { DirectAnswer } from './static-files.ts'

/** Browsers ask one thing at a time, proxies too: more answers on one connection than this only fill the memory. */
const mostUnderWay = 20
const limits = { headersTimeout: 10_000, requestTimeout: 13_500, connectionsCheckingInterval: 1_000 }

export interface NodeServer {
  server: Server
  /** Stops accepting, answers what is under way, and is done after eight seconds at the latest. */
  stop: () => Promise<void>
}

export function createNodeServer(
  /** Its second argument carries Node's request, which knows the visitor's address. */
  handler: (request: Request, bindings: object) => Response | Promise<Response>,
  direct?: DirectAnswer,
  timing = limits,
): NodeServer {
  const sockets = new Set<Socket>()
  const underWay = new Map<ServerResponse, Socket>()
  const waitingOn = new WeakMap<Socket, number>()
  let stopping = false

  const answer = getRequestListener(handler, {
    errorHandler: (error) => plainAnswer(error instanceof RequestError ? 400 : 500),
  })
  function listener(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming
    const waiting = (waitingOn.get(socket) ?? 0) + 1
    if (waiting > mostUnderWay) return void socket.destroy()
    waitingOn.set(socket, waiting)
    underWay.set(outgoing, socket)
    outgoing.once('close', () => {
      underWay.delete(outgoing)
      waitingOn.set(socket, (waitingOn.get(socket) ?? 1) - 1)
    })
    if (stopping) outgoing.setHeader('Connection', 'close')
    // Older than the header: simple checks of load balancers ask like this.
    if (incoming.httpVersion === '1.0') incoming.headers.host ??= 'localhost'
    if ((incoming.headersDistinct['host']?.length ?? 0) > 1) return refuse(socket, 400)
    // The library lets 256.1.1.1 pass, of which no page can make a Request: a failure of ours, and an alarm, at will.
    if (!URL.canParse(`http://${incoming.headers.host}`)) return refuse(socket, 400)
    if (direct?.(incoming, outgoing)) return
    void answer(incoming, outgoing)
  }

  const server = createServer(
    {
      ...timing,
      maxHeaderSize: 16 * 1024,
      // Longer than the minute for which proxies reuse a connection, else they send into a closed one.
      keepAliveTimeout: 65_000,
      // Left to the listener, whose refusal carries our headers.
      requireHostHeader: false,
    },
    listener,
  )
  // Whoever does not take his answer for so long does not get it; resting connections have a time of their own.
  server.timeout = 30_000
  server.on('checkExpectation', listener)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('connect', (_request, socket) => refuse(socket, 405))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answered = [...underWay].some(([outgoing, its]) => its === socket && outgoing.headersSent)
    if (answered || error.code === 'ECONNRESET') socket.destroy()
    else refuse(socket, refusals[error.code ?? ''] ?? 400)
  })

  async function stop(): Promise<void> {
    stopping = true
    for (const outgoing of underWay.keys()) {
      if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close')
    }
    // The HTTP server's own close would also cut idle connections, on some of which a request is just arriving.
    const closed = new Promise((resolve) => SocketServer.prototype.close.call(server, resolve))
    const sweep = setInterval(() => {
      const busy = new Set(underWay.values())
      for (const socket of sockets) if (!busy.has(socket)) socket.destroy()
    }, 500)
    const giveUp = setTimeout(() => server.closeAllConnections(), 7_000)
    await closed
    clearInterval(sweep)
    clearTimeout(giveUp)
  }

  return { server, stop }
}

const refusals: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 405,
}

/** For requests that Node could not read, so that no handler ever sees them. */
function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) return
  const body = statusText(status)
  const headers = {
    ...plainHeaders,
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    'Content-Length': String(body.length),
    Connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${body.trim()}\r\n${head.join('')}\r\n${body}`)
  // Closing at once would reset the connection before a client that is still sending can read the refusal.
  setTimeout(() => socket.destroy(), 500).unref()
}
