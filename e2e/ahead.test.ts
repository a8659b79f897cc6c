/** What comes ahead of a click: the pages that a visitor is about to ask for, and no others. */
import { expect, test, type Page } from '@playwright/test'
import { awaken } from './visit.ts'

function wordsAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const words = /\/words-[^/]+\/en(\/.+)\.js$/.exec(new URL(request.url()).pathname)?.[1]
    if (words && words !== '/frame') asked.push(words)
  })
  return asked
}

test('Nothing comes ahead while the visitor only looks; then the pages of the links in view do, and no others.', async ({
  page,
}) => {
  const asked = wordsAsked(page)
  await page.goto('/en/home')
  await expect.poll(() => asked).toEqual(['/home.first'])
  await expect(page.locator('html')).not.toHaveAttribute('data-folded')
  expect(asked).toEqual(['/home.first'])
  await awaken(page)
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['/request-a-demo', '/product-1']))
  const link = page.locator('main').getByRole('link', { name: 'Open the full forecast with these figures' })
  expect(asked).not.toContain('/product-3')
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContain('/product-3')
})

test('A link that is pointed at or focused is asked for at once.', async ({ page }) => {
  const asked = wordsAsked(page)
  await page.goto('/en/imprint')
  await awaken(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Careers' }).hover()
  await expect.poll(() => asked).toContain('/careers')
  await footer.getByRole('link', { name: 'Reviews' }).focus()
  await expect.poll(() => asked).toContain('/reviews')
})

test('Whoever saves data is sent only what they ask for.', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked = wordsAsked(page)
  await page.goto('/en/imprint')
  await awaken(page)
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  await careers.hover()
  await page.waitForTimeout(1_000)
  expect(asked).toEqual(['/imprint'])
  await careers.click()
  await expect(page).toHaveURL('/en/careers')
  expect(asked).toContain('/careers')
})

test('A page that came ahead is drawn once where nobody sees it, and leaves nothing behind.', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: Element[] = []
    Object.assign(globalThis, { made })
    const { createElement } = Document.prototype
    Document.prototype.createElement = function create(this: Document, name: string) {
      const element = createElement.call(this, name)
      if (name === 'h1') made.push(element)
      return element
    }
  })
  const unseen = () =>
    page.evaluate(() => {
      const { made } = globalThis as unknown as { made: Element[] }
      return made.filter(({ isConnected }) => !isConnected).map(({ textContent }) => textContent)
    })
  await page.goto('/en/imprint')
  await awaken(page)
  // Two at once: each is drawn to its end.
  for (const name of ['Reviews', 'Careers']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).hover()
  }
  const heading = 'Get on here, arrive somewhere.'
  await expect.poll(unseen).toEqual(expect.arrayContaining([heading, 'Said after the trip, not before.']))
  await expect(page.locator('h1')).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
})
