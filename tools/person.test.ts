import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { type AccountApi, startAccounts } from '#server/fixture-accounts.ts'
import { contactPost, testSecret } from '#server/fixture-leads.ts'
import { createDemoStore } from '#server/demos/store.ts'
import { createPasswords } from '#server/accounts/passwords.ts'

import { printed } from './fixture-command.ts'
import { leadsCommand } from './leads.ts'

const workflow = 'w=1~Invoices~Read.2s.a.1w'

let api: AccountApi

beforeEach(async () => {
  api = await startAccounts()
})
afterEach(() => api.close())

function run(...args: string[]): Promise<string> {
  return printed(leadsCommand, api, args)
}

/** A person of whom there is something in every table. */
async function live(name: string): Promise<void> {
  const email = `${name}@example.org`
  const demo = { _kind: 'demo', company: 'Firm', process: 'We enter 900 invoices by hand.', workflow }
  const unused = { subject: undefined, message: undefined, phone: undefined, address: undefined }
  const proof = { _proof: await api.solve(), _key: `idempotency-${name}` }
  const answer = await api.post(contactPost({ ...demo, ...unused, ...proof, email }))
  const { reference }: { reference: string } = await answer.json()
  await run('step', reference, '1', '--on', '2026-11-20')
  await api.open({ email })
  const browser = await api.signedIn(email)
  await browser.post('save', {
    kind: 'workflow',
    name: `Invoices of ${name}`,
    hash: workflow,
  })
  const { database, clock } = api
  const demos = createDemoStore({
    database,
    passwords: createPasswords(),
    secret: testSecret,
    now: clock.now,
  })
  const content = { title: `For ${name}`, blocks: [] }
  await demos.create({ content, preparedFor: 'Firm', days: 14, locale: 'en', email })
}

test('One person’s export has everything that is kept about the address, and of nobody else.', async () => {
  await live('jane')
  await live('john')
  const text = await run('export', 'json', '--email', 'Jane@EXAMPLE.org')
  expect(JSON.parse(text)).toMatchObject({
    leads: [
      { kind: 'demo', email: 'jane@example.org', attached: { workflow: { name: { en: 'Invoices' } } } },
    ],
    steps: [{ step: 1, reachedAt: '2026-11-20T00:00:00.000Z' }],
    accounts: [
      { firstName: 'Jane', company: 'Firm & Sons', confirmedAt: new Date(api.clock.time).toISOString() },
    ],
    saved: [{ kind: 'workflow', name: 'Invoices of jane', content: { steps: [{ workMinutes: 10 }] } }],
    sessions: [{ startedAt: new Date(api.clock.time).toISOString() }],
    demos: [{ preparedFor: 'Firm', content: { title: 'For jane' } }],
    letters: expect.arrayContaining([expect.objectContaining({ letter: 'demo-code' })]),
  })
  expect(text).not.toContain('john')
  expect(text).not.toMatch(/argon2|_hash|token|lookup/i)
})

test('A spreadsheet has the leads alone, and says so beside it.', async () => {
  await live('jane')
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await run('export', 'csv', '--email', 'jane@example.org')).split('\r\n')).toHaveLength(2)
  expect(said.mock.calls.flat().join()).toContain('the leads alone')
  said.mockRestore()
})
