/** nginx with the configuration that the build writes must answer as our own server does. */
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

import { makeCertificate } from '#bench/certificate.ts'
import { freePort } from '#bench/free-port.ts'
import { startNginx } from '#bench/nginx.ts'

import { sendBrokenGreeting } from './broken-greeting.ts'
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

export async function nginxConfiguration(): Promise<Fault> {
  const site = resolve('dist/site')
  const configuration = readFileSync('dist/nginx.conf', 'utf8')
  const place = makePlace({ SITE_DIR: site, PUBLIC_ORIGIN: 'https://kurztakt.example' })
  const { key, certificate } = makeCertificate(place.directory)
  const secure = await freePort()
  const tls = `listen 127.0.0.1:${secure} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};`
  const nginx = await startNginx((port) =>
    configuration
      .replace('listen 80;', `listen 127.0.0.1:${port} default_server; ${tls}`)
      .replace(/^ *root .*;$/m, `root ${site};`),
  )
  const differences: string[] = []
  let asked = 0
  try {
    await place.start()
    const { url } = place.running()
    const { pages }: { pages: Record<string, unknown> } = JSON.parse(readFileSync('dist/build.json', 'utf8'))
    const paths = Object.keys(pages).filter((path) => path !== '/404')
    const files = globSync(`${site}/{assets,fonts}/*.{js,css,woff2}`).map(
      (file) => `/${relative(site, file)}`,
    )
    const addresses = [
      ...paths.flatMap((path) => [path, `/en${path}`, `/de${path}`]),
      ...paths.slice(0, 3).flatMap((path) => [`${path}/`, `${path}.html`, `/de${path}.html?a=b`]),
      ...files.slice(0, 20),
      '/',
      '/de',
      '/en/',
      '/?a=b',
      '/nowhere',
      '/de/nowhere',
      '/assets/missing.js',
      '/robots.txt',
      '/licenses.txt',
      '/_headers',
      '/home.html.br',
      '/home.de.html',
      '/home.de',
      '/index.html',
      '/de/index.html?a=b',
      '/.vite/manifest.json',
      '/404',
      '/404.html',
      '//evil.example',
    ]
    for (const path of addresses) {
      for (const language of path.startsWith('/en') || path.startsWith('/de')
        ? ['en']
        : ['en', 'de;q=0.9, en;q=0.8']) {
        asked += 1
        const [own, other] = await Promise.all([ask(url, path, language), ask(nginx.url, path, language)])
        for (const [name, value] of Object.entries(own)) {
          if (other[name] !== value)
            differences.push(`${path} (${language}): ${name} is ${String(other[name])}, not ${value}`)
        }
      }
    }
    await sendBrokenGreeting(secure)
    const [first = ''] = differences
    return {
      fault: 'nginx on the written configuration, beside our server',
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
        ['nginx writes down no address', !nginx.complaints().includes('client:')],
      ],
    }
  } finally {
    await nginx.stop()
    await place.leave()
  }
}

async function ask(url: string, path: string, language: string): Promise<Record<string, string>> {
  const headers = { 'accept-language': language, 'accept-encoding': 'gzip' }
  const response = await fetch(url + path, { headers, redirect: 'manual' })
  const body = await response.text()
  // Of a redirect or a file only these count: nothing of it is ever drawn.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
  const isDrawn = isPage && (response.status === 200 || response.status === 404)
  const policy = response.headers.get('content-security-policy') ?? ''
  return {
    status: String(response.status),
    ...Object.fromEntries(compared.map((name) => [name, response.headers.get(name) ?? ''])),
    'content-language': isDrawn ? (response.headers.get('content-language') ?? '') : '',
    'content-security-policy': isDrawn ? policy : policy.slice(0, "default-src 'none'".length),
    body: isDrawn ? body : '',
  }
}
