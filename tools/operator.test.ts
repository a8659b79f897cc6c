import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

test('Where the server has no secret the commands make none: whatever came of it would open nothing.', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'operator-'))
  try {
    const env = { DATA_DIR: dataDir, PATH: process.env['PATH'] }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/leads.ts'], {
      env,
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^Set SECRET .*\n$/)
    expect(readdirSync(dataDir)).toEqual([])
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
