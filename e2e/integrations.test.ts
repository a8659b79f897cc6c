/** The directory of systems: texts on demand, search in them, addresses that name a system, and all without script. */
import { expect, test, type Page } from '@playwright/test'
import { integrations as words } from '#locales/en/pages/integrations.ts'
import { pathsAsked } from './asked.ts'
import { visit } from './visit.ts'

const rows = (page: Page) => page.locator('main summary')
const field = (page: Page) => page.getByRole('searchbox')

test('the text of a system comes when its line is opened, by keyboard too', async ({ page }) => {
  const asked = pathsAsked(page, /\.texts\.js$/)
  await visit(page, '/en/integrations')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  const open = page.locator('main details[open]')
  for (const heading of ['What we read', 'What we write', 'Access', 'Limits'])
    await expect(open.getByRole('heading', { name: heading })).toBeVisible()
  expect(asked).toHaveLength(1)
  await page.keyboard.press('Enter')
  await expect(open).toHaveCount(0)
})

test('the search finds words that stand only in the texts', async ({ page }) => {
  await visit(page, '/en/integrations')
  const all = await rows(page).count()
  const facts = (await rows(page).allTextContents()).join(' ').toLowerCase()
  expect(facts).not.toContain('throttl')
  await field(page).fill('throttl')
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^[1-9]\\d* of ${all} systems$`))
  await expect.poll(() => rows(page).count()).toBeLessThan(all)
  await expect(page).toHaveURL(/\?q=throttl$/)
  await page.reload()
  await expect(field(page)).toHaveValue('throttl')
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^[1-9]\\d* of ${all} systems$`))
})

test('a system is found by its line and by how it is reached, and the search shows where', async ({
  page,
}) => {
  await visit(page, '/en/integrations')
  const found = (text: string) => rows(page).locator('mark', { hasText: new RegExp(`^${text}$`) })
  await field(page).fill('S07')
  await expect(rows(page)).toHaveCount(1)
  await expect(found('S07')).toHaveCount(1)
  await field(page).fill('OAuth')
  await expect.poll(() => rows(page).count()).toBeGreaterThan(5)
  const cells = await rows(page).allTextContents()
  await expect(found('OAuth')).toHaveCount(cells.filter((text) => text.includes('OAuth')).length)
})

test('showing all systems again leads back to the search field and tells the count', async ({ page }) => {
  await visit(page, '/en/integrations?q=xyzzyplugh')
  const button = page.getByRole('button', { name: words.board.clear })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  const count = page.getByRole('status')
  await expect(count).toHaveText(/^([1-9]\d*) of \1 systems$/)
  await expect(rows(page)).toHaveCount(Number.parseInt(await count.innerText(), 10))
})

test('every system is a heading below that of the directory, and its parts are below it', async ({
  page,
}) => {
  await visit(page, '/en/integrations')
  const all = await rows(page).count()
  await expect(rows(page).getByRole('heading', { level: 3 })).toHaveCount(all)
  await rows(page).first().click()
  await expect(page.locator('main details[open]').getByRole('heading', { level: 4 })).not.toHaveCount(0)
})

test('an address that names a system opens it, with a new document and without one', async ({ page }) => {
  await page.goto('/de/integrations')
  const last = await page.locator('main details > [id]').last().getAttribute('id')
  await page.goto('/de/about')
  await page.goto(`/de/integrations#${last}`)
  const text = page.locator(`details[open] > [id="${last}"]`)
  await expect(text.getByRole('heading', { name: 'Grenzen' })).toBeInViewport()

  await visit(page, '/de/sitemap')
  const link = page.locator(`main a[href="/de/integrations#${last}"]`)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/de/integrations#${last}$`))
  await expect(text.getByRole('heading', { name: 'Grenzen' })).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each line leads to the page that holds its text', async ({ page }) => {
    await page.goto('/en/integrations')
    const last = page.locator('main details').last()
    const name = await last.locator('strong').textContent()
    await last.locator('summary').click()
    await last.getByRole('link', { name: 'The whole text' }).click()
    await expect(page).toHaveURL(/\/en\/integrations\/all\/\d+#[\w-]+$/)
    const same = page.locator('main details[open]')
    await expect(same.locator('strong')).toHaveText(name ?? '')
    await expect(same.getByRole('heading', { name: 'Limits' })).toBeVisible()
    const pages = page.getByRole('navigation', { name: 'Pages of the list' })
    await pages.getByRole('link', { name: /^Page 1 of \d+$/ }).click()
    await expect(page).toHaveURL(/\/en\/integrations\/all$/)
    await expect(page).toHaveTitle(/^Integrations in full: Page 1 of \d+$/)
  })
})
