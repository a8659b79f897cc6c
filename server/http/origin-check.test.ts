import { expect, test } from 'vitest'

import { checkOrigin } from './origin-check.ts'
import { Refusal } from './refusal.ts'

const given = { publicOrigin: 'https://site.test', originGiven: true }
const open = { publicOrigin: 'http://localhost:3000', originGiven: false }

function check(headers: Record<string, string>, own = given): void {
  checkOrigin(new Request('http://192.168.1.5:3000/api/leads', { method: 'POST', headers }), own)
}

test('A post from our own page passes, with or without the newer header.', () => {
  expect(() => check({ origin: 'https://site.test' })).not.toThrow()
  expect(() => check({ origin: 'https://site.test', 'sec-fetch-site': 'same-origin' })).not.toThrow()
})

test.each([
  {},
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'https://site.test.evil.example' },
  { origin: 'http://site.test' },
  { 'sec-fetch-site': 'same-origin' },
  { origin: 'https://site.test', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://site.test', 'sec-fetch-site': 'same-site' },
  { origin: 'http://192.168.1.5:3000' },
])('A post with %j is forbidden.', (headers) => {
  expect(() => check(headers)).toThrow(Refusal)
})

test('Without a given origin, the host that was asked may post to itself.', () => {
  check({ origin: 'http://192.168.1.5:3000' }, open)
  check({ origin: 'http://localhost:3000' }, open)
  check({ origin: 'http://name.local', host: 'name.local' }, open)
  expect(() => check({ origin: 'http://evil.example' }, open)).toThrow(Refusal)
})
