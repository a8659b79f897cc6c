import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { company } from '#contract/company.ts'
import { splitPath } from '#contract/locale.ts'

import { type Api, createApi } from './api.ts'
import { type Database, openDatabase } from './database/open.ts'
import { createHandler, type HandlerParts } from './handler.ts'
import { diskFree, waitingOf } from './health.ts'
import { loadSite } from './http/load-site.ts'
import { createNodeServer } from './http/node-server.ts'
import { answerUnchanged, type DirectAnswer, serveSite } from './http/static-files.ts'
import { logLine, traceOf } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { isFilled } from './plain-pages.ts'
import { loadSecret } from './secret.ts'
import { isPublicWithoutMail, readSettings, type Settings } from './settings.ts'

const diskProblems: Record<string, string> = {
  EACCES: 'permission denied',
  EDQUOT: 'the quota is used up',
  EEXIST: 'a file of that name is in the way',
  ENOENT: 'it cannot be created there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file is in the way',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
}

// A full disk or an ended reader of the log must not end the site: what cannot be logged is lost, and nothing else.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  await start(readSettings(process.env))
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${message.replaceAll(/\s+/g, ' ')}\n`)
  process.exitCode = 1
}

async function start(settings: Settings): Promise<void> {
  checkDataDirectory(settings.dataDir)
  const site = loadSite(settings.siteDir, { https: settings.publicOrigin.startsWith('https:') })
  const secret = loadSecret(settings)
  const database = await openDatabase(settings)
  try {
    const metrics = createMetrics(logLine)
    const { log } = metrics
    const { publicOrigin, originGiven } = settings
    // The pages, feeds and maps name the origin for which they were built.
    if (originGiven && publicOrigin.startsWith('https:') && publicOrigin !== company.origin)
      log({ level: 'warn', event: 'origin-differs', publicOrigin, builtFor: company.origin })
    // Visitors are told that a mail is on its way, and the operator hears of no lead.
    if (isPublicWithoutMail(settings)) log({ level: 'warn', event: 'letters-into-files' })
    const api = await createApi({ settings, secret, database, log })
    const parts = { ...api, serveSite: metrics.countSite(serveSite(site)), log }
    if (settings.metrics)
      await serveMetrics(settings.metrics, metrics, { database, dataDir: settings.dataDir })
    const unchanged = answerUnchanged(site, (path) => isFilled(splitPath(path).path))
    const port = await serve(settings, api, parts, metrics.countUnchanged(unchanged))
    process.stdout.write(`Ready: ${addressOf(settings.host, port)}\n`)
  } catch (error) {
    // An open connection would keep the process waiting for nothing.
    await database.close()
    throw error
  }
}

/** Returns the port; ends the process in an orderly way when it is told to. */
async function serve(
  settings: Settings,
  api: Api,
  parts: HandlerParts,
  direct: DirectAnswer,
): Promise<number> {
  const { server, stop } = createNodeServer(createHandler(parts), direct)
  const port = await listen(server, settings)
  api.start()

  async function drain(signal: string): Promise<void> {
    api.announceStop()
    // Checks come on new connections: they must hear of it before none is taken any more. Nobody checks at a keyboard.
    if (signal === 'SIGTERM') await setTimeout(1000)
    await stop()
    await api.stop()
  }
  let stopped: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Stays in place: npm passes Ctrl-C on, so the process often hears it twice.
    process.on(signal, () => {
      stopped ??= drain(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          parts.log?.({ level: 'error', event: 'stop-failed', ...traceOf(error) })
          process.exit(1)
        },
      )
    })
  }
  return port
}

/** On a port of its own, which the proxy in front does not know. Ends with the process. */
async function serveMetrics(
  place: { port: number; host: string },
  metrics: Metrics,
  { database, dataDir }: { database: Database; dataDir: string },
): Promise<void> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    // The figures of the process are worth most while the database is away.
    const waiting = waitingOf(database, Date.now).then(
      (counts) => ({ databaseUp: 1, ...counts }),
      () => ({ databaseUp: 0 }),
    )
    void Promise.all([waiting, diskFree(dataDir)])
      .then(([counts, disk]) => metrics.text({ ...counts, ...disk }))
      .then((text) => response.setHeader('Content-Type', 'text/plain; version=0.0.4').end(text))
  })
  await listen(server, place, 'METRICS_PORT')
  server.unref()
}

function listen(
  server: Server,
  { host, port }: Pick<Settings, 'host' | 'port'>,
  setting = 'PORT',
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(listenProblem(error, setting, host, port))),
    )
    server.listen({ port, ...(host && { host }) }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function listenProblem(
  error: NodeJS.ErrnoException,
  setting: string,
  host: string | undefined,
  port: number,
): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use: stop the other program or choose another port with ${setting}=${port + 1}.`
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user: choose one above 1023 with ${setting}=3000.`
  return `Cannot listen on ${host ?? 'any address'}, port ${port} (${error.code ?? error.message}): check HOST and ${setting}.`
}

function addressOf(host: string | undefined, port: number): string {
  const anyAddress = host === undefined || host === '0.0.0.0' || host === '::'
  const name = anyAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** A disk that cannot take a lead must be noticed now, not when the first lead arrives. */
function checkDataDirectory(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`)
  try {
    makeDirectory(dataDir)
    try {
      const file = openSync(probe, 'w', 0o600)
      try {
        writeSync(file, 'x'.repeat(4096))
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
    } finally {
      rmSync(probe, { force: true })
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Error(
      `Cannot write to the data directory ${dataDir}: ${diskProblems[code] ?? code}. Choose another with DATA_DIR.`,
      { cause: error },
    )
  }
}

/** The parent by itself: Node never comes back from making both at once where nothing can be made, as in /proc. */
function makeDirectory(path: string): void {
  const parent = dirname(path)
  if (!existsSync(parent)) makeDirectory(parent)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // It was there, or another process has just made it.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
