import { expect, test } from 'vitest'
import type { AccountView } from '#contract/account-view.ts'
import { plainAccount } from './plain-account.ts'

const received = Date.UTC(2026, 10, 16, 9)

const view: AccountView = {
  id: 'account',
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.org',
  pendingEmail: null,
  company: '',
  jobTitle: '',
  phoneNumber: '',
  website: '',
  trialEndsAt: new Date(received).toISOString(),
  deletionAt: null,
  requests: [],
  saved: [],
  sessions: [],
}

test('A step that was left out is not said to be still open.', () => {
  const steps: AccountView['requests'][number]['steps'] = [
    { step: 'goals', reachedAt: '2026-11-18T00:00:00.000Z' },
  ]
  const request = { reference: 'R-1', receivedAt: new Date(received).toISOString(), process: '', steps }
  const page = plainAccount({ ...view, requests: [request] }, 'en', new URLSearchParams(), received)
  const [, stops = ''] = /<ol>(.*?)<\/ol>/.exec(page) ?? []
  const said = stops.split('</li>').map((stop) => stop.split(': ').at(-1))
  expect(said.slice(0, 4)).toEqual(['skipped', 'skipped', expect.stringContaining('2026'), 'open'])
})
