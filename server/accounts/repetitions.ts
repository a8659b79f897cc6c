/**
 * Recognises a sign-up that is sent a second time: by the page, which has had no answer, or by a double press. As an
 * entry of its own it would take the password from the first one, whose letter is already on its way.
 */
import { randomBytes } from 'node:crypto'

import { keyedHash } from '#server/secret.ts'

/** Longer than the page tries by itself. */
const milliseconds = 10 * 60_000

export interface Repetitions {
  /** The entry that was made of the same content a short while ago. */
  find: (content: string) => string | undefined
  note: (content: string, accountId: string) => void
}

export function createRepetitions(now: () => number): Repetitions {
  // The content holds a password: what is remembered of it is of no use to anybody, and goes with the process.
  const key = randomBytes(32).toString('hex')
  const entries = new Map<string, { at: number; accountId: string }>()

  function isRecent(at: number): boolean {
    return at <= now() && at > now() - milliseconds
  }

  return {
    find(content) {
      const entry = entries.get(keyedHash(key, content))
      return entry && isRecent(entry.at) ? entry.accountId : undefined
    },
    note(content, accountId) {
      // The oldest come first.
      for (const [name, { at }] of entries) {
        if (isRecent(at)) break
        entries.delete(name)
      }
      entries.set(keyedHash(key, content), { at: now(), accountId })
    },
  }
}
