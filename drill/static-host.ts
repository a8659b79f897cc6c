/** nginx and Caddy with the configurations that the build writes must answer as our own server does. */
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

import { makeCertificate } from '#bench/certificate.ts'
import { freePort } from '#bench/free-port.ts'
import { startNginx } from '#bench/nginx.ts'

import { sendBrokenGreeting } from './broken-greeting.ts'
import { startCaddy } from './caddy.ts'
import type { Fault } from './fault.ts'
import { makePlace } from './place.ts'

/** What must be the same; an empty header and a missing one are. */
const compared = [
  'cache-control',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]

const origin = 'https://kurztakt.example'
const site = resolve('dist/site')

export async function nginxConfiguration(): Promise<Fault> {
  const configuration = readFileSync('dist/nginx.conf', 'utf8')
  const place = makePlace({ SITE_DIR: site, PUBLIC_ORIGIN: origin })
  const { key, certificate } = makeCertificate(place.directory)
  const secure = await freePort()
  const tls = `listen 127.0.0.1:${secure} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};`
  const nginx = await startNginx((port) =>
    configuration
      .replace('listen 80;', `listen 127.0.0.1:${port} default_server; ${tls}`)
      .replace(/^ *root .*;$/m, `root ${site};`),
  )
  try {
    const { demands, ...fault } = await compare('nginx', nginx.url, place)
    await sendBrokenGreeting(secure)
    const isSilent = !nginx.complaints().includes('client:')
    return { ...fault, demands: [...demands, ['nginx writes down no address', isSilent]] }
  } finally {
    await nginx.stop()
    await place.leave()
  }
}

export async function caddyConfiguration(): Promise<Fault> {
  const caddy = await startCaddy(readFileSync('dist/Caddyfile', 'utf8'), origin, site)
  const place = makePlace({ SITE_DIR: site, PUBLIC_ORIGIN: origin })
  try {
    const { demands, ...fault } = await compare('Caddy', caddy.url, place)
    const isSilent = !caddy.complaints().includes('remote_ip')
    return { ...fault, demands: [...demands, ['Caddy writes down no address', isSilent]] }
  } finally {
    await caddy.stop()
    await place.leave()
  }
}

async function compare(
  name: string,
  address: string,
  place: ReturnType<typeof makePlace>,
): Promise<Fault & Required<Pick<Fault, 'demands'>>> {
  const differences: string[] = []
  let asked = 0
  await place.start()
  const { url } = place.running()
  for (const path of addressesOf(readFileSync('dist/build.json', 'utf8'))) {
    for (const language of path.startsWith('/en') || path.startsWith('/de')
      ? ['en']
      : ['en', 'de;q=0.9, en;q=0.8']) {
      asked += 1
      const [own, other] = await Promise.all([ask(url, path, language), ask(address, path, language)])
      for (const [header, value] of Object.entries(own)) {
        if (other[header] !== value)
          differences.push(`${path} (${language}): ${header} is ${String(other[header])}, not ${value}`)
      }
    }
  }
  const [first = ''] = differences
  return {
    fault: `${name} on the written configuration, beside our server`,
    rounds: asked,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    recovered: Number.NaN,
    demands: [
      [
        `${asked} answers, ${differences.length} differences${first && `, the first: ${first}`}`,
        differences.length === 0,
      ],
    ],
  }
}

function addressesOf(record: string): string[] {
  const { pages }: { pages: Record<string, unknown> } = JSON.parse(record)
  const paths = Object.keys(pages).filter((path) => path !== '/404')
  const files = globSync(`${site}/{assets,fonts}/*.{js,css,woff2}`).map((file) => `/${relative(site, file)}`)
  return [
    ...paths.flatMap((path) => [path, `/en${path}`, `/de${path}`]),
    ...paths.slice(0, 3).flatMap((path) => [`${path}/`, `${path}.html`, `/de${path}.html?a=b`]),
    ...files.slice(0, 20),
    '/',
    '/de',
    '/en/',
    '/?a=b',
    '/nowhere',
    '/de/nowhere',
    '/home.md',
    '/de/about.md',
    '/nowhere.md',
    '/account.md',
    '/assets/missing.js',
    '/robots.txt',
    '/licenses.txt',
    '/.well-known/security.txt',
    '/_headers',
    '/home.html.br',
    '/home.de.html',
    '/home.de',
    '/home.de/',
    '/index.html',
    '/de/index.html?a=b',
    '/.vite/manifest.json',
    '/.env',
    '/404',
    '/404/',
    '/404.html',
    '//evil.example',
    `/${'a'.repeat(300)}`,
  ]
}

async function ask(url: string, path: string, language: string): Promise<Record<string, string>> {
  const headers = { 'accept-language': language, 'accept-encoding': 'gzip' }
  const response = await fetch(url + path, { headers, redirect: 'manual' })
  const body = await response.text()
  // Of a redirect or a file only these count: nothing of it is ever drawn.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
  const isDrawn = isPage && (response.status === 200 || response.status === 404)
  const isTwin = response.headers.get('content-type')?.startsWith('text/markdown') === true
  const isNegotiated = /accept-language/i.test(response.headers.get('vary') ?? '')
  const policy = response.headers.get('content-security-policy') ?? ''
  return {
    status: String(response.status),
    // Another host may say so more often.
    ...(isNegotiated && (isDrawn || isTwin) && { vary: 'language' }),
    ...Object.fromEntries(compared.map((name) => [name, response.headers.get(name) ?? ''])),
    'content-language': isDrawn || isTwin ? (response.headers.get('content-language') ?? '') : '',
    'content-security-policy': isDrawn ? policy : policy.slice(0, "default-src 'none'".length),
    link: isTwin ? (response.headers.get('link') ?? '') : '',
    body: isDrawn || isTwin ? body : '',
  }
}
