import { afterEach, beforeEach, expect, test } from 'vitest'

import { company } from '#contract/company.ts'
import { locales } from '#contract/locale.ts'
import {
  type AccountApi,
  goodPassword,
  otherPassword,
  signUpFields,
  startAccounts,
} from '#server/fixture-accounts.ts'
import { testOrigin } from '#server/fixture-leads.ts'
import { accountWords } from '#server/mail/words.ts'

const jane = 'jane@example.org'
let api: AccountApi

beforeEach(async () => {
  api = await startAccounts()
})
afterEach(() => api.close())

test.each(locales)('Every letter about an account is written in %s, as text and as HTML.', async (locale) => {
  const words = accountWords[locale]
  const browser = api.browser()
  await browser.post('sign-up', { ...signUpFields, _locale: locale })
  await browser.post('confirm', { _token: await api.token(jane) })
  await browser.post('sign-up', { ...signUpFields, _locale: locale })
  await browser.post('reset-password', { email: jane })
  const passwords = { password: otherPassword, confirmPassword: otherPassword }
  await browser.post('update-password', { _token: await api.token(jane), ...passwords })
  const signedIn = await api.signedIn(jane, otherPassword)
  await signedIn.post('change-email', { email: 'new@example.org', currentPassword: otherPassword })
  await api.mails()
  await signedIn.post('delete', { currentPassword: otherPassword })

  const mails = await api.mails()
  const deletion = words.deletion.subject.split('{{')[0] ?? ''
  expect(mails.map(({ subject }) => subject)).toEqual([
    words.confirm.subject,
    words.open.subject,
    words.exists.subject,
    words.reset.subject,
    words.password.subject,
    words.email.subject,
    words.emailNotice.subject,
    expect.stringContaining(deletion),
  ])
  for (const { subject, text = '', html = '', headers } of mails) {
    expect(text, subject).not.toMatch(/\{\{|undefined/)
    expect(html, subject).toContain(`<html lang="${locale}"`)
    expect(html).not.toMatch(/\{\{|undefined/)
    // An hour says whose it is.
    for (const body of [text, html]) expect(body, subject).not.toMatch(/\d\d:\d\d(?! (?:CET|MEZ))/)
    // Imprint and privacy notice are those of the firm, wherever this server is reached.
    const own = text
      .replace(`${company.origin}/${locale}/imprint`, '')
      .replace(`${company.origin}/${locale}/privacy-policy`, '')
    for (const [link] of own.matchAll(/https?:\/\/\S+/g))
      expect(link).toMatch(new RegExp(`^${testOrigin}(/${locale}/|\\.$|[,.)]|$)`))
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  }
})

test('Whoever has to choose the first password is not told that the old one stays.', async () => {
  const browser = api.browser()
  await browser.post('sign-up', signUpFields)
  const first = await api.token(jane)
  await browser.post('sign-up', { ...signUpFields, password: otherPassword, confirmPassword: otherPassword })
  await browser.post('confirm', { _token: first })
  const mails = await api.mails()
  const texts = new Map(mails.map(({ subject, text = '' }) => [subject, text.replaceAll(/\s+/g, ' ')]))
  const { open, reset } = accountWords.en
  expect(texts.get(open.subject)).toContain(open.ledeFirst)
  expect(texts.get(reset.subject)).toContain(reset.ledeFirst.split('{{')[0])
  expect(texts.get(reset.subject)).not.toContain(reset.closing)
})

test('The second letter to an address says that there was a first one, since a stranger may have caused either.', async () => {
  const browser = api.browser()
  await browser.post('sign-up', signUpFields)
  await browser.post('sign-up', { ...signUpFields, password: otherPassword, confirmPassword: otherPassword })
  await browser.post('sign-up', { ...signUpFields, email: 'john@example.org' })
  const again = accountWords.en.confirm.again
  const told = (await api.mails()).map(({ text = '' }) => text.replaceAll(/\s+/g, ' ').includes(again))
  expect(told).toEqual([false, true, false])
})

test('A letter whose reason has gone is not sent.', async () => {
  await api.open()
  const before = (await api.mails()).length
  await api.browser().post('reset-password', { email: jane })
  api.clock.pass(30 * 60_000)
  await api.browser().post('sign-up', { ...signUpFields, email: 'new@example.org' })
  const browser = await api.signedIn()
  await browser.post('delete', { currentPassword: goodPassword })
  await browser.post('keep')
  const mails = (await api.mails()).slice(before)
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['new@example.org'])
})

test('A link lasts as long as its letter says from the moment at which the letter leaves.', async () => {
  const minute = 60_000
  await api.browser().post('sign-up', signUpFields)
  api.clock.pass(23 * 60 * minute)
  const confirm = { _token: await api.token(jane) }
  api.clock.pass(23 * 60 * minute)
  expect((await api.browser().post('confirm', confirm)).status).toBe(200)
  await api.browser().post('reset-password', { email: jane })
  api.clock.pass(20 * minute)
  const passwords = { password: otherPassword, confirmPassword: otherPassword }
  const reset = { _token: await api.token(jane), ...passwords }
  api.clock.pass(29 * minute)
  expect((await api.browser().post('update-password', reset)).status).toBe(200)
})

test('A letter that is tried twice carries the same token.', async () => {
  await api.browser().post('sign-up', signUpFields)
  const first = await api.token(jane)
  await api.database.db.updateTable('outbox').set({ status: 'queued', next_at: 0 }).execute()
  expect(await api.token(jane)).toBe(first)
})
