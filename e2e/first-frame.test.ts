/** The first frame needs the document alone; everything else is asked for behind it, and may fail. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import { holdBack } from './hold-back.ts'
import { isMarked, mark, stir } from './visit.ts'

// Where the frame is waited for.
const phone = { width: 412, height: 823 }
const paths = ['/home', '/blog', '/pricing-2-details', '/imprint']
const dressed = async (page: Page) => {
  for (const mark of ['data-bare', 'data-plain', 'data-folded']) {
    await expect(page.locator('html')).not.toHaveAttribute(mark)
  }
}

for (const path of paths) {
  test(`Styles below the first screen, fonts and scripts of ${path} are asked for behind the first frame.`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    // What is shown first is the same in both languages, and longer in this one.
    await page.goto(`/de${path}`)
    await dressed(page)
    const early = await page.evaluate(() => {
      const [frame] = performance.getEntriesByName('first-contentful-paint')
      return performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime }) =>
            /\/(assets|fonts|manifest)/.test(name) && startTime < (frame?.startTime ?? Infinity),
        )
        .map(({ name }) => name)
    })
    expect(early).toEqual([])
    await expect(page.locator('link[rel=manifest]')).toHaveCount(1)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^Archivo,/)
  })
}

test('In a large window the page is complete when it is loaded.', async ({ page }) => {
  for (const path of paths) {
    await page.goto(`/de${path}`)
    expect(await page.locator('html').getAttribute('data-bare')).toBeNull()
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
  }
})

test('What lies below the first screen is not shown bare.', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/rest-[^/]*\.css/)
  await page.goto('/en/home', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toBeHidden()
  release()
  await expect(footer).toBeVisible()
  await dressed(page)
})

test('A document that comes slowly shows what lies below when it is read, not before.', async ({
  browser,
  baseURL,
}) => {
  const slow = await serveSlowly(baseURL)
  const page = await browser.newPage({ viewport: phone })
  await page.goto(slow.address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('[data-rest]')?.sheet)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  await expect(page.locator('html')).toHaveAttribute('data-bare')
  slow.goOn()
  await dressed(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.close()
})

test('A document that stalls shows what there is of it.', async ({ browser, baseURL }) => {
  const slow = await serveSlowly(baseURL)
  const page = await browser.newPage({ viewport: phone })
  await page.goto(slow.address, { waitUntil: 'commit' })
  await expect(page.locator('[data-later]').first()).toBeVisible({ timeout: 10_000 })
  slow.goOn()
  await page.close()
})

test('On a phone what lies below the first screen comes in its fonts.', async ({ page }) => {
  await page.setViewportSize(phone)
  const release = await holdBack(page, /\/fonts\//)
  await page.goto('/en/home', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('[data-rest]')?.sheet)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  await expect(page.getByRole('contentinfo')).toBeHidden()
  release()
  await dressed(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

for (const [path, part] of [
  ['/de/blog', '#list li p'],
  ['/de/terms', 'main section[id] p'],
  ['/en/blog/when-not-to-automate', '#text .prose p'],
  ['/en/use-cases/all', 'main section[id] p'],
  ['/en/about', 'footer a'],
] as const) {
  test(`On a phone the last ${part} of ${path} is laid out behind the fonts, not twice.`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    const release = await holdBack(page, /\/fonts\//)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).not.toHaveAttribute('data-bare')
    const last = page.locator(part).last()
    const isLaidOut = () => last.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isLaidOut()).toBe(false)
    release()
    await expect.poll(isLaidOut).toBe(true)
  })
}

test('Fonts that do not come are not waited for.', async ({ page }) => {
  await page.setViewportSize(phone)
  const release = await holdBack(page, /\/fonts\//)
  await page.goto('/en/home', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-plain')
  release()
  await dressed(page)
})

/** Most of the home page, and the rest when it is told to go on. */
async function serveSlowly(baseURL: string | undefined) {
  const gate = Promise.withResolvers<void>()
  const server = createServer(async ({ url = '' }, answer) => {
    const { type, body } = await read(new URL(url, baseURL))
    const end = body.length * 0.75
    answer.writeHead(200, { 'content-type': type }).write(body.subarray(0, end))
    if (url.endsWith('/home')) await gate.promise
    answer.end(body.subarray(end))
  }).listen(0)
  // It does not keep the test from ending.
  server.unref()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}/en/home`, goOn: gate.resolve }
}

async function read(url: URL) {
  const answer = await fetch(url)
  const type = answer.headers.get('content-type') ?? ''
  return { type, body: Buffer.from(await answer.arrayBuffer()) }
}

test('Styles that never come are not waited for: the page is shown, and the app works.', async ({ page }) => {
  await page.route('**/assets/rest-*.css', () => {})
  await page.goto('/en/about', { waitUntil: 'domcontentloaded' })
  // Begins while they are still awaited.
  await stir(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await mark(page)
  await page.getByRole('link', { name: 'DE Deutsch' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await isMarked(page)).toBe(true)
})

test('Without the styles of the rest or without fonts the page is complete and works.', async ({ page }) => {
  await page.route(/\/assets\/rest-.*\.css|\/fonts\//, (route) => route.abort())
  await page.goto('/en/about')
  await expect(page.locator('html')).not.toHaveAttribute('data-folded')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL(/\/careers$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('A browser that is never idle lays out the whole page all the same.', async ({ page }) => {
  // As Chromium does for a while after a picture of a whole page.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout = 1e9 } = {}) =>
      Number(setTimeout(callback, timeout, { didTimeout: true, timeRemaining: () => 0 }))
  })
  await page.goto('/en/about')
  await expect(page.locator('html')).not.toHaveAttribute('data-folded')
})

test('A page that does nothing by itself runs the app when its visitor stirs, and not before.', async ({
  page,
}) => {
  await page.goto('/en/about')
  await dressed(page)
  const runs = () => page.evaluate(() => Object.keys(document.getElementById('app') ?? {}).length > 0)
  expect(await runs()).toBe(false)
  await page.keyboard.press('Tab')
  await expect.poll(runs).toBe(true)
})

test('A page that is loaded again stays where its reader was.', async ({ page }) => {
  await page.goto('/en/home')
  await dressed(page)
  await page.locator('#pricing').getByRole('heading').first().scrollIntoViewIfNeeded()
  await page.evaluate(() => document.querySelector('#pricing')?.scrollIntoView({ behavior: 'instant' }))
  const before = await page.evaluate(() => scrollY)
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-bare')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50)
  expect(await page.evaluate(() => scrollY)).toBeLessThan(before + 50)
})
