/** nginx as a process of its own, in a directory of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { freePort } from './free-port.ts'
import { needProgram } from './programs.ts'

interface Nginx {
  url: string
  child: ChildProcess
  /** What it has written to standard error and to its log of errors. */
  complaints: () => string
  stop: () => Promise<void>
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
export const hasBrotli = existsSync(brotliModule)

/** `http` is what stands in the http block; it listens where it is told to. */
export async function startNginx(http: (port: number) => string): Promise<Nginx> {
  const program = needProgram('nginx')
  const port = await freePort()
  const directory = mkdtempSync(join(tmpdir(), 'nginx-'))
  const file = join(directory, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${directory}/${kind};`,
  )
  writeFileSync(
    file,
    `${hasBrotli ? `load_module ${brotliModule};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${directory}/nginx.pid;
    error_log ${directory}/error.log warn;
    events { worker_connections 4096; }
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 1000000;
      ${temporary.join('\n')}
      ${http(port)}
    }`,
  )
  const child = spawn(program, ['-p', directory, '-c', file, '-e', `${directory}/error.log`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => (complaint += String(chunk)))
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url, () => {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${complaint}`)
  })
  return {
    url,
    child,
    complaints: () => complaint + readFileSync(join(directory, 'error.log'), 'utf8'),
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The files of the build and nothing else: the yardstick for our own server. */
export function startSiteNginx(): Promise<Nginx> {
  return startNginx(
    (port) => `server {
      listen 127.0.0.1:${port};
      root ${resolve('dist/site')};
      ${hasBrotli ? 'brotli_static on;' : 'gzip_static on;'}
      location / { try_files $uri.html =404; }
    }`,
  )
}

export async function untilItAnswers(url: string, look: () => void): Promise<void> {
  const until = Date.now() + 30_000
  for (;;) {
    look()
    try {
      const response = await fetch(url, { redirect: 'manual' })
      await response.body?.cancel()
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(20)
    }
  }
}
