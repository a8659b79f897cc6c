import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

test('Without a secret leads can be looked at; what needs one says so and makes none, which would open nothing.', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'operator-'))
  try {
    const env = { DATA_DIR: dataDir, PATH: process.env['PATH'] }
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['tools/leads.ts', ...args], { env, encoding: 'utf8' })
    expect(run('list')).toMatchObject({ status: 0, stderr: '' })
    const { status, stdout, stderr } = run('erase', '--email', 'jane@example.org')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^Set SECRET .*\n$/)
    expect(readdirSync(dataDir)).not.toContain('secret')
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
