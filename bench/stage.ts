/** The built site, and beside it the floor, behind HTTP/2 and brotli on names of their own, as a visitor reaches them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Browser, chromium } from '@playwright/test'

import { benchSecret } from './api-leads.ts'
import { endProcess, type Running, startProcess } from './api-process.ts'
import { browserFlags, domain, makeCertificate } from './certificate.ts'
import { writeFloor } from './floor.ts'
import { freePort } from './free-port.ts'
import { needProgram } from './programs.ts'

export type Served = 'floor' | 'site'

interface Stage {
  address: (of: Served, path: string) => string
  executablePath: string
  flags: string[]
  /** A new one each time, as Lighthouse has. */
  inBrowser: <Result>(work: (fresh: Browser) => Promise<Result>) => Promise<Result>
}

/** `floorPaths` are the pages that the floor has; none, and there is no floor. */
export async function onStage<Result>(
  floorPaths: string[],
  work: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const executablePath = needProgram('chromium')
  const directory = mkdtempSync(join(tmpdir(), 'pages-'))
  const { key, certificate } = makeCertificate(directory)
  const flags = browserFlags(certificate)
  const port = await freePort()
  const running: Running[] = []
  const upstreams: Record<string, string> = {}

  async function serve(name: Served, siteDir: string): Promise<string> {
    const server = await startProcess('server/main.ts', {
      SITE_DIR: siteDir,
      DATA_DIR: join(directory, name),
      SECRET: benchSecret,
      PUBLIC_ORIGIN: `https://${name}.${domain}:${port}`,
    })
    running.push(server)
    upstreams[name] = server.url
    return server.url
  }

  async function inBrowser<Seen>(look: (fresh: Browser) => Promise<Seen>): Promise<Seen> {
    const fresh = await chromium.launch({ executablePath, args: flags })
    try {
      return await look(fresh)
    } finally {
      await fresh.close()
    }
  }

  try {
    const siteUrl = await serve('site', 'dist/site')
    if (floorPaths.length > 0) {
      const floorDir = join(directory, 'floor')
      await serve('floor', await inBrowser((fresh) => writeFloor(fresh, siteUrl, floorPaths, floorDir)))
    }
    const front = { UPSTREAMS: JSON.stringify(upstreams), KEY: key, CERTIFICATE: certificate }
    running.push(await startProcess('bench/front.ts', { PORT: String(port), ...front }))
    const address = (of: Served, path: string) => `https://${of}.${domain}:${port}${path}`
    return await work({ address, executablePath, flags, inBrowser })
  } finally {
    for (const each of running) await endProcess(each)
    rmSync(directory, { recursive: true, force: true })
  }
}
