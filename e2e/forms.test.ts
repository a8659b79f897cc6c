/** Every form says what is wrong, loses nothing, and is done only when the server says so. */
import { expect, test, type Page, type Request } from '@playwright/test'
import { signedInCookie, storagePrefix } from '#contract/company.ts'
import { contact as germanContact } from '#locales/de/contact.ts'
import { forms as germanForms } from '#locales/de/forms.ts'
import { contact as germanPage } from '#locales/de/pages/contact.ts'
import { signUp as germanSignUp } from '#locales/de/pages/sign-up.ts'
import { contact as englishContact } from '#locales/en/contact.ts'
import { forms as englishForms } from '#locales/en/forms.ts'
import { contact as englishPage } from '#locales/en/pages/contact.ts'
import { signUp as englishSignUp } from '#locales/en/pages/sign-up.ts'
import { updatePassword as englishUpdate } from '#locales/en/pages/update-password.ts'
import { findingsOf } from './axe.ts'
import { holdBack } from './hold-back.ts'
import { receipt, spareProof } from './lead-answers.ts'
import { answer, awaken, visit } from './visit.ts'

const languages = {
  en: {
    contact: englishContact,
    forms: englishForms,
    page: englishPage,
    signUp: englishSignUp,
    // Word for word as the customer wrote them.
    required: 'This field is required',
    email: 'Please enter a valid email address',
    mismatch: 'Passwords do not match',
    minimum: (count: number) => `Minimum ${count} characters required`,
  },
  de: {
    contact: germanContact,
    forms: germanForms,
    page: germanPage,
    signUp: germanSignUp,
    required: 'Dieses Feld ist erforderlich',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    mismatch: 'Die Passwörter stimmen nicht überein',
    minimum: (count: number) => `Mindestens ${count} Zeichen erforderlich`,
  },
} as const

const networkError = 'Network error. Please check your connection.'
const serverError = 'Server error. Please try again later.'
const message = 'Two hundred and forty invoices a month, please.'

/** What is done before the page is awake is not lost, so nobody waits for that. */
async function open(page: Page, path: string): Promise<void> {
  await answer(page, 'declined')
  await spareProof(page)
  await page.goto(path)
}

function field(page: Page, label: string) {
  return page.locator('main form').getByLabel(label).first()
}

async function fillContact(page: Page): Promise<void> {
  await field(page, 'Name').fill('Ada Beispiel')
  await field(page, 'Email').fill('ada@example.org')
  await field(page, 'Subject').fill('Invoices')
  await field(page, 'Message').fill(message)
}

/** The sentence that a control points to with aria-describedby. */
async function describedBy(page: Page, label: string): Promise<string> {
  return field(page, label).evaluate((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
}

for (const [locale, words] of Object.entries(languages)) {
  test(`${locale}: problems appear on blur and on submit, tied to their field, and the first one has the focus`, async ({
    page,
  }) => {
    const { contact, forms } = words
    await open(page, `/${locale}/contact`)
    await field(page, contact.email).fill('ada@example')
    await field(page, contact.subject).focus()
    await expect(field(page, contact.email)).toHaveAttribute('aria-invalid', 'true')
    expect(await describedBy(page, contact.email)).toContain(words.email)
    await expect(field(page, contact.name)).toHaveAttribute('aria-invalid', 'false')
    // No sign of a problem at a field that has none.
    await expect(page.locator('[data-field=name] p[aria-live]')).toBeEmpty()

    await field(page, contact.message).fill('too short')
    await page.getByRole('button', { name: words.page.submit }).click()
    await expect(field(page, contact.name)).toBeFocused()
    expect(await describedBy(page, contact.name)).toContain(words.required)
    expect(await describedBy(page, contact.message)).toContain(words.minimum(20))
    const counted = (count: number) => forms.summaryMany.replace('{{count}}', String(count))
    const summary = page.getByRole('group', { name: counted(4) })
    await expect(summary.getByRole('link')).toHaveCount(4)
    expect((await findingsOf(page)).findings).toEqual([])

    await summary.getByRole('link', { name: contact.email }).click()
    await expect(field(page, contact.email)).toBeFocused()
    await field(page, contact.email).fill('ada@example.org')
    await expect(field(page, contact.email)).toHaveAttribute('aria-invalid', 'false')
    // It counts what is left.
    await expect(page.getByRole('group', { name: counted(3) }).getByRole('link')).toHaveCount(3)
  })

  test(`${locale}: what is wrong with a field is said once, where it is read out, and after an attempt the count too`, async ({
    page,
  }) => {
    const { contact, forms } = words
    await open(page, `/${locale}/contact`)
    await field(page, contact.name).focus()
    await expect(page.locator('main form[novalidate]')).toBeAttached()
    const told = page.locator('main form').getByRole('status')
    await expect(told).toBeEmpty()
    await page.keyboard.press('Tab')
    const problem = page.getByText(words.required)
    await expect(problem).toHaveCount(1)
    // The focus is elsewhere by then, so it comes with the name of its field; on submit the list of names is enough.
    const live = page.locator('[aria-live=polite]').filter({ has: problem })
    await expect(live).toHaveText(`${contact.name}: ${words.required}`)
    await field(page, contact.name).fill('Ada')
    await page.getByRole('button', { name: words.page.submit }).click()
    const count = forms.summaryMany.replace('{{count}}', '3')
    await expect(told).toHaveText(`${count}: ${contact.email}, ${contact.subject}, ${contact.message}`)
    await expect(
      page.locator('main form [aria-live=polite]').filter({ hasText: words.required }),
    ).toHaveCount(0)
    // What is found later is read out again.
    await field(page, contact.email).fill('ada@example')
    await field(page, contact.subject).focus()
    await expect(page.locator('main form [aria-live=polite]').filter({ hasText: words.email })).toHaveCount(1)
    // Whoever looks for a label by its words finds its field, required or not.
    await expect(page.getByLabel(contact.email, { exact: true })).toHaveCount(1)
  })

  test(`${locale}: a password has a least length, is repeated, can be shown and is never stored`, async ({
    page,
  }) => {
    const { labels, reveal } = words.forms
    await open(page, `/${locale}/sign-up`)
    const password = field(page, labels.password)
    const repeated = field(page, labels.confirmPassword)
    await password.fill('short')
    await repeated.fill('other')
    await field(page, labels.company).focus()
    await expect.poll(() => describedBy(page, labels.password)).toContain(words.minimum(12))
    await expect.poll(() => describedBy(page, labels.confirmPassword)).toContain(words.mismatch)
    await password.fill('long enough indeed')
    await field(page, labels.company).fill('Beispiel GmbH')
    await page.getByRole('button', { name: words.signUp.submit }).click()
    await expect.poll(() => describedBy(page, labels.confirmPassword)).toContain(words.mismatch)
    await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
    // In the list of problems a long sentence goes by its short name.
    const listed = page.getByRole('link', {
      name: `${words.signUp.businessName}: ${words.required}`,
      exact: true,
    })
    await expect(listed).toBeVisible()
    await repeated.fill('long enough indeed')
    await expect(repeated).toHaveAttribute('aria-invalid', 'false')

    // With the keyboard the way out of the field leads over the button that shows what is in it.
    await repeated.fill('long enough')
    await repeated.press('Tab')
    const shower = page.getByRole('button', { name: reveal.showName }).last()
    await expect(shower).toBeFocused()
    await expect(shower).toHaveAccessibleDescription(labels.confirmPassword)
    await expect(repeated).toHaveAttribute('aria-invalid', 'false')
    await page.keyboard.press('Tab')
    await expect.poll(() => describedBy(page, labels.confirmPassword)).toContain(words.mismatch)
    await repeated.fill('long enough indeed')

    // The first one is changed after both were the same.
    await password.fill('long enough as well')
    await field(page, labels.company).focus()
    await expect.poll(() => describedBy(page, labels.confirmPassword)).toContain(words.mismatch)
    await password.fill('long enough indeed')
    await expect(repeated).toHaveAttribute('aria-invalid', 'false')

    await page.getByRole('button', { name: reveal.showName }).first().click()
    await expect(page.getByRole('button', { name: reveal.hideName })).toHaveCount(1)
    await expect(password).toHaveAttribute('type', 'text')
    await password.press('End')
    await password.pressSequentially('!')
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(stored).toContain('Beispiel GmbH')
    expect(stored).not.toContain('long enough')
  })
}

test('what was typed survives a change of language and a reload, and the messages change with it', async ({
  page,
}) => {
  await open(page, '/contact')
  await fillContact(page)
  await field(page, 'Email').fill('nobody')
  await field(page, 'Subject').focus()
  await page
    .getByRole('link', { name: /^(Deutsch|DE)/ })
    .first()
    .click()
  await expect(field(page, germanContact.message)).toHaveValue(message)
  expect(await describedBy(page, germanContact.email)).toContain(languages.de.email)
  await page.reload()
  await expect(field(page, germanContact.message)).toHaveValue(message)
  await expect(field(page, germanContact.name)).toHaveValue('Ada Beispiel')
})

test('the name of the first field that stops a form is seen, not hidden by the header', async ({ page }) => {
  for (const [path, width] of [
    ['/contact', 1440],
    ['/request-a-demo', 1440],
    ['/log-in', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, `/de${path}`)
    await page.locator('main form button[type=submit]').click()
    const first = page.locator('main form [aria-invalid=true]').first()
    await expect(first).toBeFocused()
    const isSeen = await first.evaluate((control) => {
      const name = control.closest('[data-field]')?.querySelector('label')
      const { left, top } = name?.getBoundingClientRect() ?? { left: 0, top: 0 }
      return name?.contains(document.elementFromPoint(left + 40, top + 1)) ?? false
    })
    expect(isSeen, path).toBe(true)
  }
})

test('controls side by side stay on one line, however long the explanation below one of them', async ({
  page,
}) => {
  await open(page, '/de/contact')
  const [name, email] = [field(page, germanContact.name), field(page, germanContact.email)]
  await name.fill('Ada Beispiel')
  await email.fill('ada')
  await page.getByRole('button', { name: germanPage.submit }).click()
  const explanation = page.locator('[data-field=email] [aria-live]')
  await expect(explanation).toContainText(languages.de.email)
  expect((await explanation.boundingBox())?.height).toBeGreaterThan(40)
  expect((await email.boundingBox())?.y).toBe((await name.boundingBox())?.y)
})

test('nothing can be added to a message that is on its way, and what is added during a pause goes along', async ({
  page,
}) => {
  const sent: unknown[] = []
  let release = () => {}
  await open(page, '/contact')
  await page.route('**/api/leads', async (route) => {
    sent.push(route.request().postDataJSON())
    await new Promise<void>((resolve) => (release = resolve))
    const isFirst = sent.length === 1
    await route.fulfill(
      isFirst ? { status: 503, headers: { 'Retry-After': '5' } } : { status: 201, json: receipt },
    )
  })
  // The browser then asks whether to leave.
  const isKept = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await fillContact(page)
  expect(await isKept()).toBe(false)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(field(page, 'Message')).not.toBeEditable()
  expect(await isKept()).toBe(true)
  await expect.poll(() => sent.length).toBe(1)
  release()
  await field(page, 'Message').fill(`${message} And reminders.`)
  await expect(field(page, 'Message')).not.toBeEditable()
  await expect.poll(() => sent.length).toBe(2)
  release()
  await expect(page.getByText(receipt.reference).first()).toBeVisible()
  expect(sent[1]).toMatchObject({ message: `${message} And reminders.` })
  expect(await isKept()).toBe(false)
})

test('a field is not judged while its visitor looks something up in another window', async ({ page }) => {
  await visit(page, '/en/contact')
  const email = field(page, 'Email')
  await email.fill('ada@')
  // The window loses the focus; within it the field keeps it.
  await email.evaluate((control) => control.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await email.press('Tab')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})

test('an acknowledged message shows its reference and the dates that follow, and the draft is gone', async ({
  page,
}) => {
  let sent: Request | undefined
  await open(page, '/contact')
  await page.route('**/api/leads', (route) => {
    sent = route.request()
    return route.fulfill({ status: 201, json: receipt })
  })
  await fillContact(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(receipt.reference).first()).toBeVisible()
  await expect(page.getByText('16:30 CET')).toBeVisible()
  // Received on a Friday: the next working day is a Monday.
  await expect(page.getByText('Mon 16 November')).toBeVisible()
  expect(sent?.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent?.postDataJSON()).toEqual({
    _kind: 'contact',
    _locale: 'en',
    _website: '',
    name: 'Ada Beispiel',
    email: 'ada@example.org',
    subject: 'Invoices',
    message,
    phone: '',
    address: '',
  })
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Ada')
  expect((await findingsOf(page)).findings).toEqual([])
  await page.getByRole('button', { name: englishForms.another }).press('Enter')
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveValue('')
})

test('offline it says so, keeps everything, and sends by itself with the same key', async ({
  page,
  context,
}) => {
  const keys: (string | undefined)[] = []
  let isOffline = true
  await open(page, '/contact')
  // What handles the failure must be there before the network goes; what happens otherwise is told in missing-parts.test.ts.
  await awaken(page)
  await page.route('**/api/leads', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return isOffline ? route.abort() : route.fulfill({ status: 201, json: receipt })
  })
  await fillContact(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(networkError)
  await expect(alert).toContainText(englishForms.offline)
  await expect(alert).toBeFocused()
  await expect(field(page, 'Message')).toHaveValue(message)
  isOffline = false
  await context.setOffline(false)
  await expect(page.getByText(receipt.reference).first()).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a new password without the link from the mail is refused once, with the way to a link', async ({
  page,
}) => {
  await visit(page, '/en/update-password')
  // What a form without a script would be told stands in the document, too, hidden.
  const said = (text: string) => page.getByText(text).filter({ visible: true })
  await expect(said(englishUpdate.noToken)).toHaveCount(1)
  for (const password of await page.locator('main form input[type=password]').all()) {
    await password.fill('four lamps at the quay')
  }
  await page.getByRole('button', { name: englishUpdate.submit }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: englishUpdate.noTokenLink })).toBeVisible()
  await expect(said(englishUpdate.noToken)).toHaveCount(1)
  await expect(said(englishUpdate.expired)).toHaveCount(0)
})

test('what a link allows once is sent once, and nothing promises more', async ({ page, context }) => {
  await visit(page, `/en/update-password?token=${'a'.repeat(43)}`)
  let sent = 0
  await page.route('**/api/account/**', (route) => {
    if (route.request().method() === 'POST') sent += 1
    return route.abort()
  })
  for (const password of await page.locator('main form input[type=password]').all()) {
    await password.fill('four lamps at the quay')
  }
  await context.setOffline(true)
  await page
    .locator('main form')
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(networkError)
  await expect(alert).not.toContainText(englishForms.offline)
  await context.setOffline(false)
  await page.waitForTimeout(500)
  expect(sent).toBe(1)
})

test('an application goes to the role that was chosen last', async ({ page }) => {
  await visit(page, '/en/careers-details?role=data-scientist#form')
  const role = page.locator('main form select')
  await expect(role).toHaveValue('data-scientist')
  await expect(page).toHaveURL('/en/careers-details#form')
  await role.selectOption('project-lead')
  await page.reload()
  await awaken(page)
  await expect(role).toHaveValue('project-lead')
})

test('whom no open role fits applies by the form for applications, not by the one that everybody reads', async ({
  page,
}) => {
  await visit(page, '/en/careers')
  await page.locator('#end').getByRole('link').click()
  await expect(page).toHaveURL('/en/careers-details#form')
  await expect(page.locator('main form select')).toHaveValue('unsolicited')
})

test('a failing server is named at once and asked again until it acknowledges, with what was corrected meanwhile', async ({
  page,
}) => {
  const keys: (string | undefined)[] = []
  const phones: unknown[] = []
  await open(page, '/contact')
  await page.route('**/api/leads', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    phones.push(route.request().postDataJSON().phone)
    return keys.length < 3
      ? route.fulfill({ status: 500, json: { code: 'internal' } })
      : route.fulfill({ status: 201, json: receipt })
  })
  await fillContact(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(serverError)).toBeVisible()
  await field(page, 'Phone').fill('+49 30 1234567')
  await expect(page.getByText(receipt.reference).first()).toBeVisible()
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(phones).toEqual(['', expect.anything(), '+49 30 1234567'])
})

test('when it keeps failing, the text goes by mail or by copy', async ({ page }) => {
  await open(page, '/contact')
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '600' }, json: { code: 'unavailable' } }),
  )
  await fillContact(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(serverError)
  const href = await alert.getByRole('link', { name: 'Open as email' }).getAttribute('href')
  expect(decodeURIComponent(href ?? '')).toContain(message)
  await expect(alert.getByRole('button', { name: 'Copy the text' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toBeEnabled()
  await expect(field(page, 'Message')).toHaveValue(message)
})

test('too many attempts show the wait, and problems found by the server stand at their field', async ({
  page,
}) => {
  await open(page, '/contact')
  const answers = [
    { status: 429, headers: { 'Retry-After': '40' }, json: { code: 'too-many' } },
    { status: 422, json: { code: 'invalid', fields: { subject: { code: 'invalid' } } } },
  ]
  await page.route('**/api/leads', (route) => route.fulfill(answers.shift()))
  await fillContact(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText(/Please wait (40|39|38)\ss/)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(field(page, 'Subject')).toBeFocused()
  expect(await describedBy(page, 'Subject')).toContain('Please check this entry')
})

test('a forecast travels with the demo request unless it is taken off', async ({ page }) => {
  await open(page, '/request-a-demo')
  const store = () =>
    page.evaluate((prefix) => {
      const keep = (kind: string, kept: object) =>
        sessionStorage.setItem(`${prefix}-${kind}`, JSON.stringify(kept))
      keep('forecast', { hash: 'f=1', summary: '648 h a year' })
      keep('workflow', { hash: 'w=1', summary: 'Nine steps' })
    }, storagePrefix)
  await store()
  await page.reload()
  await expect(page.getByText('648 h a year')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).nth(1).click()
  let body: unknown
  await page.route('**/api/leads', (route) => {
    body = route.request().postDataJSON()
    return route.fulfill({ status: 201, json: receipt })
  })
  await field(page, 'Process description').fill(message)
  await field(page, 'Name').fill('Ada Beispiel')
  await field(page, 'Company').fill('Beispiel GmbH')
  await field(page, 'Email').fill('ada@example.org')
  await page.getByRole('button', { name: 'Request the session' }).click()
  // Suggestions on Monday, session on Tuesday, demo two working days later.
  await expect(page.getByText('Thu 19 November')).toBeVisible()
  expect(body).toMatchObject({ _kind: 'demo', forecast: 'f=1' })
  expect(body).not.toHaveProperty('workflow')
})

test('a log-in that cannot be answered keeps the address, and a wrong one says no more than that', async ({
  page,
}) => {
  await open(page, '/log-in')
  let status = 404
  await page.route('**/api/account/log-in', (route) =>
    route.fulfill({ status, json: { code: status === 404 ? 'not-found' : 'unauthorized' } }),
  )
  await field(page, 'Email').fill('ada@example.org')
  await field(page, 'Password').fill('long enough indeed')
  await page.locator('main form').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText(serverError)
  await expect(field(page, 'Email')).toHaveValue('ada@example.org')
  status = 401
  await page.locator('main form').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('or the address is not confirmed yet')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is plain HTML with the browser’s own checks, and its answer is shown by the address', async ({
    page,
  }) => {
    await page.goto('/en/contact')
    const form = page.locator('main form')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).toHaveAttribute('action', '/api/leads')
    await expect(form).not.toHaveAttribute('novalidate')
    await expect(form.locator('input[name=_kind]')).toHaveValue('contact')
    await expect(form.locator('input[name=_locale]')).toHaveValue('en')
    await expect(form.locator('input[name=_website]')).toHaveAttribute('tabindex', '-1')
    await expect(form.locator('textarea[name=message]')).toHaveAttribute('minlength', '20')
    expect(await form.locator('[required]').count()).toBe(4)
    await expect(form.locator('input[type=email]')).toHaveAttribute('autocomplete', 'email')

    await expect(page.locator('#sent')).toBeHidden()
    await page.goto(`/en/contact?sent=${receipt.reference}#sent`)
    await expect(page.locator('#sent')).toBeVisible()
    await expect(page.locator('#sent strong').last()).toHaveText(receipt.reference)
    await page.goto('/en/contact?error=email:email#error-email-email')
    await expect(page.locator('#error-email-email')).toBeVisible()
    await expect(page.getByText(englishForms.notSent)).toBeVisible()

    await page.goto('/de/sign-up')
    await expect(page.locator('main form')).toHaveAttribute('action', '/api/account/sign-up')
    await expect(page.getByRole('button', { name: germanForms.reveal.showName })).toHaveCount(0)
  })
})

test('the answer to a form that was posted before the script came is read from the address', async ({
  page,
}) => {
  await page.goto(`/en/contact?sent=${receipt.reference}#sent`)
  await expect(page.getByText(receipt.reference).first()).toBeVisible()
  // What is no reference is no answer. The mistake shows that the address was read.
  await page.goto('/en/contact?sent=hello&error=email:email,message:minLength#error-email-email')
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
  expect(await describedBy(page, 'Message')).toContain('Minimum 20 characters required')
})

for (const { form, fill } of [
  {
    form: 'log-in',
    fill: { Email: 'ada@example.org', Password: 'four lamps at the quay' },
  },
  {
    form: 'sign-up',
    fill: {
      'First name': 'Ada',
      'Last name': 'Beispiel',
      Email: 'ada@example.org',
      Password: 'four lamps at the quay',
      'Confirm password': 'four lamps at the quay',
    },
  },
]) {
  test(`who has gone on while the ${form} was on its way is not followed`, async ({ page }) => {
    const headers = { 'Set-Cookie': `${signedInCookie}=1; Path=/` }
    await page.route(`**/api/account/${form}`, (route) =>
      route.fulfill({ json: { next: '/en/account' }, headers }),
    )
    const release = await holdBack(page, new RegExp(`/api/account/${form}$`))
    await visit(page, `/en/${form}`)
    for (const [label, value] of Object.entries(fill)) await field(page, label).fill(value)
    for (const box of await page.locator('main form [type=checkbox]').all()) await box.check()
    const answered = page.waitForResponse(`**/api/account/${form}`)
    await page.locator('main form [type=submit]').click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
    await expect(page.locator('main h1')).toBeFocused()
    await expect(page).toHaveURL('/en/careers')
    const left = page.waitForEvent('framenavigated', { timeout: 1_500 }).catch(() => undefined)
    release()
    await answered
    expect(await left).toBeUndefined()
    await expect(page).toHaveURL('/en/careers')
  })
}

test('mistakes that the address names are forgotten once the form has arrived', async ({ page }) => {
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: receipt }))
  await open(page, '/en/contact?error=email:email#error-email-email')
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
  await fillContact(page)
  await page.getByRole('button', { name: englishPage.submit }).click()
  await page.getByRole('button', { name: englishForms.another }).click()
  await expect(field(page, 'Email')).toHaveValue('')
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'false')
  await expect(page).toHaveURL('/en/contact')
})
