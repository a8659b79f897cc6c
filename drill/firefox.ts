/** A visit in Firefox, driven over WebDriver BiDi: language, menu, consent, pages, tools, and a form that is stored. */
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import puppeteer, { type HTTPRequest, type Page } from 'puppeteer-core'

import { needProgram } from '#bench/programs.ts'

import type { Fault } from './fault.ts'
import { makePlace } from './place.ts'
import { storedInSqlite } from './stored.ts'

const email = 'firefox@example.org'

export async function firefoxJourney(): Promise<Fault> {
  const executablePath = needProgram('firefox')
  const place = makePlace({ SITE_DIR: resolve('dist/site'), PUBLIC_ORIGIN: '' })
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const errors: string[] = []
  const demands: [string, boolean][] = []
  try {
    await place.start()
    const { url } = place.running()
    const page = await browser.newPage()
    await page.setViewport({ width: 1280, height: 900 })
    page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)))
    const started = performance.now()

    async function step(name: string, work: () => Promise<boolean>): Promise<void> {
      const isMet = await work().catch((error: unknown) => {
        errors.push(`${name}: ${String(error)}`)
        return false
      })
      demands.push([name, isMet])
    }

    await page.goto(`${url}/en/home`, { waitUntil: 'load' })
    await step('the question about cookies is answered and stays answered', async () => {
      await press(page, '[data-consent-set=declined]')
      const isHidden = await page.evaluate(() => document.documentElement.dataset['consent'] === undefined)
      await page.reload({ waitUntil: 'load' })
      return isHidden && (await page.evaluate(() => document.cookie.includes('cookie-consent=declined')))
    })
    await step('a menu opens and leads to a page', async () => {
      await press(page, '[popovertarget=menu-product]')
      await page.waitForSelector('#menu-product:popover-open')
      await press(page, '#menu-product a[href="/en/product-1"]')
      return isAt(page, '/en/product-1')
    })
    await step('the catalogue is searched', async () => {
      await page.waitForSelector('main input[type=search]', { visible: true })
      const before = await textOf(page, 'main')
      await page.type('main input[type=search]', 'invoice', { delay: 30 })
      await until(page, (text) => document.querySelector('main')?.textContent !== text, before)
      return until(page, () => location.search.includes('q=invoice'))
    })
    await step('the forecast follows its fields and its address', async () => {
      await page.goto(`${url}/en/product-3`, { waitUntil: 'load' })
      const before = await textOf(page, 'main')
      await page.waitForSelector('main input[type=range], main input[inputmode]', { visible: true })
      await page.focus('main input[type=range]')
      for (let times = 0; times < 5; times++) await page.keyboard.press('ArrowRight')
      return until(page, (text) => document.querySelector('main')?.textContent !== text, before)
    })
    await step('a page whose script did not come is there when it is asked for again', async () => {
      await page.goto(`${url}/en/about`, { waitUntil: 'load' })
      await page.mouse.move(8, 320)
      await page.waitForSelector('html[data-ready]')
      await page.setRequestInterception(true)
      const lose = (request: HTTPRequest) =>
        void (/\/careers-[^/]*\.js/.test(request.url()) ? request.abort() : request.continue())
      page.on('request', lose)
      await press(page, 'footer a[href="/en/careers"]')
      await page.waitForSelector('main [role=alert]')
      page.off('request', lose)
      await page.setRequestInterception(false)
      await press(page, 'footer a[href="/en/contact"]')
      await isAt(page, '/en/contact')
      await press(page, 'footer a[href="/en/careers"]')
      await isAt(page, '/en/careers')
      await until(page, () => !document.querySelector('main [role=alert]'))
      // The error screen reports what it was shown for, and nothing else.
      return errors.splice(0).every((error) => error.includes('/careers-'))
    })
    await step('the language is changed and remembered', async () => {
      await page.goto(`${url}/home`, { waitUntil: 'load' })
      await press(page, 'header a[hreflang=de], header a[lang=de]')
      await until(page, () => document.documentElement.lang === 'de')
      await page.goto(`${url}/contact`, { waitUntil: 'load' })
      return page.evaluate(() => document.documentElement.lang === 'de')
    })
    await step('a message is sent, acknowledged and stored', async () => {
      await page.goto(`${url}/en/contact`, { waitUntil: 'load' })
      await page.waitForSelector('main form [name=message]', { visible: true })
      const values = {
        name: 'Firefox',
        email,
        subject: 'A drill',
        message: 'Two hundred and forty invoices a month, please.',
      }
      for (const [name, text] of Object.entries(values)) await page.type(`main form [name=${name}]`, text)
      await pause(3_500)
      await press(page, 'main form button[type=submit]')
      await until(page, () => /K-[0-9A-F]{6}/.test(document.querySelector('main')?.textContent ?? ''))
      return storedInSqlite(place.dataDir).emails.includes(email)
    })
    const recovered = performance.now() - started
    demands.push([
      `no script failed${errors.length > 0 ? `, but: ${errors.join('; ')}` : ''}`,
      errors.length === 0,
    ])
    const { doubled, keys } = storedInSqlite(place.dataDir)
    return {
      fault: `${await browser.version()}: a whole visit`,
      rounds: 1,
      acknowledged: keys.length,
      lost: 0,
      doubled,
      recovered,
      demands,
    }
  } finally {
    await browser.close()
    await place.leave()
  }
}

async function press(page: Page, selector: string): Promise<void> {
  const found = await page.waitForSelector(selector, { visible: true, timeout: 15_000 })
  await found?.click()
}

async function isAt(page: Page, path: string): Promise<boolean> {
  await page.waitForFunction((wanted) => location.pathname === wanted, { timeout: 15_000 }, path)
  await page.waitForSelector('main h1', { visible: true })
  return true
}

async function until<Value>(page: Page, check: (value: Value) => boolean, value?: Value): Promise<boolean> {
  await page.waitForFunction(check as (value: unknown) => boolean, { timeout: 15_000 }, value)
  return true
}

async function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (element) => element.textContent ?? '')
}
