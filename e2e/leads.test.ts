/** From each form to the stored row and the written mail on the real server, with and without a script, in one language after the other. */
import { expect, test, type Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { company } from '#contract/company.ts'
import type { Locale } from '#contract/locale.ts'
import { contact as germanContact } from '#locales/de/contact.ts'
import { errors as germanErrors } from '#locales/de/errors.ts'
import { forms as germanForms } from '#locales/de/forms.ts'
import { mails as germanMails } from '#locales/de/mails.ts'
import { careersDetails as germanCareers } from '#locales/de/pages/careers-details.ts'
import { comingSoon as germanNotice } from '#locales/de/pages/coming-soon.ts'
import { contact as germanContactPage } from '#locales/de/pages/contact.ts'
import { requestADemo as germanDemo } from '#locales/de/pages/request-a-demo.ts'
import { contact as englishContact } from '#locales/en/contact.ts'
import { errors as englishErrors } from '#locales/en/errors.ts'
import { forms as englishForms } from '#locales/en/forms.ts'
import { mails as englishMails } from '#locales/en/mails.ts'
import { careersDetails as englishCareers } from '#locales/en/pages/careers-details.ts'
import { comingSoon as englishNotice } from '#locales/en/pages/coming-soon.ts'
import { contact as englishContactPage } from '#locales/en/pages/contact.ts'
import { requestADemo as englishDemo } from '#locales/en/pages/request-a-demo.ts'
import { receipt, spareProof } from './lead-answers.ts'
import { findLead, letterTo, newVisitor, referenceOn } from './operator.ts'
import { awaken } from './visit.ts'

const words = {
  en: {
    labels: englishContact,
    contact: englishContactPage,
    demo: englishDemo,
    application: englishCareers,
    newsletter: englishNotice,
    forms: englishForms,
    errors: englishErrors.reasons,
    mails: englishMails,
  },
  de: {
    labels: germanContact,
    contact: germanContactPage,
    demo: germanDemo,
    application: germanCareers,
    newsletter: germanNotice,
    forms: germanForms,
    errors: germanErrors.reasons,
    mails: germanMails,
  },
}

const paths = {
  contact: '/contact',
  demo: '/request-a-demo',
  application: '/careers-details',
  newsletter: '/coming-soon',
}
type Kind = keyof typeof paths
type Answered = Exclude<Kind, 'newsletter'>

/** Each form once with a script and once without, each time in the other language; all words are proven elsewhere. */
const scripted: Record<Kind, Locale> = { contact: 'en', demo: 'de', application: 'en', newsletter: 'de' }
const answered: Answered[] = ['contact', 'demo', 'application']
const other = (locale: Locale) => (locale === 'en' ? 'de' : 'en')

const message = 'Two hundred and forty invoices a month, typed in by hand.'

async function arrive(page: Page, address: string, hasScript: boolean): Promise<string> {
  const { email } = await newVisitor(page)
  await page.goto(address)
  if (hasScript) await awaken(page)
  return email
}

function field(page: Page, label: string) {
  return page.locator('main form').getByLabel(label).first()
}

/** Quicker than any person: nobody may end up in quarantine for that. */
async function fillIn(page: Page, kind: Kind, locale: Locale, email: string): Promise<void> {
  const { labels, demo, application, newsletter } = words[locale]
  const entries: Record<Kind, Record<string, string>> = {
    contact: {
      [labels.name]: 'Ada Muster',
      [labels.email]: email,
      [labels.subject]: 'Invoices',
      [labels.message]: message,
    },
    demo: {
      [demo.labels.process]: message,
      [labels.name]: 'Ada Muster',
      [demo.labels.company]: 'Muster & Söhne',
      [labels.email]: email,
    },
    application: {
      [labels.name]: 'Ada Muster',
      [labels.email]: email,
      [application.labels.message]: message,
    },
    newsletter: { [newsletter.label]: email },
  }
  for (const [label, value] of Object.entries(entries[kind])) await field(page, label).fill(value)
}

async function send(page: Page, kind: Kind, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: words[locale][kind].submit }).click()
}

/** The number that the visitor is given. */
async function referenceOf(page: Page, hasScript: boolean): Promise<string> {
  if (hasScript) return referenceOn(page)
  await expect(page.locator('#sent')).toBeVisible()
  return new URL(page.url()).searchParams.get('sent') ?? ''
}

function expectLanguage({ html, text }: Email, locale: Locale): void {
  expect(html).toContain(`<html lang="${locale}">`)
  expect(text?.length).toBeGreaterThan(100)
  expect(`${html}${text}`).not.toContain('{{')
}

async function journey(page: Page, kind: Answered, locale: Locale, hasScript: boolean) {
  test.slow()
  const { mails } = words[locale]
  const email = await arrive(page, `/${locale}${paths[kind]}`, hasScript)
  await fillIn(page, kind, locale, email)
  await send(page, kind, locale)
  const reference = await referenceOf(page, hasScript)
  expect(new URL(page.url()).pathname).toBe(`/${locale}${paths[kind]}`)

  expect(findLead(reference)).toMatchObject({
    kind,
    ...(hasScript ? { status: 'new', reasons: '' } : { status: 'quarantine', reasons: 'no-proof' }),
    locale,
    fields: { email, [kind === 'demo' ? 'process' : 'message']: message },
  })

  const about = {
    contact: 'Invoices',
    demo: 'Muster & Söhne',
    application: words[locale].application.roles['automation-engineer'],
  }[kind]
  const operator = await letterTo(company.email, `${reference} ${mails.kinds[kind]}: ${about}`, reference)
  expectLanguage(operator, locale)
  expect(operator.replyTo?.[0]?.address).toBe(email)
  expect(operator.text).toContain(message)
  expect(operator.html).toContain(message)
  if (!hasScript) {
    // Without the proof of work the operator decides, and the visitor hears nothing yet.
    expect(operator.text).toContain(`npm run leads -- release ${reference}`)
    return
  }
  const subject = mails.confirmation[kind].subject.replace('{{reference}}', reference)
  const confirmation = await letterTo(email, subject)
  expectLanguage(confirmation, locale)
  expect(confirmation.from?.address).toBe(company.email)
  expect(confirmation.text).toContain('Ada Muster')
  expect(confirmation.html).toContain(reference)
}

async function newsletterJourney(page: Page, locale: Locale, hasScript: boolean) {
  test.slow()
  const { mails, newsletter } = words[locale]
  const email = await arrive(page, `/${locale}${paths.newsletter}`, hasScript)
  await fillIn(page, 'newsletter', locale, email)
  await send(page, 'newsletter', locale)
  const reference = await referenceOf(page, hasScript)
  expect(findLead(reference)).toMatchObject({ kind: 'newsletter', status: 'unconfirmed', locale })

  const asked = await letterTo(email, mails.newsletterConfirm.subject)
  expectLanguage(asked, locale)
  const confirm = linkIn(asked, 'confirm')
  await page.goto(confirm)
  expect(findLead(reference)).toMatchObject({ status: 'unconfirmed' })
  await page.getByRole('button', { name: mails.links.confirm.button }).click()
  await expect(page.getByText(newsletter.posted.confirmed)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  expect(findLead(reference)).toMatchObject({ status: 'confirmed' })

  const welcome = await letterTo(email, mails.newsletterWelcome.subject)
  expectLanguage(welcome, locale)
  await page.goto(linkIn(welcome, 'unsubscribe'))
  await page.getByRole('button', { name: mails.links.unsubscribe.button }).click()
  await expect(page.getByText(newsletter.posted.unsubscribed)).toBeVisible()
  expect(findLead(reference)).toBeUndefined()

  await page.goto(confirm)
  await page.getByRole('button', { name: mails.links.confirm.button }).click()
  await expect(page.getByText(newsletter.posted.expired)).toBeVisible()
}

function linkIn({ text, html }: Email, purpose: string): string {
  const link = new RegExp(String.raw`http\S+/api/newsletter/${purpose}\?\S+`).exec(text ?? '')?.[0] ?? ''
  expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  return link
}

for (const kind of answered) {
  const locale = scripted[kind]
  test(`${locale}: a ${kind} is stored and answered with a mail, however quickly it was sent`, async ({
    page,
  }) => {
    await journey(page, kind, locale, true)
  })
}

test('the newsletter is confirmed and ended by the links in its mails', async ({ page }) => {
  await newsletterJourney(page, scripted.newsletter, true)
})

test('a second message has a proof of its own, so that neither is set aside', async ({ page }) => {
  test.slow()
  const { forms, labels } = words.en
  const email = await arrive(page, '/en/contact', true)
  await fillIn(page, 'contact', 'en', email)
  await send(page, 'contact', 'en')
  const first = await referenceOf(page, true)
  await page.getByRole('button', { name: forms.another }).click()
  await fillIn(page, 'contact', 'en', email)
  await field(page, labels.subject).fill('Reminders')
  await send(page, 'contact', 'en')
  const second = await referenceOf(page, true)
  expect(second).not.toBe(first)
  for (const reference of [first, second]) expect(findLead(reference)).toMatchObject({ status: 'new' })
})

test('what was corrected after the message had arrived, unknown to the visitor, is a message of its own', async ({
  page,
}) => {
  test.slow()
  const { errors, labels } = words.en
  const corrected = `${message} And reminders.`
  const email = await arrive(page, '/en/contact', true)
  await fillIn(page, 'contact', 'en', email)
  let attempts = 0
  await page.route('**/api/leads', async (route) => {
    attempts += 1
    if (attempts > 1) return route.continue()
    await route.fetch()
    await route.fulfill({ status: 503, headers: { 'Retry-After': '5' } })
  })
  await send(page, 'contact', 'en')
  await expect(page.getByText(errors.server)).toBeVisible({ timeout: 25_000 })
  await field(page, labels.message).fill(corrected)
  expect(findLead(await referenceOf(page, true))).toMatchObject({
    status: 'new',
    fields: { message: corrected },
  })
  expect(attempts).toBe(3)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const kind of answered) {
    const locale = other(scripted[kind])
    test(`${locale}: a ${kind} is posted as HTML, acknowledged and announced to the operator`, async ({
      page,
    }) => {
      await journey(page, kind, locale, false)
    })
  }

  test('the newsletter is confirmed and ended by the links in its mails', async ({ page }) => {
    await newsletterJourney(page, other(scripted.newsletter), false)
  })

  test('a mistake is named at its field, and one step back everything is still there', async ({ page }) => {
    const { labels, forms } = words.de
    const email = await arrive(page, '/de/contact', false)
    await fillIn(page, 'contact', 'de', 'ada@example')
    await send(page, 'contact', 'de')
    await expect(page).toHaveURL('/de/contact?error=email:email#error-email-email')
    await expect(page.locator('#error-email-email')).toBeVisible()
    await expect(page.getByText(forms.notSent)).toBeVisible()
    await page.goBack()
    await expect(field(page, labels.subject)).toHaveValue('Invoices')
    await expect(field(page, labels.message)).toHaveValue(message)
    await field(page, labels.email).fill(email)
    await send(page, 'contact', 'de')
    expect(findLead(await referenceOf(page, false))).toMatchObject({ fields: { email } })
  })
})

// In English these are in forms.test.ts, without the server.
test.describe('de: when something fails', () => {
  const locale = 'de'
  const { errors, forms, labels } = words[locale]
  const alert = (page: Page) => page.getByRole('alert')
  const done = (page: Page) => page.getByRole('status').getByText(receipt.reference)

  async function ready(page: Page): Promise<void> {
    await spareProof(page)
    await arrive(page, `/${locale}/contact`, true)
    await fillIn(page, 'contact', locale, 'ada@example.org')
  }

  test('a lasting network failure offers a mail and a copy of the text', async ({ page, context }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await ready(page)
    let attempts = 0
    await page.route('**/api/leads', (route) => {
      attempts += 1
      return route.abort('connectionreset')
    })
    await send(page, 'contact', locale)
    await expect(page.getByText(errors.network)).toBeVisible()
    // The pauses between the attempts have tests beside submit.ts.
    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expect(alert(page).getByRole('link', { name: forms.byMail })).toBeVisible({ timeout: 200 })
    }).toPass()
    expect(attempts).toBe(5)
    const href = await alert(page).getByRole('link', { name: forms.byMail }).getAttribute('href')
    expect(href).toMatch(new RegExp(`^mailto:${company.email}\\?subject=`))
    expect(decodeURIComponent(href ?? '')).toContain(message)
    await alert(page).getByRole('button', { name: forms.copy }).click()
    await expect(alert(page).getByRole('button', { name: forms.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `${labels.message}: ${message}`,
    )
  })

  test('a server that asks for patience gets it, with the wait on the screen', async ({ page }) => {
    await ready(page)
    const answers = [
      { status: 503, headers: { 'Retry-After': '3' }, json: { code: 'unavailable' } },
      { status: 503, headers: { 'Retry-After': '600' }, json: { code: 'unavailable' } },
      { status: 429, headers: { 'Retry-After': '40' }, json: { code: 'too-many' } },
      { status: 201, json: receipt },
    ]
    await page.route('**/api/leads', (route) => route.fulfill(answers.shift()))
    await send(page, 'contact', locale)
    await expect(page.getByText(errors.server)).toBeVisible()
    await expect(
      page.getByText(filled(forms.attemptIn, { attempt: '2', total: '5', wait: '[123]\u00a0s' })),
    ).toBeVisible()
    await expect(alert(page)).toContainText(filled(forms.busy, { wait: '10\u00a0min' }))
    await page.getByRole('button', { name: forms.sendAgain }).click()
    await expect(alert(page)).toContainText(filled(forms.tooMany, { wait: String.raw`(40|3\d)` + '\u00a0s' }))
    await page.getByRole('button', { name: forms.sendAgain }).click()
    await expect(done(page)).toBeVisible()
  })
})

test('a server that hangs is given fifteen seconds and then asked again', async ({ page }) => {
  // The first time half a second instead: `npm run drill -- forms` waits for all of it.
  await page.addInitScript(() => {
    const { timeout } = AbortSignal
    const asked: number[] = []
    Object.assign(window, { asked })
    AbortSignal.timeout = (milliseconds) => {
      asked.push(milliseconds)
      return timeout.call(AbortSignal, asked.length === 1 ? 500 : milliseconds)
    }
  })
  await spareProof(page)
  await arrive(page, '/en/contact', true)
  await fillIn(page, 'contact', 'en', 'ada@example.org')
  let attempts = 0
  await page.route('**/api/leads', (route) => {
    attempts += 1
    if (attempts === 1) return new Promise(() => undefined)
    return route.fulfill({ status: 201, json: receipt })
  })
  await send(page, 'contact', 'en')
  await expect(page.getByText(words.en.errors.network)).toBeVisible()
  await expect(page.getByRole('status').getByText(receipt.reference)).toBeVisible()
  const asked = await page.evaluate(() => (window as unknown as { asked: number[] }).asked)
  expect(asked).toEqual([15_000, 15_000])
  expect(attempts).toBe(2)
})

/** A text of ours with patterns in its places. */
function filled(text: string, values: Record<string, string>): RegExp {
  const escaped = text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(escaped.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''))
}
