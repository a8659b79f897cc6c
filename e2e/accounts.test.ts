/** A customer's way from the sign-up to the deletion, on the real server with its real mails. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test, type Browser, type Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { accountPath, demoAccessPath } from '#contract/account.ts'
import { fill } from '#contract/fill.ts'
import { fallbackLocale, formats, type Locale } from '#contract/locale.ts'
import { encodeForecast, exampleState } from '#contract/roi.ts'
import { errors as germanErrors } from '#locales/de/errors.ts'
import { forms as germanForms } from '#locales/de/forms.ts'
import { mailsAccounts as germanMails } from '#locales/de/mails-accounts.ts'
import { menu as germanMenu } from '#locales/de/menu.ts'
import { account as germanAccount } from '#locales/de/pages/account.ts'
import { emailConfirmation as germanConfirmation } from '#locales/de/pages/email-confirmation.ts'
import { logIn as germanLogIn } from '#locales/de/pages/log-in.ts'
import { passwordProtected as germanDemo } from '#locales/de/pages/password-protected.ts'
import { resetPassword as germanReset } from '#locales/de/pages/reset-password.ts'
import { signUp as germanSignUp } from '#locales/de/pages/sign-up.ts'
import { updatePassword as germanUpdate } from '#locales/de/pages/update-password.ts'
import { saving as germanSaving } from '#locales/de/saving.ts'
import { errors as englishErrors } from '#locales/en/errors.ts'
import { forms as englishForms } from '#locales/en/forms.ts'
import { mailsAccounts as englishMails } from '#locales/en/mails-accounts.ts'
import { menu as englishMenu } from '#locales/en/menu.ts'
import { account as englishAccount } from '#locales/en/pages/account.ts'
import { emailConfirmation as englishConfirmation } from '#locales/en/pages/email-confirmation.ts'
import { logIn as englishLogIn } from '#locales/en/pages/log-in.ts'
import { passwordProtected as englishDemo } from '#locales/en/pages/password-protected.ts'
import { resetPassword as englishReset } from '#locales/en/pages/reset-password.ts'
import { signUp as englishSignUp } from '#locales/en/pages/sign-up.ts'
import { updatePassword as englishUpdate } from '#locales/en/pages/update-password.ts'
import { saving as englishSaving } from '#locales/en/saving.ts'
import { findingsOf } from './axe.ts'
import { data, letterTo, newVisitor, operator } from './operator.ts'
import { visit } from './visit.ts'

const words = {
  en: {
    account: englishAccount,
    confirmation: englishConfirmation,
    demo: englishDemo,
    errors: englishErrors,
    forms: englishForms,
    logIn: englishLogIn,
    mails: englishMails,
    menu: englishMenu,
    reset: englishReset,
    saving: englishSaving,
    signUp: englishSignUp,
    update: englishUpdate,
  },
  de: {
    account: germanAccount,
    confirmation: germanConfirmation,
    demo: germanDemo,
    errors: germanErrors,
    forms: germanForms,
    logIn: germanLogIn,
    mails: germanMails,
    menu: germanMenu,
    reset: germanReset,
    saving: germanSaving,
    signUp: germanSignUp,
    update: germanUpdate,
  },
}

const password = 'four lamps at the quay'
const another = 'seven boats on the lake'

function pathOf(page: Page): string {
  const { pathname, hash } = new URL(page.url())
  return pathname + hash
}

/** The address in a letter that leads to the page with a token, on this server. */
function linkIn(letter: Email): string {
  const link = /https?:\/\/\S+\?token=[\w-]+/.exec(letter.text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  return pathname + search
}

function form(page: Page, name: string) {
  return page.getByRole('form', { name })
}

async function confirm(
  page: Page,
  letter: Email,
  locale: Locale,
  said = words[locale].confirmation.states.confirmed,
): Promise<void> {
  const { confirmation } = words[locale]
  await visit(page, linkIn(letter))
  await page.getByRole('button', { name: confirmation.confirm.submit }).press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: said.long })
  await expect(heading).toBeFocused()
  // The link works once: nobody is asked to press again.
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(page.getByRole('button', { name: confirmation.confirm.submit })).toHaveCount(0)
}

async function logIn(page: Page, email: string, secret: string, locale: Locale): Promise<void> {
  const { forms, logIn: door } = words[locale]
  const slip = form(page, door.slip)
  await slip.getByLabel(forms.labels.email).fill(email)
  await slip.getByLabel(forms.labels.password, { exact: false }).first().fill(secret)
  // After a refusal it says "send again".
  await slip.locator('button[type=submit]').click()
}

/** What the forms do, without filling them in: for journeys that begin with an account. */
async function post(page: Page, name: string, fields: Record<string, string>): Promise<number> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body })).status
    },
    [`/api/account/${name}`, JSON.stringify(fields)] as const,
  )
}

/** A new customer, signed in, on the account page. */
async function customer(page: Page, locale: Locale = fallbackLocale): Promise<string> {
  const { email } = await newVisitor(page)
  await page.goto(`/${locale}/log-in`)
  const person = { firstName: 'Ada', lastName: 'Muster', email, company: 'Muster & Söhne' }
  const rest = { password, confirmPassword: password, jobTitle: '', phoneNumber: '', website: '' }
  expect(await post(page, 'sign-up', { ...person, ...rest, business: 'yes', _locale: locale })).toBe(200)
  const letter = await letterTo(email, words[locale].mails.confirm.subject)
  const token = new URLSearchParams(linkIn(letter).replace(/^.*\?/, '')).get('token') ?? ''
  expect(await post(page, 'confirm', { _token: token })).toBe(200)
  expect(await post(page, 'log-in', { email, password })).toBe(200)
  await openAccount(page, locale)
  return email
}

async function openAccount(page: Page, locale: Locale): Promise<void> {
  await page.goto(`/${locale}/account`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words[locale].account.signedIn.present)
}

/** The same customer at another browser. */
async function otherBrowser(browser: Browser, email: string, locale: Locale): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' })).newPage()
  await newVisitor(page)
  await page.goto(`/${locale}/log-in`)
  expect(await post(page, 'log-in', { email, password })).toBe(200)
  return page
}

/** By the form and the link in the mail, as far as the account that waits for its log-in. */
async function signUp(page: Page, locale: Locale): Promise<string> {
  const { confirmation, forms, mails, signUp: door } = words[locale]
  const { email } = await newVisitor(page)
  await visit(page, `/${locale}/sign-up`)
  const slip = form(page, door.slip)
  await slip.getByLabel(forms.labels.firstName).fill('Ada')
  await slip.getByLabel(forms.labels.lastName).fill('Muster')
  await slip.getByLabel(forms.labels.email).fill(email)
  await slip.getByLabel(forms.labels.password).first().fill(password)
  await slip.locator('[name=confirmPassword]').fill(password)
  await slip.getByRole('checkbox').check()
  await slip.getByRole('button', { name: door.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(confirmation.states.sent.long)
  await confirm(page, await letterTo(email, mails.confirm.subject), locale)
  return email
}

test('de: from the sign-up over the mail to the account, and what the tools save is found there', async ({
  page,
}) => {
  test.slow()
  // Its words are the longer ones.
  const locale = 'de'
  const { account, forms, logIn: door, menu, saving } = words[locale]
  const inside = account.signedIn
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const email = await signUp(page, locale)

  // Signed out, the account leads to the log-in and from there back.
  await page.goto(`/${locale}/account`)
  await page.getByRole('main').getByRole('link', { name: account.signedOut.logIn }).click()
  await expect(form(page, door.slip)).toBeVisible()
  await logIn(page, email, 'not the password', locale)
  await expect(page.getByRole('alert')).toContainText(door.wrong)
  await logIn(page, email, password, locale)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(inside.present)
  expect(pathOf(page)).toBe(`/${locale}/account`)
  await expect(page.getByRole('button', { name: menu.signedIn.state })).toBeVisible()

  expect((await findingsOf(page)).findings).toEqual([])
  const { emailTitle, passwordTitle } = inside.access
  for (const title of [emailTitle, passwordTitle]) {
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
  }
  for (const width of [320, 820, 2560, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow(), `overflow at ${width} px`).toBeLessThanOrEqual(0)
  }

  const hash = encodeForecast({ ...exampleState, inputs: { ...exampleState.inputs, casesPerMonth: 777 } })
  for (const [address, name] of [
    [`/${locale}/product-3#${hash}`, 'Seven hundred'],
    [`/${locale}/product-2`, 'As it is today'],
  ] as const) {
    await page.goto(address)
    const field = page.getByLabel(saving.name)
    await field.fill(name)
    await page.getByRole('button', { name: saving.save }).click()
    await expect(page.getByRole('status').filter({ hasText: saving.saved })).toBeVisible()
  }
  await page.getByRole('status').getByRole('link', { name: saving.open }).click()
  const saved = page.getByRole('region', { name: inside.savedLong })
  await expect(saved.getByRole('listitem')).toHaveCount(2)
  await saved.getByRole('link', { name: 'Seven hundred' }).click()
  // The same money, also for whoever reads it in the other language.
  await expect.poll(() => pathOf(page)).toBe(`/${locale}/product-3#${hash}_${formats[locale].currency}`)
  await expect(page.locator('#instrument input[inputmode]').first()).toHaveValue('777')

  await openAccount(page, locale)
  const remove = saved.getByRole('button', { name: fill(inside.removeNamed, { name: 'Seven hundred' }) })
  const putBack = saved.getByRole('button', { name: inside.putBack })
  await remove.press('Enter')
  await expect(saved.getByRole('listitem')).toHaveCount(1)
  await expect(putBack).toBeFocused()
  await putBack.press('Enter')
  await expect(saved.getByRole('listitem')).toHaveCount(2)
  await expect(remove).toBeFocused()

  const profile = form(page, inside.profile)
  await profile.getByLabel(forms.labels.company).fill('Muster & Söhne')
  await profile.getByRole('button', { name: inside.profileSubmit }).click()
  await expect(page.getByText(inside.profileDone)).toBeVisible()
  await page.getByRole('button', { name: inside.again }).press('Enter')
  await expect(profile.getByLabel(forms.labels.firstName)).toBeFocused()
  await page.reload()
  await expect(profile.getByLabel(forms.labels.company)).toHaveValue('Muster & Söhne')
})

test('en: from the sign-up to the export, deletion with its way back, and the end of the session', async ({
  page,
}) => {
  const { account } = words.en
  const inside = account.signedIn
  const email = await signUp(page, 'en')
  await visit(page, '/en/log-in')
  await logIn(page, email, password, 'en')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: inside.export }).click()
  const file = JSON.parse(readFileSync(await (await coming).path(), 'utf8'))
  expect(file.account).toMatchObject({ email, firstName: 'Ada', language: 'en' })

  await page.getByText(inside.delete, { exact: true }).first().click()
  const slip = form(page, inside.delete)
  const secret = slip.getByLabel(inside.password).first()
  await secret.fill('not the password')
  await slip.getByRole('button', { name: inside.delete }).click()
  await expect(slip.getByText(inside.access.wrong).first()).toBeVisible()
  await expect(secret).toBeFocused()
  await secret.fill(password)
  await slip.getByRole('button', { name: inside.delete }).click()
  const ending = page.getByRole('region', { name: inside.deletion.long })
  await expect(ending).toBeInViewport()
  await ending.getByRole('button', { name: inside.deletion.keep }).press('Enter')
  await expect(ending).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: inside.deletion.kept })).toBeAttached()

  await page.getByRole('main').getByRole('button', { name: inside.logOut }).click()
  await expect(page).toHaveURL(/\/en\/home$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.long)
  await expect(page.getByText(email)).toHaveCount(0)
})

test('a new password ends the other session; a new address counts once it is confirmed', async ({
  page,
  browser,
}) => {
  test.slow()
  const { account, forms, logIn: door, mails } = words.en
  const { access, sessions } = account.signedIn
  const email = await customer(page)
  const other = await otherBrowser(browser, email, 'en')
  await openAccount(other, 'en')

  const key = form(page, access.passwordTitle)
  await key.getByLabel(access.currentPassword).first().fill(password)
  await key
    .getByLabel(access.password, { exact: true })
    .or(key.locator('[name=password]'))
    .first()
    .fill(another)
  await key.locator('[name=confirmPassword]').fill(another)
  await key.getByRole('button', { name: access.passwordSubmit }).click()
  await expect(page.getByText(access.passwordDone)).toBeVisible()
  await letterTo(email, mails.password.subject)
  await expect(page.getByText(sessions.alone)).toBeVisible()

  // The other browser notices when it wants something, and keeps what was typed there.
  const profile = form(other, account.signedIn.profile)
  await profile.getByLabel(forms.labels.jobTitle).fill('Head of waiting')
  await profile.getByRole('button', { name: account.signedIn.profileSubmit }).click()
  await expect(other.getByText(account.signedOut.ended)).toBeVisible()
  await other.getByRole('main').getByRole('link', { name: account.signedOut.logIn }).click()
  await logIn(other, email, another, 'en')
  await expect(profile.getByLabel(forms.labels.jobTitle)).toHaveValue('Head of waiting')

  const list = page.getByRole('region', { name: sessions.long })
  for (const [button, said] of [
    [sessions.endNamed, sessions.ended],
    [sessions.endOthers, sessions.endedOthers],
  ] as const) {
    expect(await post(other, 'log-in', { email, password: another })).toBe(200)
    await page.reload()
    await list
      .getByRole('button', { name: fill(button, { device: '' }) })
      .first()
      .press('Enter')
    await expect(page.getByText(sessions.alone)).toBeVisible()
    await expect(list.getByRole('heading', { name: sessions.long })).toBeFocused()
    await expect(list.getByRole('status')).toContainText(fill(said, { device: '' }))
  }

  const moved = email.replace('ada', 'ada-new')
  const address = form(page, access.emailTitle)
  await address.getByLabel(access.email).fill(moved)
  await address.locator('[name=currentPassword]').fill(another)
  await address.getByRole('button', { name: access.emailSubmit }).click()
  await expect(page.getByText(access.emailDone)).toBeVisible()
  await letterTo(email, mails.emailNotice.subject)
  await confirm(page, await letterTo(moved, mails.email.subject), 'en', words.en.confirmation.changed)
  await page.goto('/log-in')
  await logIn(page, email, another, 'en')
  await expect(page.getByRole('alert')).toContainText(door.wrong)
  await logIn(page, moved, another, 'en')
  await expect(page.getByText(moved).first()).toBeVisible()
  await other.context().close()
})

test('de: a forgotten password is replaced by the link of a mail, which works once', async ({ page }) => {
  const { reset, update, forms, mails, logIn: door, account } = words.de
  const email = await customer(page, 'de')
  await visit(page, '/de/reset-password')
  await form(page, reset.slip).getByLabel(forms.labels.email).fill(email)
  await page.getByRole('button', { name: reset.submit }).click()
  await expect(page.getByText(reset.done.title).first()).toBeVisible()
  const link = linkIn(await letterTo(email, mails.reset.subject))

  for (const isFirst of [true, false]) {
    await visit(page, link)
    const slip = form(page, update.slip)
    await slip.locator('[name=password]').fill(another)
    await slip.locator('[name=confirmPassword]').fill(another)
    await slip.getByRole('button', { name: update.submit }).click()
    if (isFirst) await expect(page.getByText(update.done.title)).toBeVisible()
    else await expect(page.getByRole('alert')).toContainText(update.expired)
  }
  await page.goto('/de/account')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.long)
  await page.getByRole('main').getByRole('link', { name: account.signedOut.logIn }).click()
  await expect(form(page, door.slip)).toBeVisible()
  await logIn(page, email, another, 'de')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.signedIn.present)
})

test('a link that no longer works is told by the heading and by nothing else', async ({ page }) => {
  const { expired } = words.en.confirmation.states
  await newVisitor(page)
  await visit(page, `/en/email-confirmation?token=${'a'.repeat(43)}`)
  const station = page.getByRole('main').getByRole('img')
  const before = await station.getAttribute('aria-label')
  await page.evaluate(() => {
    const alerts: string[] = []
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]')) alerts.push(alert.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { alerts })
  })
  await page.getByRole('button', { name: words.en.confirmation.confirm.submit }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: expired.long })).toBeFocused()
  // Whoever has used it already needs no other one.
  const way = page.getByRole('main').getByRole('link', { name: words.en.confirmation.logIn })
  await expect(way).toHaveAttribute('href', /\/log-in$/)
  expect(await page.evaluate(() => (window as unknown as { alerts: string[] }).alerts)).toEqual([])
  expect(await station.getAttribute('aria-label')).not.toBe(before)
})

test('a demo request is drawn stop by stop as the operator moves it on', async ({ page }) => {
  test.slow()
  const { account } = words.en
  const email = await customer(page)
  const reference = await page.evaluate(async (address) => {
    const fields = {
      name: 'Ada Muster',
      email: address,
      company: 'Muster',
      process: 'Invoices lie on three desks.',
    }
    const body = JSON.stringify({ _kind: 'demo', _locale: 'en', ...fields })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
    const answer = await fetch('/api/leads', { method: 'POST', headers, body })
    return ((await answer.json()) as { reference: string }).reference
  }, email)
  operator('leads', 'step', reference, 'session')
  operator('leads', 'step', reference, 'demo')
  await page.reload()
  const request = page.getByRole('article').filter({ hasText: reference })
  await expect(request.getByRole('listitem')).toHaveCount(5)
  await expect(request.locator('[aria-current=step]')).toContainText(account.steps.demo)
  await expect(request.getByRole('listitem').last()).toContainText(account.signedIn.open)
})

test('a long address that waits for its confirmation stays on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await customer(page)
  const pendingEmail = `${'long-'.repeat(12)}name@${'department-'.repeat(5)}example.org`.replaceAll('-', '.')
  await page.route('**/api/account/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), pendingEmail } })
  })
  await page.reload()
  await expect(page.getByText(pendingEmail)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('the account says what holds it up, and goes on by itself', async ({ page, context }) => {
  const { account, errors } = words.en
  await customer(page)
  await page.route('**/api/account/me', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  )
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(errors.reasons.server)
  await page.unroute('**/api/account/me')
  await page.getByRole('button', { name: errors.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.signedIn.present)

  await context.setOffline(true)
  const profile = form(page, account.signedIn.profile)
  await profile.getByLabel(words.en.forms.labels.company).fill('Offline & Söhne')
  await profile.getByRole('button', { name: account.signedIn.profileSubmit }).click()
  await expect(profile.getByRole('alert')).toContainText(errors.reasons.network)
  await expect(profile.getByLabel(words.en.forms.labels.company)).toHaveValue('Offline & Söhne')
  await context.setOffline(false)
  await expect(page.getByText(account.signedIn.profileDone)).toBeVisible({ timeout: 20_000 })
})

test('who learns far down the page that the session has ended is led to where it is said', async ({
  page,
}) => {
  const { signedIn, signedOut } = words.en.account
  await customer(page)
  const profile = form(page, signedIn.profile)
  await profile.getByLabel(englishForms.labels.company).fill('Typed overnight')
  await page.context().clearCookies({ name: /sid$/ })
  await profile.getByRole('button', { name: signedIn.profileSubmit }).click()
  await expect(page.getByRole('alert')).toContainText(signedOut.ended)
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('what needs but a press leads there, too, when the session has ended', async ({ page }) => {
  const { signedIn, signedOut } = words.en.account
  await customer(page)
  const item = { kind: 'forecast', name: 'Invoices', hash: encodeForecast(exampleState) }
  expect(await post(page, 'save', item)).toBe(200)
  await openAccount(page, 'en')
  await page.context().clearCookies({ name: /sid$/ })
  await page.locator('#saved li').getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText(signedOut.ended)
  await expect(page.getByRole('button', { name: signedIn.logOut })).toHaveCount(0)
})

test('who logs in as somebody else in another tab finds that account in this one, too', async ({
  page,
  context,
}) => {
  await customer(page)
  await page.getByLabel(englishForms.labels.company).fill('Typed before')
  const other = await context.newPage()
  // By a press on the tab, by going back to the page, or when a window that lay over it is gone.
  for (const event of ['focus', 'pageshow', 'visibilitychange']) {
    const email = await customer(other)
    await page.evaluate((sign) => dispatchEvent(new Event(sign)), event)
    await expect(page.getByText(email).first()).toBeVisible()
  }
  await expect(page.getByLabel(englishForms.labels.company)).toHaveValue('Muster & Söhne')
})

test('what one customer has begun to type is not in the form of the next one in the same tab', async ({
  page,
}) => {
  await customer(page)
  await page.getByLabel(englishForms.labels.company).fill('Typed by the one before')
  await page.context().clearCookies({ name: /sid$/ })
  await customer(page)
  await expect(page.getByLabel(englishForms.labels.company)).toHaveValue('Muster & Söhne')
})

test('who logs in or out in another tab is in or out in this one, too', async ({ page, context }) => {
  const { saving, account } = words.en
  const other = await context.newPage()
  await visit(other, '/en/product-3')
  await customer(page)
  // As the browser says when the visitor comes back to the tab.
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(other.getByLabel(saving.name)).toBeVisible()
  await other.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(other).toHaveURL('/en/terms')

  await page.getByRole('main').getByRole('button', { name: account.signedIn.logOut }).click()
  await expect(page).toHaveURL('/en/home')
  // Two windows side by side: nothing is said, but the page changes.
  await other.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(other).toHaveURL('/en/accessibility')
  await expect(other.locator('html')).not.toHaveAttribute('data-signed-in')
})

test('a code that is right in a browser that keeps no cookie says so, and can be given again', async ({
  page,
}) => {
  const { demo } = words.en
  await visit(page, '/en/password-protected')
  await page.route(`**${demoAccessPath}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: {} })
      : route.fulfill({ status: 401, json: { code: 'unauthorized' } }),
  )
  const slip = form(page, demo.slip)
  await slip.getByLabel(demo.code).fill('0000-0000-0000')
  await slip.getByRole('button', { name: demo.submit }).click()
  await expect(page.getByRole('alert')).toContainText(demo.noCookie)
  await expect(page.getByText(demo.done)).toHaveCount(0)
  await page.getByRole('alert').getByRole('button').click()
  await expect(slip.getByLabel(demo.code)).toBeFocused()
})

test('a password that is right in a browser that keeps no cookie is not taken for a log-in', async ({
  page,
}) => {
  const { errors, forms, logIn } = words.de
  await visit(page, '/de/log-in')
  await page.route(`**${accountPath}/log-in`, (route) => route.fulfill({ json: {} }))
  await page.getByLabel(forms.labels.email).fill('jane@example.org')
  await page.getByLabel(forms.labels.password, { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: logIn.submit }).click()
  await expect(page.getByRole('alert')).toContainText(logIn.noCookie)
  await expect(page).toHaveURL(/\/de\/log-in$/)
  await expect(page.getByText(logIn.done)).toHaveCount(0)
  await page.getByRole('alert').getByRole('button', { name: errors.tryAgain }).click()
  await expect(page.getByLabel(forms.labels.email)).toBeFocused()
})

test('an access code opens its demo until the demo is revoked', async ({ page }) => {
  test.slow()
  const { demo } = words.en
  await newVisitor(page)
  mkdirSync(data, { recursive: true })
  writeFileSync(
    `${data}/demo.json`,
    JSON.stringify({
      title: 'Invoices at Nordlicht',
      blocks: [
        { kind: 'heading', text: 'Where the days go' },
        { kind: 'text', text: 'A secret sentence.' },
        { kind: 'facts', rows: [{ label: 'Today', value: '14 min' }] },
        { kind: 'forecast', name: 'What it returns', hash: encodeForecast(exampleState) },
      ],
    }),
  )
  const created = operator('demos', 'create', '--file', `${data}/demo.json`, '--for', 'Nordlicht AG')
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(created)?.[0] ?? ''
  await visit(page, '/en/password-protected')
  expect(await page.content()).not.toContain('A secret sentence.')
  const slip = form(page, demo.slip)
  await slip.getByLabel(demo.code).fill('0000-0000-0000')
  await slip.getByRole('button', { name: demo.submit }).click()
  await expect(page.getByRole('alert')).toContainText(demo.wrong)
  await slip.getByLabel(demo.code).fill(code.toLowerCase())
  await slip.getByRole('button').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invoices at Nordlicht')
  await expect(page.getByText('A secret sentence.')).toBeVisible()
  await expect(page.getByRole('img', { name: /36/ })).toBeVisible()
  expect((await findingsOf(page)).findings).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
  await expect(page).toHaveURL('/en/careers')
  await page.goBack()
  await expect(page.getByText('A secret sentence.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invoices at Nordlicht')

  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(created)?.[0] ?? ''
  operator('demos', 'revoke', id)
  await visit(page, '/en/password-protected')
  await expect(page.getByRole('alert')).toHaveText(demo.ended)
  await slip.getByLabel(demo.code).fill(code)
  await slip.getByRole('button', { name: demo.submit }).click()
  await expect(page.getByRole('alert')).toContainText(demo.expired)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('log-in, account and log-out are plain forms', async ({ page, browser }) => {
    const { account, forms, logIn: door, mails } = words.en
    const scripted = await (
      await browser.newContext({ javaScriptEnabled: true, baseURL: test.info().project.use.baseURL ?? '' })
    ).newPage()
    const email = await customer(scripted)
    await scripted.context().close()

    await newVisitor(page)
    await page.goto('/en/account')
    await page.getByRole('main').getByRole('link', { name: account.signedOut.logIn }).click()
    const slip = form(page, door.slip)
    await slip.getByLabel(forms.labels.email).fill(email)
    await slip.locator('[name=password]').fill('not the password')
    await slip.getByRole('button', { name: door.submit }).click()
    await expect(page.getByText(door.wrong)).toBeVisible()
    await slip.getByLabel(forms.labels.email).fill(email)
    await slip.locator('[name=password]').fill(password)
    await slip.getByRole('button', { name: door.submit }).click()
    expect(new URL(page.url()).pathname).toBe('/en/account')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Muster')
    await expect(page.getByRole('link', { name: account.signedOut.logIn, exact: true })).toHaveCount(0)

    await page.getByLabel(forms.labels.jobTitle).fill('Head of waiting')
    await page.getByRole('button', { name: mails.page.saveProfile }).click()
    await expect(page.locator('#plain')).toContainText(mails.page.done.profile)
    await expect(page.getByLabel(forms.labels.jobTitle)).toHaveValue('Head of waiting')
    await page.getByRole('main').getByRole('button', { name: mails.page.logOut }).click()
    await page.goto('/en/account')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(account.long)
    // A log-in that the browser does not keep leads here, too, and only a sentence can say so.
    const noCookie = page.locator('main noscript p')
    await expect(noCookie).toBeVisible()
    await expect(noCookie).toHaveText(account.signedOut.noCookie)
  })
})
