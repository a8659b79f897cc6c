/** The built site, held in memory and answered from there: no request ever touches the disk. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'

import { getMimeType, mimes } from 'hono/utils/mime'
import * as v from 'valibot'

import { type Locale, locales, splitPath } from '#contract/locale.ts'
import { plainFile } from '#contract/plain-file.ts'
import {
  type BuildRecord,
  cacheControl,
  fileCacheControl,
  fileTypes,
  languageVary,
  pageCacheControl,
  securityHeaders,
  twinHeaders,
} from '#contract/security-headers.ts'

import { negotiateLanguage } from './negotiate-language.ts'
import { plainAnswer } from './plain-answer.ts'
import { qualityValues } from './quality-values.ts'

type Bytes = Uint8Array<ArrayBuffer>
type HeaderRecord = Record<string, string>

interface Representation {
  body: Bytes
  etag: string
  headers: HeaderRecord
  /** What a 304 repeats; in a row as Node takes it, too. */
  unchanged: HeaderRecord
  unchangedInARow: string[]
}

interface Resource {
  identity: Representation
  /** Best first. */
  encoded: { coding: string; representation: Representation }[]
}

type ByLanguage = Record<Locale, Resource>

export interface Site {
  /** Whatever has one content at its address: files, and pages whose address names their language. */
  fixed: Map<string, Resource>
  /** Pages whose language is negotiated. */
  pages: Map<string, ByLanguage>
  notFound: { negotiated: ByLanguage; prefixed: ByLanguage }
}

const codings = [
  { coding: 'br', extension: '.br' },
  { coding: 'gzip', extension: '.gz' },
]

const buildRecord = v.object({
  scripts: v.array(v.string()),
  pages: v.record(
    v.string(),
    v.object({
      styles: v.array(v.string()),
      twin: v.exactOptional(v.literal(true)),
    }),
  ),
})

const mediaTypes = { ...mimes, md: 'text/markdown; charset=utf-8' }

/** Instructions for static hosts, tool leftovers (`.vite/`), and names that stand for another address. */
const unserved = /^\/_(?:headers|redirects)$|\/\.(?!well-known\/)|\.(?:html|br|gz)$/

export function loadSite(siteDir: string, { https }: { https: boolean }): Site {
  const contents = readContents(siteDir)
  const record = readRecord(join(siteDir, '../build.json'))
  const fixed = new Map<string, Resource>()
  const pages = new Map<string, ByLanguage>()

  function resource(name: string, headers: HeaderRecord, vary: string[] = []): Resource {
    const body = contents.get(name)
    if (!body)
      throw new Error(`The built site in ${siteDir} lacks ${name.slice(1)}: run "npm run build" again.`)
    const encoded = codings.flatMap(({ coding, extension }) => {
      const packed = contents.get(name + extension)
      return packed ? [{ coding, body: packed }] : []
    })
    const varyOn = [...(encoded.length > 0 ? ['Accept-Encoding'] : []), ...vary]
    const tag = createHash('sha256').update(body).digest('base64url')
    const common = {
      ...headers,
      'Accept-Ranges': 'bytes',
      ...(varyOn.length > 0 && { Vary: varyOn.join(', ') }),
    }
    const type = fileTypes[name] ?? getMimeType(name, mediaTypes) ?? 'application/octet-stream'
    return {
      identity: representation(body, `"${tag}"`, type, common),
      encoded: encoded.map((each) => ({
        coding: each.coding,
        representation: representation(each.body, `"${tag}-${each.coding}"`, type, common, each.coding),
      })),
    }
  }

  function file(name: string, vary?: string[]): Resource {
    const headers = {
      ...securityHeaders(),
      'Cache-Control': fileCacheControl(name),
      ...twinHeaders(name),
    }
    return resource(name, headers, vary)
  }

  for (const name of contents.keys()) if (!unserved.test(name)) fixed.set(name, file(name))

  function page(path: string): { negotiated: ByLanguage; prefixed: ByLanguage } {
    const about = record.pages[path] ?? { styles: [] }
    const security = securityHeaders({ scripts: record.scripts, styles: about.styles, path, https })
    const cache = path === '/404' ? cacheControl.notFound : pageCacheControl(path)
    function inLanguage(name: string, locale: Locale, vary?: string[]): Resource {
      return resource(name, { ...security, 'Cache-Control': cache, 'Content-Language': locale }, vary)
    }
    function negotiated(locale: Locale): Resource {
      return inLanguage(plainFile(path, locale), locale, [languageVary])
    }
    function prefixed(locale: Locale): Resource {
      return inLanguage(`/${locale}${path}.html`, locale)
    }
    return {
      negotiated: { en: negotiated('en'), de: negotiated('de') },
      prefixed: { en: prefixed('en'), de: prefixed('de') },
    }
  }

  for (const path of Object.keys(record.pages)) {
    if (path === '/404') continue
    const { negotiated, prefixed } = page(path)
    pages.set(path, negotiated)
    for (const locale of locales) fixed.set(`/${locale}${path}`, prefixed[locale])
    if (record.pages[path]?.twin) {
      const twin = (locale: Locale) => file(`/${locale}${path}.md`, [languageVary])
      pages.set(`${path}.md`, { en: twin('en'), de: twin('de') })
    }
  }
  return { fixed, pages, notFound: page('/404') }
}

/** Every file's bytes, keyed by its address; symbolic links are left out so that nothing outside the build gets in. */
function readContents(siteDir: string): Map<string, Bytes> {
  try {
    return new Map(
      readdirSync(siteDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const file = join(entry.parentPath, entry.name)
          return [`/${relative(siteDir, file).split(sep).join('/')}`, readFileSync(file)]
        }),
    )
  } catch (error) {
    throw new Error(`Cannot read the built site in ${siteDir}: run "npm run build" first.`, { cause: error })
  }
}

function readRecord(file: string): BuildRecord {
  try {
    return v.parse(buildRecord, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`Cannot read ${file}: run "npm run build" first.`, { cause: error })
  }
}

function representation(
  body: Bytes,
  etag: string,
  type: string,
  common: HeaderRecord,
  coding?: string,
): Representation {
  const unchanged = { ...common, ETag: etag }
  const headers = {
    ...unchanged,
    'Content-Type': type,
    'Content-Length': String(body.length),
    ...(coding && { 'Content-Encoding': coding }),
  }
  return { body, etag, headers, unchanged, unchangedInARow: Object.entries(unchanged).flat() }
}

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
