import { expect, test, type Page } from '@playwright/test'

/** The scripts that follow once the visitor stirs come a second later. */
async function slowly(page: Page): Promise<void> {
  await page.route(/\/assets\/(?!main-|react-|core-|rolldown)[^/]*\.js|\/assets\/words-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
}

test('a page that nobody has touched loads React and the entry, nothing of its own', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/en/about', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => /\/assets\/(about|frame|travel|words)-/.test(path))).toEqual([])
  expect(asked.length).toBeLessThanOrEqual(12)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(() => asked.some((path) => path.includes('/assets/about-'))).toBe(true)
})

test('the language switch pressed before its script is there changes the words in place', async ({
  page,
}) => {
  await slowly(page)
  await page.goto('/about')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL(/\/about$/)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('what is typed into a search before its script is there is searched for', async ({ page }) => {
  await slowly(page)
  await page.goto('/en/product-1')
  await page.getByRole('searchbox').fill('invoice')
  await expect(page).toHaveURL(/q=invoice/)
  await expect(page.getByRole('searchbox')).toHaveValue('invoice')
})

test('a form that was filled in and sent before its script is there is sent, though React draws the page anew', async ({
  page,
}) => {
  await slowly(page)
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 201, json: { reference: 'K-7F3A9C', receivedAt: '2026-11-13T15:30:00.000Z' } }),
  )
  await page.goto('/en/contact')
  // As a translator does: React finds other texts than it expects.
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('main :is(h1, label)')) {
      const font = document.createElement('font')
      font.append(label.textContent)
      label.firstChild?.replaceWith(font)
    }
  })
  const form = page.locator('main form')
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Example')
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@example.org')
  await form.getByRole('textbox', { name: 'Subject' }).fill('Invoices')
  await form.getByRole('textbox', { name: 'Message' }).fill('Two hundred and forty invoices a month, please.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('K-7F3A9C').first()).toBeVisible()
})

test('a link pressed at once leads on, with the new way or the old one', async ({ page }) => {
  await slowly(page)
  await page.goto('/en/about')
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL(/\/en\/contact$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask us something')
})

test('without the app a page does what HTML can do alone', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.abort())
  await page.goto('/about')
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/about$/)
  await page.getByRole('navigation').getByRole('link', { name: 'Kontakt' }).first().click()
  await expect(page).toHaveURL(/\/de\/contact$/)
})
