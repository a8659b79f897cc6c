/** Lists too long to come with their page: the whole of them follows, and questions wait for it. */
import { expect, test, type Page, type Route } from '@playwright/test'

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
type Answer = (route: Route, body: string) => Promise<void>

/** The real list as if it were too long: its page gets the first entries, and `answer` sends the whole. */
async function lengthen<Entry>(
  page: Page,
  {
    list,
    part,
    sums,
    answer,
  }: { list: string; part: number; sums: (all: Entry[]) => object; answer: Answer },
): Promise<Entry[]> {
  const all: Entry[] = []
  await page.route(`**/en${list}.js`, async (route) => {
    const response = await route.fetch()
    const resource: { data: { entries: Entry[] } } = JSON.parse(
      (await response.text()).replace(/^export default /, ''),
    )
    all.splice(0, all.length, ...resource.data.entries)
    const data = { entries: all.slice(0, part), sums: sums(all) }
    await route.fulfill({ response, body: `export default ${JSON.stringify({ ...resource, data })}` })
  })
  await page.route(`**/en${list}.all.js`, (route) => answer(route, `export default ${JSON.stringify(all)}`))
  return all
}

function count(values: string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(values)].map((each) => [each, values.filter((v) => v === each).length]),
  )
}

const shortened = 20

async function lengthenCatalogue(page: Page, answer: Answer): Promise<void> {
  const sums = (lines: Line[]) => ({
    all: lines.length,
    department: count(lines.map(({ department }) => department)),
    method: count(lines.flatMap(({ methods }) => methods)),
    platform: count(lines.flatMap(({ platforms }) => platforms)),
    days: Array.from({ length: 15 }, (_, day) => lines.filter((line) => line.deliveryDays === day).length),
  })
  await lengthen(page, { list: '/product-1', part: shortened, sums, answer })
}

async function follow(page: Page, from: string, to: string): Promise<void> {
  await page
    .context()
    .addCookies([
      { name: 'kurztakt-cookie-consent', value: 'declined', url: test.info().project.use.baseURL ?? '' },
    ])
  await page.goto(from, { waitUntil: 'networkidle' })
  await page.locator(`footer a[href="${to}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${to}$`))
}

const send = (route: Route, body: string) => route.fulfill({ contentType: 'text/javascript', body })

function heldBack(): { release: () => void; answer: Answer } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { release: resolve, answer: (route, body) => promise.then(() => send(route, body)) }
}

const field = (page: Page) => page.locator('main').getByRole('searchbox')
const lines = (page: Page) => page.locator('main summary')

test('a part of the catalogue says what is true of all of it, and the whole changes none of that', async ({
  page,
}) => {
  await page.goto('/en/product-1', { waitUntil: 'networkidle' })
  const filters = page.getByRole('group', { name: 'Department' })
  const wanted = await filters.innerText()
  const all = await lines(page).count()

  const { release, answer } = heldBack()
  await lengthenCatalogue(page, answer)
  await follow(page, '/en/use-cases', '/en/product-1')
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
  const { release, answer } = heldBack()
  await lengthenCatalogue(page, answer)
  await follow(page, '/en/use-cases', '/en/product-1')
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
  let fails = true
  await lengthenCatalogue(page, (route, body) => (fails ? route.abort() : send(route, body)))
  await follow(page, '/en/use-cases', '/en/product-1')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name')
  const alert = page.locator('main').getByRole('alert')
  await expect(alert).toContainText('could not be loaded')
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/en/product-1/all')
  await expect(lines(page)).toHaveCount(shortened)
  fails = false
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
  const { release, answer } = heldBack()
  const all = await lengthen(page, { list: '/blog', part: 3, sums, answer })
  await follow(page, '/en/use-cases', '/en/blog')
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
