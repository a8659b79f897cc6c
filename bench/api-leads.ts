/** Leads with a valid proof of work, made with the server's own secret instead of a second of computing each. */
import { createHmac, randomUUID } from 'node:crypto'

import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

import { leadMeta } from '#contract/lead.ts'

export const benchSecret = 'a secret that is used by load tests alone'

export interface BenchLead {
  key: string
  body: string
  headers: Record<string, string>
}

function keyFor(purpose: string): string {
  return createHmac('sha256', benchSecret).update(purpose).digest('hex')
}

export async function makeLeads(count: number, origin: string): Promise<BenchLead[]> {
  const leads: BenchLead[] = []
  for (let index = 0; index < count; index++) leads.push(await makeLead(origin))
  return leads
}

async function makeLead(origin: string): Promise<BenchLead> {
  const key = randomUUID()
  const body = JSON.stringify({
    [leadMeta.kind]: 'contact',
    [leadMeta.locale]: 'de',
    [leadMeta.proof]: await makeProof(),
    name: 'Erika Beispiel',
    email: `${key}@example.org`,
    subject: 'Rechnungen im Einkauf',
    message: 'Wir erfassen jeden Monat etwa 900 Rechnungen von Hand und möchten das ändern.',
    phone: '+49 30 1234567',
  })
  return {
    key,
    body,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      Origin: origin,
      // Each lead comes from a visitor of its own; the server must trust this machine as a proxy.
      'X-Forwarded-For': visitorAddress(key),
    },
  }
}

function visitorAddress(key: string): string {
  const hex = key.replaceAll('-', '')
  return `2001:db8:${hex.slice(0, 4)}:${hex.slice(4, 8)}::1`
}

async function makeProof(): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 0,
    deriveKey,
    data: { issuedAt: Date.now() - 60_000 },
    hmacSignatureSecret: keyFor('challenge'),
    hmacKeySignatureSecret: keyFor('challenge key'),
  })
  const { parameters } = challenge
  const password = Buffer.concat([Buffer.from(parameters.nonce, 'hex'), Buffer.alloc(4)])
  const { derivedKey } = await deriveKey(parameters, Buffer.from(parameters.salt, 'hex'), password)
  const solution = { counter: 0, derivedKey: Buffer.from(derivedKey).toString('hex') }
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
