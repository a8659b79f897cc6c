/** From the form to the stored row and the written mail, on the real server. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'

const data = 'test-results/data'

/** What the operator sees of a lead. */
function showLead(reference: string): string {
  return execFileSync('node', ['tools/leads.ts', 'show', reference], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: data },
  })
}

/** Without SMTP settings every letter is a file. */
function letterTo(address: string): string | undefined {
  const folder = `${data}/outbox`
  return readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .find((letter) => letter.includes(`To: ${address}`))
}

async function referenceOn(page: Page): Promise<string> {
  const found = page.getByText(/K-[0-9A-F]{6}/).first()
  await expect(found).toBeVisible({ timeout: 15_000 })
  return /K-[0-9A-F]{6}/.exec((await found.textContent()) ?? '')?.[0] ?? ''
}

/** People need longer than the three seconds below which the server suspects a machine. */
const humanPause = 3500

test('a contact message is stored and answered with a mail', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.1' })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Example')
  await page
    .getByLabel(/Email|E-mail/)
    .first()
    .fill('ada@example.org')
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question about invoices')
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('We enter two hundred invoices by hand every month.')
  await page.waitForTimeout(humanPause)
  await page.getByRole('button', { name: /Send/ }).click()
  const lead = showLead(await referenceOn(page))
  expect(lead).toContain('ada@example.org')
  expect(lead).toContain('two hundred invoices')
  expect(lead).not.toContain('quarantine')
  await expect.poll(() => letterTo('ada@example.org'), { timeout: 15_000 }).toBeDefined()
})

test('a German demo request is stored and answered in German', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.2' })
  await page.goto('/de/request-a-demo', { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Ihr Name' }).fill('Bea Beispiel')
  await page
    .getByLabel(/E-Mail/)
    .first()
    .fill('bea@example.org')
  await page
    .getByLabel(/Unternehmen|Firma/)
    .first()
    .fill('Beispiel GmbH')
  await page
    .getByRole('textbox', { name: 'Der Prozess' })
    .fill('Angebote schreiben dauert bei uns jedes Mal eine Woche.')
  await page.waitForTimeout(humanPause)
  await page.getByRole('main').locator('form button[type=submit]').first().click()
  const lead = showLead(await referenceOn(page))
  expect(lead).toContain('Beispiel GmbH')
  await expect.poll(() => letterTo('bea@example.org'), { timeout: 15_000 }).toBeDefined()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a contact message is posted as HTML, stored, and acknowledged on the page', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.3' })
    await page.goto('/contact')
    await page.getByRole('textbox', { name: 'Name' }).fill('Cleo Example')
    await page
      .getByLabel(/Email|E-mail/)
      .first()
      .fill('cleo@example.org')
    await page.getByRole('textbox', { name: 'Subject' }).fill('No scripts here')
    await page
      .getByRole('textbox', { name: 'Message' })
      .fill('This message comes from a browser without scripts.')
    await page.getByRole('button', { name: /Send/ }).click()
    await expect(page).toHaveURL(/\/contact\?sent=K-[0-9A-F]{6}#sent$/)
    await expect(page.locator('#sent')).toBeVisible()
    const reference = new URL(page.url()).searchParams.get('sent') ?? ''
    expect(showLead(reference)).toContain('cleo@example.org')
  })
})
