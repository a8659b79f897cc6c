/** Secrets that a browser or a mail carries. The database knows only their hashes. */
import { createHash, randomBytes } from 'node:crypto'

import { lasting } from '#contract/account.ts'
import type { TokenPurpose } from '#server/database/tables.ts'
import { keyedHash, keyFor } from '#server/secret.ts'

const hours = 3_600_000
export const lifetimes: Record<TokenPurpose, number> = {
  confirm: lasting.confirmHours * hours,
  email: lasting.confirmHours * hours,
  reset: lasting.resetMinutes * 60_000,
}

/** 32 bytes in base64url. */
const tokenPattern = /^[\w-]{43}$/

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** None for what cannot be a token of ours, so that nothing else gets further. */
export function tokenOf(text: unknown): string | undefined {
  return typeof text === 'string' && tokenPattern.test(text) ? text : undefined
}

/** A token is random enough for a quick hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export type MailTokens = (outboxId: string) => string

/**
 * The token of a letter follows from the letter's id and our secret: it need not be stored to be written when the
 * letter leaves, and a second try of the same letter carries the same token.
 */
export function createMailTokens(secret: string): MailTokens {
  const key = keyFor(secret, 'mail token')
  return (outboxId) => keyedHash(key, outboxId)
}
