/** What axe cannot see: magnified text, wider letters, small targets, covered focus, the visitor's own colours. */
import { expect, test, type Page } from '@playwright/test'
import { awaken, visit } from './visit.ts'
import { overflow, widenText } from './wider-text.ts'

/** Fetches a picture from its own address, which the site's own policy forbids. */
test.use({ bypassCSP: true })

async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await awaken(page)
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

/** Controls smaller than 24 x 24 whose circle of 24 pixels touches another one (WCAG 2.5.8); links in a sentence are free. */
function crowdedTargets(): string[] {
  const least = 23.9
  const controls = [...document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary')]
    .filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) && !control.closest('[aria-hidden=true]'),
    )
    .map((control) => {
      const label = control.closest('label')
      const box = (label ?? control).getBoundingClientRect()
      return { control, box, x: box.left + box.width / 2, y: box.top + box.height / 2 }
    })
    .filter(({ box }) => box.width > 0 && box.right > 0)
  const isSmall = ({ width, height }: DOMRect) => width < least || height < least
  return controls.flatMap(({ control, box, x, y }) => {
    const text = [...(control.parentElement?.childNodes ?? [])]
    const inSentence = text.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (!isSmall(box) || (inSentence && getComputedStyle(control).display === 'inline')) return []
    const neighbour = controls.find((other) => {
      if (other.control.contains(control) || control.contains(other.control)) return false
      const apart = Math.hypot(other.x - x, other.y - y)
      const dx = Math.max(other.box.left - x, 0, x - other.box.right)
      const dy = Math.max(other.box.top - y, 0, y - other.box.bottom)
      return (isSmall(other.box) && apart < 24) || Math.hypot(dx, dy) < 12
    })
    return neighbour
      ? [`${control.tagName} ${control.textContent?.slice(0, 30)} ${box.width} x ${box.height}`]
      : []
  })
}

for (const path of ['/home', '/product-2', '/pricing-2-details', '/contact', '/sign-up']) {
  test(`/de${path} keeps everything when magnified or set wider, and its targets apart`, async ({ page }) => {
    await openAwake(page, `/de${path}`)
    expect(await page.evaluate(crowdedTargets)).toEqual([])
    // 1280 pixels at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    await expect.poll(() => page.evaluate(overflow), { message: 'at 400 %' }).toBeLessThanOrEqual(0)
    expect(await page.evaluate(crowdedTargets)).toEqual([])
    await widenText(page)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      // Rounding may leave a pixel or two behind the edge, where nothing is.
      await expect
        .poll(() => page.evaluate(overflow), { message: `wider letters at ${width} px` })
        .toBeLessThanOrEqual(3)
    }
  })
}

for (const path of ['/home', '/product-2', '/pricing-2-details', '/sign-up']) {
  test(`/de${path} follows the size of text that its visitor has chosen in the browser`, async ({ page }) => {
    await openAwake(page, `/de${path}`)
    const sheet = page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true })
    await expect(sheet).toBeHidden()
    const session = await page.context().newCDPSession(page)
    for (const size of [20, 24, 32]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
      await expect(page.locator('body')).toHaveCSS('font-size', `${(size / 16) * (size < 32 ? 17 : 16.5)}px`)
      await expect
        .poll(() => page.evaluate(overflow), { message: `text of ${size} px` })
        .toBeLessThanOrEqual(0)
    }
    // 1440 pixels hold as much as 720 do otherwise, and are arranged like them.
    await expect(sheet).toBeVisible()
  })
}

/** How many of nine points of the focused control nothing else lies over. */
function seenOfFocus(): number {
  const control = document.activeElement
  if (!control || control === document.body) return 9
  const { left, top, width, height } = control.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]),
  )
  return points.filter(([x = 0, y = 0]) => {
    const found = document.elementFromPoint(x, y)
    return found !== null && (control.contains(found) || found.contains(control))
  }).length
}

test('with the consent question open, nothing lies over the focused control in a magnified window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/de/contact')
  await expect(page.getByRole('region', { name: 'Dürfen unsere Skripte' })).toBeVisible()
  for (let step = 0; step < 45; step++) {
    await page.keyboard.press('Tab')
    // What slides in has a moment.
    await expect.poll(() => page.evaluate(seenOfFocus)).toBeGreaterThan(0)
  }
})

for (const path of ['/product-3', '/pricing-3']) {
  test(`on a narrow screen the figures at hand on ${path} lie over no control that the keyboard comes to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, `/de${path}`)
    const sliders = page.getByRole('main').getByRole('slider')
    await sliders.first().focus()
    // Each has a field before it.
    for (let step = 2; step < 2 * (await sliders.count()); step++) {
      await page.keyboard.press('Tab')
      const message = await page.evaluate(() => document.activeElement?.outerHTML ?? '')
      await expect.poll(() => page.evaluate(seenOfFocus), { message }).toBe(9)
    }
  })
}

test('in the visitor’s own colours text on highlighted areas can be read', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en/home')
  await awaken(page)
  for (const name of ['Book the free 2-hour session', 'Browse the catalogue']) {
    const link = page.getByRole('main').getByRole('link', { name }).first()
    // Letters and ground are two colours at least; a ground laid under the letters in their own colour leaves a plain bar.
    const label = link.locator('span').first()
    await label.scrollIntoViewIfNeeded()
    const picture = await label.screenshot()
    const colours = await page.evaluate(
      async (source) => {
        const image = await createImageBitmap(await (await fetch(source)).blob())
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
        canvas?.drawImage(image, 0, 0)
        const { data = [] } = canvas?.getImageData(2, 2, image.width - 4, image.height - 4) ?? {}
        const seen = new Set<string>()
        for (let at = 0; at < data.length; at += 4) seen.add(`${data[at]},${data[at + 1]},${data[at + 2]}`)
        return seen.size
      },
      `data:image/png;base64,${picture.toString('base64')}`,
    )
    expect(colours, name).toBeGreaterThan(2)
  }
})

test('who asks for more contrast reads no grey, on paper as on dark ground', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/en/pricing-2')
  await awaken(page)
  const quiet = await page.evaluate(() =>
    [...document.querySelectorAll('main section')].flatMap((band) => {
      const [ink, ...others] = [...band.querySelectorAll('h1, h2, p')].map(
        (text) => getComputedStyle(text).color,
      )
      return others.filter((colour) => colour !== ink)
    }),
  )
  expect(quiet).toEqual([])
})

for (const choice of ['declined', 'accepted']) {
  test(`the answer “${choice}” to the consent question leads on to the page without moving it`, async ({
    page,
  }) => {
    await page.goto('/en/about')
    await awaken(page)
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
    await page.locator(`[data-consent-set=${choice}]`).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(500)
  })
}

test('tables have a name, and contacts are no part of a reading list', async ({ page }) => {
  for (const path of ['/coming-soon', '/careers-details', '/update-password']) {
    await page.goto(`/en${path}`)
    const tables = page.getByRole('table')
    await expect(tables).not.toHaveCount(0)
    for (const table of await tables.all()) await expect(table).toHaveAccessibleName(/./)
  }
  await page.goto('/en/link-in-bio')
  const contact = page.getByRole('main').locator('a[href^="mailto:"]')
  await expect(contact).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ has: contact })).toHaveCount(0)
})
