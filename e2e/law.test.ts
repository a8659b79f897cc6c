/** What the law asks of the site and only a browser can show: what is stored, for how long, and who is contacted. */
import { expect, test, type Page } from '@playwright/test'
import { consentCookie, storagePrefix } from '#contract/company.ts'
import { awaken } from './visit.ts'

async function storedNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const inBrowser = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...new Set([...cookies, ...inBrowser])].toSorted()
}

test('before an answer only the language is kept; whatever is kept later stands in the privacy notice', async ({
  page,
  context,
}) => {
  await page.goto('/en/home')
  await awaken(page)
  await page.waitForLoadState('networkidle')
  expect(await storedNames(page)).toEqual(['i18nextLng', 'lang'])

  const kept = new Set<string>()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.goto('/en/contact')
  await page.getByLabel('Subject').fill('A question')
  await page.getByRole('button', { name: 'Dark' }).last().click()
  await page.goto('/en/product-2', { waitUntil: 'networkidle' })
  for (const name of await storedNames(page)) kept.add(name)
  expect([...kept]).toEqual(
    expect.arrayContaining([consentCookie, `${consentCookie}-since`, `${storagePrefix}-theme`]),
  )

  await page.goto('/en/privacy-policy')
  const rows = page.locator('#cookies tbody tr')
  const named = await rows.locator('td:first-child code').allTextContents()
  const isNamed = (name: string) =>
    named.some((each) => each === name || (each.endsWith('…') && name.startsWith(each.slice(0, -1))))
  expect([...kept].filter((name) => !isNamed(name))).toEqual([])

  for (const { name, expires } of await context.cookies()) {
    const row = rows.filter({ has: page.getByText(name, { exact: true }) })
    await expect(row).toContainText(`${Math.round((expires - Date.now() / 1000) / 86_400)} days`)
  }
})

test('the language lasts from the last visit, an answer from the day it was given, and the notice says so', async ({
  page,
  context,
  baseURL,
}) => {
  const day = 86_400
  const left = { url: baseURL ?? '', expires: Math.round(Date.now() / 1000) + 100 * day }
  await context.addCookies([
    { name: 'lang', value: 'en', ...left },
    { name: consentCookie, value: 'declined', ...left },
  ])
  await page.goto('/en/privacy-policy')
  const daysOf = async (name: string) => {
    const cookie = (await context.cookies()).find((each) => each.name === name)
    return Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / day)
  }
  await expect.poll(() => daysOf('lang')).toBe(365)
  expect(await daysOf(consentCookie)).toBe(100)
  const duration = (name: string) =>
    page
      .locator('#cookies tbody tr')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('td:last-child')
  await expect(duration('lang')).toHaveText('365 days from your last visit')
  await expect(duration(consentCookie)).toHaveText('365 days')
})

test('yes and no weigh the same: same layer, same size, same look, and no third way that means yes', async ({
  page,
}) => {
  await page.goto('/de/home')
  const question = page.getByRole('region', { name: 'Dürfen unsere Skripte' })
  const look = (name: string) =>
    question.getByRole('button', { name }).evaluate((button) => {
      const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button)
      const { width, height, top } = button.getBoundingClientRect()
      return { backgroundColor, color, borderColor, fontSize, fontWeight, width, height, top }
    })
  expect(await look('Zustimmen')).toEqual(await look('Ablehnen'))
  await expect(question.getByRole('button')).toHaveCount(2)
  await expect(question.getByRole('checkbox')).toHaveCount(0)
})

test('the privacy notice shows whom the page has contacted: our own server and nobody else', async ({
  page,
}) => {
  await page.goto('/en/privacy-policy', { waitUntil: 'networkidle' })
  await awaken(page)
  const proof = page.getByRole('region', { name: 'Nobody else was asked.' })
  await expect(proof.getByRole('row')).toHaveCount(2)
  await expect(proof.getByRole('rowheader')).toContainText(`${new URL(page.url()).host} (ours)`)
  await expect(proof).toContainText('0 other servers')
})
