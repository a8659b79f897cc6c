/** What a visitor does while the next page, or the other language, is still on its way. */
import { setTimeout as pause } from 'node:timers/promises'

import { expect, test, type Page } from '@playwright/test'
import { contact as germanContact } from '#locales/de/pages/contact.ts'
import { errors } from '#locales/en/errors.ts'
import { contact } from '#locales/en/pages/contact.ts'
import { holdBack } from './hold-back.ts'
import { awaken, visit } from './visit.ts'

const toContact = (page: Page) => page.locator('header').getByRole('link', { name: 'Contact' })
const toGerman = (page: Page) => page.locator('header').getByRole('link', { name: /Deutsch/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The page of the address, from its top, with its heading in focus. */
async function expectArrival(page: Page, path: RegExp, { long }: { long: string }): Promise<void> {
  await expect(heading(page)).toContainText(long)
  await expect(page).toHaveURL(path)
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
}

test('two steps back in a row lead to the page of the address', async ({ page }) => {
  await visit(page, '/en/product-1')
  const catalogue = await heading(page).textContent()
  await page
    .locator('main')
    .getByRole('button', { name: /^Finance/ })
    .click()
  await expect(page).toHaveURL(/\?/)
  await toContact(page).click()
  await expectArrival(page, /\/contact$/, contact)
  await page.reload()
  await awaken(page)
  const release = await holdBack(page, /product-1.*\.js$/)
  const asked = page.waitForRequest(/product-1.*\.js$/)
  await page.evaluate(() => history.back())
  await asked
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/product-1$/)
  release()
  await expect(heading(page)).toHaveText(catalogue ?? '')
})

for (const [path, what, touch, address] of [
  [
    '/en/product-3',
    'moves a slider',
    (page: Page) => page.getByRole('slider').first().press('ArrowRight'),
    /\/en\/contact$/,
  ],
  [
    '/en/product-2',
    'chooses an example',
    (page: Page) => page.locator('main input[name=workflow-example]').nth(2).check({ force: true }),
    /\/en\/contact$/,
  ],
  [
    '/en/product-1',
    'opens a line',
    (page: Page) => page.locator('main li summary').first().click(),
    /\/en\/contact$/,
  ],
  [
    '/en/privacy-policy',
    'goes to a place',
    (page: Page) => page.locator('main a[href^="#"]').nth(1).click(),
    /\/en\/contact#\w+$/,
  ],
] as const) {
  test(`${path}: who ${what} while the next page is coming still gets that page`, async ({ page }) => {
    const release = await holdBack(page, /contact.*\.js$/)
    await visit(page, path)
    await toContact(page).click()
    await touch(page)
    // Longer than the tools wait before they write into the address.
    await pause(500)
    release()
    await expectArrival(page, address, contact)
  })
}

test('a link that is pressed twice leads to the top of its page', async ({ page }) => {
  const release = await holdBack(page, /contact.*\.js$/)
  await visit(page, '/en/blog')
  await page.locator('footer').getByRole('link', { name: 'Contact form' }).dblclick()
  release()
  await expectArrival(page, /\/contact$/, contact)
})

for (const path of ['/home', '/en/home']) {
  test(`${path}: who follows a link and changes the language meanwhile gets both`, async ({ page }) => {
    const url = path === '/home' ? /\/\/[^/]+\/contact$/ : /\/de\/contact$/
    const release = await holdBack(page, /contact.*\.js$/)
    await visit(page, path)
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await toContact(page).click()
    await toGerman(page).click()
    release()
    await expectArrival(page, url, germanContact)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
}

test('who chooses a language and follows a link at once reads the next page in it', async ({ page }) => {
  const release = await holdBack(page, /\/de\/home.*\.js$/)
  await visit(page, '/home')
  await toGerman(page).click()
  const next = page.waitForResponse(/\/de\/contact\.js$/)
  await toContact(page).click()
  await next
  release()
  await expectArrival(page, /\/contact$/, germanContact)
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de')
})

test('without a network the other language is not to be had, and nothing is lost', async ({
  page,
  context,
}) => {
  await visit(page, '/en/contact')
  await page.locator('main form [name=name]').fill('Ada')
  await context.setOffline(true)
  await toGerman(page).click()
  await expect(page.getByRole('alert')).toHaveText(errors.reasons.network)
  await expect(page.locator('main form [name=name]')).toHaveValue('Ada')
  await context.setOffline(false)
  await page.keyboard.press('Escape')
  await toGerman(page).click()
  await expect(heading(page)).toContainText(germanContact.long)
  await expect(page.locator('main form [name=name]')).toHaveValue('Ada')
})

test('two pages at once leave the focus on the heading of the last one', async ({ page }) => {
  await visit(page, '/en/about-details')
  const first = await heading(page).textContent()
  await toContact(page).click()
  await expectArrival(page, /\/contact$/, contact)
  await page.locator('footer').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL(/\/terms$/)
  await expect(heading(page)).toBeFocused()
  await page.evaluate(() => {
    history.back()
    history.back()
  })
  await expect(heading(page)).toHaveText(first ?? '')
  await expect(heading(page)).toBeFocused()
})

test('the search closes when the page behind it changes', async ({ page }) => {
  await visit(page, '/en/imprint')
  await toContact(page).click()
  await expectArrival(page, /\/contact$/, contact)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/imprint$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(heading(page)).toBeFocused()
})

test('the drawing of the home page stands where it is put in every language', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/en/home')
  const drawing = page
    .locator('#top svg')
    .filter({ hasText: /hands-on|Handarbeit/ })
    .last()
  await page.locator('#top input[type=range]').press('Home')
  await expect(drawing).toContainText('1\u00a0h 2\u00a0min')
  await toGerman(page).click()
  await expect(drawing).toContainText('Handarbeit')
  await expect(drawing).toContainText('1\u00a0h 2\u00a0min')
})
