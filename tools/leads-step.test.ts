import { afterEach, beforeEach, expect, test } from 'vitest'

import { locales } from '#contract/locale.ts'
import { type AccountApi, signUpFields, startAccounts } from '#server/fixture-accounts.ts'
import { testOrigin } from '#server/fixture-leads.ts'
import { accountWords, mailWords } from '#server/mail/words.ts'

import { printed } from './fixture-command.ts'
import { leadsCommand } from './leads.ts'

let api: AccountApi

beforeEach(async () => {
  api = await startAccounts()
})
afterEach(() => api.close())

async function request(locale: string): Promise<string> {
  const response = await api.post({
    _kind: 'demo',
    _locale: locale,
    _key: 'idempotency-key',
    _proof: await api.solve(),
    name: 'Jane Doe',
    email: 'jane@example.org',
    company: 'Firm',
    process: 'We enter 900 invoices by hand.',
  })
  const { reference }: { reference: string } = await response.json()
  return reference
}

function step(...args: string[]): Promise<string> {
  return printed(leadsCommand, api, ['step', ...args])
}

test.each(locales)('A step is told by mail in %s, with what comes next.', async (locale) => {
  const reference = await request(locale)
  await step(reference, 'demo', '--on', '2026-11-17')
  const mail = await api.lastMail('jane@example.org')
  expect(mail.subject).toMatch(new RegExp(`^${reference}: (step 2 of 4|Schritt 2 von 4), `))
  expect(mail.text).toContain(locale === 'de' ? '17. Nov. 2026' : '17 Nov 2026')
  expect(mail.text).toMatch(/2 (working days|Arbeitstage)/)
  expect(mail.text).toContain('ROI')
  expect(mail.text).not.toContain(mailWords[locale].confirmation.demo.session)
  expect(`${mail.text}${mail.html}`).not.toMatch(/\{\{|undefined/)
  // Only who has an account is sent there.
  expect(mail.text).not.toContain('/account')
})

test.each(locales)('The mail about the last step announces nothing after it (%s).', async (locale) => {
  const words = accountWords[locale].step
  const reference = await request(locale)
  await step(reference, '3')
  expect((await api.lastMail('jane@example.org')).text).toContain(words.lede)
  await step(reference, '4')
  const { text } = await api.lastMail('jane@example.org')
  expect(text).toContain(words.ledeLast)
  expect(text).not.toContain(words.lede)
})

test('Who has an account is led there, and sees the step.', async () => {
  const reference = await request('en')
  await api.open(signUpFields)
  await step(reference, '1')
  expect((await api.lastMail('jane@example.org')).text).toContain(`${testOrigin}/en/account`)
  const view: unknown = await (await (await api.signedIn()).me()).json()
  expect(view).toMatchObject({ requests: [{ reference, steps: [{ step: 'session' }] }] })
})
