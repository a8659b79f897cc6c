/** Caddy as a process of its own, in a directory of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '#bench/free-port.ts'
import { untilItAnswers } from '#bench/nginx.ts'
import { needProgram } from '#bench/programs.ts'

interface Caddy {
  url: string
  complaints: () => string
  stop: () => Promise<void>
}

/** The site of the given configuration without TLS, on a port of its own. */
export async function startCaddy(configuration: string, origin: string, site: string): Promise<Caddy> {
  const program = needProgram('caddy')
  const url = `http://127.0.0.1:${await freePort()}`
  const directory = mkdtempSync(join(tmpdir(), 'caddy-'))
  const file = join(directory, 'Caddyfile')
  writeFileSync(
    file,
    configuration
      .replace(/^\{$/m, '{\n\tadmin off')
      .replace(`\n${origin} {`, `\n${url} {`)
      .replace(/^\troot \* .*$/m, `\troot * ${site}`),
  )
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: directory, XDG_CONFIG_HOME: directory, XDG_DATA_HOME: directory },
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => (complaint += String(chunk)))
  await untilItAnswers(url, () => {
    if (child.exitCode !== null) throw new Error(`Caddy did not start: ${complaint}`)
  })
  return {
    url,
    complaints: () => complaint,
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
