/**
 * One visit on a throttled phone. First the page is left alone, then a link is tapped and the new heading awaited.
 * Then it is loaded anew and the menu is tapped from the moment it can be seen until it opens.
 */
import { setTimeout as pause } from 'node:timers/promises'

import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

import { phone, slowNetwork, slowProcessor } from './phone.ts'

export interface Visit {
  fcp: number
  lcp: number
  cls: number
  /** Milliseconds from the start of the visit. */
  menuSeen: number
  menuOpen: number
  tapsLost: number
  /** Milliseconds from the tap to the heading of the next page. */
  nextPage: number
}

interface Seen extends Pick<Visit, 'fcp' | 'lcp' | 'cls'> {
  hasFrame: boolean
  opened: number | null
}

declare global {
  interface Window {
    seen: Seen
  }
}

const menuButton = '[popovertarget=menu-all]'

export async function runVisit(browser: Browser, url: string, link: string): Promise<Visit> {
  const first = await open(browser)
  await first.page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  await pause(1_500)
  const { fcp, lcp, cls } = await first.page.evaluate(() => window.seen)
  const nextPage = await follow(first, link)
  await first.context.close()

  const second = await open(browser)
  await second.page.goto(url, { waitUntil: 'commit' })
  const menu = await tapUntilOpen(second)
  await second.context.close()
  return { fcp, lcp, cls, nextPage, ...menu }
}

interface Tab {
  context: BrowserContext
  page: Page
  cdp: CDPSession
}

async function open(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({ ...phone, locale: 'en-US' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slowNetwork)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  await page.addInitScript(observe)
  return { context, page, cdp }
}

/** Runs in the page before anything else. */
function observe(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, hasFrame: false, opened: null }
  window.seen = seen
  function watch(type: string, note: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  watch('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
      seen.cls += Number(entry.value)
  })
  requestAnimationFrame(() => requestAnimationFrame(() => (seen.hasFrame = true)))
  function look(): void {
    if (document.querySelector('#menu-all:popover-open')) setTimeout(() => (seen.opened = performance.now()))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** A finger on the glass for 80 ms, as people tap. */
async function tap(cdp: CDPSession, point: { x: number; y: number }): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await pause(80)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The time of the tap is kept in the session, because the next page may be a new document. */
async function follow({ page, cdp }: Tab, link: string): Promise<number> {
  const target = page.locator(link).first()
  // The question about cookies may lie over it, and on the floor no script answers it.
  await page.evaluate(() => delete document.documentElement.dataset['consent'])
  // A finger that reads: down a little and back to the link; then time to read it, in which its page is fetched.
  for (const yDistance of [-120, 120]) {
    await cdp.send('Input.synthesizeScrollGesture', { x: 200, y: 500, yDistance, gestureSourceType: 'touch' })
  }
  await target.scrollIntoViewIfNeeded()
  await pause(3_000)
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to be seen of ${link}.`)
  const before = await page.locator('h1').innerText()
  await page.evaluate(() =>
    addEventListener(
      'click',
      () => sessionStorage.setItem('tapped', String(performance.timeOrigin + performance.now())),
      true,
    ),
  )
  await tap(cdp, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  const arrived = await page.waitForFunction(arrival, before, { timeout: 30_000, polling: 'raf' })
  return Number(await arrived.jsonValue())
}

/** Runs in the page at every frame: the milliseconds it took, once the new heading can be seen. */
function arrival(before: string): number | false {
  const heading = document.querySelector('h1')
  const tapped = Number(sessionStorage.getItem('tapped'))
  if (
    !heading ||
    !tapped ||
    heading.innerText === before ||
    !heading.checkVisibility({ opacityProperty: true })
  )
    return false
  return performance.timeOrigin + performance.now() - tapped
}

async function tapUntilOpen({ page, cdp }: Tab): Promise<Pick<Visit, 'menuSeen' | 'menuOpen' | 'tapsLost'>> {
  const until = Date.now() + 30_000
  let menuSeen = Number.NaN
  let taps = 0
  while (Date.now() < until) {
    const found = await page.evaluate(look, menuButton).catch(() => undefined)
    if (typeof found?.opened === 'number') return { menuSeen, menuOpen: found.opened, tapsLost: taps - 1 }
    if (!found?.point) {
      await pause(20)
      continue
    }
    if (taps === 0) menuSeen = found.now
    taps += 1
    await tap(cdp, found.point)
    await pause(250)
  }
  throw new Error('The menu never opened.')
}

/** Runs in the page; one question per look, so that a busy page delays us as it would delay a visitor, and not more. */
function look(selector: string) {
  const { hasFrame, opened } = window.seen
  const box = document.querySelector(selector)?.getBoundingClientRect()
  const isThere = hasFrame && box && box.width > 0
  return {
    opened,
    now: performance.now(),
    point: isThere ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined,
  }
}
