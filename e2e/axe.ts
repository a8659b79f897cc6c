import axe, { type AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong with a page as it stands. Run in the page itself: the builder that axe offers for Playwright
 * collects every passed check too and takes five times as long.
 */
export async function findingsOf(
  page: Page,
  { exclude = [] }: { exclude?: string[] } = {},
): Promise<{ findings: string[]; version: string }> {
  await page.evaluate(axe.source)
  return page.evaluate(async (parts) => {
    const { axe: inPage } = window as unknown as {
      axe: { run: (context: object, options: object) => Promise<AxeResults> }
    }
    const context = { include: [['html']], exclude: parts.map((part) => [part]) }
    // Without `preload`, for which every style sheet would be fetched once more, for rules about sound and film.
    const options = { resultTypes: ['violations'], preload: false }
    const { violations, testEngine } = await inPage.run(context, options)
    return {
      findings: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
      version: testEngine.version,
    }
  }, exclude)
}
