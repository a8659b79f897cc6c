import { argon2Sync } from 'node:crypto'

import { expect, test } from 'vitest'

import { Refusal } from '#server/http/refusal.ts'

import { createPasswords, noPassword } from './passwords.ts'

test('A hash is told by its password alone, and says how it was made.', async () => {
  const passwords = createPasswords()
  const stored = await passwords.hash('four lamps at the quay')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await passwords.hash('four lamps at the quay')).not.toBe(stored)
  expect(await passwords.verify(stored, 'four lamps at the quay')).toBe(true)
  expect(await passwords.verify(stored, 'four lamps at the quai')).toBe(false)
  expect(await passwords.verify(undefined, 'four lamps at the quay')).toBe(false)
  for (const password of ['four lamps at the quay', '']) {
    expect(await passwords.verify(noPassword, password)).toBe(false)
  }
  await expect(passwords.verify('plain text', 'plain text')).rejects.toThrow('not in the form')
})

test('A hash that another program made with other costs is understood.', async () => {
  const nonce = Buffer.from('sixteen bytes ok')
  const tag = argon2Sync('argon2id', {
    message: 'pass',
    nonce,
    memory: 8192,
    passes: 3,
    parallelism: 2,
    tagLength: 32,
  })
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const stored = `$argon2id$v=19$m=8192,t=3,p=2$${text(nonce)}$${text(tag)}`
  expect(await createPasswords().verify(stored, 'pass')).toBe(true)
})

test('Two are hashed at once, twenty wait, and the next is asked to come back.', async () => {
  const passwords = createPasswords({ memory: 256, passes: 1, parallelism: 1 })
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => passwords.hash('x')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(22)
  for (const result of results.slice(22)) {
    expect(result.status).toBe('rejected')
    if (result.status === 'rejected') {
      expect(result.reason).toBeInstanceOf(Refusal)
      expect(result.reason).toMatchObject({ status: 503, code: 'unavailable', details: { retryAfter: 5 } })
    }
  }
  // The line is empty again.
  expect(await passwords.hash('x')).toContain('$argon2id$')
})

test('A moment in which there were too many does not tell unknown addresses from known ones ever after.', async () => {
  const passwords = createPasswords({ memory: 256, passes: 1, parallelism: 1 })
  const crowd = Array.from({ length: 22 }, () => passwords.hash('x'))
  await expect(passwords.verify(undefined, 'x')).rejects.toThrow('unavailable')
  await Promise.all(crowd)
  expect(await passwords.verify(undefined, 'x')).toBe(false)
})
