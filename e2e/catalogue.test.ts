/** The automation catalogue: search, filters, order, address, lines that open in place, and all of it without script. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { departures } from '#locales/en/departures.ts'
import { pathsAsked } from './asked.ts'
import { findingsOf } from './axe.ts'
import { sheets } from './sheets.ts'
import { visit } from './visit.ts'

const lines = (page: Page): Locator => page.locator('main summary')
const titles = (page: Page): Locator => lines(page).getByRole('heading')
const field = (page: Page): Locator => page.getByRole('searchbox')
const chip = (page: Page, facet: string, name: string): Locator =>
  page.getByRole('group', { name: facet }).getByRole('button', { name: new RegExp(`^${name} \\d+$`) })

async function countOn(button: Locator): Promise<number> {
  return Number(/\d+$/.exec((await button.textContent()) ?? '')?.[0])
}

test('a blank at the end of a search keeps the page no longer busy', async ({ page }) => {
  await page.addInitScript(() => {
    const start = globalThis.setTimeout
    const counted = Object.assign(globalThis, { timers: 0 })
    globalThis.setTimeout = Object.assign((...call: Parameters<typeof start>) => {
      if (call[1] === 300) counted.timers += 1
      return start(...call)
    }, start)
  })
  await page.goto('/en/product-1')
  await page.getByRole('searchbox').fill('invoice ')
  await expect(page).toHaveURL(/q=invoice$/)
  await expect(page.getByRole('searchbox')).toHaveValue('invoice ')
  const timers = () => page.evaluate(() => (globalThis as unknown as { timers: number }).timers)
  const before = await timers()
  await page.waitForTimeout(1000)
  expect(await timers()).toBe(before)
})

test('the search finds words in every spelling, ranks titles first and marks what it found', async ({
  page,
}) => {
  await visit(page, '/de/product-1')
  await field(page).fill('rechnung')
  await expect(titles(page).first()).toContainText('rechnung', { ignoreCase: true })
  await expect(titles(page).first().locator('mark')).toHaveText(/^rechnung$/i)
  // Those whose texts name it follow when the texts are there.
  await expect.poll(() => titles(page).count()).toBeGreaterThan(3)

  await field(page).fill('Pruefung')
  await expect(lines(page).locator('mark').first()).toHaveText(/prüfung/i)
  await field(page).fill('Reisekostne')
  await expect(titles(page).first()).toContainText('Reisekosten')

  await field(page).fill('K17')
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page).locator('mark')).toHaveText('K17')
  await field(page).fill('Camunda')
  await expect(lines(page)).toHaveCount(1)
  await lines(page).press('Enter')
  await expect(page.locator('main details[open] dd mark')).toHaveText('Camunda')
})

test('the number of lines found is told once typing pauses', async ({ page }) => {
  await visit(page, '/en/product-1')
  const all = await lines(page).count()
  await field(page).pressSequentially('invoice', { delay: 30 })
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^\\d+ of ${all} lines$`))
  const told = async () => Number.parseInt((await page.getByRole('status').textContent()) ?? '')
  await expect.poll(async () => (await told()) === (await lines(page).count())).toBe(true)
  expect(await told()).toBeLessThan(all)
})

test('clearing everything leads back to the search field and tells the count', async ({ page }) => {
  await visit(page, '/en/product-1?q=invoice&department=finance')
  const button = page.getByRole('button', { name: departures.clear })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('status')).toHaveText(/^(\d+) of \1 lines$/)
})

test('a filter that its own press makes useless keeps the focus, and does nothing', async ({ page }) => {
  await visit(page, '/en/product-1?department=management&effort=5')
  const effort = chip(page, 'Days until live', '1 to 5 days')
  await expect(effort).toHaveText(/ 0$/)
  await effort.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?department=management$/)
  await expect(effort).toBeFocused()
  await expect(effort).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(effort).toHaveAttribute('aria-pressed', 'false')
})

test('a line is found by the plain words for it, without hyphens, and in the plural as in the singular', async ({
  page,
}) => {
  const found = async (address: string) => {
    await visit(page, address)
    // Before the search it counts all lines.
    await expect(page.getByRole('status')).not.toHaveText(/^(\d+) \S+ \1 /)
    return page.locator('main details > [id]').evaluateAll((folds) => folds.map(({ id }) => id))
  }
  for (const word of ['Mahnung', 'Mahnwesen', 'Zahlungserinnerung'])
    expect((await found(`/de/product-1?q=${word}`))[0]).toBe('payment-reminders')
  for (const word of ['email', 'Outlook', 'S/4HANA'])
    expect(await found(`/de/product-1?q=${word}`)).not.toEqual([])
  const plural = await found('/de/product-1?q=Rechnungen')
  const singular = await found('/de/product-1?q=Rechnung')
  expect(singular).not.toEqual([])
  expect(plural).toEqual(expect.arrayContaining(singular))
})

test('each filter says how many lines it would give, among those that fit the others', async ({ page }) => {
  await visit(page, '/en/product-1')
  const finance = chip(page, 'Department', 'Finance')
  const sales = chip(page, 'Department', 'Sales')
  const workflow = chip(page, 'Method', 'Workflow')
  const promised = await countOn(finance)
  await finance.click()
  await expect(finance).toHaveAttribute('aria-pressed', 'true')
  await expect(lines(page)).toHaveCount(promised)

  const both = await countOn(sales)
  await sales.click()
  await expect(lines(page)).toHaveCount(promised + both)

  const narrowed = await countOn(workflow)
  await workflow.click()
  await expect(lines(page)).toHaveCount(narrowed)
  expect((await countOn(finance)) + (await countOn(sales))).toBe(narrowed)
  await chip(page, 'Days until live', '1 to 5 days').click()
  await expect(page).toHaveURL(/\?department=finance&department=sales&method=workflow&effort=5$/)
})

test('filters are steps that back undoes, typing is not', async ({ page }) => {
  await visit(page, '/en/product-1')
  const all = await lines(page).count()
  await chip(page, 'Department', 'Finance').click()
  await expect(page).toHaveURL(/\?department=finance$/)
  await field(page).pressSequentially('invoice', { delay: 20 })
  await expect(page).toHaveURL(/\?q=invoice&department=finance$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/product-1$/)
  await expect(field(page)).toHaveValue('')
  await expect(lines(page)).toHaveCount(all)
  await page.goForward()
  await expect(field(page)).toHaveValue('invoice')
  await expect(chip(page, 'Department', 'Finance')).toHaveAttribute('aria-pressed', 'true')
})

test('an address with a question shows its answer and survives a reload', async ({ page }) => {
  await visit(page, '/en/product-1?q=report&sort=days')
  await expect(field(page)).toHaveValue('report')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('days')
  const days = async () =>
    (await lines(page).allInnerTexts()).map((text) => Number(/(\d+)\s*d\s*$/.exec(text)?.[1]))
  // The texts of the lines come a moment later, and more is found in them.
  await page.waitForLoadState('networkidle')
  const isSorted = async () => {
    const seen = await days()
    return seen.join() === seen.toSorted((a, b) => a - b).join()
  }
  await expect.poll(isSorted).toBe(true)
  expect((await days()).filter((each) => each > 0).length).toBe(await lines(page).count())
  expect(new Set(await days()).size).toBeGreaterThan(1)
  const before = await titles(page).allTextContents()
  await page.reload()
  await expect(titles(page)).toHaveText(before)
})

test('what is broken in the address is left out, with a word about it', async ({ page }) => {
  await visit(page, `/en/product-1?department=%3Cscript%3E&sort=__proto__&q=${'x'.repeat(3000)}&effort=9`)
  await expect(page.getByRole('alert')).toContainText('left out')
  await expect(chip(page, 'Days until live', '6 to 9 days')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL(/\/en\/product-1$/)
  await visit(page, '/en/product-1?q=%E0%A4%A#%E0%A4%A')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a search without a result offers the free session', async ({ page }) => {
  await visit(page, '/en/product-1')
  await field(page).fill('zzzzzz')
  await expect(page.getByRole('heading', { name: 'No line goes there yet.' })).toBeVisible()
  await expect(page.locator('#top').getByRole('link', { name: /free 2-hour session/ })).toHaveAttribute(
    'href',
    '/en/request-a-demo',
  )
})

test('a line opens by keyboard, is named in the address, and leads to forecast and demo', async ({
  page,
}) => {
  await visit(page, '/en/product-1')
  const line = lines(page).filter({ hasText: 'Incoming invoices' })
  await line.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#invoice-capture$/)
  const text = page.locator('#invoice-capture')
  for (const part of ['Problem', 'What runs afterwards', 'What you bring', 'Limits', 'Platforms']) {
    await expect(text.getByText(part, { exact: true })).toBeVisible()
  }
  await expect(text.getByText('Assumed for the forecast')).toBeVisible()
  await expect(text.getByRole('link', { name: 'Forecast the return' })).toHaveAttribute(
    'href',
    '/en/product-3?automation=invoice-capture',
  )
  await expect(text.getByRole('link', { name: 'Request this as a demo' })).toHaveAttribute(
    'href',
    '/en/request-a-demo?automation=invoice-capture',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/product-1$/)
})

test('an address that names a line opens it and brings it into sight, filters or not', async ({ page }) => {
  await visit(page, '/en/product-1#visual-inspection')
  await expect(page.locator('#visual-inspection')).toBeInViewport()
  await expect(page.locator('#visual-inspection').getByText('Limits', { exact: true })).toBeVisible()

  await page.evaluate(() => (location.hash = 'ticket-triage'))
  await expect(page.locator('#ticket-triage')).toBeInViewport()

  await visit(page, '/en/product-1?department=finance#lead-routing')
  await expect(page.locator('#lead-routing')).toBeInViewport()
})

test('the texts come when a line is opened or something is searched for, not before', async ({ page }) => {
  const asked = pathsAsked(page, /\.texts\.js$/)
  await visit(page, '/en/product-1')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await lines(page).first().click()
  await expect(page.locator('main details[open]').getByText('Limits', { exact: true })).toBeVisible()
  expect(asked).toHaveLength(1)

  asked.length = 0
  await visit(page, '/en/product-1')
  await field(page).focus()
  await expect.poll(() => asked.length).toBe(1)
})

test('a text that cannot be loaded is said to be missing, with the way to it', async ({ page }) => {
  await page.route('**/*.texts.js', (route) => route.abort())
  await visit(page, '/en/product-1')
  await lines(page).first().click()
  const line = page.locator('main details[open]')
  await expect(line.getByRole('alert')).toContainText('could not be loaded')
  await expect(line.getByRole('link', { name: 'The whole text' })).toHaveAttribute(
    'href',
    /^\/en\/product-1\/all#[\w-]+$/,
  )
})

test('a link draws the first lines at once and the others right after, whole and in order', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await visit(page, '/en/product-1')
  const all = await titles(page).allTextContents()
  await visit(page, '/en/use-cases')
  await page.locator('footer a[href="/en/product-1"]').first().click()
  await expect(page).toHaveURL(/\/en\/product-1$/)
  await expect(titles(page)).toHaveText(all)
  // Folded facts can be found by the browser's own search.
  await expect(page.locator('main details').getByText('Platforms', { exact: true })).toHaveCount(all.length)

  await page.goBack()
  const link = page.locator('main a[href*="/product-1#"]').last()
  const slug = (await link.getAttribute('href'))?.split('#')[1] ?? ''
  await link.click()
  await expect(page.locator(`[id="${slug}"]`)).toBeInViewport()
  await expect(page.locator(`details[open] [id="${slug}"]`)).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('the language switch keeps the question and answers it in the other language', async ({ page }) => {
  await visit(page, '/en/product-1?department=hr')
  await expect(chip(page, 'Department', 'HR')).toHaveAttribute('aria-pressed', 'true')
  const found = await countOn(chip(page, 'Department', 'HR'))
  await expect(lines(page)).toHaveCount(found)
  await page
    .getByRole('link', { name: /DE|Deutsch/ })
    .or(page.getByRole('button', { name: /DE|Deutsch/ }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/de\/product-1\?department=hr$/)
  await expect(chip(page, 'Abteilung', 'Personal')).toHaveAttribute('aria-pressed', 'true')
  await expect(lines(page)).toHaveCount(found)
})

test('on paper a line is its facts without buttons, several to a sheet', async ({ page }) => {
  await visit(page, '/de/product-1')
  const count = await lines(page).count()
  const printed = sheets(await page.pdf({ format: 'A4' }))
  expect(printed).toBeGreaterThan(0)
  // With its buttons below its facts a line took half a sheet.
  expect(printed).toBeLessThan(count / 3)
  await page.emulateMedia({ media: 'print' })
  const text = page.locator('#invoice-capture')
  await expect(text.locator('dl').last()).toBeVisible()
  await expect(text.locator('a').first()).toBeHidden()
})

test('with filters, marks and an open line the page stays accessible', async ({ page }) => {
  await visit(page, '/en/product-1?q=invoice&method=rules#e-invoice-intake')
  await expect(page.locator('#e-invoice-intake')).toBeInViewport()
  expect((await findingsOf(page)).findings).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('the filters unfold on request', async ({ page }) => {
    await visit(page, '/de/product-1')
    const department = page.getByRole('group', { name: 'Abteilung' })
    await expect(department).toBeHidden()
    await page.getByRole('button', { name: 'Filtern' }).click()
    await expect(department).toBeVisible()
    await chip(page, 'Abteilung', 'Einkauf').click()
    await expect(page.getByRole('button', { name: 'Filter: 1 gewählt' })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every line is listed with its facts, and nothing to search or filter them with', async ({ page }) => {
    await page.goto('/en/product-1')
    expect(await lines(page).count()).toBeGreaterThanOrEqual(36)
    await expect(chip(page, 'Department', 'Finance')).toBeHidden()
    await expect(field(page)).toBeHidden()
    await lines(page).first().click()
    const first = page.locator('main details').first()
    await expect(first.getByText('Platforms', { exact: true })).toBeVisible()
    await first.getByRole('link', { name: 'The whole text' }).click()
    await expect(page).toHaveURL(/\/en\/product-1\/all#[\w-]+$/)
    for (const part of ['Problem', 'What runs afterwards', 'What you bring', 'Limits', 'Platforms']) {
      await expect(first.getByText(part, { exact: true })).toBeVisible()
    }
    const second = page.locator('main details').nth(1)
    await second.locator('summary').click()
    await expect(second.getByText('Limits', { exact: true })).toBeVisible()
  })

  test('each line leads to the page that holds its text, and the pages lead through all lines', async ({
    page,
  }) => {
    await page.goto('/de/product-1')
    const last = page.locator('main details').last()
    const name = await last.getByRole('heading').textContent()
    const all = await titles(page).allTextContents()
    await last.locator('summary').click()
    await last.getByRole('link', { name: 'Der ganze Text' }).click()
    await expect(page).toHaveURL(/\/de\/product-1\/all\/\d+#[\w-]+$/)
    await expect(page.locator('main details[open]').getByRole('heading')).toHaveText(name ?? '')

    await page.goto('/de/product-1/all')
    const pages = page.getByRole('navigation', { name: 'Seiten der Liste' })
    const seen: string[] = []
    for (let number = 1; ; number++) {
      await expect(pages.locator('[aria-current=page]')).toHaveText(String(number))
      await expect(page).toHaveTitle(new RegExp(`Seite ${number} von \\d+$`))
      seen.push(...(await titles(page).allTextContents()))
      const next = pages.getByRole('link', { name: 'Nächste Seite' })
      if ((await next.count()) === 0) break
      await next.click()
      await expect(page).toHaveURL(new RegExp(`/all/${number + 1}$`))
    }
    expect(seen).toEqual(all)
  })
})
