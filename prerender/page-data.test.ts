import { expect, test } from 'vitest'
import { locales } from '#contract/locale.ts'
import { decodeForecast, forecast, inputsOfProcess, readable, tidyInputs } from '#contract/roi.ts'
import { totalsOf } from '#contract/workflow.ts'
import { entriesPerPage, listPagePath, longLists } from '#contract/long-lists.ts'
import type { CatalogueList, Entry, ListPage, LongList, Teasers, UseCasesPage } from '#content/entries.ts'
import { readLongList } from './list-data.ts'
import { countedPaths, isArticle, readArticlePage, readData } from './page-data.ts'

test('every article has a page in both languages, with what to read next', async () => {
  const paths = (await countedPaths()).filter(isArticle)
  for (const locale of locales) {
    const pages = await Promise.all(paths.map((path) => readArticlePage(path, locale)))
    expect(pages.filter(({ previous }) => previous === null)).toHaveLength(1)
    expect(pages.filter(({ next }) => next === null)).toHaveLength(1)
    for (const { article, related } of pages) expect(related.map(({ slug }) => slug)).toEqual(article.related)
  }
})

test('lists of articles travel without their texts', async () => {
  const list = JSON.stringify(await readData('/blog', 'en'))
  expect(list).not.toContain('<p>')
})

test('the forecast of a worked example frees the hours that its page names', async () => {
  const { entries } = (await readData('/use-cases', 'en')) as UseCasesPage
  const starts = (await readData('/product-3', 'en')) as {
    useCases: ({ slug: string } & Parameters<typeof inputsOfProcess>[0])[]
  }
  expect(entries.length).toBeGreaterThan(5)
  for (const { slug, steps, casesPerMonth, forecast: hash } of entries) {
    const { handsOnToday, handsOnAfter } = totalsOf(steps)
    const hours = ((handsOnToday - handsOnAfter) * casesPerMonth * 12) / 60
    const decoded = decodeForecast(hash)
    if (decoded.kind !== 'state') throw new Error(slug)
    const start = starts.useCases.filter((each) => each.slug === slug).map(inputsOfProcess)
    expect(start).toHaveLength(1)
    for (const asked of [decoded.state.inputs, ...start]) {
      const { inputs, clamped } = tidyInputs(asked)
      expect(clamped).toEqual([])
      // A share is kept to a tenth of a percent.
      expect(forecast(inputs).expected.hoursPerYear / hours, slug).toBeCloseTo(1, 2)
      expect(readable(forecast(inputs).expected.hoursPerYear), slug).toBe(readable(hours))
    }
    expect(decoded.clamped).toEqual([])
  }
})

test('a page gets the teasers that it shows and no others', async () => {
  const keys = async (path: string) => Object.keys(Object(await readData(path, 'en')))
  expect(await keys('/home')).toEqual(['catalogue', 'counts', 'articles'])
  expect(await keys('/home-2')).toEqual(['catalogue', 'counts', 'systems'])
  expect(await keys('/cards')).toEqual(['catalogue', 'counts'])
  expect(await keys('/link-in-bio')).toEqual(['articles', 'counts'])
  expect(await keys('/statistics')).toEqual(['integrations'])
  expect(await readData('/home-3', 'en')).toBeNull()
})

test('of an entry travels what the page shows of it', async () => {
  const { articles } = (await readData('/link-in-bio', 'en')) as Teasers
  const shown = ['slug', 'title', 'excerpt', 'date', 'category', 'author', 'readingMinutes']
  for (const each of articles) expect(Object.keys(each)).toEqual(shown)
  const [newest = ''] = await countedPaths()
  const { previous, next, related } = await readArticlePage(newest, 'en')
  for (const each of [previous, next].filter((article) => article !== null))
    expect(Object.keys(each)).toEqual(['slug', 'title', 'date'])
  for (const each of related) expect(each).not.toHaveProperty('related')
  const lines = (await readData('/product-1', 'en')) as CatalogueList
  for (const { forecast } of lines.entries)
    expect(Object.keys(forecast)).toEqual(['casesPerMonth', 'minutesPerCase'])
  const cases = (await readData('/use-cases/all', 'en')) as ListPage<Entry, unknown>
  for (const each of cases.entries) expect(Object.keys(each)).toEqual(['slug', 'title', 'excerpt'])
  expect(cases).not.toHaveProperty('catalogue')
  const systems = (await readData('/integrations', 'en')) as LongList<Entry, unknown>
  for (const each of systems.entries) expect(each).not.toHaveProperty('platform')
})

test.each(longLists)('%s travels without its texts, which its pages hold, each once', async (list) => {
  for (const locale of locales) {
    const { texts } = await readLongList(list, locale)
    const whole = await readData(list, locale)
    expect(whole).not.toHaveProperty('texts')
    const paths = (await countedPaths()).filter((path) => path.startsWith(`${list}/all/`))
    const pages = await Promise.all(
      [listPagePath(list, 1), ...paths].map(
        async (path) => (await readData(path, locale)) as ListPage<Entry, unknown>,
      ),
    )
    const slugs = ({ entries }: LongList<Entry, unknown>) => entries.map(({ slug }) => slug)
    expect(pages.flatMap(slugs)).toEqual(slugs(whole as LongList<Entry, unknown>))
    expect(Object.assign({}, ...pages.map((page) => page.texts))).toEqual(texts)
    pages.forEach(({ page, pages: count, first, last, all, entries }, index) => {
      expect([page, count, all]).toEqual([index + 1, pages.length, Object.keys(texts).length])
      expect([first, last]).toEqual([
        index * entriesPerPage[list] + 1,
        index * entriesPerPage[list] + entries.length,
      ])
      expect(entries.length).toBeGreaterThan(0)
    })
  }
})

test('a page beyond the end of a list is an error', async () => {
  await expect(readData('/product-1/all/99', 'en')).rejects.toThrow('no page 99')
})

test('a page without content gets no data', async () => {
  expect(await readData('/contact', 'en')).toBeNull()
})

test('an article that does not exist is an error', async () => {
  await expect(readArticlePage('/blog/none', 'en')).rejects.toThrow('no such article')
})
