import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { company } from '#contract/company.ts'
import { type BuildRecord, contentSecurityPolicy } from '#contract/security-headers.ts'

import { headerFiles } from './header-files.ts'

const record: BuildRecord = {
  scripts: ["'sha256-boot'"],
  pages: {
    '/home': { styles: ["'sha256-home'"], twin: true },
    '/blog/first-steps': { styles: [] },
    '/update-password': { styles: [] },
    '/404': { styles: ["'sha256-lost'"] },
  },
}
const files = headerFiles(record, { origin: 'https://example.org', root: '/srv/site' })
const nginx = files['nginx.conf'] ?? ''
const caddy = files['Caddyfile'] ?? ''

function headerRules(): Map<string, Record<string, string>> {
  const rules = new Map<string, Record<string, string>>()
  let current: Record<string, string> = {}
  for (const line of (files['_headers'] ?? '').trimEnd().split('\n')) {
    const header = /^ {2}([\w-]+): (.+)$/.exec(line)
    if (header) current[header[1] ?? ''] = header[2] ?? ''
    else rules.set(line, (current = {}))
  }
  return rules
}

test('Every page has its own policy in _headers, in each language and without one.', () => {
  const rules = headerRules()
  const expected = contentSecurityPolicy({ scripts: record.scripts, styles: ["'sha256-home'"], https: true })
  for (const path of ['/home', '/en/home', '/de/home']) {
    expect(rules.get(path)).toEqual({
      'Content-Security-Policy': expected,
      'Cache-Control': 'public, max-age=0, must-revalidate',
    })
  }
  expect(rules.get('/de/update-password')).toMatchObject({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  })
  expect(rules.has('/404')).toBe(false)
  expect(rules.get('/assets/*')).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' })
})

test('The policy for all paths in _headers agrees with each page, whether a host joins or replaces it.', () => {
  const rules = headerRules()
  const shared = rules.get('/*')?.['Content-Security-Policy']?.split('; ') ?? []
  const page = rules.get('/home')?.['Content-Security-Policy']?.split('; ') ?? []
  const names = ["object-src 'none'", "frame-src 'none'", "media-src 'none'"]
  expect(shared.filter((directive) => !page.includes(directive))).toEqual(names)
  expect(shared.join()).not.toMatch(/default-src|style-src/)
  expect([...rules.keys()][0]).toBe('/*')
})

test('Nothing in any file is unsafe, and all of them carry the same fixed headers.', () => {
  for (const content of [files['_headers'], nginx, caddy]) {
    expect(content).not.toContain('unsafe-')
    expect(content).toContain('upgrade-insecure-requests')
    expect(content).toContain('max-age=63072000; includeSubDomains; preload')
    expect(content).toContain('camera=(), microphone=()')
    expect(content).toContain('require-corp')
  }
})

test('The redirects lead to the home page, then to the language, and end with the not-found pages.', () => {
  expect(files['_redirects']?.trimEnd().split('\n')).toEqual([
    '/ /home 302',
    '/en /en/home 302',
    '/de /de/home 302',
    '/home /home.de.html 200! Language=de',
    '/blog/first-steps /blog/first-steps.de.html 200! Language=de',
    '/update-password /update-password.de.html 200! Language=de',
    '/en/* /en/404.html 404',
    '/de/* /de/404.html 404',
    '/* /404.de.html 404 Language=de',
    '/* /404.html 404',
  ])
})

test('nginx knows the styles and language of each of the four files of a page.', () => {
  for (const name of ['/home.html', '/home.de.html', '/en/home.html', '/de/home.html']) {
    expect(nginx).toContain(`  ${name} "'sha256-home'";`)
    expect(nginx).toContain(`  ${name} ${name.includes('de') ? 'de' : 'en'};`)
  }
  expect(nginx).toContain(`  /404.de.html "'sha256-lost'";`)
  expect(nginx).toContain('"200 /de/update-password.html" "no-store";')
  expect(nginx).toContain('server_name example.org;')
  expect(nginx).toContain('root /srv/site;')
})

test('No proxy that we configure writes down who visits.', () => {
  for (const content of [nginx, readFileSync('docs/deploy/nginx.conf', 'utf8')]) {
    const servers = content.split(/^server \{$/m).slice(1)
    expect(servers.length).toBeGreaterThan(0)
    for (const server of servers) {
      expect(server).toContain('  access_log off;\n')
      // One level lower it names the address of every broken TLS greeting.
      expect(server).toContain('  error_log stderr alert;\n')
    }
  }
  for (const content of [caddy, readFileSync('docs/deploy/Caddyfile', 'utf8')])
    expect(content).toMatch(/^\{\n(?:\t.*\n)*\tlog \{\n\t\texclude http\.log\.error\b/m)
})

test('Every Markdown twin is text, names its language and the page it stands for.', () => {
  const rules = headerRules()
  expect(rules.get('/de/home.md')).toEqual({
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Language': 'de',
    Link: `<${company.origin}/de/home>; rel="canonical"`,
  })
  expect(rules.has('/de/update-password.md')).toBe(false)
  for (const content of [nginx, caddy]) {
    expect(content).toContain('text/markdown')
    expect(content).toMatch(/<https:\/\/example\.org[^>]+>; rel=\\?"canonical\\?"/)
  }
})

test('Feeds and the old kind of icon have their own type in every file.', () => {
  const rules = headerRules()
  for (const [name, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/feed.de.xml', 'application/atom+xml; charset=utf-8'],
    ['/feed.en.json', 'application/feed+json'],
  ] as const) {
    expect(rules.get(name)).toEqual({ 'Content-Type': type })
    expect(nginx).toContain(`  location = ${name} {\n    types {\n    }\n    default_type "${type}";`)
    expect(caddy).toContain(`\theader ${name} Content-Type "${type}"\n`)
  }
})

test('A German file has no second address, and index.html leads to the home page, as on our own server.', () => {
  for (const content of [nginx, caddy]) {
    const hidden = new RegExp(/(?:location ~ |@hidden path_regexp `)(\S+?gz\)\$)/.exec(content)?.[1] ?? '$')
    for (const name of ['/home.de', '/home.de.html', '/home.html.gz']) expect(name).toMatch(hidden)
    for (const name of ['/home', '/feed.de.xml', '/de']) expect(name).not.toMatch(hidden)
    const start = new RegExp(/(\^\/\(en\|de\)\(\S+?\$)/.exec(content)?.[1] ?? '^$')
    for (const name of ['/de', '/en/', '/de/index.html']) expect(name).toMatch(start)
    for (const name of ['/', '/de/home', '/deindex.html']) expect(name).not.toMatch(start)
  }
})

test('Caddy knows the styles of each of the three addresses of a page.', () => {
  for (const path of ['/home', '/en/home', '/de/home']) {
    expect(caddy).toMatch(new RegExp(`^\\t\\t${path} "\\w+" "'sha256-home'" `, 'm'))
  }
  expect(caddy).toMatch(/^https:\/\/example\.org \{$/m)
})

test.each([
  ['', false],
  ['de', true],
  ['de-AT', true],
  ['DE-ch, en', true],
  ['de-DE,de;q=0.9,en;q=0.8', true],
  ['fr-FR, fr;q=0.9, de;q=0.5, en;q=0.1', true],
  ['es , it;q=0.9,dk,e, d, ende, den;q=0.7 , de', true],
  ['en;q=0, de;q=0.1', true],
  ['en-US,en;q=0.9,de;q=0.8', false],
  ['fr, en;q=0.5, de;q=0.4', false],
  ['fr', false],
  ['den', false],
  ['*', false],
  ['fr, *;q=0.5, de;q=0.1', false],
  ['de;q=0', false],
  ['de;q=0.0, en', false],
  ['de-AT;q=0.000', false],
  [`${'x;q=0.9, '.repeat(2000)}de`, true],
  [`${'x;q=0.9, '.repeat(2000)}en`, false],
])('A browser that wishes for %j is sent the German file: %s.', (wish, german) => {
  const pattern = /"~\*(\^.*)" de;/.exec(nginx)?.[1] ?? ''
  expect(new RegExp(pattern, 'i').test(wish)).toBe(german)
  expect(caddy).toContain(pattern.slice(1))
})
