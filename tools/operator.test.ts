import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { databaseFile, openSqlite } from '#server/database/open.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'operator-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

function run(command: string, ...args: string[]) {
  const env = { DATA_DIR: dataDir, PATH: process.env['PATH'] }
  return spawnSync(process.execPath, [`tools/${command}.ts`, ...args], { env, encoding: 'utf8' })
}

test('Without a secret leads can be looked at; what needs one says so and makes none, which would open nothing.', async () => {
  await (await openSqlite(databaseFile(dataDir))).close()
  expect(run('leads', 'list')).toMatchObject({ status: 0, stdout: '0 leads\n', stderr: '' })
  const { status, stdout, stderr } = run('leads', 'erase', '--email', 'jane@example.org')
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^Set SECRET .*\n$/)
  expect(readdirSync(dataDir)).not.toContain('secret')
})

test('Where no database is, none is made: nobody would be found in it. Help is there all the same.', () => {
  for (const [command, asked] of [
    ['leads', 'help'],
    ['demos', '--help'],
  ] as const) {
    expect(run(command)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('There is no database in'),
    })
    expect(run(command, asked).stdout).toContain(`npm run ${command}`)
  }
  expect(readdirSync(dataDir)).toEqual([])
})

test('An option is no name for a backup: a copy of everybody’s data would lie where nobody looks for it.', async () => {
  await (await openSqlite(databaseFile(dataDir))).close()
  const env = { DATA_DIR: dataDir, PATH: process.env['PATH'] }
  const script = resolve('tools/backup.ts')
  for (const args of [['--help'], ['copy.sqlite', 'other.sqlite']]) {
    const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
      env,
      cwd: dataDir,
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('npm run backup') })
  }
  expect(readdirSync(dataDir)).toEqual(['kurztakt.sqlite'])
})
