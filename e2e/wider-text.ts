import type { Page } from '@playwright/test'

/** The values of WCAG 1.4.12, in a sheet that the page's own policy allows. */
export async function widenText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** By how many pixels the page is wider than its window, where it is. */
export const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
