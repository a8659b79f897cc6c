/**
 * HTTP/2 over TLS in front of our own servers, as the operator's proxy is: `UPSTREAMS` holds their addresses by name.
 * A process of its own, because Lighthouse keeps the one it runs in busy.
 */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'

const { UPSTREAMS = '{}', CERTIFICATE = '', KEY = '', PORT = '0' } = process.env
const upstreams: Record<string, string> = JSON.parse(UPSTREAMS)
const agent = new Agent({ keepAlive: true })

const server = createSecureServer({ key: readFileSync(KEY), cert: readFileSync(CERTIFICATE) }, forward)
// A browser that is closed leaves its connections in disorder.
server.on('sessionError', () => undefined)
server.listen(Number(PORT), '127.0.0.1', () => process.stdout.write(`Ready: https://127.0.0.1:${PORT}\n`))

function forward(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const { method, url, authority } = incoming
  const upstream = upstreams[authority.split('.', 1)[0] ?? ''] ?? ''
  const kept = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
  const headers = { ...Object.fromEntries(kept), host: authority }
  const onward = request(upstream + url, { agent, method, headers }, (answer) => {
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...rest } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, rest)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.stream?.destroy())
  incoming.pipe(onward)
}
