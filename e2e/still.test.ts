/** A home page that stands still while it loads and plays, however late its fonts are; for those of all pages see every-page.test.ts. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { locales } from '#contract/locale.ts'
import { hasFaces, shiftsByFonts, shiftsIn, watchShifts, windows } from './shifts.ts'
import { answer } from './visit.ts'

const noFonts = 'This machine has none of the fonts that stand in for ours.'

for (const locale of locales) {
  test(`/${locale}/home does not even move where only the spare fonts stand in`, async ({ page }) => {
    await watchShifts(page)
    await page.goto(`/${locale}/home`)
    test.skip(!(await hasFaces(page, 'Spare')), noFonts)
    for (const size of windows) {
      const shifts = await shiftsByFonts(page, 'Spare', size)
      expect(shifts.reduce((sum, shift) => sum + parseFloat(shift), 0)).toBeLessThan(0.001)
    }
  })

  // German words are the longer ones.
  for (const width of locale === 'de' ? [390, 1440] : [1280]) {
    test(`the drawing on /${locale}/home plays once by itself and moves nothing else, ${width} pixels wide`, async ({
      page,
    }) => {
      await answer(page, 'declined')
      await page.setViewportSize({ width, height: 844 })
      await page.route('**/fonts/*.woff2', async (route) => {
        await pause(600)
        await route.continue()
      })
      await watchShifts(page)
      await page.goto(`/${locale}/home`, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      const timetable = page.locator('#top [data-phase]')
      await expect(timetable).toHaveAttribute('data-phase', 'today')
      await expect(timetable).toHaveAttribute('data-phase', 'after')
      await expect(page.locator('#top [data-short=true]')).toHaveText('00:41')
      test.skip(!(await hasFaces(page, 'Fallback')), noFonts)
      expect(await shiftsIn(page)).toEqual([])
    })
  }
}
