/** Lists that a search or filters shorten: the focus is never lost, and the result is told once. */
import { expect, test, type Page } from '@playwright/test'
import { faq } from '#locales/en/faq.ts'
import { blog } from '#locales/en/pages/blog.ts'
import { error404 } from '#locales/en/pages/error-404.ts'
import { useCases } from '#locales/en/pages/use-cases.ts'
import { visit } from './visit.ts'

const field = (page: Page) => page.getByRole('searchbox')
const status = (page: Page) => page.locator('main').getByRole('status')

test('showing all articles again leads back to the search field and tells the count', async ({ page }) => {
  await visit(page, '/en/blog?q=xyzzyplugh')
  await page.getByRole('button', { name: blog.list.clear }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(status(page)).toHaveText(/^(\d+) of \1 articles$/)
})

test('an article is found by what only its text says', async ({ page }) => {
  await visit(page, '/en/blog')
  await field(page).fill('lead time')
  await expect(page.locator('#list a[href="/en/blog/measure-lead-time"]')).toBeVisible()
  await expect(status(page)).not.toHaveText(/^0 /)
})

test('showing all examples again leads back to the first filter and tells the count', async ({ page }) => {
  await visit(page, '/en/use-cases?department=finance')
  await page.getByRole('button', { name: useCases.overview.all }).focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('group', { name: useCases.overview.departments }).getByRole('button').first(),
  ).toBeFocused()
  await expect(status(page)).toHaveText(/^(\d+) of \1 examples$/)
})

test('a topic without an answer to the search is still reached, as often as it is asked for', async ({
  page,
}) => {
  await visit(page, '/en/faqs')
  const [slug = '', topic] = Object.entries(faq.topics).at(-1) ?? []
  for (let time = 0; time < 2; time++) {
    await field(page).fill('xyzzyplugh')
    await expect(page.locator(`[id="${slug}"]`)).toHaveCount(0)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: topic?.title ?? '' })
      .click()
    await expect(page.getByRole('heading', { name: topic?.title ?? '' })).toBeInViewport()
    await expect(field(page)).toHaveValue('')
  }
})

for (const path of ['/blog', '/integrations', '/product-1']) {
  test(`${path}: what would leave nothing cannot be chosen`, async ({ page }) => {
    await visit(page, `/en${path}`)
    const chip = page.locator('main [role=group] button[aria-pressed]').first()
    await expect(chip).toBeEnabled()
    await field(page).fill('xyzzyplugh')
    await expect(chip).toHaveText(/ 0$/)
    await expect(chip).toBeDisabled()
  })
}

for (const [locale, asked] of [
  ['de', 'Datenschutz'],
  ['en', 'privacy'],
  ['en', 'data protection'],
] as const) {
  test(`"${asked}" finds the question about personal data, which calls it otherwise`, async ({ page }) => {
    await visit(page, `/${locale}/faqs`)
    await field(page).fill(asked)
    await expect(page.locator('#do-you-see-personal-data')).toBeAttached()
    await expect(page.locator('#how-are-we-billed')).toHaveCount(0)
  })
}

test('the pages that fit a wrong address are counted aloud once typing pauses, not read out', async ({
  page,
}) => {
  await visit(page, '/en/error-404')
  const links = page.locator('main ul').getByRole('link')
  await field(page).pressSequentially('pricing', { delay: 60 })
  await expect(status(page)).toHaveText(error404.found.replace('{{count}}', String(await links.count())))
  await expect(page.locator('main [aria-live]')).toHaveCount(0)
  await field(page).fill('xyzzyplugh')
  await expect(status(page)).toHaveText(error404.none)
})

for (const [locale, asked, path] of [
  ['en', 'cost', '/pricing-1'],
  ['en', 'invoice', '/product-1'],
  ['de', 'Kosten', '/pricing-1'],
  ['de', 'Preise', '/pricing-1'],
  ['de', 'Termin', '/request-a-demo'],
] as const) {
  test(`where an address leads nowhere, "${asked}" finds ${path}, and its name does without the texts`, async ({
    page,
  }) => {
    await visit(page, `/${locale}/no-such-page`)
    const connections = page.locator('main ul')
    await field(page).fill(asked)
    await expect(connections.locator(`a[href="/${locale}${path}"]`)).toBeVisible()
    await page.route('**/search.json', (route) => route.abort())
    await page.reload()
    await field(page).fill(locale === 'de' ? 'Karriere' : 'Careers')
    await expect(connections.getByRole('link').first()).toHaveAttribute('href', `/${locale}/careers`)
  })
}

for (const path of ['/product-1', '/integrations']) {
  test(`a letter typed into the search of ${path} does not wait for the list`, async ({ page }) => {
    await visit(page, `/en${path}`)
    const lines = page.locator('main details')
    await field(page).focus()
    await page.waitForLoadState('networkidle')
    const all = await lines.count()
    const meanwhile = await field(page).evaluate(async () => {
      document.execCommand('insertText', false, 'xyzzyplugh')
      await Promise.resolve()
      return document.querySelectorAll('main details').length
    })
    expect(meanwhile).toBe(all)
    await expect(field(page)).toHaveValue('xyzzyplugh')
    await expect(lines).toHaveCount(0)
  })
}
