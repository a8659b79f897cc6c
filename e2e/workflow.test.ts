/** The visual workflow: draw, change, move, undo, share, save, print, and on to the forecast and the demo request. */
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { decodeWorkflow } from '#contract/workflow-address.ts'

async function open(page: Page, address = '/en/product-2'): Promise<void> {
  await page
    .context()
    .addCookies([
      { name: 'kurztakt-cookie-consent', value: 'declined', url: test.info().project.use.baseURL ?? '' },
    ])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.locator('#workflow select').first()).toBeAttached({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#workflow')).toBeVisible()
  await expect(page.locator('#exceptions')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('#exceptions')).toBeVisible()
})

test('the workflow goes on to the forecast and into the demo request', async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: 'Attach to a demo request' }).click()
  await expect(page).toHaveURL(/\/en\/request-a-demo$/)
  const attached = await page.evaluate(() => sessionStorage.getItem('kurztakt-workflow'))
  expect(JSON.parse(attached ?? '{}')).toMatchObject({ hash: expect.stringMatching(/^w=1~/) })

  await open(page)
  await page.getByRole('link', { name: 'Forecast the return' }).click()
  await expect(page).toHaveURL(/\/en\/product-3#f1_/)
})
