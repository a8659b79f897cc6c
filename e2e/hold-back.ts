import type { Page } from '@playwright/test'

/** The files come when the returned function is called. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released.promise
    await route.fallback()
  })
  return released.resolve
}
