/** Lists too long to come with their page: the whole of them follows, and questions wait for it. */
import { expect, test, type Page } from '@playwright/test'
import { firstPart } from '#contract/long-lists.ts'
import { holdBack } from './hold-back.ts'
import { visit } from './visit.ts'

interface Line {
  slug: string
  department: string
  methods: string[]
  platforms: string[]
  deliveryDays: number
}
interface Article {
  slug: string
  title: string
  category: string
  readingSeconds: number
}

/** What the page of a list is drawn from, changed on its way. */
async function changeList<Entry>(
  page: Page,
  list: string,
  changed: (entries: Entry[]) => object,
): Promise<void> {
  await page.route(`**/en${list}.js`, async (route) => {
    const response = await route.fetch()
    const resource: { data: { entries: Entry[] } } = JSON.parse(
      (await response.text()).replace(/^export default /, ''),
    )
    const data = changed(resource.data.entries)
    await route.fulfill({ response, body: `export default ${JSON.stringify({ ...resource, data })}` })
  })
}

/** The real list as if it were too long: its page gets the first entries, and the whole follows. */
async function lengthen<Entry>(
  page: Page,
  { list, part, sums }: { list: string; part: number; sums: (all: Entry[]) => object },
): Promise<Entry[]> {
  const all: Entry[] = []
  await changeList<Entry>(page, list, (entries) => {
    all.splice(0, all.length, ...entries)
    return { entries: all.slice(0, part), sums: sums(all) }
  })
  await page.route(`**/en${list}.all.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(all)}` }),
  )
  return all
}

function count(values: string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(values)].map((each) => [each, values.filter((v) => v === each).length]),
  )
}

const shortened = 20
const whole = /\/en\/(?:product-1|blog)\.all\.js$/

async function lengthenCatalogue(page: Page): Promise<void> {
  const sums = (lines: Line[]) => ({
    all: lines.length,
    department: count(lines.map(({ department }) => department)),
    method: count(lines.flatMap(({ methods }) => methods)),
    platform: count(lines.flatMap(({ platforms }) => platforms)),
    days: Array.from({ length: 15 }, (_, day) => lines.filter((line) => line.deliveryDays === day).length),
  })
  await lengthen(page, { list: '/product-1', part: shortened, sums })
}

/** By a link, so that the page is drawn from its data alone. */
async function follow(page: Page, to: string): Promise<void> {
  await visit(page, '/en/use-cases')
  await page.locator(`footer a[href="${to}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${to}$`))
}

const field = (page: Page) => page.locator('main').getByRole('searchbox')
const lines = (page: Page) => page.locator('main summary')

test('a part of the catalogue says what is true of all of it, and the whole changes none of that', async ({
  page,
}) => {
  await visit(page, '/en/product-1')
  const filters = page.getByRole('group', { name: 'Department' })
  const wanted = await filters.innerText()
  const all = await lines(page).count()

  await lengthenCatalogue(page)
  const release = await holdBack(page, whole)
  await follow(page, '/en/product-1')
  await expect(lines(page)).toHaveCount(shortened)
  await expect(page.getByText(`${all} of ${all} lines`)).toBeVisible()
  expect(await filters.innerText()).toBe(wanted)
  const drawing = await page.locator('main svg').first().innerHTML()
  release()
  await expect(lines(page)).toHaveCount(all)
  expect(await filters.innerText()).toBe(wanted)
  expect(await page.locator('main svg').first().innerHTML()).toBe(drawing)
})

test('a question waits for the whole list, and its answer has what was not there before', async ({
  page,
}) => {
  await lengthenCatalogue(page)
  const release = await holdBack(page, whole)
  await follow(page, '/en/product-1')
  await expect(page.locator('#visual-inspection')).toHaveCount(0)
  await field(page).fill('visual inspection')
  await expect(page.getByText('Loading the whole list.')).toBeVisible()
  await expect(lines(page)).toHaveCount(shortened)
  await expect(field(page)).toHaveValue('visual inspection')
  release()
  await expect(page.locator('#visual-inspection')).toHaveCount(1)
  await expect(page.getByText('Loading the whole list.')).toHaveCount(0)
})

test('a list that cannot be loaded is said to be missing, and can be asked for again', async ({ page }) => {
  await lengthenCatalogue(page)
  await page.route(whole, (route) => route.abort())
  await follow(page, '/en/product-1')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name')
  const alert = page.locator('main').getByRole('alert')
  await expect(alert).toContainText('could not be loaded')
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/en/product-1/all')
  await expect(lines(page)).toHaveCount(shortened)
  await page.unroute(whole)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toHaveCount(0)
  await expect.poll(() => lines(page).count()).toBeGreaterThan(shortened)
})

test('the articles wait in the same way', async ({ page }) => {
  const sums = (articles: Article[]) => ({
    all: articles.length,
    category: count(articles.map(({ category }) => category)),
    longest: Math.max(...articles.map(({ readingSeconds }) => readingSeconds)),
  })
  const all = await lengthen(page, { list: '/blog', part: 3, sums })
  const release = await holdBack(page, whole)
  await follow(page, '/en/blog')
  await expect(page.locator('#list')).toBeVisible()
  await expect(page.getByText(`${all.length} of ${all.length} articles`)).toBeVisible()
  const last = all.at(-1)
  const row = page.locator(`#list a[href="/en/blog/${last?.slug}"]`)
  await expect(row).toHaveCount(0)
  await field(page).fill(last?.title ?? '')
  await expect(page.getByText('Loading the whole list.')).toBeVisible()
  release()
  await expect(row).toHaveCount(1)
})

test('whoever asks for more articles goes on at the first of them, also when there are no more', async ({
  page,
}) => {
  await changeList<Article>(page, '/blog', (articles) => ({
    entries: [1, 2, 3].flatMap((copy) =>
      articles.map((article) => ({ ...article, slug: `${article.slug}-${copy}` })),
    ),
  }))
  await follow(page, '/en/blog')
  const links = page.locator('#list ol a')
  await expect(links).toHaveCount(firstPart['/blog'])
  const more = page.locator('#list').getByRole('button', { name: /more/ })
  await more.press('Enter')
  await expect(more).toHaveCount(0)
  await expect(links.nth(firstPart['/blog'])).toBeFocused()
})
