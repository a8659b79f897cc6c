/** One secret, from which every purpose gets a key of its own. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

import { type Settings, shortestSecret } from './settings.ts'

export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret')
}

/** The given secret, or one that is generated once into the data directory. */
export function loadSecret({ secret, dataDir }: Pick<Settings, 'secret' | 'dataDir'>): string {
  if (secret) return secret
  const path = secretFile(dataDir)
  generate(path)
  const kept = readFileSync(path, 'utf8').trim()
  if (kept.length < shortestSecret) throw new Error(`The secret in ${path} is too short: delete the file.`)
  return kept
}

function generate(path: string): void {
  let file: number
  try {
    file = openSync(path, 'wx', 0o600)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return
    throw error
  }
  try {
    writeSync(file, `${randomBytes(32).toString('hex')}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

export function keyFor(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex')
}

/** Tells nothing of the text, and nobody without the key can make it. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Takes as long for what nearly fits, so that nobody finds the right bytes one after the other. */
export function isSame(given: Uint8Array, expected: Uint8Array): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}
