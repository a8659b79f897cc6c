import { expect, test, type Page } from '@playwright/test'
import { fill } from '#contract/fill.ts'
import { ctaSection } from '#locales/de/ctaSection.ts'
import { errors } from '#locales/de/errors.ts'
import { features } from '#locales/en/pages/features.ts'
import { pathsAsked } from './asked.ts'
import { holdBack } from './hold-back.ts'
import { receipt, spareProof } from './lead-answers.ts'
import { awaken, isMarked, mark, stir } from './visit.ts'

/** What follows once the visitor stirs. */
const later = /\/assets\/(?!main-|react-|core-)[^/]*\.js|\/assets\/words-/

test('a page that nobody has touched loads React and the entry, nothing of its own', async ({ page }) => {
  const asked = pathsAsked(page)
  await page.goto('/en/about', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => /\/assets\/(about|frame|travel|words)-/.test(path))).toEqual([])
  expect(asked.length).toBeLessThanOrEqual(12)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(() => asked.some((path) => path.includes('/assets/about-'))).toBe(true)
})

test('the way back from a page that was loaded anew and sleeps leads to the page before it', async ({
  page,
}) => {
  await page.goto('/en/about')
  const title = await page.title()
  await awaken(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click()
  await expect(page).not.toHaveTitle(title)
  await page.reload({ waitUntil: 'networkidle' })
  await page.goBack()
  await expect(page).toHaveURL('/en/about')
  await expect(page).toHaveTitle(title)
})

test('a click that no pointer, key or focus has gone before wakes the page and is done', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('link', { name: 'Deutsch' }).first().dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/en/product-1')
  await page.getByRole('button', { name: /^Finance/ }).dispatchEvent('click')
  await expect(page).toHaveURL(/department=finance/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger opens the menu before it calls the scripts of the page', async ({ page }) => {
    const asked = pathsAsked(page)
    const isCalled = () => asked.some((path) => later.test(path))
    await page.goto('/en/about', { waitUntil: 'networkidle' })
    const box = await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox()
    const point = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 }
    const finger = await page.context().newCDPSession(page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await page.waitForTimeout(500)
    expect(isCalled()).toBe(false)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.locator('#menu-all')).toBeVisible()
    await expect.poll(isCalled).toBe(true)
  })
})

test('the search of a page that nobody has touched is a button already', async ({ page }) => {
  await page.goto('/en/about')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the search is pressed by Space, too, before its script is there', async ({ page }) => {
  const release = await holdBack(page, later)
  await page.goto('/en/about')
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await search.focus()
  await search.press('Space')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the language switch pressed before its script is there changes the words in place', async ({
  page,
}) => {
  const release = await holdBack(page, later)
  await page.goto('/about')
  await mark(page)
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  release()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL(/\/about$/)
  expect(await isMarked(page)).toBe(true)
})

for (const [what, files] of [
  ['script', /\/assets\/home-[^/]*\.js/],
  ['first words', /\/en\/home\.first\.js/],
] as const) {
  test(`on the home page the language switch waits for the ${what} of the page`, async ({ page }) => {
    const release = await holdBack(page, files)
    await page.goto('/home')
    await stir(page)
    await expect(page.locator('#app > header:not([data-asleep])')).toBeAttached()
    await page.getByRole('link', { name: 'DE Deutsch' }).click()
    await page.waitForTimeout(300)
    release()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lange Prozesse')
    await expect(page.locator('#departure h2')).toContainText(ctaSection.long)
  })
}

test('a section that gets lost while the language changes is not waited for', async ({ page }) => {
  const lost = Promise.withResolvers<void>()
  await page.route(/\/assets\/roi-teaser-[^/]*\.js/, async (route) => {
    await lost.promise
    await route.abort()
  })
  await page.goto('/home')
  await awaken(page)
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  await page.waitForTimeout(300)
  lost.resolve()
  await expect(page.getByRole('alert').getByRole('heading', { name: errors.somethingWrong })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: errors.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lange Prozesse')
})

test('a section that has come into view wakes, also when the browser says late that it was not there before', async ({
  page,
}) => {
  // As while the processor is busy: what was seen meanwhile is told at once, the first of it first.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const seen: IntersectionObserverEntry[] = []
        super((entries, observer) => {
          seen.push(...entries)
          if (entries.some(({ isIntersecting }) => isIntersecting)) tell(seen.splice(0), observer)
        }, options)
      }
    }
  })
  await page.goto('/en/home')
  // By a key, because a pointer over the section would wake it, too.
  await page.keyboard.press('Shift')
  await expect(page.locator('#forecast[data-asleep]')).toBeAttached()
  await page.locator('#forecast').scrollIntoViewIfNeeded()
  await expect(page.locator('#forecast:not([data-asleep])')).toBeAttached()
})

test('figures typed and lines chosen before the script is there count', async ({ page }) => {
  const release = await holdBack(page, later)
  await page.goto('/en/product-3')
  const cases = page.getByRole('textbox', { name: 'Cases per month' })
  await cases.fill('512')
  release()
  await expect(page.locator('main[data-asleep]')).toHaveCount(0)
  await expect(cases).toHaveValue('512')
  await expect(page).toHaveURL(/#f1_512_/)

  const releaseList = await holdBack(page, later)
  await page.goto('/en/product-1')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Name' })
  releaseList()
  await expect(page).toHaveURL(/sort=/)
})

for (const [path, name] of [
  ['/en/contact', 'Name'],
  ['/en/log-in', 'Email'],
  ['/en/product-1', 'Search the catalogue'],
  ['/en/blog', 'Search the articles'],
] as const) {
  test(`${path}: the script that comes meanwhile leaves the cursor and the word of an input method alone`, async ({
    page,
  }) => {
    const release = await holdBack(page, later)
    await page.goto(path)
    const field = page.getByRole('main').getByLabel(name, { exact: true })
    await field.focus()
    await page.keyboard.type('AE')
    await page.keyboard.press('ArrowLeft')
    // As most phones do with every word: it can still change, and is written for good at its end.
    const keyboard = await page.context().newCDPSession(page)
    async function compose(text: string) {
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    }
    await compose('b')
    await compose('bc')
    release()
    await expect(page.locator('main[data-asleep]')).toHaveCount(0)
    await compose('bcd')
    await keyboard.send('Input.insertText', { text: 'BCD' })
    await expect(field).toHaveValue('ABCDE')
    if (name.startsWith('Search')) await expect(page).toHaveURL(/q=ABCDE/)
  })
}

test('a field that is left empty before its script is there is found empty', async ({ page }) => {
  const release = await holdBack(page, later)
  await page.goto('/en/contact')
  await page.getByLabel('Name').focus()
  await page.keyboard.press('Tab')
  release()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('what is ticked before its script is there is ticked at once, and all of it counts', async ({
  page,
}) => {
  const release = await holdBack(page, later)
  await page.goto('/en/features')
  const questions = page.locator('#check').getByRole('group')
  await questions.nth(0).getByRole('radio').nth(1).check()
  await questions.nth(1).getByRole('radio').nth(0).check()
  await questions.nth(1).getByRole('radio').nth(0).press('ArrowDown')
  release()
  await expect(page.locator('main[data-asleep]')).toHaveCount(0)
  await expect(page.locator('#check').getByRole('status')).toHaveText(fill(features.check.open, { count: 3 }))
  await expect(questions.nth(0).getByRole('radio').nth(1)).toBeChecked()
  await expect(questions.nth(1).getByRole('radio').nth(1)).toBeChecked()

  const releasePrices = await holdBack(page, later)
  await page.goto('/en/pricing-2')
  await page.getByRole('radio').nth(1).check()
  releasePrices()
  await expect(page.locator('main[data-asleep]')).toHaveCount(0)
  await expect(page.getByRole('radio').nth(1)).toBeChecked()

  const releaseScope = await holdBack(page, later)
  await page.goto('/en/pricing-3')
  const methods = page.getByRole('group', { name: 'Which methods' }).getByRole('checkbox')
  await methods.nth(2).check()
  await methods.nth(3).check()
  releaseScope()
  await expect(page.locator('main[data-asleep]')).toHaveCount(0)
  await expect(methods.nth(2)).toBeChecked()
  await expect(methods.nth(3)).toBeChecked()
  await expect(page).toHaveURL(/_31$/)
})

test('a tab pressed before its script is there is chosen, and the address stays as it was', async ({
  page,
}) => {
  const release = await holdBack(page, later)
  await page.goto('/en/home')
  const tab = page.getByRole('tab').nth(3)
  await tab.click()
  release()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/en/home')
})

test('the editor of workflows comes without anybody looking for it', async ({ page }) => {
  await page.goto('/en/product-2')
  await expect(page.getByRole('button', { name: 'Add a step' })).toBeAttached()
})

test('what is typed into a search before its script is there is searched for', async ({ page }) => {
  const release = await holdBack(page, later)
  await page.goto('/en/product-1')
  await page.getByRole('searchbox').fill('invoice')
  release()
  await expect(page).toHaveURL(/q=invoice/)
  await expect(page.getByRole('searchbox')).toHaveValue('invoice')
})

test('a form that was filled in and sent before its script is there is sent, though React draws the page anew', async ({
  page,
}) => {
  const release = await holdBack(page, later)
  await spareProof(page)
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: receipt }))
  await page.goto('/en/contact')
  // As a translator does: React finds other texts than it expects.
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('main :is(h1, label)')) {
      const font = document.createElement('font')
      font.append(label.textContent)
      label.firstChild?.replaceWith(font)
    }
  })
  const form = page.locator('main form')
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Example')
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@example.org')
  await form.getByRole('textbox', { name: 'Subject' }).fill('Invoices')
  await form.getByRole('textbox', { name: 'Message' }).fill('Two hundred and forty invoices a month, please.')
  await page.getByRole('button', { name: 'Send message' }).click()
  release()
  await expect(page.getByText(receipt.reference).first()).toBeVisible()
})

test('a link pressed at once leads on, with the new way or the old one', async ({ page }) => {
  const release = await holdBack(page, later)
  await page.goto('/en/about')
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click()
  release()
  await expect(page).toHaveURL(/\/en\/contact$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask us something')
})

test('who leaves the home page before all of it was near, and comes back, finds all of it', async ({
  page,
}) => {
  await page.goto('/home')
  await awaken(page)
  await mark(page)
  // Without scrolling there, which would bring everything near.
  await page.locator('footer a[href="/about"]').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/about$/)
  await comeHome(page)
})

test('on the way to the home page its later sections keep their places and follow by themselves', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/(steps-to-scale|final-call)-[^/]*\.js/)
  await page.goto('/about')
  await awaken(page)
  await mark(page)
  await comeHome(page, release)
})

async function comeHome(page: Page, release?: () => void): Promise<void> {
  await page.locator('header a[href="/home"]').first().click()
  await expect(page.locator('#departure')).toBeAttached()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  release?.()
  for (const id of ['steps', 'forecast', 'pricing', 'departure']) {
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeAttached()
  }
  expect(await isMarked(page)).toBe(true)
}

test('without the app a page does what HTML can do alone', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.abort())
  await page.goto('/about')
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/about$/)
  await page.getByRole('navigation').getByRole('link', { name: 'Kontakt' }).first().click()
  await expect(page).toHaveURL(/\/de\/contact$/)
})

test('while a page loads only what is near the window is laid out; then all of it, step by step', async ({
  page,
}) => {
  const release = await holdBack(page, /\/fonts\/.*\.woff2/)
  await page.goto('/en/home', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).not.toHaveAttribute('data-bare')
  const isLaidOut = () =>
    page
      .locator('#departure h2')
      .first()
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  // Whoever scrolls there does not have to wait for that.
  await page.locator('#departure').scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  release()
  await expect(page.locator('html')).not.toHaveAttribute('data-folded')
  expect(await isLaidOut()).toBe(true)
})

test('an address that names a place in the page finds all of it laid out', async ({ page }) => {
  await page.goto('/en/home#pricing')
  await expect(page.locator('#pricing')).toBeInViewport()
  await expect(page.locator('html')).not.toHaveAttribute('data-folded')
})

test('nothing moves under a press while the page unfolds', async ({ page }) => {
  const release = await holdBack(page, /\/fonts\//)
  await page.goto('/en/about', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html[data-folded]')).toBeAttached()
  await page.mouse.move(200, 300)
  await page.mouse.down()
  release()
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await expect(page.locator('main section[data-laid]')).toHaveCount(0)
  await page.mouse.up()
  await expect(page.locator('html')).not.toHaveAttribute('data-folded')
})

test('whoever moves on while the page is folded finds the next one whole, at the place that was asked for', async ({
  page,
}) => {
  // Fonts that never come keep the page folded.
  await page.route('**/fonts/*.woff2', () => {})
  await page.goto('/en/sitemap', { waitUntil: 'domcontentloaded' })
  await stir(page)
  await expect(page.locator('html[data-ready][data-folded]')).toBeAttached()
  await page.locator('main a[href="/en/integrations#zendesk"]').click()
  await expect(page.locator('html')).not.toHaveAttribute('data-folded')
  await expect(page.locator('#zendesk')).toBeInViewport()
})

test('a press that wakes the not-found page reaches its link, although the links are sorted anew', async ({
  page,
}) => {
  const release = await holdBack(page, later)
  await page.goto('/en/contcat')
  // It comes second when the page knows what was asked for.
  await page.locator('main li a').first().hover()
  await page.mouse.down()
  release()
  await expect(page.locator('html[data-ready] main:not([data-asleep])')).toBeAttached()
  await page.waitForTimeout(200)
  await page.mouse.up()
  await expect(page).toHaveURL('/en/home')
  await page.goBack()
  await awaken(page)
  await expect(page.getByText('/contcat')).toBeVisible()
})

test('a link that an extension has put into a sleeping page leads where it says', async ({ page }) => {
  await page.goto('/en/about')
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', '<a href="/en/faqs">Extra</a>')
    // At once: a mouse on its way to the link would wake the page, which takes foreign parts out.
    main.querySelector('a')?.click()
  })
  await expect(page).toHaveURL('/en/faqs')
})
