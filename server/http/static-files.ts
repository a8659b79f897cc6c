/** Answers from the built site in memory: no request ever touches the disk. */
import type { IncomingMessage, ServerResponse } from 'node:http'

import { splitPath } from '#contract/locale.ts'
import { cacheControl, languageVary, securityHeaders } from '#contract/security-headers.ts'

import { codings, type Representation, type Resource, type Site } from './load-site.ts'
import { negotiateLanguage } from './negotiate-language.ts'
import { plainAnswer } from './plain-answer.ts'
import { qualityValues } from './quality-values.ts'

export function serveSite(site: Site): (request: Request) => Response {
  return function answer(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainAnswer(405, { Allow: 'GET, HEAD' })
    const { pathname, search } = addressOf(request)
    const path = decodedPath(pathname)
    // Often a link that was cut off within a sign: whoever followed it is a visitor like any other.
    if (path === undefined) return sendNotFound(request, site, pathname, 400)

    const resource = site.fixed.get(path) ?? site.pages.get(path)?.[negotiateLanguage(request.headers)]
    if (resource) return send(request, resource)
    // A page under a script's name would be kept by a proxy as that script.
    if (path.startsWith('/assets/')) return plainAnswer(404)
    return redirect(site, path, search) ?? sendNotFound(request, site, path, 404)
  }
}

/** Answers a request if it can, and says whether it did. */
export type DirectAnswer = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/**
 * Tells a browser that its copy is still right without making a Request and a Response of it, which were a quarter of
 * the work. Everything unusual is left to `serveSite`.
 */
export function answerUnchanged(site: Site, isWrittenAnew: (path: string) => boolean): DirectAnswer {
  const lasting = new Map([...site.fixed].filter(([path]) => !isWrittenAnew(path)))
  return ({ method, url = '', headers }, outgoing) => {
    const known = headers['if-none-match']
    if (!known || method !== 'GET' || headers.range || !usualHost.test(headers.host ?? '')) return false
    const resource = lasting.get(url)
    if (!resource) return false
    const { etag, unchangedInARow } = preferred(resource, headers['accept-encoding'])
    if (!isKnown(known, etag)) return false
    outgoing.writeHead(304, unchangedInARow).end()
    return true
  }
}
const usualHost = /^[\w.-]+(?::\d+)?$/

/** The host is left out of the parsing: it is the client's to invent, and nothing here depends on it. */
function addressOf({ url }: Request): Pick<URL, 'pathname' | 'search'> {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const target = start === -1 ? '/' : url.slice(start)
  // Nearly every address is as plain as this and needs no parser.
  return plainAddress.test(target) ? { pathname: target, search: '' } : new URL(`http://site${target}`)
}
const plainAddress = /^(?:\/[\w-][\w.-]*)+$/

function decodedPath(pathname: string): string | undefined {
  // Control characters, slashes and backslashes have no business being hidden in a name.
  if (/%(?:[01][\da-f]|2f|5c|7f)/i.test(pathname)) return undefined
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Only to an address known to exist, so that no request can choose where a visitor is sent. */
function redirect(site: Site, path: string, search: string): Response | undefined {
  const root = /^(\/en|\/de)?(?:\/(?:index\.html)?)?$/.exec(path)
  const clean = root ? `${root[1] ?? ''}/home` : path.replace(/\/$|\.html$/, '')
  if (!root && (clean === path || !(site.pages.has(clean) || site.fixed.has(clean)))) return undefined
  const headers = {
    ...securityHeaders(),
    Location: encodeURI(clean) + search,
    'Cache-Control': cacheControl.page,
    Vary: languageVary,
  }
  return new Response(null, { status: root ? 302 : 308, headers })
}

function sendNotFound(request: Request, site: Site, path: string, status: 400 | 404): Response {
  const { prefix } = splitPath(path)
  const { negotiated, prefixed } = site.notFound
  const resource = prefix ? prefixed[prefix] : negotiated[negotiateLanguage(request.headers)]
  const { body, headers } = preferred(resource, request.headers.get('accept-encoding'))
  return new Response(body, { status, headers })
}

function send(request: Request, resource: Resource): Response {
  const range = request.method === 'GET' ? wantedRange(request.headers, resource.identity) : undefined
  const { body, etag, headers, unchanged } = range
    ? resource.identity
    : preferred(resource, request.headers.get('accept-encoding'))
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: unchanged })
  }
  if (range === 'unsatisfiable') return plainAnswer(416, { 'Content-Range': `bytes */${body.length}` })
  if (!range) return new Response(body, { headers })
  const part = body.subarray(range.start, range.end + 1)
  const partHeaders = {
    ...headers,
    'Content-Length': String(part.length),
    'Content-Range': `bytes ${range.start}-${range.end}/${body.length}`,
  }
  return new Response(part, { status: 206, headers: partHeaders })
}

function preferred({ encoded, identity }: Resource, accepted: string | null | undefined): Representation {
  if (encoded.length === 0) return identity
  for (const coding of wantedCodings(accepted ?? '')) {
    const found = encoded.find((each) => each.coding === coding)
    if (found) return found.representation
  }
  return identity
}

/** Best first. Browsers send a handful of different headers, so the first hundred are read only once. */
const known = new Map<string, string[]>()
function wantedCodings(header: string): string[] {
  const found = known.get(header)
  if (found) return found
  const weights = new Map(qualityValues(header).map(({ value, weight }) => [value, weight]))
  const least = weights.get('identity') ?? 0
  const wanted = codings
    .map(({ coding }) => ({ coding, weight: weights.get(coding) ?? weights.get('*') ?? 0 }))
    .filter(({ weight }) => weight > 0 && weight >= least)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ coding }) => coding)
  if (known.size < 100) known.set(header, wanted)
  return wanted
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  if (ifNoneMatch === etag) return true
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

/** One range of bytes; several at once, or one that no longer fits the visitor's copy, mean the whole file. */
function wantedRange(
  headers: Headers,
  { body, etag }: Representation,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(headers.get('range')?.trim() ?? '')
  const condition = headers.get('if-range')
  if (!match || (condition !== null && condition !== etag)) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(body.length - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start < body.length ? { start, end } : 'unsatisfiable'
}
