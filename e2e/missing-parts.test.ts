/** Scripts that do not come, or come too late: what is on the screen stays, and goes on working as HTML. */
import { expect, test, type Page } from '@playwright/test'
import { signedInCookie } from '#contract/company.ts'
import { careers as germanCareers } from '#locales/de/pages/careers.ts'
import { holdBack } from './hold-back.ts'
import { awaken, stir } from './visit.ts'

const failure = /Something went wrong|Network error/

/** As after a deploy that removed them, or in a tunnel. */
async function lose(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.abort())
}

for (const [what, files] of [
  ['script', /\/assets\/frame-[^/]*\.js/],
  ['words', /\/assets\/words-[^/]*\/en\/frame\.js/],
] as const) {
  test(`without the ${what} of header and footer the page stays, and its links lead on`, async ({ page }) => {
    await lose(page, files)
    await page.goto('/en/about')
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    await stir(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.replaceAll('\n', ' '))
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('link', { name: 'DE Deutsch' }).click()
    await expect(page).toHaveURL('/de/about')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
}

for (const [cause, message] of [
  ['offline', 'Network error. Please check your connection.'],
  ['server', 'Server error. Please try again later.'],
] as const) {
  test(`a link pressed on a sleeping page when nothing comes any more (${cause}) says so and can be tried again`, async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await page.goto('/en/about', { waitUntil: 'networkidle' })
    // What is wrong may be known only when a link has waited long enough. A server can still answer the link by then, so
    // here it waits on; without a network it must not be followed.
    await page.clock.pauseAt(Date.now() + 1000)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true })
    if (cause === 'server') await page.route(/\/assets\//, (route) => route.fulfill({ status: 503 }))
    // The pointer alone asks for scripts. If they failed before it is pressed, the link would simply be followed.
    const release = await holdBack(page, /\/assets\//)
    if (cause === 'offline') await context.setOffline(true)
    await link.click()
    await page.clock.runFor(cause === 'offline' ? 1000 : 100)
    release()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeFocused()
    await expect(page.getByText(message)).toBeVisible()
    await expect(page).toHaveURL('/en/about')
    await context.setOffline(false)
    await page.unrouteAll()
    // With the connection it goes on by itself.
    if (cause === 'server') await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/en/careers')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

for (const [what, press] of [
  ['the search', (page: Page) => page.keyboard.press('Control+k')],
  ['the other language', (page: Page) => page.getByRole('link', { name: 'DE Deutsch' }).click()],
  [
    'a link',
    (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click(),
  ],
] as const) {
  for (const comesFirst of ['the press', 'the pointer']) {
    test(`without a network ${what} of a sleeping page says so, and comes with the connection (${comesFirst} comes first)`, async ({
      page,
      context,
    }) => {
      await page.goto('/en/imprint', { waitUntil: 'networkidle' })
      await context.setOffline(true)
      if (comesFirst === 'the pointer') {
        const failed = page.waitForEvent('requestfailed', (request) => /words-.*frame/.test(request.url()))
        await stir(page)
        await failed
      }
      await press(page)
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeFocused()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Network error. Please check your connection.')).toBeVisible()
      await context.setOffline(false)
      await expect(page).not.toHaveURL('/en/imprint')
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
    })
  }
}

test('a link pressed on a sleeping page whose files are gone leads on to the new version', async ({
  page,
}) => {
  await page.goto('/en/about', { waitUntil: 'networkidle' })
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }), { times: 12 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
  await expect(page).toHaveURL('/en/careers')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('header and footer are asked for again when the visitor moves on', async ({ page }) => {
  const frame = /\/assets\/frame-[^/]*\.js/
  await lose(page, frame)
  await page.goto('/en/about')
  await awaken(page)
  await page.unroute(frame)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
  await expect(page).toHaveURL('/en/careers')
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a section whose script does not come leaves the page as it is', async ({ page }) => {
  await lose(page, /\/assets\/(roi-teaser|methods-spectrum)-[^/]*\.js/)
  await page.goto('/en/home')
  await stir(page)
  for (const id of ['forecast', 'expertise']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await expect(page.locator(`#${id} h2`)).toBeVisible()
  }
  await expect(page.getByText(failure)).toHaveCount(0)
  await page.locator('#expertise').getByRole('tab').nth(2).click()
  await expect(page).toHaveURL(/#.*machine-learning$/)

  // Whoever goes and comes back gets it after all.
  await page.unrouteAll()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
  await expect(page).toHaveURL('/en/careers')
  await page.goBack()
  await expect(page.locator('#expertise h2')).toBeAttached()
})

test('a tool stays where the form that saves it does not come', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: signedInCookie, value: '1', url: baseURL ?? '' }])
  await lose(page, /\/assets\/save-to-account-[^/]*\.js/)
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('save-to-account'))
  await page.goto('/en/product-2')
  await awaken(page)
  await page.locator('#workflow').scrollIntoViewIfNeeded()
  await lost
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(failure)).toHaveCount(0)
  await expect(page.locator('#workflow').getByRole('combobox').first()).toBeVisible()
})

test('a form whose script does not come is sent by the browser', async ({ page }) => {
  await lose(page, /\/assets\/contact-[^/]*\.js/)
  await page.goto('/en/contact')
  await stir(page)
  await expect(page.getByText(failure).first()).toBeVisible()
  const form = page.locator('main form')
  await form.getByLabel('Name').first().fill('Ada Example')
  await form.getByLabel('Email').first().fill('ada@example.org')
  await form.getByLabel('Subject').first().fill('Invoices')
  await form.getByLabel('Message').first().fill('Two hundred and forty invoices a month, please.')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Send message' }).click()
  expect(new URL((await sent).url()).pathname).toBe('/api/leads')
})

test('a form whose script neither comes nor fails is sent by the browser in the end', async ({ page }) => {
  await page.clock.install()
  await holdBack(page, /\/assets\/coming-soon-[^/]*\.js/)
  await page.goto('/en/coming-soon')
  await page.locator('main form').getByLabel('Email').first().fill('ada@example.org')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.locator('main form').getByRole('button').last().click()
  await page.clock.fastForward(8_000)
  expect(new URL((await sent).url()).pathname).toBe('/api/leads')
  await expect(page).toHaveURL(/\/en\/coming-soon\?sent=/)
})

test('a page that comes late does not replace the one that was asked for after it', async ({ page }) => {
  await page.goto('/en/about')
  await awaken(page)
  const release = await holdBack(page, /\/assets\/careers-[^/]*\.js/)
  const links = page.getByRole('contentinfo')
  await links.getByRole('link', { name: 'Careers', exact: true }).click()
  await links.getByRole('link', { name: 'Reviews', exact: true }).click()
  await expect(page).toHaveTitle(/^Sample statements/)
  const title = await page.title()
  release()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  await expect(page).toHaveURL('/en/reviews')
  await expect(page).toHaveTitle(title)
})

test('a page asked for while the language changes comes in the new language', async ({ page }) => {
  await page.goto('/en/about')
  await awaken(page)
  const release = await holdBack(page, /\/assets\/words-[^/]*\/de\/about\.js/)
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
  await expect(page).toHaveURL('/en/careers')
  release()
  await expect(page).toHaveURL('/de/careers')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveTitle(germanCareers.title)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(germanCareers.long)
})

test('the failure of a page that was left is not told on the next one', async ({ page }) => {
  await page.goto('/en/about')
  await awaken(page)
  await page.route(/\/assets\/careers-[^/]*\.js/, (route) => route.abort())
  // How the page asks whether there is a new version, before it says anything.
  const answered = Promise.withResolvers<void>()
  await page.route(/./, async (route) => {
    if (route.request().method() === 'HEAD') await answered.promise
    await route.fallback()
  })
  const links = page.getByRole('contentinfo')
  const asked = page.waitForRequest((request) => request.method() === 'HEAD')
  await links.getByRole('link', { name: 'Careers', exact: true }).click()
  await asked
  await links.getByRole('link', { name: 'Reviews', exact: true }).click()
  await expect(page).toHaveTitle(/^Sample statements/)
  answered.resolve()
  await page.waitForTimeout(500)
  await expect(page).toHaveTitle(/^Sample statements/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a language that cannot be loaded is left to the browser', async ({ page }) => {
  await page.goto('/en/about?from=mail#main')
  await awaken(page)
  await lose(page, /\/assets\/words-[^/]*\/de\//)
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  await expect(page).toHaveURL('/de/about?from=mail#main')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached()
})

test('a link to a place on the same page leads there, also when the query changes with it', async ({
  page,
}) => {
  await page.goto('/en/careers-details?from=mail')
  await awaken(page)
  await expect(page.locator('#form')).not.toBeInViewport()
  await page.locator('main a[href="/en/careers-details#form"]').first().click()
  await expect(page.locator('#form')).toBeInViewport()
})

test('an anchor of the page does not undo what was changed in a forecast', async ({ page }) => {
  await page.goto('/en/product-3?automation=invoice-capture')
  await awaken(page)
  const slider = page.locator('main input[type=range]').first()
  await slider.focus()
  await page.keyboard.press('End')
  const value = await slider.inputValue()
  await page.evaluate(() => (location.hash = '#main'))
  await page.waitForTimeout(500)
  await expect(slider).toHaveValue(value)
})

test('a change right before moving on leaves no trace in the next address', async ({ page }) => {
  await page.goto('/en/product-3')
  await awaken(page)
  const release = await holdBack(page, /\/assets\/careers-[^/]*\.js/)
  await page.locator('main input[type=range]').first().focus()
  await page.keyboard.press('End')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
  await page.waitForTimeout(600)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/en/careers')
})
