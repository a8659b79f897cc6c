import { expect, test } from 'vitest'
import { readArticles, readCatalogue } from '#content/read.ts'
import { firstPart } from '#contract/long-lists.ts'
import { firstArticles, firstLines, readAllOf } from './list-data.ts'
import { readData } from './page-data.ts'

test('a list that is short travels whole', async () => {
  for (const path of ['/product-1', '/blog']) {
    expect(await readData(path, 'en')).not.toHaveProperty('sums')
    expect(await readAllOf(path, 'en')).toBeUndefined()
  }
})

function manyOf<Entry extends { slug: string }>(entries: Entry[], count: number): Entry[] {
  return Array.from({ length: Math.ceil(count / entries.length) }, (_, copy) =>
    entries.map((entry) => ({ ...entry, slug: `${entry.slug}-${copy}` })),
  )
    .flat()
    .slice(0, count)
}

test('of a long catalogue the first lines travel, with sums of all', async () => {
  const all = manyOf(await readCatalogue('en'), 500)
  const { entries, sums } = firstLines(all)
  expect(entries).toEqual(all.slice(0, firstPart['/product-1']))
  expect(sums?.all).toBe(500)
  expect(sums?.department['finance']).toBe(all.filter(({ department }) => department === 'finance').length)
  expect(sums?.platform['sap']).toBe(all.filter(({ platforms }) => platforms.includes('sap')).length)
  expect(sums?.days[5]).toBe(all.filter(({ deliveryDays }) => deliveryDays === 5).length)
  expect(sums?.days.reduce((sum, each) => sum + each, 0)).toBe(500)
})

test('of many articles the newest travel, and the featured one, however old', async () => {
  const real = (await readArticles('en')).map((article) => ({ ...article, readingSeconds: 300 }))
  const featured = real.find((article) => article.featured)
  const others = manyOf(
    real.filter((article) => !article.featured),
    40,
  )
  if (!featured) throw new Error('No article is featured.')
  const { entries, sums } = firstArticles([...others, { ...featured, readingSeconds: 900 }])
  expect(entries.map(({ slug }) => slug)).toEqual([
    ...others.slice(0, firstPart['/blog']).map(({ slug }) => slug),
    featured.slug,
  ])
  expect(sums).toMatchObject({ all: 41, longest: 300 })
})
