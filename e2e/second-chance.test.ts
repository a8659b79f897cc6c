/** Second chances: what failed comes after all, and what was changed a moment ago is not lost. */
import { expect, test, type Page, type Route } from '@playwright/test'
import { departures as german } from '#locales/de/departures.ts'
import { listPages as germanLists } from '#locales/de/list-pages.ts'
import { departures } from '#locales/en/departures.ts'
import { errors } from '#locales/en/errors.ts'
import { menu } from '#locales/en/menu.ts'
import { imprint } from '#locales/en/pages/imprint.ts'
import { workflowEditor } from '#locales/en/workflow-editor.ts'
import { holdBack } from './hold-back.ts'
import { answer, awaken, isMarked, mark, stir, visit } from './visit.ts'

const careers = /\/assets\/careers-[^/]*\.js/
const openLine = (page: Page) => page.locator('main details[open]')
const careersLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: menu.labels['/careers'], exact: true })
const switchTo = (page: Page, name: string) => page.getByRole('link', { name }).click()

test('a page that failed is there when its link is pressed again', async ({ page }) => {
  await visit(page, '/en/about')
  await page.route(careers, (route) => route.abort())
  await careersLink(page).click()
  await expect(page.getByRole('heading', { name: errors.somethingWrong })).toBeVisible()
  await page.unroute(careers)
  await careersLink(page).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('main').getByRole('heading', { level: 1 })).not.toHaveText(errors.somethingWrong)
})

test('texts that came in the other language are not said to be missing', async ({ page }) => {
  await page.route('**/en/product-1.texts.js', (route) => route.abort())
  await visit(page, '/en/product-1')
  await page.locator('main summary').first().click()
  await expect(openLine(page).getByRole('alert')).toBeVisible()
  await switchTo(page, 'DE Deutsch')
  await expect(openLine(page).getByText(german.entry.limits, { exact: true })).toBeVisible()
  await expect(openLine(page).getByRole('alert')).toHaveCount(0)
})

test('a text stays in its own language, also where the other one does not come', async ({ page }) => {
  await page.route('**/de/product-1.texts.js', (route) => route.abort())
  await visit(page, '/en/product-1')
  await page.locator('main summary').first().click()
  const limits = openLine(page).locator('dt', { hasText: departures.entry.limits }).locator('+ dd')
  const english = await limits.innerText()
  await switchTo(page, 'DE Deutsch')
  await expect(openLine(page).getByRole('alert')).toContainText(germanLists.failed)
  await expect(openLine(page)).not.toContainText(english)
})

test('trying the search again leads back to its field', async ({ page }) => {
  await visit(page, '/en/about')
  await page.route('**/en/search.json', (route) => route.abort())
  await page.locator('[data-search]').click()
  await page.getByRole('dialog').getByRole('button', { name: errors.tryAgain }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
})

test('a workflow changed right before the language is named by the address all the same', async ({
  page,
}) => {
  await visit(page, '/en/product-2')
  await page.getByRole('textbox', { name: workflowEditor.process }).fill('Second')
  await switchTo(page, 'DE Deutsch')
  await expect(page).toHaveURL(/\/de\/product-2#.*Second/)
})

test('a workflow changed right before moving on is the one to come back to', async ({ page }) => {
  await visit(page, '/en/product-2')
  const name = page.getByRole('textbox', { name: workflowEditor.process })
  await name.fill('First')
  await expect(page).toHaveURL(/#.*First/)
  await name.fill('Second')
  await careersLink(page).click()
  await expect(page).toHaveURL('/en/careers')
  await page.goBack()
  await expect(name).toHaveValue('Second')
})

test('whoever has pressed a link before the page was awake still goes back without a new document', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await holdBack(page, /\/assets\/(travel|frame)-/)
  await answer(page, 'declined')
  await page.goto('/en/about')
  await page.clock.install()
  await careersLink(page).click()
  release()
  await expect(page).toHaveURL('/en/careers')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.clock.runFor(2000)
  await mark(page)
  await page.getByRole('contentinfo').getByRole('link', { name: menu.labels['/terms'], exact: true }).click()
  await expect(page).toHaveURL('/en/terms')
  await page.goBack()
  await expect(page).toHaveURL('/en/careers')
  await page.goForward()
  await expect(page).toHaveURL('/en/terms')
  expect(await isMarked(page)).toBe(true)
})

test('where no script comes any more, the way back still shows the page of its address', async ({ page }) => {
  await visit(page, '/en/imprint')
  await careersLink(page).click()
  await expect(page).toHaveURL(/\/en\/careers$/)
  await page.route(/\.js$/, (route) => route.abort())
  await page.reload()
  await stir(page)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(imprint.long)
})

test('a link whose page is loaded anew after a deploy leads to the top of it', async ({ page }) => {
  await visit(page, '/en/imprint')
  await page.route(careers, (route) => route.fulfill({ status: 404 }))
  const anew = page.waitForEvent('load')
  await careersLink(page).click()
  await anew
  await page.unroute(careers)
  await awaken(page)
  await expect(page).toHaveURL('/en/careers')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a section that a deploy has taken away does not call back whoever chose the other language', async ({
  page,
}) => {
  await page.route(/\/assets\/(pricing-teaser-[^/]*|words-[^/]*\/de\/.*)\.js/, (route) =>
    route.fulfill({ status: 404 }),
  )
  await visit(page, '/en/home')
  const lost = page.waitForResponse(/pricing-teaser/)
  await page.locator('#pricing').scrollIntoViewIfNeeded()
  await lost
  await expect(page.locator('#pricing')).not.toHaveAttribute('data-asleep')
  // The section is asked for once more, and missed, while the other document is on its way.
  const missed = page.waitForRequest(
    (request) => request.method() === 'HEAD' && /pricing-/.test(request.url()),
  )
  await page.route('/de/home', async (route) => {
    if (route.request().isNavigationRequest()) {
      await missed
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    await route.fallback()
  })
  await switchTo(page, 'DE Deutsch')
  await expect(page).toHaveURL('/de/home')
})

for (const [what, lose] of [
  ['a deploy has taken its script away', (route: Route) => route.fulfill({ status: 404 })],
  ['the network comes back', (route: Route) => route.abort()],
] as const) {
  test(`what was typed into a form without its script is still there when ${what}`, async ({ page }) => {
    await page.goto('/en/contact', { waitUntil: 'networkidle' })
    await page.route(/\/assets\/contact-[^/]*\.js/, lose)
    const message = page.getByRole('textbox', { name: 'Message' })
    await message.fill('Two hundred and forty invoices a month')
    await expect(page.getByRole('heading', { name: errors.somethingWrong })).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.waitForLoadState('networkidle')
    await expect(message).toHaveValue('Two hundred and forty invoices a month')
  })
}

test('what is typed into the search of a list stays where a deploy has taken its texts away', async ({
  page,
}) => {
  await visit(page, '/en/product-1')
  await page.route('**/en/product-1.texts.js', (route) => route.fulfill({ status: 404 }))
  const field = page.locator('main').getByRole('searchbox')
  await field.pressSequentially('invoice')
  await expect(page).toHaveURL('/en/product-1?q=invoice')
  await expect(field).toHaveValue('invoice')
})
