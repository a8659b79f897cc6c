/** The home page: by keyboard alone, and where it leads. */
import { expect, test } from '@playwright/test'
import { visit } from './visit.ts'

test('the timetable, the methods and the forecast are worked by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/home')
  const processes = page.getByRole('radio', { name: /Supplier invoice/ })
  await processes.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /Quote request/ })).toBeChecked()

  const scrub = page.getByRole('slider', { name: 'Shorten the process' })
  await scrub.focus()
  const after = await scrub.getAttribute('aria-valuetext')
  await page.keyboard.press('Home')
  await expect(scrub).not.toHaveAttribute('aria-valuetext', after ?? '')
  await page.keyboard.press('End')
  await expect(scrub).toHaveAttribute('aria-valuetext', after ?? '')

  const rules = page.getByRole('tab', { name: /Rule-based/ })
  await rules.scrollIntoViewIfNeeded()
  // The script of this section comes when it is near; a key pressed before that has no effect yet.
  await expect(async () => {
    await rules.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: /Classic workflow/ })).toHaveAttribute(
      'aria-selected',
      'true',
      { timeout: 500 },
    )
  }).toPass({ timeout: 10_000 })
  // This goes back a page in every browser with a window; it must not be taken for an arrow alone.
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(rules).toHaveAttribute('aria-selected', 'false')

  const cases = page.getByRole('slider', { name: 'Cases per month' })
  await cases.focus()
  const before = await cases.inputValue()
  await page.keyboard.press('ArrowRight')
  expect(await cases.inputValue()).not.toBe(before)
})

test('nothing lies over the words of a choice, nor over the middle of what they name', async ({ page }) => {
  await visit(page, '/home')
  const process = page.getByRole('group', { name: 'Example process' })
  await process.getByText('Onboarding').click()
  await expect(page.getByRole('radio', { name: /Onboarding/ })).toBeChecked()
  await process.getByRole('radio', { name: /Quote request/ }).check()
  await expect(page.getByRole('radio', { name: /Quote request/ })).toBeChecked()
})

test('what the ten lines of the home page do not have is asked of the whole catalogue', async ({ page }) => {
  await visit(page, '/en/home')
  const board = page.locator('#catalogue')
  await board.scrollIntoViewIfNeeded()
  const finder = board.getByRole('searchbox')
  await expect(async () => {
    await finder.fill('SAP')
    await expect(board.getByRole('status')).toHaveText('0 of 10 lines', { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await expect(board.getByText(/Not among the lines on this page/)).toBeVisible()
  await board.getByRole('link', { name: 'Open the full catalogue' }).click()
  await expect(page).toHaveURL(/\/en\/product-1\?q=SAP$/)
  await expect(page.locator('main details').first()).toBeVisible()
})

test('who looks at the whole forecast and comes back finds the own figures', async ({ page }) => {
  await visit(page, '/en/home')
  const band = page.locator('#forecast')
  await band.scrollIntoViewIfNeeded()
  const cases = band.getByRole('slider', { name: 'Cases per month' })
  await expect(async () => {
    await cases.fill('1000')
    await expect(cases).toHaveAttribute('aria-valuetext', /^1,000/, { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  const link = band.getByRole('link', { name: /forecast/ })
  await expect(link).toHaveAttribute('href', /#f1_1000_/)
  await link.click()
  await expect(page).toHaveURL(/product-3#f1_1000_/)
  await page.goBack()
  await expect(cases).toHaveAttribute('aria-valuetext', /^1,000/)
})
