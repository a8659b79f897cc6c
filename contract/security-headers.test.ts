import { expect, test } from 'vitest'

import { company } from './company.ts'
import {
  contentSecurityPolicy,
  fileCacheControl,
  pageCacheControl,
  securityHeaders,
  twinHeaders,
} from './security-headers.ts'

test('The policy lets nothing inline run except what was hashed at build time.', () => {
  expect(contentSecurityPolicy({ scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] })).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'sha256-c'; " +
      "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
})

test('Insecure requests are upgraded only where the site is reached over TLS.', () => {
  expect(contentSecurityPolicy({ https: true })).toMatch(/; upgrade-insecure-requests$/)
  expect(contentSecurityPolicy()).not.toContain('upgrade-insecure-requests')
})

test('Every answer carries the whole set of headers, none of them unsafe.', () => {
  const headers = securityHeaders()
  expect(headers).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  })
  expect(Object.values(headers).join()).not.toContain('unsafe-')
})

test('The page whose address holds a token tells no other site where the visitor came from.', () => {
  expect(securityHeaders({ path: '/update-password' })['Referrer-Policy']).toBe('no-referrer')
})

test('Hashed files are kept for a year, fonts for a week, other files for an hour.', () => {
  expect(fileCacheControl('/assets/app-Ab12Cd34.js')).toBe('public, max-age=31536000, immutable')
  expect(fileCacheControl('/fonts/archivo.woff2')).toBe('public, max-age=604800')
  expect(fileCacheControl('/robots.txt')).toBe('public, max-age=3600')
})

test('Pages are asked about again, and those of one visitor are kept nowhere.', () => {
  expect(pageCacheControl('/home')).toBe('public, max-age=0, must-revalidate')
  for (const path of ['/account', '/update-password', '/email-confirmation']) {
    expect(pageCacheControl(path)).toBe('no-store')
  }
})

test('A page as Markdown names its page and its language; nothing else does.', () => {
  expect(twinHeaders('/de/about.md')).toEqual({
    'Content-Language': 'de',
    Link: `<${company.origin}/de/about>; rel="canonical"`,
  })
  expect(twinHeaders('/about.md')).toEqual({})
  expect(twinHeaders('/de/about')).toEqual({})
})
