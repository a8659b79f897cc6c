/** Pages that stand still while they load, however late their fonts are. */
import { expect, test } from '@playwright/test'
import { locales } from '#contract/locale.ts'

/** Each has something of its own above the fold: a drawing that plays, a table, rows of filters, a text. */
const pages = [
  { path: '/home', plays: 4000 },
  { path: '/pricing-2-details', plays: 0 },
  { path: '/product-1', plays: 0 },
  { path: '/blog', plays: 0 },
]

for (const { path, plays } of pages) {
  for (const locale of locales) {
    for (const width of path === '/home' ? [390, 1280, 1440] : [390, 1440]) {
      test(`nothing on /${locale}${path} moves by itself at ${width} pixels`, async ({
        page,
        context,
        baseURL,
      }) => {
        await context.addCookies([{ name: 'kurztakt-cookie-consent', value: 'declined', url: baseURL ?? '' }])
        await page.setViewportSize({ width, height: 844 })
        await page.route('**/fonts/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 600))
          await route.continue()
        })
        await page.addInitScript(() => {
          const shifts: string[] = []
          Object.assign(window, { shifts })
          type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
          new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries() as Shift[]) {
              // A part of a pixel, which the measure itself rounds away.
              if (value < 0.00005) continue
              shifts.push(
                `${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
              )
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(`/${locale}${path}`, { waitUntil: 'networkidle' })
        const local = await page.evaluate(async () => {
          const faces = await document.fonts.load("16px 'Archivo Fallback'").catch(() => [])
          return faces.length > 0
        })
        test.skip(!local, 'This machine has none of the fonts that stand in for ours.')
        await page.evaluate(() => document.fonts.ready)
        await page.waitForTimeout(300 + plays)
        expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
      })
    }
  }
}
