/** The worked examples: their stories on demand, addresses that name one, and all of it without script. */
import { expect, test } from '@playwright/test'
import { pathsAsked } from './asked.ts'
import { visit } from './visit.ts'

test('a story comes when it is opened, and an address that names an example leads to it', async ({
  page,
}) => {
  const asked = pathsAsked(page, /\.texts\.js$/)
  await visit(page, '/en/use-cases')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const slug = await page.locator('main section:has(details)').last().getAttribute('id')
  await page.goto(`/en/use-cases#${slug}`)
  const example = page.locator(`[id="${slug}"]`)
  await expect(example.getByRole('heading', { level: 2 })).toBeInViewport()
  await example.locator('summary').focus()
  await page.keyboard.press('Enter')
  for (const heading of ['Before', 'What was built', 'What went wrong', 'What it took', 'What stays human'])
    await expect(example.getByRole('heading', { name: heading })).toBeVisible()
  expect(asked).toHaveLength(1)

  // The page is long: from each example one step leads back to all of them.
  await example.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'All examples on one scale' })).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each example leads to its story', async ({ page }) => {
    await page.goto('/de/use-cases')
    const example = page.locator('main section:has(details)').last()
    const title = await example.getByRole('heading', { level: 2 }).textContent()
    await example.locator('summary').click()
    await example.getByRole('link', { name: 'Der ganze Text' }).click()
    await expect(page).toHaveURL(/\/de\/use-cases\/all#[\w-]+$/)
    const story = page.getByRole('region', { name: title ?? '' })
    await expect(story).toBeInViewport()
    await expect(story.getByRole('heading', { name: 'Was schiefging' })).toBeVisible()
  })
})
