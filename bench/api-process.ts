/** Starts a server as a process of its own, on a free port of this machine and in a directory of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Running {
  url: string
  child: ChildProcess
  /** Everything it wrote to standard error. */
  log: () => string
  /** Megabytes that it holds. */
  memory: () => number
}

/** A new directory with an empty site; `remove` is its undo. */
export function scratchSite(): { directory: string; siteDir: string; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'))
  const siteDir = join(directory, 'site')
  for (const name of ['404.html', '404.de.html', 'en/404.html', 'de/404.html']) {
    mkdirSync(join(siteDir, name, '..'), { recursive: true })
    writeFileSync(join(siteDir, name), '<!doctype html><title>404</title>')
  }
  writeFileSync(join(directory, 'build.json'), JSON.stringify({ scripts: [], pages: {} }))
  return { directory, siteDir, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

/** As in `npm run serve`: without them the heap and the memory for hashing grow far beyond what they hold. */
const flags = ['--max-semi-space-size=4', '--max-old-space-size=256']
const allocator = { MALLOC_MMAP_THRESHOLD_: '1048576' }

export async function startProcess(script: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [...flags, script], {
    env: { HOST: '127.0.0.1', PORT: '0', ...allocator, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  // Bounded: a load test writes a line for each request.
  child.stderr.on('data', (chunk) => (log = (log + String(chunk)).slice(-100_000)))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const found = /^Ready: (\S+)/m.exec(String(chunk))?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The server did not start: ${log}`)))
  })
  return { url, child, log: () => log, memory: () => residentMegabytes(child.pid ?? 0) }
}

export async function endProcess(
  { child }: Running,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}

/** Linux only; elsewhere the figure is left out. */
function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return Number.NaN
  }
}
