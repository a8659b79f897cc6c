/** Every URL in both languages: status, title, headings, axe, console, overflow. */
import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { locales } from '#contract/locale.ts'

const { pages }: { pages: Record<string, unknown> } = JSON.parse(readFileSync('dist/build.json', 'utf8'))
const paths = Object.keys(pages).filter((path) => path !== '/404')

const seen = new Map<string, string>()
const validator = new HtmlValidate(new FileSystemConfigLoader())

for (const path of paths) {
  for (const locale of locales) {
    test(`/${locale}${path} is sound`, async ({ page }) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('request', (request) => {
        if (!request.url().startsWith('http://localhost')) complaints.push(`asked ${request.url()}`)
      })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const response = await page.goto(`/${locale}${path}`, { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(200)
      const report = await validator.validateString((await response?.text()) ?? '', 'page.html')
      expect(
        report.results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
        ),
      ).toEqual([])
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      const title = await page.title()
      const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
      expect(title.length).toBeGreaterThan(3)
      expect(description.length).toBeGreaterThan(40)
      const twin = path === '/privacy' ? '/privacy-policy' : path === '/privacy-policy' ? '/privacy' : ''
      const owner = seen.get(`${locale}${title}`)
      expect(
        owner === undefined || owner === path || owner === twin,
        `${title} is also the title of ${owner}`,
      ).toBe(true)
      seen.set(`${locale}${title}`, path)

      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])

      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        // Drawings that measure themselves need a frame to follow the window.
        await expect.poll(overflow, { message: `overflow at ${width} px` }).toBeLessThanOrEqual(0)
      }
      expect(complaints).toEqual([])
    })
  }
}

test('an unknown path answers 404 with the not-found page at the same address', async ({ page }) => {
  for (const [path, heading] of [
    ['/no-such-page', 'Page not found!'],
    ['/de/no-such-page', 'Seite nicht gefunden!'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    expect(new URL(page.url()).pathname).toBe(path)
  }
})
