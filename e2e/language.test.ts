import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import { isMarked, mark, visit } from './visit.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('a browser that prefers Austrian German', () => {
  test.use({ locale: 'de-AT' })

  test('gets German at the plain address, and it is remembered', async ({ page }) => {
    await page.goto('/home')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(heading(page)).toContainText('Lange Prozesse')
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de')
    expect(new URL(page.url()).pathname).toBe('/home')
  })

  test('shows no English word before the German ones', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const text = document.querySelector('h1')?.textContent
        if (text && seen.at(-1) !== text) seen.push(text)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/pricing-1', { waitUntil: 'networkidle' })
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen).toHaveLength(1)
    expect(seen[0]).toContain('Ticket für jeden Tag')
  })

  test('a stored choice wins over the browser', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'))
    await page.goto('/home')
    await expect(heading(page)).toContainText('Long processes')
    expect(new URL(page.url()).pathname).toBe('/home')
  })

  test('rubbish in the storage is ignored and replaced', async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('set')) localStorage.setItem('i18nextLng', 'klingon')
      sessionStorage.setItem('set', '1')
    })
    await page.goto('/home')
    await expect(heading(page)).toContainText('Lange Prozesse')
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de')
  })
})

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-FR' })

  test('gets English', async ({ page }) => {
    await page.goto('/home')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('opening an explicit German address sets the language', async ({ page }) => {
  await page.goto('/de/faqs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/home')
  await expect(heading(page)).toContainText('Lange Prozesse')
})

test('the switch changes the words in place and keeps path, query, hash and scroll position', async ({
  page,
}) => {
  await visit(page, '/features?from=test#top')
  await page.evaluate(() => scrollTo(0, 150))
  await mark(page)
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  await expect(heading(page)).toContainText('So einfach wie möglich')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveTitle(/Methoden/)
  await expect(page).toHaveURL(/\/features\?from=test#top$/)
  expect(await isMarked(page)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(150)
  await page.reload()
  await expect(heading(page)).toContainText('So einfach wie möglich')
})

test('on an explicit address the switch moves to the other language’s address', async ({ page }) => {
  await visit(page, '/de/about?x=1')
  await page.getByRole('link', { name: 'EN English' }).click()
  await expect(page).toHaveURL(/\/en\/about\?x=1$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // Browsers share that one.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/about$/)
})

test('the page of the featured article is known by that article’s address, wherever one comes from', async ({
  page,
}) => {
  const known = page.locator('link[rel=canonical], link[type="text/markdown"]')
  const addresses = () => known.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  await visit(page, '/de/blog-details')
  const fresh = await addresses()
  expect(fresh).toEqual([expect.stringMatching(/\/de\/blog\/[\w-]+$/), expect.stringMatching(/\.md$/)])
  await visit(page, '/de/sitemap')
  await page.getByRole('main').locator('a[href="/de/blog-details"]').first().click()
  await expect(page).toHaveURL('/de/blog-details')
  await expect.poll(addresses).toEqual(fresh)
})

test('the head of a page is the same wherever one comes from', async ({ page }) => {
  await visit(page, '/en/sitemap')
  await mark(page)
  for (const path of ['/about', '/sign-up', '/faqs', '/blog-details', '/link-in-bio', '/imprint']) {
    await page.locator('main, footer').locator(`a[href="/en${path}"]`).first().click()
    await expect(page).toHaveURL(`/en${path}`)
    await expect.poll(() => page.evaluate(headDiffers), path).toEqual([])
    expect(await isMarked(page), path).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL('/en/sitemap')
  }
})

/** What machines read there, of this document and of one that is loaded anew, but not of both. */
async function headDiffers(): Promise<string[]> {
  const told = (root: Document) =>
    Array.from(
      root.head.querySelectorAll('[rel=canonical], [hreflang], [name=robots], [type="text/markdown"]'),
      (each) =>
        ['rel', 'hreflang', 'name', 'type', 'href', 'content']
          .map((name) => each.getAttribute(name))
          .join(' '),
    )
  const text = await (await fetch(location.href)).text()
  const fresh = told(new DOMParser().parseFromString(text, 'text/html'))
  const own = told(document)
  return [...fresh.filter((each) => !own.includes(each)), ...own.filter((each) => !fresh.includes(each))]
}

test('the switch keeps what was typed, also at an address without a page', async ({ page }) => {
  await visit(page, '/en/nothing-here')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('catalogue')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/nothing-here')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(field).toHaveValue('catalogue')
})

test('the way back over a change of language leads to the language of the address', async ({ page }) => {
  await visit(page, '/en/product-1')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('days')
  await expect(page).toHaveURL('/en/product-1?sort=days')
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  await expect(page).toHaveURL('/de/product-1?sort=days')
  await page.goBack()
  await expect(page).toHaveURL('/en/product-1')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('links on an explicit address keep its language', async ({ page }) => {
  await visit(page, '/de/home')
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Kontakt' })
    .click()
  await expect(page).toHaveURL(/\/de\/contact$/)
})

test('without a choice of the host the app draws the wanted language itself', async ({ page }) => {
  // A static host answers English to everyone, whatever the cookie says.
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'))
  await page.route('**/contact', async (route) => {
    const response = await route.fetch({ headers: { 'accept-language': 'en', cookie: '' } })
    await route.fulfill({ response })
  })
  await page.goto('/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(heading(page)).toContainText('Fragen Sie uns')
  await expect(heading(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch is a link to the same page in the other language', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'DE Deutsch' }).click()
    await expect(page).toHaveURL(/\/de\/about$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})

test('of two choices shortly after each other the last one holds', async ({ page }) => {
  await visit(page, '/en/about')
  await page.route('**/de/**/*.js', async (route) => {
    await pause(800)
    await route.continue()
  })
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  const late = page.waitForResponse(/\/de\/.*\.js/)
  await page.getByRole('link', { name: 'EN English' }).click()
  await late
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en')
  expect(new URL(page.url()).pathname).toBe('/en/about')
})
