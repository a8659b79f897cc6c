/** Every URL in both languages: status, headings, fonts, axe, console, overflow, drawings; in one of them by keyboard. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test as base } from '@playwright/test'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { locales } from '#contract/locale.ts'
import { statistics as germanStatistics } from '#locales/de/pages/statistics.ts'
import { findingsOf } from './axe.ts'
import { hasFaces, shiftsByFonts, watchShifts, windows } from './shifts.ts'
import { awaken } from './visit.ts'
import { overflow, widenText } from './wider-text.ts'

const { pages }: { pages: Record<string, unknown> } = JSON.parse(readFileSync('dist/build.json', 'utf8'))
const paths = Object.keys(pages).filter((path) => path !== '/404')

/** One article, one part of a list and one privacy notice stand for all in what takes long and is the same in each. */
const isLikeAnother = /^\/blog\/(?!measure)|\/all\/\d|^\/privacy$/

/** One tab for all pages, as a visitor has: to open a window for each takes as long as the page itself. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale } = project.use
      const tab = await browser.newPage({ ...(baseURL && { baseURL }), ...(locale && { locale }) })
      await tab.emulateMedia({ reducedMotion: 'reduce' })
      await watchShifts(tab)
      await use(tab)
      await tab.close()
    },
    { scope: 'worker' },
  ],
})

const validator = new HtmlValidate(new FileSystemConfigLoader())

async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, 'page.html')
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}

for (const path of paths) {
  for (const locale of locales) {
    test(`/${locale}${path} is sound`, async ({ tab: page, browser, baseURL }) => {
      page.removeAllListeners()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('request', (request) => {
        // No other server ever hears of a visit, whatever the page loads.
        const { origin, protocol } = new URL(request.url())
        if (origin !== baseURL && protocol.startsWith('http')) complaints.push(`asked ${request.url()}`)
      })
      // Both themes, without looking at every page twice.
      await page.emulateMedia({ colorScheme: locale === 'de' ? 'dark' : 'light' })
      const response = await page.goto(`/${locale}${path}`)
      expect(response?.status()).toBe(200)
      // Both languages have the same elements.
      if (locale === 'en') expect(await mistakesIn((await response?.text()) ?? '')).toEqual([])
      expect(await page.evaluate(languageAndTitles)).toEqual([locale, true])

      // It does not move when its fonts arrive; where nothing stands in for them, still.test.ts says so.
      // The phone where words are longer, the usual window in the other language: each page is seen at both.
      const hasLook = !isLikeAnother.test(path) && (await hasFaces(page, 'Fallback'))
      const sizes = !hasLook ? [] : locale === 'de' ? windows.slice(0, 1) : windows.slice(1)
      for (const size of sizes) {
        expect(await shiftsByFonts(page, 'Fallback', size), `${size.width} px`).toEqual([])
      }

      // What it loads for a visitor who stirs is looked at too.
      await page.setViewportSize({ width: 1440, height: 900 })
      await awaken(page)
      // Header and footer are the same everywhere, and half of what there is to look at.
      const exclude = path === '/home' ? [] : ['header:has(nav)', 'footer:has(nav)']
      const { findings, version } = await findingsOf(page, { exclude })
      test
        .info()
        .annotations.push(
          { type: 'axe-core', description: version },
          { type: 'Chromium', description: browser.version() },
        )
      expect(findings).toEqual([])

      // One page stands for the header and footer of all, and any other list of links for the longest one.
      if (locale === 'en' && !isLikeAnother.test(path) && path !== '/sitemap') {
        await walk(page, path === '/home' ? 'body' : 'main')
      }
      // German words are the longer ones here, too.
      for (const width of locale === 'de' ? [1440, 768, 320] : [1440, 320]) {
        if (width < 1440) await page.setViewportSize({ width, height: 800 })
        // Drawings that measure themselves need a frame to follow the window.
        await expect.poll(() => page.evaluate(tooWide), { message: `at ${width} px` }).toEqual([])
      }
      expect(await page.evaluate(lostTables)).toEqual([])
      if (locale === 'de') {
        await widenText(page)
        const message = 'with letters set wider, at 320 px'
        await expect.poll(() => page.evaluate(overflow), { message }).toBeLessThanOrEqual(0)
      }
      expect(complaints).toEqual([])
    })
  }
}

test('an unknown path answers with the not-found page at the same address', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  for (const [path, heading, status] of [
    ['/no-such-page', 'Page not found!', 404],
    ['/en/product-1/all/99', 'Page not found!', 404],
    ['/de/no-such-page', 'Seite nicht gefunden!', 404],
    // Cut off in the middle of a sign.
    ['/de/no-such-p%C3', 'Seite nicht gefunden!', 400],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    expect(new URL(page.url()).pathname).toBe(path)
    await page.mouse.move(9, 9)
    await expect(page.getByRole('main')).toContainText(path.replace(/^\/(?:en|de)/, ''))
  }
  expect(complaints).toEqual([])
})

test('the figures of /statistics keep their names between their rules in every window', async ({ page }) => {
  await page.goto('/de/statistics')
  for (const width of [1440, 1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const names = page.getByRole('navigation', { name: germanStatistics.index }).getByRole('link')
    const crossing = await names.evaluateAll((links) =>
      links
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((link) => link.textContent),
    )
    expect(crossing, `${width} px`).toEqual([])
  }
})

test('between phone and desk what belongs together stands together', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  // A neighbour of several lines must not push a text away from its own heading.
  for (const [path, headings] of [
    ['/de/features', 'dl > div > dt'],
    ['/de/pricing-2', 'li > p + h3'],
  ] as const) {
    await page.goto(path)
    await awaken(page)
    const gaps = await page
      .locator('main')
      .locator(headings)
      .evaluateAll((all) =>
        all.map((heading) => {
          // Of the words themselves: the boxes are as high as their rows.
          const words = document.createRange()
          words.selectNodeContents(heading)
          const { bottom } = words.getBoundingClientRect()
          const { top = bottom } = heading.nextElementSibling?.getBoundingClientRect() ?? {}
          return top - bottom
        }),
      )
    expect(gaps.length).toBeGreaterThan(3)
    expect(Math.max(...gaps), path).toBeLessThan(12)
  }
  // The long table stays one, instead of becoming a list beside an empty column.
  await page.goto('/de/statistics')
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const table = page.getByRole('table', { name: germanStatistics.process.caption })
    await expect(table).toHaveCSS('display', 'table')
  }
})

/** Those that can be seen at once; on a page as it should be there is one. */
function languageAndTitles(): (string | boolean)[] {
  const titles = [...document.querySelectorAll('h1')].map((title) => title.checkVisibility())
  return [document.documentElement.lang, ...titles]
}

/** A page that is wider than its window; words that leave their cell; words of one drawing that lie upon each other or beyond the window. */
function tooWide(): string[] {
  const { clientWidth: wide, scrollWidth: content } = document.documentElement
  const overflow = content > wide ? [`The page is ${content - wide} px too wide.`] : []
  // In the narrowest windows a table may scroll.
  const crossing = [...document.querySelectorAll('td, th')]
    .filter(({ scrollWidth, clientWidth }) => wide > 700 && scrollWidth > clientWidth)
    // Hidden heads are one pixel wide.
    .filter((cell) => (cell.parentElement?.parentElement?.clientWidth ?? 0) > 1)
    .map(({ textContent }) => `${textContent} leaves its cell`)
  const touching = [...document.querySelectorAll('svg:not(svg svg)')].flatMap((drawing) => {
    const boxes = [...drawing.querySelectorAll('text')]
      .filter((text) => text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect()
        // A line of text is higher than its letters.
        const [middle, half] = [(top + bottom) / 2, Number.parseFloat(getComputedStyle(text).fontSize) * 0.38]
        return { words: text.textContent, left, right, top: middle - half, bottom: middle + half }
      })
    return boxes.flatMap((box, index) => [
      ...(box.left < -1 || box.right > wide + 1 ? [`${box.words} leaves the window`] : []),
      ...boxes
        .slice(index + 1)
        .filter(
          (other) =>
            box.left + 1 < other.right &&
            other.left + 1 < box.right &&
            box.top + 1 < other.bottom &&
            other.top + 1 < box.bottom,
        )
        .map((other) => `${box.words} touches ${other.words}`),
    ])
  })
  return [...overflow, ...crossing, ...touching]
}

/** What no longer looks like a table on a phone is one in some browsers only where its roles are spelled out. */
function lostTables(): string[] {
  const parts = [...document.querySelectorAll('table,thead,tbody,tr,th,td')]
  return parts
    .filter((part) => !/^table|none/.test(getComputedStyle(part).display) && !part.hasAttribute('role'))
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

/** From the first control to the last by Tab: each is seen and not covered, and the way leads down the page. */
async function walk(page: Page, within: 'body' | 'main'): Promise<void> {
  await page.locator(within).evaluate((part) => {
    part.tabIndex = -1
    part.focus()
    scrollTo(0, 0)
  })
  let last = { place: '', y: 0 }
  for (let stop = 0; stop < 400; stop++) {
    await page.keyboard.press('Tab')
    let here = await page.evaluate(focused)
    if (!here) break
    if (within === 'main' && here.place === 'frame') return
    // What slides in has half a second.
    for (let moment = 0; here.covered && moment < 5; moment++) {
      await page.waitForTimeout(100)
      here = (await page.evaluate(focused)) ?? here
    }
    expect(here.covered, `${here.name} has the focus`).toBe('')
    expect(here.y, `${here.name} comes after ${last.place}`).toBeGreaterThan(last.y - here.farBack)
    last = { place: here.name, y: here.place === 'main' ? here.y : 0 }
    if (here.isLast) return
  }
  throw new Error(`The end of ${within} was not reached from ${last.place}.`)
}

function focused() {
  const control = document.activeElement
  if (!control || control === document.body) return undefined
  // Of a link over two lines the first one counts; a radio lies upon its label.
  const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect()
  const at = document.elementFromPoint(left + width / 2, top + height / 2)
  const isFree =
    at && (control.contains(at) || at.contains(control) || at.closest('label') === control.closest('label'))
  return {
    name: `${control.tagName} ${(control.textContent || control.getAttribute('aria-label') || control.id).trim().slice(0, 40)}`,
    place: control.closest('main') ? 'main' : 'frame',
    y: top + scrollY,
    // From the foot of one column to the head of the next, but not from one end of the page to the other.
    farBack: Math.max(1000, document.documentElement.scrollHeight * 0.6),
    covered: isFree ? '' : `covered by ${at?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`,
    isLast:
      control ===
      [...document.querySelectorAll('footer :is(a, button)')].findLast((each) => each.checkVisibility()),
  }
}
