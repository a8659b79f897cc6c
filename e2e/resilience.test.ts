/** Browsers that block, extensions and translators that rewrite, clocks that are wrong: the site goes on working. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { receipt } from './lead-answers.ts'
import { answer, awaken, stir } from './visit.ts'

/** Collects what must stay empty. React says with number 418 that it found a changed page and has drawn it anew. */
function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!message.includes('React error #418')) failures.push(message)
  })
  return failures
}

async function sendMessage(page: Page): Promise<void> {
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: receipt }))
  await page.goto('/en/contact')
  // What is typed before the script is there has tests of its own (asleep.test.ts).
  await awaken(page)
  const form = page.locator('main form')
  await form.getByLabel('Name').first().fill('Ada Example')
  await form.getByLabel('Email').first().fill('ada@example.org')
  await form.getByLabel('Subject').first().fill('Invoices')
  await form.getByLabel('Message').first().fill('Two hundred and forty invoices a month, please.')
  const button = page.getByRole('button', { name: 'Send message' })
  await pressUntil(button, () => expect(page.getByText(receipt.reference).first()).toBeVisible(soon))
}

/** One press can fall into the moment in which React draws a page anew that others have rewritten; people press again. */
async function pressUntil(control: Locator, done: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (await control.isVisible()) await control.click(soon)
    await done()
  }).toPass()
}
const soon = { timeout: 5_000 }

/** From page to page and into the other language, without the error screen. */
async function walk(page: Page): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true })
  await pressUntil(link, () => expect(page).toHaveURL(/\/careers$/, soon))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/en/product-3', { waitUntil: 'networkidle' })
  await page.locator('main input[type=range]').first().focus()
  await page.keyboard.press('ArrowRight')
  const german = page.getByRole('link', { name: /^(Deutsch|DE)/ }).first()
  await pressUntil(german, () => expect(page.locator('html')).toHaveAttribute('lang', 'de', soon))
  await expect(page.getByRole('heading', { name: /Something went wrong|schiefgelaufen/ })).toHaveCount(0)
}

test('with storage, cookies and databases blocked everything works, and only the choices are forgotten', async ({
  page,
}) => {
  const failures = failuresOf(page)
  await page.addInitScript(() => {
    function refuse(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  await page.goto('/en/home')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden()
  await walk(page)
  await sendMessage(page)
  expect(failures).toEqual([])
})

test('nodes and attributes that an extension puts into the page disturb nothing', async ({ page }) => {
  const failures = failuresOf(page)
  await answer(page, 'declined')
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-extension', '1')
      document.body.setAttribute('cz-shortcut-listen', 'true')
      document.body.prepend(document.createElement('extension-bar'))
      document.body.append(document.createElement('extension-sidebar'))
      for (const field of document.querySelectorAll('input, textarea')) {
        field.setAttribute('data-extension-id', 'x')
        field.after(document.createElement('extension-badge'))
      }
    })
  })
  await page.goto('/en/home')
  await walk(page)
  await sendMessage(page)
  expect(failures).toEqual([])
})

test('a home page that was changed while it slept is drawn anew, all of it', async ({ page }) => {
  const failures = failuresOf(page)
  await page.goto('/en/home', { waitUntil: 'load' })
  await page.evaluate(() => {
    const stranger = document.createElement('div')
    stranger.id = 'stranger'
    document.querySelector('main section')?.prepend(stranger)
  })
  await stir(page)
  await expect(page.locator('#stranger')).toHaveCount(0)
  await expect(page.locator('main section')).toHaveCount(10)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  expect(failures).toEqual([])
})

test('a translator that rewrites every text crashes nothing', async ({ page }) => {
  const failures = failuresOf(page)
  await answer(page, 'declined')
  await page.addInitScript(() => {
    /** As browsers translate: each text moves into an element of its own, again and again. */
    function translate() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const parent = text.parentElement
        if (!text.data.trim() || !parent || parent.closest('font, script, style, svg, textarea')) continue
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(`${text.data} `)
        text.replaceWith(font)
      }
    }
    setInterval(translate, 200)
  })
  await page.goto('/en/home', { waitUntil: 'networkidle' })
  await page.waitForTimeout(250)
  await walk(page)
  await page.goto('/en/product-1', { waitUntil: 'networkidle' })
  await page.waitForTimeout(250)
  await page.getByRole('searchbox').first().pressSequentially('invoice', { delay: 40 })
  await expect(page).toHaveURL(/q=invoice/)
  await page.getByRole('searchbox').first().fill('')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  await sendMessage(page)
  expect(failures).toEqual([])
})

for (const year of [1999, 2099]) {
  test(`in the year ${year} of a wrong clock pages, tools and forms work`, async ({ page }) => {
    const failures = failuresOf(page)
    await answer(page, 'declined')
    await page.clock.install({ time: new Date(`${year}-12-31T23:59:50Z`) })
    await page.goto('/en/home', { waitUntil: 'load' })
    await page.clock.fastForward(2_500)
    await sendMessage(page)
    expect(failures).toEqual([])
  })
}

test('an address whose place cannot be decoded is shown all the same', async ({ page }) => {
  const failures = failuresOf(page)
  for (const path of [
    '/en/faqs#%E0%A4%A',
    '/en/product-1?q=%E0%A4%A#%',
    '/en/product-3#f1_%',
    '/en/home#%',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 300)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  expect(failures).toEqual([])
})

test('on paper there is the page, and nothing that floats over it', async ({ page }) => {
  await page.goto('/en/home', { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const floating = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
      .map((element) => element.className),
  )
  expect(floating).toEqual([])
  // Further articles would take a sheet or two of their own.
  await page.goto('/en/blog/measure-lead-time', { waitUntil: 'networkidle' })
  await expect(page.locator('#text')).toBeVisible()
  await expect(page.locator('#connections')).toBeHidden()
})

test.describe('an error of our scripts', () => {
  const message = 'jane@example.org is broken'
  let reports: unknown[] = []

  test.beforeEach(async ({ page }) => {
    reports = []
    await page.route('**/api/reports', (route) => {
      reports.push(route.request().postDataJSON())
      return route.fulfill({ status: 204 })
    })
    await page.route('**/assets/frame-*.js', async (route) => {
      const response = await route.fetch()
      const breakable = 'addEventListener("break",(event)=>{throw new TypeError(event.detail)})'
      await route.fulfill({ response, body: `${await response.text()};${breakable}` })
    })
  })

  async function wake(page: Page): Promise<void> {
    await page.goto('/en/home?token=secret')
    await awaken(page)
  }

  async function broken(page: Page, detail: string): Promise<boolean> {
    const broke = page.waitForEvent('pageerror', { timeout: 2_000 }).catch(() => {})
    await page.evaluate((text) => dispatchEvent(new CustomEvent('break', { detail: text })), detail)
    return Boolean(await broke)
  }

  test('is reported to our own server with consent, and no longer once it is withdrawn', async ({ page }) => {
    await answer(page, 'accepted')
    await wake(page)
    // Told twice, the same error is reported once.
    await expect(async () => {
      expect(await broken(page, message)).toBe(true)
      expect(reports.length).toBeGreaterThan(0)
    }).toPass()
    expect(await broken(page, message)).toBe(true)
    await page.waitForTimeout(500)
    const frames = [expect.stringMatching(/^\/assets\/frame-[\w-]+\.js:\d+:\d+$/)]
    const report = { name: 'TypeError', message: '… is broken', frames, path: '/en/home' }
    expect(reports).toEqual([report])
    await answer(page, 'declined')
    expect(await broken(page, 'Something else is broken')).toBe(true)
    await page.waitForTimeout(500)
    expect(reports).toEqual([report])
  })

  test('is not reported without consent', async ({ page }) => {
    await answer(page, 'declined')
    await wake(page)
    await expect(async () => expect(await broken(page, message)).toBe(true)).toPass()
    expect(await broken(page, 'Something else is broken')).toBe(true)
    await page.waitForTimeout(500)
    expect(reports).toEqual([])
  })
})
