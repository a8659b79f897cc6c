/** The search of the whole site: by keyboard, in the visitor's language, when its list does not come, and without a script. */
import { expect, test, type Page } from '@playwright/test'
import { contact } from '#locales/de/contact.ts'
import { errors } from '#locales/de/errors.ts'
import { pathsAsked } from './asked.ts'
import { holdBack } from './hold-back.ts'
import { awaken, visit } from './visit.ts'

const dialog = (page: Page, name = 'Search') => page.getByRole('dialog', { name })
const field = (page: Page, name = 'Search') => page.getByRole('combobox', { name })
/** A link until the app runs, which waits for the visitor to stir. */
const control = (page: Page, name = 'Search') => page.getByRole('button', { name, exact: true })

test('nothing of the search is loaded before it is asked for', async ({ page }) => {
  const asked = pathsAsked(page)
  await page.goto('/en/terms', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => /search/.test(path))).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => asked.some((path) => path.endsWith('/en/search.json'))).toBe(true)
})

test('by keyboard alone: open, type, choose, arrive, and the page is there', async ({ page }) => {
  await visit(page, '/en/terms')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('works council')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(
    page
      .getByRole('group', { name: /^Questions/ })
      .getByRole('option')
      .first(),
  ).toBeVisible()
  await expect(
    page
      .getByRole('group', { name: /^Articles/ })
      .getByRole('option')
      .first(),
  ).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/)

  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(
    await options.first().getAttribute('id'),
  )
  const question = await options.first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${question}$`))
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('details[open]').getByRole('heading', { level: 3 })).toContainText(
    'works council',
  )
})

test('while its list is on the way, the search shows that it waits', async ({ page }) => {
  const release = await holdBack(page, /\/en\/search\.json$/)
  await visit(page, '/en/terms')
  await page.keyboard.press('Control+k')
  await field(page).fill('price')
  const hatching = () =>
    dialog(page)
      .getByRole('status')
      .evaluate((line) => getComputedStyle(line, '::before').backgroundImage)
  await expect.poll(hatching).toContain('gradient')
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await hatching()).toBe('none')
})

test('a press beside the search closes it, one on it does not', async ({ page }) => {
  await visit(page, '/en/contact')
  await page.keyboard.press('Control+k')
  await dialog(page)
    .getByRole('search')
    .click({ position: { x: 5, y: 5 } })
  await expect(field(page)).toBeVisible()
  // Who marks what was typed may let go beside it.
  await field(page).fill('invoice')
  await field(page).hover()
  await page.mouse.down()
  await page.mouse.move(720, 890)
  await page.mouse.up()
  await expect(field(page)).toHaveValue('invoice')
  await expect(field(page)).toBeVisible()
  await page.mouse.click(720, 890)
  await expect(dialog(page)).toHaveCount(0)
})

test('Escape closes the search and gives the focus back; no single key opens it', async ({ page }) => {
  await visit(page, '/en/contact')
  await control(page).focus()
  await page.keyboard.press('Space')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('price')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(control(page)).toBeFocused()

  await page.getByLabel('Subject').fill('')
  await page.getByLabel('Subject').focus()
  await page.keyboard.type('a/b')
  await expect(page.getByLabel('Subject')).toHaveValue('a/b')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')

  // Whoever speaks to the machine instead of typing can do without it.
  const slash = dialog(page).getByRole('checkbox', { name: 'The key / opens this search' })
  await slash.uncheck()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('/')
  // Firefox opens its console with this.
  await page.keyboard.press('Control+Shift+K')
  // Two frames, in which it would have opened.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(dialog(page)).toHaveCount(0)
  // As Caps Lock has it.
  await page.keyboard.press('Control+K')
  await expect(slash).not.toBeChecked()
})

test('in German it finds compounds, other endings and one slip, and marks them', async ({ page }) => {
  await visit(page, '/de/terms')
  await page.keyboard.press('Control+k')
  await field(page, 'Suche').fill('Rechnugnen')
  const lines = page.getByRole('group', { name: /^Katalog/ }).getByRole('option')
  await expect(lines.filter({ hasText: 'Eingangsrechnungen' }).first()).toBeVisible()
  await expect(lines.locator('mark').first()).toBeVisible()
  await lines.filter({ hasText: 'Eingangsrechnungen' }).first().click()
  await expect(page).toHaveURL(/\/de\/product-1#invoice-capture$/)
})

test('what nobody wrote about is answered with other ways', async ({ page }) => {
  await visit(page, '/en/terms')
  await page.keyboard.press('Control+k')
  await field(page).fill('xyzzyplugh')
  await expect(dialog(page).getByRole('status')).toHaveText('No results.')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await dialog(page).getByRole('link', { name: 'Site map' }).click()
  await expect(page).toHaveURL(/\/en\/sitemap$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Every stop')
})

test('a list that does not come is told as a network error and can be asked for again', async ({ page }) => {
  await page.route('**/search.json', (route) => route.abort('connectionfailed'))
  await visit(page, '/en/terms')
  await control(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Network error. Please check your connection.')
  await page.unroute('**/search.json')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await field(page).fill('invoice')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
})

test('where a deploy has taken the list away, the page is loaded anew', async ({ page }) => {
  await page.route('**/search.json', (route) => route.fulfill({ status: 404 }))
  await visit(page, '/en/terms')
  const anew = page.waitForEvent('load')
  await control(page).click()
  await anew
  await page.unroute('**/search.json')
  await awaken(page)
  await control(page).click()
  await field(page).fill('invoice')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('without a network the search stays away, says so, and the visitor stays here', async ({
  page,
  context,
}) => {
  await visit(page, '/de/contact')
  await expect(control(page, 'Suche')).toBeVisible()
  await page.getByLabel(contact.subject).fill('Zur Frist')
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  const note = page.getByRole('alert').filter({ hasText: errors.reasons.network })
  await expect(note).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)
  await expect(page).toHaveURL(/\/de\/contact$/)
  await expect(page.getByLabel(contact.subject)).toHaveValue('Zur Frist')

  await context.setOffline(false)
  await page.keyboard.press('Control+k')
  await expect(field(page, 'Suche')).toBeFocused()
  // With its style sheet, which was asked for in vain before.
  await expect(dialog(page, 'Suche')).toHaveCSS('padding', '0px')
})

test('a search that is missing on the server gives way to the site map, in the language of the page', async ({
  page,
}) => {
  await page.route('**/search-dialog-*.js', (route) => route.fulfill({ status: 404 }))
  await visit(page, '/de/terms')
  await control(page, 'Suche').click()
  await expect(page).toHaveURL(/\/de\/sitemap$/)
})

test('Tab passes over the list of results', async ({ page }) => {
  await visit(page, '/en/terms')
  await page.keyboard.press('Control+k')
  await field(page).fill('invoice')
  await expect(page.getByRole('option').first()).toBeVisible()
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('listbox')).not.toBeFocused()
  }
})

test('pages are found by the plain words for them', async ({ page }) => {
  await visit(page, '/de/terms')
  await page.keyboard.press('Control+k')
  const first = page.getByRole('option').first()
  for (const [word, path] of [
    ['Login', 'log-in'],
    ['Job', 'careers'],
    ['AGB', 'terms'],
    ['Datenschutz', 'privacy-policy'],
    ['Impressum', 'imprint'],
    ['Preis', 'pricing-'],
  ] as const) {
    await field(page, 'Suche').fill(word)
    await expect(first).toHaveAttribute('href', new RegExp(`^/de/${path}`))
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the control leads to the site map, which names everything', async ({ page }) => {
    await page.goto('/de/home')
    await page.getByRole('link', { name: 'Suche', exact: true }).click()
    await expect(page).toHaveURL(/\/de\/sitemap$/)
    await page.getByRole('link', { name: 'Was fragt der Betriebsrat?' }).click()
    await expect(page).toHaveURL(/\/de\/faqs#/)
  })
})
