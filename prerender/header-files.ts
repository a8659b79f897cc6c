/** Gives hosts without our server its behaviour: `_headers` and `_redirects` belong into the web root, the other two to the operator. */
import { locales } from '#contract/locale.ts'
import {
  type BuildRecord,
  contentSecurityPolicy,
  fileCacheControl,
  fileTypes,
  pageCacheControl,
  referrerPolicy,
  securityHeaders,
  twinHeaders,
} from '#contract/security-headers.ts'
import { twinPath } from './addresses.ts'
import { caddyConfiguration } from './caddy-configuration.ts'
import { type HostOptions, isHttps, otherLocales, pagePaths, twinType } from './host-rules.ts'
import { nginxConfiguration } from './nginx-configuration.ts'

export function headerFiles(record: BuildRecord, options: HostOptions): Record<string, string> {
  return {
    _headers: hostHeaders(record, options),
    _redirects: hostRedirects(record),
    'nginx.conf': nginxConfiguration(record, options),
    Caddyfile: caddyConfiguration(record, options),
  }
}

/**
 * For Netlify, Cloudflare Pages and hosts that copy them. They either join a header that two rules set or let the later
 * rule win. Both give the page's own policy here: the one for all paths says the same except about styles, on which
 * alone the pages differ.
 */
function hostHeaders(record: BuildRecord, options: HostOptions): string {
  const https = isHttps(options)
  const { scripts } = record
  const sharedPolicy = [
    ...contentSecurityPolicy({ scripts, https })
      .split('; ')
      .filter((directive) => !/^(?:default|style)-src /.test(directive)),
    "object-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
  ].join('; ')
  const rules = [
    rule('/*', { ...securityHeaders(), 'Content-Security-Policy': sharedPolicy }),
    rule('/assets/*', { 'Cache-Control': fileCacheControl('/assets/') }),
    rule('/fonts/*', { 'Cache-Control': fileCacheControl('/fonts/') }),
    ...Object.entries(fileTypes).map(([name, type]) => rule(name, { 'Content-Type': type })),
    ...locales.map((locale) => rule(`/${locale}/*`, { 'Content-Language': locale })),
  ]
  // Unprefixed pages first: Cloudflare reads only the first hundred rules.
  for (const prefix of ['', ...locales.map((locale) => `/${locale}`)]) {
    for (const path of pagePaths(record)) {
      const page = record.pages[path] ?? { styles: [] }
      const headers: Record<string, string> = {
        'Content-Security-Policy': contentSecurityPolicy({ scripts, styles: page.styles, https }),
        'Cache-Control': pageCacheControl(path),
      }
      if (referrerPolicy(path) !== referrerPolicy()) headers['Referrer-Policy'] = referrerPolicy(path)
      rules.push(rule(prefix + path, headers))
    }
  }
  for (const name of twinNames(record)) {
    rules.push(rule(name, { 'Content-Type': twinType, ...twinHeaders(name) }))
  }
  return rules.join('')
}

function rule(path: string, headers: Record<string, string>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`
}

/** Netlify alone knows conditions and status 404; others skip those lines, and the page itself then shows the right language. */
function hostRedirects(record: BuildRecord): string {
  const lines = [
    '/ /home 302',
    ...locales.map((locale) => `/${locale} /${locale}/home 302`),
    ...otherLocales.flatMap((locale) =>
      pagePaths(record).map((path) => `${path} ${path}.${locale}.html 200! Language=${locale}`),
    ),
    ...locales.map((locale) => `/${locale}/* /${locale}/404.html 404`),
    ...otherLocales.map((locale) => `/* /404.${locale}.html 404 Language=${locale}`),
    '/* /404.html 404',
  ]
  return `${lines.join('\n')}\n`
}

/** The Markdown twins, each under the address that names its language. */
function twinNames(record: BuildRecord): string[] {
  return pagePaths(record)
    .filter((path) => record.pages[path]?.twin)
    .flatMap((path) => locales.map((locale) => twinPath(path, locale)))
}
