/** Reads the built site into memory, each file with the headers it is sent with. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

import { getMimeType, mimes } from 'hono/utils/mime'
import * as v from 'valibot'

import { type Locale, locales } from '#contract/locale.ts'
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

type Bytes = Uint8Array<ArrayBuffer>
type HeaderRecord = Record<string, string>

export interface Representation {
  body: Bytes
  etag: string
  headers: HeaderRecord
  /** What a 304 repeats; in a row as Node takes it, too. */
  unchanged: HeaderRecord
  unchangedInARow: string[]
}

export interface Resource {
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

export const codings = [
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
