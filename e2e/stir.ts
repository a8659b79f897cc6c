import type { Page } from '@playwright/test'

/** As a visitor does whose hand lies on the mouse: a page sleeps until then. At the edge, where nothing answers to it. */
export async function stir(page: Page): Promise<void> {
  await page.mouse.move(5, 300)
  await page.mouse.move(6, 301)
}
