/** From one instrument to the next: catalogue, workflow, forecast, demo request; and what each gives away as a file or link. */
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { company, storagePrefix } from '#contract/company.ts'
import { dayRate } from '#contract/estimate.ts'
import { encodeForecast, exampleState } from '#contract/roi.ts'
import { contact as germanContact } from '#locales/de/contact.ts'
import { departures as germanDepartures } from '#locales/de/departures.ts'
import { forecast as germanForecast } from '#locales/de/forecast.ts'
import { mails as germanMails } from '#locales/de/mails.ts'
import { pricing3 as germanPrice } from '#locales/de/pages/pricing-3.ts'
import { product3 as germanPage } from '#locales/de/pages/product-3.ts'
import { requestADemo as germanDemo } from '#locales/de/pages/request-a-demo.ts'
import { workflowEditor as germanEditor } from '#locales/de/workflow-editor.ts'
import { forecast as englishForecast } from '#locales/en/forecast.ts'
import { errors } from '#locales/en/errors.ts'
import { features as englishFeatures } from '#locales/en/pages/features.ts'
import { pricing3 as englishPrice } from '#locales/en/pages/pricing-3.ts'
import { product3 as englishPage } from '#locales/en/pages/product-3.ts'
import { requestADemo as englishDemo } from '#locales/en/pages/request-a-demo.ts'
import { workflowEditor as englishEditor } from '#locales/en/workflow-editor.ts'
import { pricing as englishPricing } from '#locales/en/pricing.ts'
import { workflowTool as englishTool } from '#locales/en/workflow-tool.ts'
import { holdBack } from './hold-back.ts'
import { findLead, letterTo, newVisitor, referenceOn } from './operator.ts'
import { sheets } from './sheets.ts'
import { answer, awaken, visit } from './visit.ts'

/** The exact number beside a slider. */
function figure(page: Page, label: string) {
  return page.locator('#instrument').getByRole('textbox', { name: label })
}

async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await answer(page, 'declined')
  await page.goto(address)
  await wakeParts(page)
}

/** The tools sleep until the visitor is near. */
async function wakeParts(page: Page): Promise<void> {
  await awaken(page)
  for (const [part, sign] of [
    ['#workflow', 'select'],
    ['#instrument', 'input:not([type=range], [readonly])'],
  ] as const) {
    if ((await page.locator(part).count()) === 0) continue
    await page.locator(part).scrollIntoViewIfNeeded()
    await expect(page.locator(part).locator(sign).first()).toBeAttached({ timeout: 15_000 })
  }
}

const paper = {
  format: 'A4',
  margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' },
} as const

// In German, whose words are the longer ones and whose numbers are written otherwise; the others are English.
test('de: a line of the catalogue becomes a forecast and travels with the demo request', async ({ page }) => {
  test.slow()
  const visitor = await newVisitor(page)
  await page.goto('/de/product-1#invoice-capture')
  const line = page.locator('#invoice-capture')
  await expect(line.getByRole('link', { name: germanDepartures.entry.forecast })).toBeVisible()
  const assumed = (await line.locator('dl').last().innerText())
    .replaceAll(/[.,](?=\d{3})/g, '')
    .replaceAll('\u00a0', ' ')
  await line.getByRole('link', { name: germanDepartures.entry.forecast }).click()
  await expect(page).toHaveURL(/\/product-3\?automation=invoice-capture$/)
  await expect(figure(page, germanForecast.inputs.casesPerMonth)).not.toHaveValue('240')
  expect(assumed).toContain(
    `${(await figure(page, germanForecast.inputs.casesPerMonth).inputValue()).replace(/\D/g, '')} `,
  )

  await page.getByRole('link', { name: germanPage.send }).first().click()
  await expect(page).toHaveURL('/de/request-a-demo')
  const coupon = page.getByRole('heading', { name: germanDemo.attached.kinds.forecast }).locator('..')
  const carried = page.locator('main form input[name=forecast]')
  await expect(coupon).toContainText(/\d+\sh/)
  await expect(carried).toHaveValue(/^f1_/)
  await coupon.getByRole('button', { name: germanDemo.attached.remove }).click()
  await expect(carried).toHaveCount(0)
  await page.reload()
  await expect(coupon).toContainText(germanDemo.attached.removed)
  await expect(carried).toHaveCount(0)
  await coupon.getByRole('button', { name: germanDemo.attached.attach }).click()
  const forecast = await carried.inputValue()

  const form = page.locator('main form')
  await form.getByLabel(germanDemo.labels.process).fill('Invoices come by mail and are typed in by hand.')
  await form.getByLabel(germanContact.name).first().fill('Ada Muster')
  await form.getByLabel(germanDemo.labels.company).fill('Muster GmbH')
  await form.getByLabel(germanContact.email).first().fill(visitor.email)
  await page.getByRole('button', { name: germanDemo.submit }).click()
  const reference = await referenceOn(page)
  await expect(coupon).toContainText(/\d+\sh/)
  await expect(coupon.getByRole('button')).toHaveCount(0)
  await expect(page.getByText(germanDemo.attached.sent)).toBeVisible()
  await expect(page.getByText(germanDemo.attached.none)).toHaveCount(0)
  expect(findLead(reference)).toMatchObject({ fields: { forecast } })
  const letter = await letterTo(
    company.email,
    `${reference} ${germanMails.kinds.demo}: Muster GmbH`,
    reference,
  )
  expect(letter.text).toContain(`/de/product-3#${forecast}`)
  expect(letter.html).toContain(`/de/product-3#${forecast}`)
})

test('de: a workflow becomes a forecast, and each is printed on one sheet', async ({ page }) => {
  await open(page, '/de/product-2')
  await expect(page.locator('#workflow select').first()).toBeAttached()
  await page.evaluate(() => {
    globalThis.print = () => {}
  })
  await page.getByRole('button', { name: germanEditor.print, exact: true }).click()
  expect(sheets(await page.pdf(paper))).toBe(1)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  await page.getByRole('link', { name: germanEditor.forecast }).click()
  await expect(page).toHaveURL(/\/product-3#f1_/)
  // The hands-on minutes of the example, counted in the drawing as 1 h 2 min.
  await expect(figure(page, germanForecast.inputs.minutesPerCase)).toHaveValue('62')
  expect(sheets(await page.pdf(paper))).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(germanPage.sheetNote)).toBeVisible()
  await expect(page.locator('#verdict')).toBeHidden()
})

test('de: a demo request can name the automation it is about', async ({ page }) => {
  await open(page, '/de/request-a-demo?automation=invoice-capture')
  const process = page.locator('main form').getByLabel(germanDemo.labels.process)
  await expect(process).toHaveValue(/\(K\d\d\)\.$/)
  const asked = await process.inputValue()
  expect(asked).not.toContain('\u00ad')
  await page.getByRole('link', { name: 'EN English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('main form textarea').first()).toHaveValue(asked)
  await page.reload()
  await expect(page.locator('main form textarea').first()).toHaveValue(asked)
  await open(page, '/de/request-a-demo?automation=__proto__')
  await expect(page.locator('main form[novalidate]')).toBeAttached()
  expect(await process.inputValue()).not.toMatch(/object|undefined/)
})

test('a worked example fills the forecast; an unknown one is told politely', async ({ page }) => {
  await open(page, '/en/use-cases')
  const link = page.locator('main a[href*="/product-3#f1_"]').first()
  const cases = /#f1_(\d+)_/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  await link.evaluate((element: HTMLAnchorElement) => element.click())
  await expect(figure(page, englishForecast.inputs.casesPerMonth)).toHaveValue(
    Number(cases).toLocaleString('en-US'),
  )

  const start = page.getByLabel(englishPage.startFrom)
  const [kind, slug] = (
    (await start.locator('option[value^="use-case:"]').first().getAttribute('value')) ?? ''
  ).split(':')
  await page.goto(`/en/product-3?${kind}=${slug}`)
  await expect(start).toHaveValue(`use-case:${slug}`)
  // Nobody has counted the errors of a worked example.
  await expect(figure(page, englishForecast.inputs.errorRate)).toHaveValue('0')
  for (const query of ['use-case=__proto__', 'automation=constructor', `automation=${'x'.repeat(5000)}`]) {
    await page.goto(`/en/product-3?${query}`)
    await expect(page.getByText(englishPage.notes.unknown)).toBeVisible()
  }
  await page.route('**/workflow-minutes-*.js', (route) => route.abort())
  await page.goto('/en/product-3?from=workflow')
  await expect(page.getByText(errors.reasons.network)).toBeVisible()
})

test('a workflow that comes late does not take the place of figures typed meanwhile', async ({ page }) => {
  const drawn = 'w=1~Test~Step.1o.a.0h~Other.1o.a.0r'
  await page.addInitScript(([key, code]) => localStorage.setItem(key, code), [
    `${storagePrefix}-workflow`,
    drawn,
  ] as const)
  const release = await holdBack(page, /workflow-minutes-/)
  const asked = page.waitForRequest(/workflow-minutes-/)
  await open(page, '/en/product-3?from=workflow')
  await asked
  await figure(page, englishForecast.inputs.casesPerMonth).fill('777')
  const came = page.waitForResponse(/workflow-minutes-/)
  release()
  await came
  // Who asks for it again gets it; by then what came late would have been taken.
  await expect(page).toHaveURL(/#f1_777_/)
  await expect(figure(page, englishForecast.inputs.casesPerMonth)).toHaveValue('777')
  await page.getByLabel(englishPage.startFrom).selectOption('workflow')
  await expect(figure(page, englishForecast.inputs.casesPerMonth)).toHaveValue('240')
})

test('what was set for the price of development is in its address', async ({ page }) => {
  await open(page, '/en/pricing-3')
  const scope = page.locator('#scope')
  await scope.getByRole('textbox', { name: englishPrice.scope.systems }).fill('5')
  await scope.getByRole('checkbox', { name: englishPrice.methods['agentic-ai'] }).check()
  await expect(page).toHaveURL(/#e1_5_8_4_420_120_45_51$/)
  await page.reload()
  await wakeParts(page)
  await expect(scope.getByRole('textbox', { name: englishPrice.scope.systems })).toHaveValue('5')
  await expect(scope.getByRole('checkbox', { name: englishPrice.methods['agentic-ai'] })).toBeChecked()
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/pricing-3#e1_5_8_4_420_120_45_51$/)
  await expect(scope.getByRole('textbox').first()).toHaveValue('5')
})

test('the verdict tells a benefit and a running cost apart that differ by cents', async ({ page }) => {
  // 299 × 10 % × 10 × 40 % = 119.60.
  await visit(page, '/en/product-3#f1_299_0_48_750_700_100_10_400_2_9000_120')
  await expect(page.locator('#verdict')).toContainText('$119.60 a month; keeping it running costs $120.')
})

test('the way to the verdict keeps the figures in the address', async ({ page }) => {
  await visit(page, '/en/product-3')
  await page.getByRole('textbox', { name: 'Cases per month' }).fill('555')
  await expect(page).toHaveURL(/#f1_555_/)
  await page.locator('a[href="#verdict"]').click()
  await expect(page.locator('#verdict')).toBeInViewport()
  await expect(page).toHaveURL(/#f1_555_/)
})

const stateful = [
  `/en/product-3#${encodeForecast(exampleState).replace('240', '555')}`,
  '/en/pricing-3#e1_5_8_4_420_120_45_51',
  '/en/product-2#w=1~*0~Own.46.3.1l',
]

test('whoever skips to the content before its script is there still has the state of the tool', async ({
  page,
}) => {
  const files = /\/assets\/pr[^/]*-\d-[^/]*\.js/
  for (const address of stateful) {
    await page.goto('about:blank')
    const release = await holdBack(page, files)
    await page.goto(address)
    // Links work by then.
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    release()
    await awaken(page)
    await expect(page).toHaveURL(address)
    await page.unroute(files)
  }
})

test('whoever skips to the content still has the state of the tool in the address', async ({ page }) => {
  for (const address of stateful) {
    await open(page, address)
    await page.evaluate(() => (location.hash = 'main'))
    await expect(page).toHaveURL(address)
  }
  // Where there is no state the address names the place, as on every page.
  await open(page, '/en/product-3')
  await page.evaluate(() => (location.hash = 'main'))
  await expect(page.getByRole('textbox', { name: 'Cases per month' })).toHaveValue('240')
  await expect(page).toHaveURL('/en/product-3#main')
})

test('a tool shows what its address says, back and forth', async ({ page }) => {
  const cases = figure(page, englishForecast.inputs.casesPerMonth)
  await open(page, '/en/product-3')
  await page.evaluate((code) => (location.hash = code), encodeForecast(exampleState).replace('240', '555'))
  await expect(cases).toHaveValue('555')
  await page.goBack()
  await expect(cases).toHaveValue('240')

  await cases.fill('556')
  await expect(page).toHaveURL(/#f1_556_/)
  await page.evaluate(() => (location.hash = 'f1_557_180'))
  await expect(page.getByText(englishPage.notes.unreadable)).toBeVisible()
  await expect(cases).toHaveValue('240')
  await page.goBack()
  await expect(cases).toHaveValue('556')

  await open(page, '/en/pricing-3#e1_5_8_4_420_120_45_51')
  const systems = page.getByRole('textbox', { name: englishPrice.scope.systems })
  await expect(systems).toHaveValue('5')
  await page.evaluate(() => (location.hash = 'e1_5_8'))
  await expect(page.getByText(englishPrice.notes.unreadable)).toBeVisible()
  await expect(systems).toHaveValue('3')

  await open(page, '/en/product-2#w=1~*0~Own.46.3.1l')
  const name = page.locator('#workflow [data-part=name]').first()
  await expect(name).toHaveValue('Own')
  await page.evaluate(() => (location.hash = 'w=1~*0~Ow'))
  await expect(page.getByText(englishTool.notes.broken)).toBeVisible()
  await expect(name).toHaveValue('Invoice by email')
})

test('a forecast is shared by link, copied as text and saved as a table', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/en/product-3')
  await figure(page, englishForecast.inputs.casesPerMonth).fill('1234')
  await figure(page, englishForecast.inputs.casesPerMonth).press('Tab')
  await expect(page).toHaveURL(/#f1_1234_/)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await page.getByRole('button', { name: englishPage.copyText }).click()
  await expect(page.getByText(englishPage.copied)).toBeVisible()
  expect(await copied()).toContain('1,234')
  const table = page.getByRole('button', { name: englishPage.csv })
  await page.route('**/forecast-csv-*.js', (route) => route.abort())
  await table.click()
  await expect(page.getByText(errors.reasons.network)).toBeVisible()
  await page.unroute('**/forecast-csv-*.js')
  const [download] = await Promise.all([page.waitForEvent('download'), table.click()])
  const rows = readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect(download.suggestedFilename()).toBe('roi.csv')
  expect(rows.length).toBeGreaterThan(37)
  expect(rows.at(-1)).toMatch(/^month 36 \(USD\)(,-?[\d.]+){3}$/)

  await page.getByRole('button', { name: englishPage.copyLink }).click()
  await expect.poll(copied).toMatch(/#f1_1234_/)
  const link = await copied()
  await page.goto('about:blank')
  await page.goto(link.replace('/en/', '/de/'))
  await expect(figure(page, germanForecast.inputs.casesPerMonth)).toHaveValue('1.234')
  await expect(page.getByLabel(germanPage.startFrom)).toHaveValue('link')
})

test('a workflow is shared by link with everything that was changed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/en/product-2')
  const first = page.locator('#workflow [data-part=name]').first()
  await first.fill('Größe & Ähnliches <b>')
  await page.getByRole('button', { name: englishEditor.share, exact: true }).click()
  await expect(page.getByText(englishEditor.shared).first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.goto(link)
  await expect(first).toHaveValue('Größe & Ähnliches <b>')
})

test('no address breaks an instrument', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const good = encodeForecast(exampleState)
  await open(page, '/en/product-3')
  for (const hash of [
    good.replace('240', 'NaN'),
    good.replace('240', '1e9'),
    good.slice(0, -3).replace('_48', ''),
    '__proto__',
    'f1_constructor',
    '%E0%A4%A',
    `f1_${'9_'.repeat(100_000)}`,
  ]) {
    await page.evaluate((next) => (location.hash = next), hash)
    await expect(page.getByText(englishPage.notes.unreadable)).toBeVisible()
    await expect(figure(page, englishForecast.inputs.casesPerMonth)).toHaveValue('240')
    await page.evaluate((next) => (location.hash = next), good)
    await expect(page.getByText(englishPage.notes.unreadable)).toHaveCount(0)
  }
  await page.evaluate((next) => (location.hash = next), good.replace('240', '99999999'))
  await expect(page.getByText(/were set to their limit: .*Cases/)).toBeVisible()
  await expect(figure(page, englishForecast.inputs.casesPerMonth)).toHaveValue('100,000')

  await open(page, '/en/product-2#w=1~%%%~nonsense')
  await expect(page.getByText(englishTool.notes.broken)).toBeVisible()
  await expect(page.locator('#workflow [data-part=name]').first()).toHaveValue('Invoice by email')
  for (const hash of ['w=1~%%%~x', 'w=1~__proto__~constructor', 'w=9~x', `w=1~${'x'.repeat(200_000)}`]) {
    await page.evaluate((next) => (location.hash = next), hash)
    await expect(page.getByText(englishTool.notes.broken)).toBeVisible()
    await page.evaluate((next) => (location.hash = next), 'w=1~*0~*00.46.3.1l')
    await expect(page.getByText(englishTool.notes.broken)).toHaveCount(0)
  }
  await page.evaluate((next) => (location.hash = next), 'w=1~Sum~a.NaN.1.0r~__proto__.zzzzzz.1.0r')
  await expect(page.getByText(englishTool.notes.repaired)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a worked example of many hours a case reaches the forecast uncut, and in euros', async ({ page }) => {
  await open(page, '/en/use-cases')
  const address = await page
    .locator('main a[href*="/product-3#f1_"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')).find((href) => /#f1_5_/.test(href ?? '')),
    )
  await page.goto(address ?? '')
  await wakeParts(page)
  await expect(figure(page, englishForecast.inputs.minutesPerCase)).toHaveValue('1,020')
  await expect(page.locator('#instrument dl').first()).toContainText('900 h')

  await page.getByLabel(englishPage.startFrom).selectOption('use-case:monthly-report-utility')
  await expect(figure(page, englishForecast.inputs.minutesPerCase)).toHaveValue('1,020')
  await expect(page.getByRole('radio', { name: 'EUR' })).toBeChecked()

  // 200 steps of 40 hours: more than any forecast should hold.
  const limit = englishForecast.inputs.minutesPerCase
  await page.goto(`/en/product-3#${encodeForecast(exampleState).replace('_180_', '_4800000_')}`)
  const note = page.locator('#instrument [role=status]').first()
  await expect(note).toContainText(limit)
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  await expect(note).toContainText(germanForecast.inputs.minutesPerCase)
})

test('a number field gives back what stood there when it is emptied, left with Escape or changed from elsewhere', async ({
  page,
}) => {
  await open(page, '/en/product-3')
  const cases = figure(page, englishForecast.inputs.casesPerMonth)
  await cases.press('End')
  for (let digit = 0; digit < 3; digit++) await cases.press('Backspace')
  await cases.press('Tab')
  await expect(cases).toHaveValue('240')
  await expect(page).toHaveURL(/#f1_240_/)
  const told = (words: typeof englishForecast) => words.notANumber.replace('{{value}}', '240')
  await expect(page.getByText(told(englishForecast))).toBeVisible()
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  await expect(page.getByText(told(germanForecast))).toBeVisible()

  const german = figure(page, germanForecast.inputs.casesPerMonth)
  await german.fill('77')
  await expect(page).toHaveURL(/#f1_77_/)
  await german.press('Escape')
  await expect(german).toHaveValue('240')
  await expect(page).toHaveURL(/#f1_240_/)

  await open(page, '/en/product-2')
  const work = page.locator('#workflow').getByRole('textbox', { name: englishEditor.workToday }).nth(2)
  const before = await work.inputValue()
  await work.fill('500')
  await work.press('Control+z')
  await expect(work).toHaveValue(before)
})

test('what was said of a number goes when another one takes its place', async ({ page }) => {
  await open(page, '/en/product-3')
  const cases = figure(page, englishForecast.inputs.casesPerMonth)
  await cases.fill('999999999')
  await cases.press('Tab')
  await expect(cases).toHaveAccessibleDescription(/Allowed/)
  await page.getByLabel(englishPage.startFrom).selectOption('automation:invoice-capture')
  await expect(cases).not.toHaveValue('100,000')
  await expect(cases).not.toHaveAccessibleDescription(/Allowed/)
})

/** Both within the time for which the address waits, however slow the machine is. */
async function typeAndPress(page: Page, cases: string, link: string): Promise<void> {
  await page.evaluate(
    async ([value, selector]) => {
      const field = document.querySelector('#instrument input[inputmode=decimal]')
      Reflect.set(HTMLInputElement.prototype, 'value', value, field)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 30))
      document.querySelector<HTMLElement>(selector)?.click()
    },
    [cases, link] as const,
  )
}

test('a change right before the language or the page changes is still in the address', async ({ page }) => {
  await open(page, '/en/product-3')
  await typeAndPress(page, '77', 'header a[hreflang=de]')
  await expect(page).toHaveURL(/\/de\/product-3#f1_77_/)
  await expect(figure(page, germanForecast.inputs.casesPerMonth)).toHaveValue('77')
  await typeAndPress(page, '555', 'footer a[href="/de/about"]')
  await expect(page).toHaveURL('/de/about')
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/product-3#f1_555_/)
  await expect(figure(page, germanForecast.inputs.casesPerMonth)).toHaveValue('555')
})

test('a change right before a reload is not lost', async ({ page }) => {
  await open(page, '/en/product-3')
  const cases = figure(page, englishForecast.inputs.casesPerMonth)
  await cases.fill('77')
  await page.reload()
  await wakeParts(page)
  await expect(cases).toHaveValue('77')

  await open(page, '/en/product-2#w=1~Theirs~A.1.1.0h')
  const work = page.locator('#workflow').getByRole('textbox', { name: englishEditor.workToday })
  await work.fill('30')
  await page.reload()
  await wakeParts(page)
  await expect(work).toHaveValue('30')
})

test('what is attached to the request goes along with further changes', async ({ page }) => {
  test.slow()
  await open(page, '/en/product-3')
  await figure(page, englishForecast.inputs.casesPerMonth).fill('1234')
  await page.getByRole('link', { name: englishPage.send }).first().click()
  const carried = (kind: string) => page.locator(`main form input[name=${kind}]`)
  await expect(carried('forecast')).toHaveValue(/^f1_1234_/)
  const coupon = page.getByRole('heading', { name: englishDemo.attached.kinds.forecast }).locator('..')
  await coupon.getByRole('link', { name: englishDemo.attached.open }).click()
  await expect(page.getByLabel(englishPage.startFrom)).toHaveValue('link')
  await figure(page, englishForecast.inputs.casesPerMonth).fill('3500')
  await page.goBack()
  await expect(carried('forecast')).toHaveValue(/^f1_3500_/)
  await expect(coupon).toContainText('3,500')
  // Another forecast that is only looked at is not sent.
  await page.goto('/en/product-3?automation=invoice-capture')
  await wakeParts(page)
  await page.goto('/en/request-a-demo')
  await awaken(page)
  await expect(carried('forecast')).toHaveValue(/^f1_3500_/)

  await page.goto('/en/product-2')
  await wakeParts(page)
  const work = page.locator('#workflow').getByRole('textbox', { name: englishEditor.workToday }).first()
  await work.fill('30')
  await page.getByRole('link', { name: englishEditor.attach }).click()
  await expect(carried('workflow')).toHaveValue(/^w=1~/)
  const first = await carried('workflow').inputValue()
  await page.goBack()
  await expect(work).toHaveValue('30')
  await work.fill('200')
  await page.getByRole('link', { name: englishEditor.forecast }).click()
  await expect(page).toHaveURL(/\/product-3#f1_/)
  await expect(page.getByLabel(englishPage.startFrom)).toHaveValue('link')
  const minutes = await figure(page, englishForecast.inputs.minutesPerCase).inputValue()
  await page.getByLabel(englishPage.startFrom).selectOption('workflow')
  await expect(figure(page, englishForecast.inputs.minutesPerCase)).toHaveValue(minutes)
  await page.goto('/en/request-a-demo')
  await awaken(page)
  await expect(carried('workflow')).not.toHaveValue(first)
  const drawn = page.getByRole('heading', { name: englishDemo.attached.kinds.workflow }).locator('..')
  await expect(drawn).toContainText(/[3-9]\sh/)
})

test('what was taken off the request stays off when it is changed further', async ({ page }) => {
  await open(page, '/en/product-3')
  const cases = figure(page, englishForecast.inputs.casesPerMonth)
  await cases.fill('1234')
  await page.getByRole('link', { name: englishPage.send }).first().click()
  const carried = page.locator('main form input[name=forecast]')
  await expect(carried).toHaveValue(/^f1_1234_/)
  const coupon = page.getByRole('heading', { name: englishDemo.attached.kinds.forecast }).locator('..')
  await coupon.getByRole('button', { name: englishDemo.attached.remove }).click()
  await expect(carried).toHaveCount(0)
  await coupon.getByRole('link', { name: englishDemo.attached.open }).click()
  await cases.fill('3500')
  await expect(page).toHaveURL(/#f1_3500_/)
  await page.goBack()
  await expect(coupon).toContainText(englishDemo.attached.removed)
  await expect(carried).toHaveCount(0)
  await coupon.getByRole('button', { name: englishDemo.attached.attach }).click()
  await expect(carried).toHaveValue(/^f1_3500_/)
})

test('what a price was estimated from goes along with the request, and can be looked at again', async ({
  page,
}) => {
  await open(page, '/en/pricing-3#e1_5_20_10_420_120_45_63')
  await page.locator('#scope').getByRole('textbox', { name: englishPrice.scope.systems }).fill('6')
  await page.getByRole('link', { name: englishPrice.send, exact: true }).click()
  const carried = (name: string) => page.locator(`main form input[name=${name}]`)
  await expect(carried('estimate')).toHaveValue('e1_6_20_10_420_120_45_63_USD')
  await expect(carried('forecast')).toHaveValue(/^f1_.*_USD$/)
  const coupon = page.getByRole('heading', { name: englishDemo.attached.kinds.forecast }).locator('..')
  await coupon.getByRole('link', { name: englishDemo.attached.open }).click()
  await expect(page).toHaveURL('/en/pricing-3#e1_6_20_10_420_120_45_63_USD')
  // Whoever opens it in the other language sees the same money.
  await page.locator('header a[hreflang=de]').click()
  await expect(
    page
      .locator('#track')
      .getByText(/^[\d.]+\s\$/)
      .first(),
  ).toBeVisible()
  await page.goto('/en/request-a-demo')
  await awaken(page)
  await coupon.getByRole('button', { name: englishDemo.attached.remove }).click()
  await expect(carried('estimate')).toHaveCount(0)
})

test('what is attached still goes along with changes after a change of language', async ({ page }) => {
  await open(page, '/pricing-3#e1_5_20_10_420_120_45_63')
  const systems = (name: string) => page.locator('#scope').getByRole('textbox', { name })
  await systems(englishPrice.scope.systems).fill('6')
  await page.getByRole('link', { name: englishPrice.send, exact: true }).click()
  await page.locator('header a[hreflang=de]').click()
  await page.goBack()
  await systems(germanPrice.scope.systems).fill('7')
  await page.goForward()
  const estimate = page.locator('main form input[name=estimate]')
  await expect(estimate).toHaveValue('e1_7_20_10_420_120_45_63_EUR')
})

test('own figures can be come back to when an example has taken their place', async ({ page }) => {
  await open(page, '/de/product-3')
  const cases = figure(page, germanForecast.inputs.casesPerMonth)
  const start = page.getByLabel(germanPage.startFrom)
  await cases.fill('777')
  await expect(start).toHaveValue('own')
  await start.selectOption('example')
  await expect(cases).toHaveValue('240')
  await start.selectOption('own')
  await expect(cases).toHaveValue('777')
  await expect(page).toHaveURL(/#f1_777_/)
})

test('a number in another unit is not taken for one in this, and rounding is said', async ({ page }) => {
  await open(page, '/de/product-3')
  const minutes = figure(page, germanForecast.inputs.minutesPerCase)
  await minutes.fill('2 h')
  await minutes.blur()
  await expect(minutes).toHaveValue('18')
  await expect(page.getByText(/^Das ist keine Zahl/)).toBeVisible()
  await minutes.fill('20 Minuten')
  await minutes.blur()
  await expect(minutes).toHaveValue('20')
  const cost = figure(page, germanForecast.inputs.costPerHour)
  await cost.fill('48,50 €')
  await cost.blur()
  await expect(cost).toHaveValue('48,50')
  const once = figure(page, germanForecast.inputs.oneOffCost)
  await once.fill('9000,50 €')
  await once.blur()
  await expect(once).toHaveValue('9.001')
  await expect(page.getByText(/^Gerundet auf 9\.001/)).toBeVisible()
  // Beyond the ruler one step is one step.
  const cases = figure(page, germanForecast.inputs.casesPerMonth)
  await cases.fill('5000')
  await cases.blur()
  await page.getByRole('slider', { name: germanForecast.inputs.casesPerMonth }).press('ArrowLeft')
  await expect(cases).toHaveValue('4.990')
})

test('an hour may cost cents, in the forecast, in the estimate and in their links', async ({ page }) => {
  await open(page, '/de/product-3')
  const cost = figure(page, germanForecast.inputs.costPerHour)
  await cost.fill('48,50 €')
  await cost.blur()
  await expect(cost).toHaveValue('48,50')
  await expect(page.locator('#formula')).toContainText(/× 48,50\s€ =/)
  await expect(page).toHaveURL(/#f1_240_180_48\.5_/)
  await page.reload()
  await wakeParts(page)
  await expect(cost).toHaveValue('48,50')
  await expect(page.getByRole('slider', { name: germanForecast.inputs.costPerHour })).toHaveAttribute(
    'aria-valuetext',
    /^48,50\s€$/,
  )
  await open(page, '/en/pricing-3#e1_3_8_4_420_120_45.75_19')
  await expect(page.getByLabel(englishForecast.inputs.costPerHour).first()).toHaveValue('45.75')
})

test('without storage a forecast and a drawing still travel with the request', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
    }
  })
  await open(page, '/en/product-3')
  await figure(page, englishForecast.inputs.casesPerMonth).fill('1234')
  await page.getByRole('link', { name: englishPage.send }).first().click()
  await expect(page.locator('main form input[name=forecast]')).toHaveValue(/^f1_1234_/)

  await page.goto('/en/product-2')
  await wakeParts(page)
  const name = page.getByRole('textbox', { name: englishEditor.process })
  await name.fill('First')
  await page.getByRole('link', { name: englishEditor.attach }).click()
  const drawn = page.getByRole('heading', { name: englishDemo.attached.kinds.workflow }).locator('..')
  await expect(drawn).toContainText('First')
  await drawn.getByRole('link', { name: englishDemo.attached.open }).click()
  await name.fill('Second')
  await page.goBack()
  await expect(drawn).toContainText('Second')
})

test('the days of an estimate, its drawing and its deliveries say the same', async ({ page }) => {
  // 14.45 days of work.
  await open(page, '/en/pricing-3#e1_1_1_0_420_120_45_15')
  const track = page.locator('#track')
  await expect(track.locator('dl')).toContainText('15')
  await expect(track.getByText('15 d', { exact: true })).toBeVisible()
  await expect(track.getByText(englishPrice.stage.replace('{{number}}', '2'))).toBeVisible()
  await page.goto('/en/pricing-3#e1_12_60_40_420_120_45_63')
  await expect(track.locator('svg').last().getByText('5', { exact: true })).toBeVisible()

  const cases = page.locator('#scope').getByRole('textbox', { name: englishForecast.inputs.casesPerMonth })
  await cases.fill('0')
  await expect(page).toHaveURL(/#e1_12_60_40_0_/)
  await page.reload()
  await wakeParts(page)
  await expect(cases).toHaveValue('0')

  // What an address says wrongly is told, until something is changed.
  await page.goto('/en/pricing-3#e1_99_60_40_420_120_45_63')
  await expect(page.getByText(englishPrice.notes.clamped)).toBeVisible()
  await page.goto('/en/pricing-3#e1_1_2')
  await expect(page.getByText(englishPrice.notes.unreadable)).toBeVisible()
  await cases.fill('300')
  await expect(page.getByText(englishPrice.notes.unreadable)).toHaveCount(0)
})

test('what it costs in three years holds the sum of its parts', async ({ page }) => {
  for (const scope of ['1_1_1_0_100_120_45_0', '5_8_4_420_120_45_51', '12_60_40_420_120_45_63']) {
    await open(page, `/en/pricing-3#e1_${scope}`)
    const costs = page.locator('#return dl').first()
    const texts = await costs.locator('dd').allTextContents()
    const [oneOff, monthly, threeYears] = texts.map((text) =>
      Array.from(text.replaceAll(',', '').matchAll(/\d+/g), Number),
    )
    const [low = 0, high = 0] = oneOff ?? []
    const running = 36 * (monthly?.[0] ?? 0)
    expect(high).toBeGreaterThan(low)
    expect(threeYears?.[0]).toBeLessThanOrEqual(low + running)
    expect(threeYears?.[1]).toBeGreaterThanOrEqual(high + running)
  }
})

test('every item of the price list costs its days at the rate that is named', async ({ page }) => {
  await visit(page, '/en/pricing-3')
  const numbers = (text: string) => Array.from(text.replaceAll(',', '').matchAll(/[\d.]+(?=\s|$)/g), Number)
  const rows = await page
    .locator('#price-list tbody tr')
    .evaluateAll((all) =>
      all.map((row) =>
        Array.from(row.querySelectorAll('td'), (cell) => cell.textContent.replaceAll('$', '')),
      ),
    )
  expect(rows.length).toBeGreaterThan(10)
  for (const [days = '', price = ''] of rows) {
    expect(numbers(price)).toEqual(numbers(days).map((each) => each * dayRate))
  }
})

test('the verdict on the plans follows the way to pay', async ({ page }) => {
  await open(page, '/en/pricing-2')
  const slider = page.locator('#cases')
  const verdict = page.locator('#verdict')
  await slider.fill('1000')
  await expect(verdict).toContainText('$19')
  await page.getByRole('radio', { name: englishPricing.annual }).check({ force: true })
  await expect(verdict.getByText('$15.20')).toBeVisible()
  await expect(verdict.getByText('$19')).toBeHidden()
  await slider.fill('10000')
  await expect(verdict.getByText('$0.0063')).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', /^10,000 \D+/)
  // The slider says the plan; the sentence beside it must not talk over it.
  await expect(verdict).toHaveAttribute('aria-live', 'off')
})

test('the forecast reads out its verdict with its figures', async ({ page }) => {
  await open(page, '/en/product-3')
  const instrument = page.locator('#instrument')
  const said = instrument.locator('p[role=status]').first()
  const verdict = instrument.locator('a[href="#verdict"]')
  const before = await verdict.textContent()
  await expect(said).toContainText(before ?? '')
  await instrument.getByRole('slider', { name: englishForecast.inputs.oneOffCost }).press('End')
  await expect(verdict).not.toHaveText(before ?? '')
  await expect(said).toContainText((await verdict.textContent()) ?? '')
})

test('a field is called by its label alone, also when its number was too large', async ({ page }) => {
  await visit(page, '/en/home-3')
  const field = page.getByRole('textbox', { name: 'One-off cost' })
  await expect(field).toBeEditable()
  await field.fill('999999999')
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription(/Allowed/)
  await expect(field).toHaveAccessibleName('One-off cost')
})

test('sliders say their value as the language writes it', async ({ page }) => {
  await open(page, '/de/product-3')
  const slider = (name: string) => page.locator('#instrument').getByRole('slider', { name })
  const value = async (name: string) =>
    ((await slider(name).getAttribute('aria-valuetext')) ?? '').replaceAll('\u00a0', ' ')
  const { inputs } = germanForecast
  await slider(inputs.errorRate).press('ArrowRight')
  expect(await value(inputs.errorRate)).toBe('3,5 %')
  expect(await value(inputs.oneOffCost)).toBe('9.000 €')
  expect(await value(inputs.rampUpMonths)).toBe('2 Monate')
  expect(await value(inputs.minutesPerCase)).toBe('18 Minuten')
})

test('the way back to the usual ranges keeps the focus and says so', async ({ page }) => {
  await open(page, '/en/product-3')
  await page.locator('#ranges input').first().fill('40')
  const reset = page.getByRole('button', { name: englishPage.reset })
  await reset.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#ranges input').first()).toHaveValue('15')
  await expect(reset).toBeFocused()
  await expect(reset).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('#ranges [role=status]')).toHaveText(englishPage.resetDone)
})

test('the method check says its result once, in short', async ({ page }) => {
  await visit(page, '/en/features')
  const check = page.locator('#check')
  await check.getByRole('radio').first().check({ force: true })
  await expect(check.locator('[aria-live]')).toHaveCount(0)
  await expect(check.getByRole('status')).toHaveText(
    `${englishFeatures.check.result}: ${englishFeatures.check.none}`,
  )
})

test('a printed formula names its case', async ({ page }) => {
  await open(page, '/en/product-3')
  const named = page.getByText(`${englishPage.formulaStop}: ${englishForecast.scenarios.optimistic}`)
  await page
    .locator('#formula')
    .getByRole('radio', { name: englishForecast.scenarios.optimistic })
    .check({ force: true })
  await expect(named).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(named).toBeVisible()
})

test('a forecast that never pays back keeps its words clear of the verdict, and a limit leaves the names alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1000 })
  await visit(page, '/de/product-3')
  const cases = page.locator('#instrument input[inputmode]').first()
  const name = page.locator('#instrument label').first()
  const before = await name.boundingBox()
  await cases.fill('99999999')
  await cases.press('Enter')
  await expect(page.getByText(/^Möglich: 0 bis/)).toBeVisible()
  const after = await name.boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
  await cases.fill('0')
  await cases.press('Enter')
  const never = page.locator('#instrument').getByText(germanForecast.notInThreeYears).first()
  const verdict = page.locator('#instrument').getByText(germanForecast.verdicts.nothing.short).first()
  const [left, right] = [await never.boundingBox(), await verdict.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
})

test('large results do not push the page sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const hash of [
    'f1_100_600_60_750_700_30_25_400_2_1000000_50000',
    'f1_9000_400_60_750_700_30_25_400_2_9000_120',
    'f1_100000_600000_500_1000_1000_1000_100000_1000_0_1000000_100000',
  ]) {
    await open(page, `/de/product-3#${hash}`)
    await page.evaluate((next) => (location.hash = next), hash)
    await expect(page.getByLabel(germanPage.startFrom)).toHaveValue('link')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test('stations of a curve that meet in one place leave it together', async ({ page }) => {
  await open(page, '/en/product-3')
  const stations = page.locator('#instrument svg[role=img] circle')
  const before = await stations.count()
  const cost = figure(page, englishForecast.inputs.oneOffCost)
  // Where nothing is to be paid back, all three cases are at once.
  for (const value of ['0', '9000']) await cost.fill(value)
  await expect(page).toHaveURL(/_9000_/)
  await expect(stations).toHaveCount(before)
})

test('a range that was mistyped says so below, and field and figures stay where they are', async ({
  page,
}) => {
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/de/product-3')
    const row = page.getByRole('group', { name: germanForecast.inputs.oneOffCost })
    const field = row.getByRole('textbox').last()
    const figure = row.getByText('€').last()
    const places = () => Promise.all([field, figure].map(async (part) => (await part.boundingBox())?.x))
    const before = await places()
    await field.fill('viel')
    await field.press('Tab')
    await expect(row).toContainText('Das ist keine Zahl.')
    expect(await places()).toEqual(before)
    expect(await row.evaluate((group) => group.scrollWidth - group.clientWidth)).toBeLessThanOrEqual(0)
  }
})
