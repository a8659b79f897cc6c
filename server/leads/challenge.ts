/** The proof of work that a browser does while the visitor types, and the time at which it was handed out. */
import { createHmac, randomInt } from 'node:crypto'

import { type Challenge, createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'

import { daysInMilliseconds, retentionDays } from '#contract/retention.ts'
import { isSame, keyFor } from '#server/secret.ts'

/** About a second of one core in a browser; checking it takes a fraction of a millisecond. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, least: 500, most: 1_000 }
const soonest = 3_000
const latest = daysInMilliseconds(retentionDays.proofs)

type ProofProblem = 'no-proof' | 'bad-proof' | 'too-fast' | 'too-old'

export interface UsedProof {
  signature: string
  expiresAt: number
}

type ProofResult = { problem: ProofProblem } | { problem?: never; proof: UsedProof }

export interface Challenges {
  issue: () => Promise<Challenge>
  /** Takes the base64 of `{ challenge, solution }` as JSON. */
  check: (text: string) => ProofResult
}

/** Spelled in one way only: under another spelling of the same bytes a used proof would not be recognised. */
const signatureSchema = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))
/** Nothing of ours is nested deeper: an invented depth would exhaust the stack when it is written again. */
const plain = v.union([v.string(), v.number(), v.boolean(), v.null()])
const flat = v.union([plain, v.record(v.string(), plain)])
const payloadSchema = v.object({
  challenge: v.object({ parameters: v.record(v.string(), flat), signature: signatureSchema }),
  solution: v.object({ derivedKey: v.string() }),
})
const signedSchema = v.object({ keySignature: v.string(), data: v.object({ issuedAt: v.number() }) })

export function createChallenges(secret: string, now: () => number): Challenges {
  const signatureKey = keyFor(secret, 'challenge')
  const solutionKey = keyFor(secret, 'challenge key')

  /** By hand: the library's own check takes ten times as long, most of it in detours through other threads. */
  function verified(text: string): { signature: string; issuedAt: number } | undefined {
    const payload = v.safeParse(payloadSchema, decoded(text))
    if (!payload.success) return undefined
    const { challenge, solution } = payload.output
    const { parameters, signature } = challenge
    const sorted = Object.fromEntries(Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (!isSignature(signature, signatureKey, JSON.stringify(sorted))) return undefined
    const { keySignature, data } = v.parse(signedSchema, parameters)
    const isSolved = isSignature(keySignature, solutionKey, Buffer.from(solution.derivedKey, 'hex'))
    return isSolved ? { signature, issuedAt: data.issuedAt } : undefined
  }

  return {
    issue() {
      return createChallenge({
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.least, work.most),
        deriveKey,
        data: { issuedAt: now() },
        hmacSignatureSecret: signatureKey,
        hmacKeySignatureSecret: solutionKey,
      })
    },

    check(text) {
      if (!text) return { problem: 'no-proof' }
      const proof = verified(text)
      if (!proof) return { problem: 'bad-proof' }
      const age = now() - proof.issuedAt
      if (age > latest) return { problem: 'too-old' }
      if (age < soonest) return { problem: 'too-fast' }
      return { proof: { signature: proof.signature, expiresAt: proof.issuedAt + latest } }
    },
  }
}

function isSignature(given: string, key: string, content: string | Uint8Array): boolean {
  return isSame(Buffer.from(given, 'hex'), createHmac('sha256', key).update(content).digest())
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
