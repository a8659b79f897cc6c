import { solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'

import { quickProof } from '#server/fixture-leads.ts'
import { keyFor } from '#server/secret.ts'

import { createChallenges } from './challenge.ts'

const secret = 'secret'
const start = Date.UTC(2026, 10, 15)
const clock = { time: start }
const challenges = createChallenges(secret, () => clock.time)
const proof = await quickProof(secret, start)

function at(milliseconds: number, text = proof) {
  clock.time = start + milliseconds
  return challenges.check(text)
}

function changed(
  change: (payload: {
    challenge: { parameters: Record<string, unknown>; signature: string }
    solution: Record<string, unknown>
  }) => void,
  deep = '',
) {
  const payload = JSON.parse(Buffer.from(proof, 'base64').toString())
  change(payload)
  return Buffer.from(JSON.stringify(payload).replace('"deep"', deep)).toString('base64')
}

test('A solved challenge counts from three seconds to one day after it was handed out.', () => {
  expect(at(2_999)).toEqual({ problem: 'too-fast' })
  expect(at(3_000)).toEqual({
    proof: { signature: expect.stringMatching(/^[\da-f]{64}$/), expiresAt: start + 86_400_000 },
  })
  expect(at(86_400_000)).toHaveProperty('proof')
  expect(at(86_400_001)).toEqual({ problem: 'too-old' })
})

test('No proof, nonsense and a wrong solution are told apart from a right one.', () => {
  expect(at(5_000, '')).toEqual({ problem: 'no-proof' })
  for (const text of ['x', btoa('{}'), btoa('null'), btoa('[1]'), '%'.repeat(5_000)]) {
    expect(at(5_000, text)).toEqual({ problem: 'bad-proof' })
  }
  const wrong = [
    changed(({ solution }) => (solution['derivedKey'] = '00'.repeat(32))),
    changed(({ solution }) => (solution['derivedKey'] = '')),
    changed(({ challenge }) => (challenge.parameters['data'] = { issuedAt: start - 60_000 })),
    changed(({ challenge }) => (challenge.parameters['keySignature'] = 'ab')),
    changed(({ challenge }) => delete challenge.parameters['nonce']),
    // Nested so deep that it can be read but not written again.
    changed(
      ({ challenge }) => (challenge.parameters['data'] = 'deep'),
      `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    ),
  ]
  for (const text of wrong) expect(at(5_000, text)).toEqual({ problem: 'bad-proof' })
})

test('A proof cannot be used again under another spelling of its signature.', () => {
  const respelled = [
    changed(({ challenge }) => (challenge.signature = challenge.signature.toUpperCase())),
    changed(({ challenge }) => (challenge.signature += 'x')),
    changed(({ challenge }) => (challenge.signature += '\n')),
  ]
  for (const text of respelled) expect(at(5_000, text)).toEqual({ problem: 'bad-proof' })
})

test("Another server's proof is worth nothing.", async () => {
  expect(at(5_000, await quickProof('other', start))).toEqual({ problem: 'bad-proof' })
})

test("A challenge as it is handed out takes work, and our check agrees with the library's.", async () => {
  const challenge = await createChallenges(secret, () => start).issue()
  const solution = await solveChallenge({ challenge, deriveKey })
  expect(solution?.counter).toBeGreaterThanOrEqual(500)
  const verdict = await verifySolution({
    challenge,
    solution: solution ?? { counter: 0, derivedKey: '' },
    deriveKey,
    hmacSignatureSecret: keyFor(secret, 'challenge'),
    hmacKeySignatureSecret: keyFor(secret, 'challenge key'),
  })
  expect(verdict.verified).toBe(true)
  expect(at(5_000, btoa(JSON.stringify({ challenge, solution })))).toHaveProperty('proof')
})
