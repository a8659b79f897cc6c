/** What every answer says besides its content, so that our server and any static host say the same. */
import { company } from './company.ts'
import { locales, splitPath } from './locale.ts'

/** The build writes this beside the site: the hashes (quotes included) of the inline code its pages may use. */
export interface BuildRecord {
  scripts: string[]
  /** Keyed by the path without a language, such as `/home`. */
  pages: Record<string, PageRecord>
}

interface PageRecord {
  styles: string[]
  /** Has the same content as Markdown, at its address with `.md` behind it. */
  twin?: true
}

interface Policy {
  scripts?: readonly string[]
  styles?: readonly string[]
  /** The site is reached over TLS; without it browsers would turn every request on a plain address into a failing one. */
  https?: boolean
}

export function contentSecurityPolicy({ scripts = [], styles = [], https = false }: Policy = {}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The addresses of these pages carry a one-time token, which no other site may see. */
const tokenPaths = new Set(['/update-password', '/email-confirmation'])

/** `path` is the page's path without a language. */
export function referrerPolicy(path = ''): string {
  return tokenPaths.has(path) ? 'no-referrer' : 'strict-origin-when-cross-origin'
}

export function securityHeaders(page: Policy & { path?: string } = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(page),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': referrerPolicy(page.path),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }
}

/** A page as Markdown says which page it is, so that search engines show that one. */
export function twinHeaders(name: string): Record<string, string> {
  const { prefix } = splitPath(name)
  if (!prefix || !name.endsWith('.md')) return {}
  return {
    'Content-Language': prefix,
    Link: `<${company.origin}${name.slice(0, -'.md'.length)}>; rel="canonical"`,
  }
}

/** Files whose type does not follow from how their name ends, or not on every host: feeds, the manifest, and the old kind of icon. */
export const fileTypes: Record<string, string> = {
  '/favicon.ico': 'image/x-icon',
  '/manifest.webmanifest': 'application/manifest+json',
  ...Object.fromEntries(
    locales.flatMap((locale) => [
      [`/feed.${locale}.xml`, 'application/atom+xml; charset=utf-8'],
      [`/feed.${locale}.json`, 'application/feed+json'],
    ]),
  ),
}

/** What the answer depends on wherever the language is negotiated. */
export const languageVary = 'Cookie, Accept-Language'

export const cacheControl = {
  /** The name changes with the content. */
  hashed: 'public, max-age=31536000, immutable',
  /** A week: the name stays when a font is subset anew, and the old one still draws every glyph but the newest. */
  font: 'public, max-age=604800',
  page: 'public, max-age=0, must-revalidate',
  file: 'public, max-age=3600',
  notFound: 'no-cache',
  never: 'no-store',
}

/** `path` is the page's path without a language. What belongs to one visitor is not left behind on the machine. */
export function pageCacheControl(path: string): string {
  return path === '/account' || tokenPaths.has(path) ? cacheControl.never : cacheControl.page
}

/** For everything that is not a page. */
export function fileCacheControl(path: string): string {
  if (path.startsWith('/assets/')) return cacheControl.hashed
  return path.startsWith('/fonts/') ? cacheControl.font : cacheControl.file
}
