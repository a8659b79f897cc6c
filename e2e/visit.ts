/** How a visitor comes to a page and wakes it: a page sleeps until then. */
import { expect, test, type Page } from '@playwright/test'
import { consentCookie } from '#contract/company.ts'

/** The question of consent is answered before the visit. */
export async function answer(page: Page, value: 'accepted' | 'declined'): Promise<void> {
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: consentCookie, value, url }])
}

/** As a visitor does whose hand lies on the mouse. At the edge, where nothing answers to it. */
export async function stir(page: Page): Promise<void> {
  await page.mouse.move(5, 300)
  await page.mouse.move(6, 301)
}

/** Stirs and waits until the page is laid out, and links, header and content are awake; later parts of a long page are when they are near. */
export async function awaken(page: Page): Promise<void> {
  await stir(page)
  const awake = page.locator('html[data-ready]:not([data-folded], :has(:is(header, main)[data-asleep]))')
  await expect(awake).toBeAttached({ timeout: 15_000 })
}

/** The mark is gone with the document. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window)
}

/** Without the question of consent, and awake. */
export async function visit(page: Page, address: string): Promise<void> {
  await answer(page, 'declined')
  await page.goto(address)
  await awaken(page)
}
