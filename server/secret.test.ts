import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { keyFor, loadSecret } from './secret.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'secret-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

test('A given secret is used as it is; else one is made once and kept for the owner alone.', () => {
  expect(loadSecret({ secret: 'given', dataDir })).toBe('given')
  const made = loadSecret({ secret: undefined, dataDir })
  expect(made).toMatch(/^[\da-f]{64}$/)
  expect(loadSecret({ secret: undefined, dataDir })).toBe(made)
  expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(made)
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
})

test('A kept secret that was cut short is refused.', () => {
  writeFileSync(join(dataDir, 'secret'), 'abc')
  expect(() => loadSecret({ secret: undefined, dataDir })).toThrow('is too short')
})

test('Every purpose has a key of its own.', () => {
  expect(keyFor('secret', 'a')).toBe(keyFor('secret', 'a'))
  expect(keyFor('secret', 'a')).not.toBe(keyFor('secret', 'b'))
  expect(keyFor('secret', 'a')).not.toBe(keyFor('other', 'a'))
})
