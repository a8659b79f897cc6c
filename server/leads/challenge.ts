/** The proof of work that a browser does while the visitor types, and the time at which it was handed out. */
import { randomInt } from 'node:crypto'

import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'

import { keyFor } from '#server/secret.ts'

/** About a second of one core in a browser; checking it takes a fraction of a millisecond. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, least: 500, most: 1_000 }
const soonest = 3_000
const latest = 86_400_000

export type ProofProblem = 'no-proof' | 'bad-proof' | 'too-fast' | 'too-old'

export interface UsedProof {
  signature: string
  expiresAt: number
}

export type ProofResult = { problem: ProofProblem } | { problem?: never; proof: UsedProof }

export interface Challenges {
  issue: () => Promise<Challenge>
  /** Takes the base64 of `{ challenge, solution }` as JSON. */
  check: (text: string) => Promise<ProofResult>
}

const payloadSchema = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      data: v.object({ issuedAt: v.number() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

export function createChallenges(secret: string, now: () => number): Challenges {
  const secrets = {
    deriveKey,
    hmacSignatureSecret: keyFor(secret, 'challenge'),
    hmacKeySignatureSecret: keyFor(secret, 'challenge key'),
  }

  return {
    issue() {
      return createChallenge({
        ...secrets,
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.least, work.most),
        data: { issuedAt: now() },
      })
    },

    async check(text) {
      if (!text) return { problem: 'no-proof' }
      const payload = v.safeParse(payloadSchema, decoded(text))
      if (!payload.success) return { problem: 'bad-proof' }
      const { challenge, solution } = payload.output
      const { verified } = await verifySolution({ ...secrets, challenge, solution })
      if (!verified) return { problem: 'bad-proof' }
      const age = now() - challenge.parameters.data.issuedAt
      if (age > latest) return { problem: 'too-old' }
      if (age < soonest) return { problem: 'too-fast' }
      return { proof: { signature: challenge.signature, expiresAt: now() - age + latest } }
    },
  }
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
