/** Header, menus, theme, consent, scrolling, focus, and what happens when a page script does not come. */
import { expect, test, type Page } from '@playwright/test'
import { consentCookie } from '#contract/company.ts'
import { cta as germanCta } from '#locales/de/cta.ts'
import { cta } from '#locales/en/cta.ts'
import { menu } from '#locales/en/menu.ts'
import { answer, awaken, isMarked, mark, visit } from './visit.ts'

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })
const banner = (page: Page) =>
  page.getByRole('region', { name: 'Cookies: may our scripts report their errors?' })
/** A page that cannot be scrolled says `hidden`. */
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

test('the root goes to the home page, replacing the history entry, with query and hash', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/?ref=x#steps')
  await expect(page).toHaveURL(/\/home\?ref=x#steps$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('a menu opens by keyboard, leads on, and closes with Escape', async ({ page }) => {
  await visit(page, '/home')
  const product = mainNav(page).getByRole('button', { name: 'Product' })
  await product.focus()
  await page.keyboard.press('Enter')
  await expect(product).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(product).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product-1$/)
  await expect(product).toHaveAttribute('aria-expanded', 'false')
})

test('a question that was answered in another tab is not asked any more', async ({ page, context }) => {
  await page.goto('/en/imprint')
  await awaken(page)
  await expect(banner(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/en/about')
  await banner(other).getByRole('button', { name: 'Decline' }).click()
  await other.close()
  await page.getByRole('link', { name: 'Accessibility' }).first().click()
  await expect(page).toHaveURL('/en/accessibility')
  await expect(banner(page)).toBeHidden()
})

test('a menu that the Tab key has left is closed', async ({ page }) => {
  await visit(page, '/en/imprint')
  const account = mainNav(page).getByRole('button', { name: 'Account' })
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(account).toHaveAttribute('aria-expanded', 'true')
  const menu = page.locator('#menu-account')
  await menu.getByRole('link').last().focus()
  await expect(account).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(account).toHaveAttribute('aria-expanded', 'false')
  await expect(mainNav(page).getByRole('link', { name: 'Contact' }).first()).toBeFocused()
})

test('every route is reachable by links of the menus and the footer', async ({ page, request }) => {
  await page.goto('/home')
  const links = await page
    .locator('header a, footer a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  const sitePages = ['/home', '/home-2', '/home-3', '/about', '/about-details', '/blog', '/blog-details', '/careers', '/careers-details', '/contact', '/faqs', '/reviews', '/statistics', '/use-cases', '/features', '/hero', '/cards', '/ctas', '/integrations', '/integrations-details', '/link-in-bio', '/product-1', '/product-2', '/product-3', '/request-a-demo', '/pricing-1', '/pricing-2', '/pricing-2-details', '/pricing-3', '/privacy-policy', '/coming-soon', '/email-confirmation', '/error-404', '/log-in', '/password-protected', '/reset-password', '/sign-up', '/update-password', '/privacy', '/terms', '/imprint', '/accessibility', '/account', '/sitemap'] // prettier-ignore
  expect(sitePages.filter((path) => !links.includes(path))).toEqual([])
  for (const path of new Set(links)) expect((await request.head(path)).status(), path).toBe(200)
})

test.describe('a phone that is turned', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('keeps showing what was read', async ({ page }) => {
    await visit(page, '/en/home')
    await page
      .locator('main section')
      .nth(3)
      .evaluate((section) => section.scrollIntoView())
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await page.waitForTimeout(300)
    await page.setViewportSize({ width: 844, height: 390 })
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  test('the form of a page is one tap away', async ({ page }) => {
    await visit(page, '/en/sign-up')
    const field = page.locator('main form input:visible').first()
    await expect(field).not.toBeInViewport()
    await page.getByRole('link', { name: 'Go to the form' }).tap()
    await expect(field).toBeInViewport()
  })

  test('every slider of the forecast has the whole width', async ({ page }) => {
    await visit(page, '/de/product-3')
    const widths = await page
      .locator('#instrument fieldset input[type=range]')
      .evaluateAll((sliders) => sliders.map((slider) => slider.getBoundingClientRect().width))
    expect(Math.min(...widths)).toBeGreaterThan(300)
  })

  test('fields are large enough that no phone zooms into them', async ({ page }) => {
    for (const path of ['/en/product-2', '/en/product-3', '/en/product-1', '/en/contact']) {
      await page.goto(path)
      const fields = page.locator(
        'main :is(input:not([type=range], [type=radio], [type=checkbox]), select, textarea)',
      )
      const small = () =>
        fields.evaluateAll(
          (all) => all.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).length,
        )
      // Below the first screen the styles come a moment later.
      await expect.poll(small, path).toBe(0)
    }
  })

  test('the menu is one sheet with folds, and the page behind it is not locked', async ({ page }) => {
    await visit(page, '/home')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('group').filter({ hasText: 'Pages' }).locator('summary').first().click()
    await expect(page.getByRole('link', { name: 'Reviews' }).first()).toBeVisible()
    expect(await overflow(page)).not.toBe('hidden')
    await page.getByRole('link', { name: 'Reviews' }).first().click()
    await expect(page).toHaveURL(/\/reviews$/)
    await expect(page.locator('#menu-all')).toBeHidden()
  })
})

test('an open menu locks scrolling above 768 px only, without moving the page, and lets go', async ({
  page,
}) => {
  await visit(page, '/home')
  const left = () => page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().left)
  const before = await left()
  await mainNav(page).getByRole('button', { name: 'Pages' }).click()
  expect(await overflow(page)).toBe('hidden')
  expect(await left()).toBe(before)
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await overflow(page)).not.toBe('hidden')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  expect(await overflow(page)).not.toBe('hidden')
})

test('a menu that is no longer seen because the window was made narrower or wider does not lock the page', async ({
  page,
}) => {
  await visit(page, '/about')
  for (const [name, width, other] of [
    ['Pages', 1280, 1279],
    ['Menu', 1279, 1280],
    ['Menu', 769, 768],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await mainNav(page).getByRole('button', { name }).click()
    expect(await overflow(page), `${name} at ${width}`).toBe('hidden')
    await page.setViewportSize({ width: other, height: 900 })
    expect(await overflow(page), `${name} at ${other}`).not.toBe('hidden')
    await page.keyboard.press('Escape')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open, and controls that need a script are not shown', async ({ page }) => {
    await page.goto('/home')
    await mainNav(page).getByRole('button', { name: 'Account' }).click()
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden()
    await expect(banner(page)).toBeHidden()
  })
})

test('the theme is chosen, remembered and there before the first paint', async ({ page }) => {
  await page.goto('/home')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  /** What the bars of the browser show. */
  const bars = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    )
  expect(await paper()).toBe('rgb(242, 239, 232)')
  expect(await bars()).toBe('#f2efe8')
  await page.getByRole('button', { name: 'Dark' }).first().click()
  expect(await paper()).toBe('rgb(19, 18, 14)')
  expect(await bars()).toBe('#13120e')
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { first: document.documentElement.dataset['theme'] }),
    )
  })
  await page.reload()
  expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe('dark')
  expect(await bars()).toBe('#13120e')
  // Nor does the switch wait for the app to say so. In a window of its own, over which no pointer lies.
  const other = await page.context().newPage()
  await other.goto('/about')
  const switches = other.getByRole('group', { name: menu.theme, includeHidden: true })
  const pressed = switches.locator('[aria-pressed=true]')
  await expect(pressed).toHaveCount(await switches.count())
  await expect(pressed.first()).toHaveAttribute('data-theme-set', 'dark')
  await expect(other.locator('header[data-asleep]')).toBeAttached()
  // One alone, also when the press comes before the app.
  await switches
    .locator('[data-theme-set=light]')
    .first()
    .evaluate((button: HTMLElement) => button.click())
  await awaken(other)
  await expect(pressed).toHaveCount(await switches.count())
  await expect(pressed.first()).toHaveAttribute('data-theme-set', 'light')
  await other.close()
  await page.getByRole('button', { name: 'System' }).first().click()
  expect(await paper()).toBe('rgb(242, 239, 232)')
  expect(await bars()).toBe('#f2efe8')
})

test('a document that the browser shows again learns what was chosen on the one after it', async ({
  page,
}) => {
  // Browsers that are driven keep none, so it is told that it was left and is shown again.
  const leaveAndComeBack = (chosen: { theme: string; language: string }) =>
    page.evaluate(({ theme, language }) => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      localStorage.setItem('kurztakt-theme', theme)
      localStorage.setItem('i18nextLng', language)
      document.cookie = `lang=${language}; Path=/`
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, chosen)
  await visit(page, '/about')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await leaveAndComeBack({ theme: 'dark', language: 'de' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await awaken(page)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await mark(page)
  await leaveAndComeBack({ theme: 'dark', language: 'de' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('consent: asked once, stored with the right attributes, logged, reopened from the footer', async ({
  page,
  context,
}) => {
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  await page.goto('/home')
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect(banner(page)).toBeHidden()
  expect(log).toContain(`${consentCookie}: declined`)
  const stored = async () => (await context.cookies()).find(({ name }) => name === consentCookie)
  // The browser writes it a moment after the page did.
  await expect.poll(async () => (await stored())?.value).toBe('declined')
  const cookie = await stored()
  expect(cookie).toMatchObject({ sameSite: 'Lax', secure: false, path: '/' })
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(banner(page)).toBeHidden()
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  const settings = page.getByRole('region', { name: 'Cookie settings' })
  await expect(settings).toContainText('You declined.')
  await expect(settings.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  const opener = page.getByRole('button', { name: 'Cookie settings' })
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await settings.getByRole('button', { name: 'Accept' }).click()
  await expect(settings).toBeHidden()
  await expect(opener).toBeFocused()
  await expect.poll(async () => (await stored())?.value).toBe('accepted')
})

test('the banner works before the app runs and never covers the focused control', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/home')
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect(banner(page)).toBeHidden()
  await page.unroute('**/assets/*.js')
  await page.context().clearCookies()
  await page.goto('/contact')
  await expect(banner(page)).toBeVisible()
  await awaken(page)
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const control = document.activeElement
      const box = document.querySelector('[aria-labelledby=consent-heading]')
      if (!control || !box || control === document.body || box.contains(control)) return false
      const [a, b] = [control.getBoundingClientRect(), box.getBoundingClientRect()]
      return a.bottom > b.top + 1 && a.top < b.bottom && a.right > b.left && a.left < b.right
    })
    expect(covered).toBe(false)
  }
})

test('a new page begins at the top with the focus on its heading, back and forward too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/features')
  await page.evaluate(() => scrollTo(0, 400))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL(/\/careers$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('[aria-live]').getByText(await page.title(), { exact: true })).toBeAttached()
  await page.evaluate(() => scrollTo(0, 300))
  await page.goBack()
  await expect(page).toHaveURL(/\/features$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the link of the page that is shown leads to its top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/en/home')
  await page.evaluate(() => scrollTo(0, 2000))
  await page.getByRole('banner').getByRole('link', { name: 'Kurztakt' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto('/de/product-1?q=rechnung')
  await awaken(page)
  await page.evaluate(() => scrollTo(0, 600))
  await page.getByRole('contentinfo').locator('a[href="/de/product-1"]').click()
  await expect(page).toHaveURL('/de/product-1')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('main input[type=search]')).toHaveValue('')
})

test('behind an address without a page the menu names the page that is shown, and no other', async ({
  page,
}) => {
  await visit(page, '/en/nothing-here')
  await page.getByRole('link', { name: 'Go to homepage' }).click()
  await expect(page).toHaveURL('/en/home')
  await expect(page.locator('main h1')).toBeFocused()
  const named = page.locator('header [aria-current=page]')
  expect(new Set(await named.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))).toEqual(
    new Set(['/en/home']),
  )
})

test('a link to a place on another page leads the eye and the keyboard there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/en/product-2')
  const link = page.locator('main a[href^="/en/faqs#"]').first()
  const place = (await link.getAttribute('href'))?.split('#')[1] ?? ''
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`#${place}$`))
  const summary = page.locator('details', { has: page.locator(`#${place}`) }).locator('summary')
  await expect(summary).toBeInViewport()
  await expect(summary).toBeFocused()
})

test('a change of query alone does not scroll', async ({ page }) => {
  await visit(page, '/features')
  await page.evaluate(() => scrollTo(0, 200))
  await page.evaluate(() => history.pushState(null, '', '?a=1'))
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(200)
})

test('a page script that fails raises the preload error, shows the error screen, and trying again works', async ({
  page,
}) => {
  await visit(page, '/home')
  await page.evaluate(() =>
    addEventListener('vite:preloadError', () => Object.assign(window, { raised: true })),
  )
  await page.route('**/assets/contact-*.js', (route) => route.abort())
  await mainNav(page).getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('Network error. Please check your connection.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to homepage' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { raised?: boolean }).raised)).toBe(true)
  await page.unroute('**/assets/contact-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Ask us something' })).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
})

test('without a network trying again stays here, and the page comes when the connection does', async ({
  page,
  context,
}) => {
  await visit(page, '/en/imprint')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByText('Network error. Please check your connection.')).toBeVisible()
  await expect(page).toHaveTitle('Something went wrong')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Network error. Please check your connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Get on here, arrive somewhere.' })).toBeVisible()
})

test('a server that answers 503 for a page script is named as such, in the page’s language', async ({
  page,
}) => {
  await visit(page, '/de/home')
  await page.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 503 }))
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Kontakt' })
    .click()
  await expect(page.getByText('Serverfehler. Bitte versuchen Sie es später erneut.')).toBeVisible()
})

test('when the script of the first page fails the text stays and the failure is named', async ({ page }) => {
  await answer(page, 'declined')
  await page.route('**/assets/about-*.js', (route) => route.abort())
  await page.goto('/about')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('People who hate waiting')
})

test('in a narrow window that still has the bar, the session stands in it, and everything on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [locale, { bookSession }] of [['en', cta] as const, ['de', germanCta] as const]) {
    await visit(page, `/${locale}/faqs`)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: bookSession })).toBeVisible()
    expect((await header.boundingBox())?.height).toBeLessThan(70)
  }
})
