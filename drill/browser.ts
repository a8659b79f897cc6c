/** A visitor in a real browser while the network or the server fails, and an old tab after a deploy. */
import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { type Browser, chromium, type Page } from '@playwright/test'

import { freePort } from '#bench/free-port.ts'
import { needProgram } from '#bench/programs.ts'

import type { Fault } from './fault.ts'
import { makePlace, type Place } from './place.ts'
import { storedInSqlite } from './stored.ts'

/** People need longer than the three seconds below which the server suspects a machine. */
const humanPause = 3_500

async function withBrowser<Result>(
  change: Record<string, string>,
  work: (browser: Browser, place: Place) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: needProgram('chromium'), args: ['--no-sandbox'] })
  // Posts come from the address that the browser really asks.
  const place = makePlace({ SITE_DIR: resolve('dist/site'), PUBLIC_ORIGIN: '', ...change })
  try {
    await place.start()
    return await work(browser, place)
  } finally {
    await browser.close()
    await place.leave()
  }
}

async function fillContact(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/en/contact`, { waitUntil: 'networkidle' })
  const decline = page.getByRole('button', { name: 'Decline' })
  if (await decline.isVisible()) await decline.click()
  const form = page.locator('main form')
  await form.getByLabel('Name').first().fill('Drill')
  await form.getByLabel('Email').first().fill(email)
  await form.getByLabel('Subject').first().fill('A drill')
  await form.getByLabel('Message').first().fill('Two hundred and forty invoices a month, please.')
  await pause(humanPause)
}

/** Each fault is one message, sent into it. */
export function formsInTrouble(): Promise<Fault[]> {
  return withBrowser({}, async (browser, place) => {
    const { url } = place.running()

    async function send(
      fault: string,
      trouble: (page: Page) => Promise<() => Promise<void>>,
    ): Promise<Fault> {
      const email = `${fault.toLowerCase().replaceAll(/\W+/g, '-')}@example.org`
      const context = await browser.newContext({ locale: 'en-US' })
      const page = await context.newPage()
      await fillContact(page, url, email)
      const end = await trouble(page)
      await page.getByRole('button', { name: 'Send message' }).click()
      await pause(2_000)
      const isKept = (await page.locator('main form').getByLabel('Message').first().inputValue()) !== ''
      await end()
      const started = performance.now()
      const receipt = page.getByText(/K-[0-9A-F]{6}/).first()
      const isSent = await receipt.waitFor({ timeout: 60_000 }).then(
        () => true,
        () => false,
      )
      const recovered = performance.now() - started
      await context.close()
      const rows = storedInSqlite(place.dataDir).emails.filter((each) => each === email).length
      return {
        fault,
        rounds: 1,
        acknowledged: isSent ? 1 : 0,
        lost: isSent && rows === 0 ? 1 : 0,
        doubled: Math.max(rows - 1, 0),
        recovered,
        demands: [
          ['what was typed was kept', isKept],
          ['it was sent in the end, without another click', isSent],
        ],
      }
    }

    return [
      await send('offline when sending', async (page) => {
        await page.context().setOffline(true)
        return () => page.context().setOffline(false)
      }),
      await send('slow API, 5 s', async (page) => {
        await page.route('**/api/leads', async (route) => {
          await pause(5_000)
          await route.continue()
        })
        return () => Promise.resolve()
      }),
      await send('API stores, but its answer never comes', async (page) => {
        let times = 0
        await page.route('**/api/leads', async (route) => {
          times += 1
          if (times > 1) return route.continue()
          await route.fetch()
          // The visitor's browser gives up after 15 s.
          await pause(20_000)
          await route.abort().catch(() => undefined)
        })
        return () => Promise.resolve()
      }),
      await send('server killed when sending, then back', async () => {
        const port = new URL(url).port
        await place.end('SIGKILL')
        return async () => {
          await place.start({ PORT: port })
        }
      }),
    ]
  })
}

/** A tab that was opened before a deploy asks for files that are gone since. */
export async function oldTab(): Promise<Fault> {
  const port = String(await freePort())
  return withBrowser({ PORT: port }, async (browser, place) => {
    const { url } = place.running()
    const page = await browser.newPage({ locale: 'en-US' })
    await page.goto(`${url}/en/home`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Decline' }).click()
    let loads = 0
    page.on('load', () => (loads += 1))

    const reader = await browser.newPage({ locale: 'en-US' })
    await reader.goto(`${url}/en/home`, { waitUntil: 'networkidle' })

    const fresh = join(place.directory, 'fresh')
    deploy(resolve('dist'), fresh)
    await place.end()
    await place.start({ SITE_DIR: join(fresh, 'site') })
    let readerLoads = 0
    reader.on('load', () => (readerLoads += 1))
    await reader.mouse.move(200, 300)
    await reader.mouse.wheel(0, 4_000)
    await pause(3_000)
    const canRead = !(await reader.getByRole('heading', { name: 'Something went wrong' }).isVisible())

    const started = performance.now()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
    const isThere = await hasHeading(page, 'Careers')
    const recovered = performance.now() - started
    const loadsAfterDeploy = loads

    // A file that no build has: the visitor is told, and the page does not load itself over and over.
    for (const file of globSync(`${fresh}/site/assets/about-*`)) rmSync(file)
    await place.end()
    await place.start({ SITE_DIR: join(fresh, 'site') })
    loads = 0
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us', exact: true }).click()
    const isTold = await page
      .getByRole('heading', { name: 'Something went wrong' })
      .waitFor({ timeout: 15_000 })
      .then(
        () => true,
        () => false,
      )
    await pause(3_000)
    return {
      fault: 'old tab after a deploy',
      rounds: 1,
      acknowledged: 0,
      lost: 0,
      doubled: 0,
      recovered,
      demands: [
        [
          `whoever reads on in the same page can do so, after ${readerLoads} silent reload`,
          canRead && readerLoads <= 1,
        ],
        [
          `the page asked for is shown, after ${loadsAfterDeploy} silent reload`,
          isThere && loadsAfterDeploy <= 1,
        ],
        [`a file that stays missing is told, after ${loads} reload`, isTold && loads <= 1],
      ],
    }
  })
}

function hasHeading(page: Page, title: string): Promise<boolean> {
  return page
    .waitForFunction((text) => document.title.includes(text), title, { timeout: 15_000 })
    .then(
      () => page.locator('main h1').isVisible(),
      () => false,
    )
}

/** The same site as another build would name its files. */
function deploy(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  for (const file of globSync(`${to}/site/**/*.{br,gz}`)) rmSync(file)
  const hashes = new Set(
    globSync(`${to}/site/assets/**`).flatMap((file) => /-([\w-]{8})(?:\.\w+)?$/.exec(file)?.[1] ?? []),
  )
  const pattern = new RegExp(`-(?:${[...hashes].join('|')})(?=[./"'\`])`, 'g')
  const other = (text: string) => text.replaceAll(pattern, (hash) => `-N${hash.slice(2)}`)
  for (const file of globSync(`${to}/site/**/*.{html,js,css,json}`)) {
    writeFileSync(file, other(readFileSync(file, 'utf8')))
  }
  for (const file of globSync(`${to}/site/assets/*`)) {
    if (other(`${file}"`) !== `${file}"`) renameSync(file, other(`${file}"`).slice(0, -1))
  }
}
