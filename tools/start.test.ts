import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'

import { buildEnvironment, sourceState, stamp } from './start.ts'

test('The sample company is shown on the own machine, and to the public only when the operator says so.', () => {
  const allowed = { ALLOW_SAMPLE_COMPANY: '1' }
  const online = { PUBLIC_ORIGIN: 'https://example.org' }
  expect(buildEnvironment({})).toEqual(allowed)
  expect(buildEnvironment({ PUBLIC_ORIGIN: 'http://localhost:3000' })).toMatchObject(allowed)
  expect(buildEnvironment(online)).toEqual(online)
  expect(buildEnvironment({ ...online, ...allowed })).toEqual({ ...online, ...allowed })
})

test('What was built as a demonstration is built again before it goes online.', () => {
  const online = buildEnvironment({ PUBLIC_ORIGIN: 'https://example.org' })
  expect(sourceState(online)).not.toBe(sourceState(buildEnvironment({})))
})

test('What another build has left, or one without forms, is built again.', async () => {
  expect(sourceState({ VITE_API: 'off' })).not.toBe(sourceState({}))
  const { environments } = await resolveConfig({}, 'build')
  const { outDir, emptyOutDir } = environments['ssr']?.build ?? {}
  expect(outDir).toBe(dirname(stamp))
  // Where nothing is said, Vite empties what lies in the project.
  expect(emptyOutDir ?? true).toBe(true)
})

test('Whoever starts it without npm, which knows where Vite is, hears of that.', () => {
  const env = { PATH: '', ALLOW_SAMPLE_COMPANY: 'never built' }
  const { status, stderr } = spawnSync(process.execPath, ['tools/start.ts'], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toBe('The site could not be built: spawnSync vite ENOENT. Is it started with npm?\n')
})

test('No shell stays between npm and the server: it would keep SIGTERM to itself.', () => {
  const { scripts }: { scripts: { start: string; serve: string } } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const directory = mkdtempSync(join(tmpdir(), 'start-'))
  try {
    for (const name of ['node', 'npm']) {
      writeFileSync(join(directory, name), '#!/bin/sh\necho $$ $MALLOC_MMAP_THRESHOLD_\n', { mode: 0o755 })
    }
    function lastLine(script: string): { pid: number; said: string | undefined } {
      const env = { PATH: `${directory}:/usr/bin:/bin` }
      const { pid, stdout } = spawnSync('sh', ['-c', script], { env, encoding: 'utf8' })
      return { pid, said: stdout.trim().split('\n').at(-1) }
    }
    const start = lastLine(scripts.start)
    expect(start.said).toBe(String(start.pid))
    const serve = lastLine(scripts.serve)
    expect(serve.said).toBe(`${serve.pid} 1048576`)
  } finally {
    rmSync(directory, { recursive: true })
  }
})
