/** Pages that stand still while they load, however late their fonts are. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { locales } from '#contract/locale.ts'

/** The faces of app/styles/fonts.css that stand in for ours; the spare ones where the machine has none of the others. */
type StandIn = 'Fallback' | 'Spare'

const { pages }: { pages: Record<string, unknown> } = JSON.parse(readFileSync('dist/build.json', 'utf8'))
/** One article stands for all, and the first part of a long list for the others. */
const paths = Object.keys(pages).filter((path) => !/^\/blog\/(?!measure)|\/all\/\d+$/.test(path))
/** A phone as Lighthouse has it, and a usual window. */
const windows = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]

const noFonts = 'This machine has none of the fonts that stand in for ours.'

for (const locale of locales) {
  test(`no page in ${locale} moves when its fonts arrive`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000)
    // Without a bar for scrolling, which would take from the width.
    const page = await browser.newPage({ baseURL: baseURL ?? '', isMobile: true })
    await watchShifts(page)
    const moved: string[] = []
    for (const [index, path] of paths.entries()) {
      await page.goto(`/${locale}${path}`, { waitUntil: 'domcontentloaded' })
      test.skip(!(await hasFaces(page, 'Fallback')), noFonts)
      // Each page begins in the window in which the one before it ended.
      for (const window of index % 2 === 0 ? windows : windows.toReversed()) {
        await page.setViewportSize(window)
        const shifts = await shiftsByFonts(page, 'Fallback')
        moved.push(...shifts.map((shift) => `/${locale}${path}, ${window.width} pixels: ${shift}`))
      }
    }
    await page.close()
    expect(moved).toEqual([])
  })

  test(`/${locale}/home does not even move where only the spare fonts stand in`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', isMobile: true })
    await watchShifts(page)
    await page.goto(`/${locale}/home`)
    test.skip(!(await hasFaces(page, 'Spare')), noFonts)
    for (const window of windows) {
      await page.setViewportSize(window)
      const shifts = await shiftsByFonts(page, 'Spare')
      expect(shifts.reduce((sum, shift) => sum + parseFloat(shift), 0)).toBeLessThan(0.001)
    }
    await page.close()
  })

  // German words are the longer ones.
  for (const width of locale === 'de' ? [390, 1440] : [1280]) {
    test(`nothing on /${locale}/home moves by itself while its drawing plays, ${width} pixels wide`, async ({
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
      await watchShifts(page)
      await page.goto(`/${locale}/home`, { waitUntil: 'networkidle' })
      test.skip(!(await hasFaces(page, 'Fallback')), noFonts)
      await page.evaluate(() => document.fonts.ready)
      const timetable = page.locator('#top [data-phase]')
      await expect(timetable).toHaveAttribute('data-phase', 'today')
      await expect(timetable).toHaveAttribute('data-phase', 'after')
      expect(await shiftsIn(page)).toEqual([])
    })
  }
}

/** Takes the fonts away and gives them back, which is quicker than to load each page late and costs it the same moves. */
function shiftsByFonts(page: Page, kind: StandIn): Promise<string[]> {
  return page.evaluate(async (standIn) => {
    const { style, dataset } = document.documentElement
    const { shifts } = window as unknown as { shifts: string[] }
    const frames = async () => {
      for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame)
    }
    // Until then the page itself uses the faces that stand in, and lays out one section after the other.
    while ('plain' in dataset || 'folded' in dataset) await new Promise(requestAnimationFrame)
    for (const [name, family] of [
      ['--sans', `Archivo ${standIn}`],
      ['--wide', `Archivo Display ${standIn}`],
      ['--mono', 'Martian Mono Fallback'],
    ] as const)
      style.setProperty(name, `'${family}'`)
    await frames()
    shifts.length = 0
    for (const name of ['--sans', '--wide', '--mono']) style.removeProperty(name)
    await frames()
    return [...shifts]
  }, kind)
}

function hasFaces(page: Page, kind: StandIn): Promise<boolean> {
  return page.evaluate(async (name) => {
    const faces = await document.fonts.load(`16px 'Archivo ${name}'`).catch(() => [])
    return faces.length > 0
  }, kind)
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        // A figure of a number that is a few pixels off: all of a page together is still 0.00.
        if (value < 0.0001) continue
        shifts.push(
          `${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function shiftsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}
