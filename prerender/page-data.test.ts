import { expect, test } from 'vitest'
import { locales } from '#contract/locale.ts'
import { articlePaths, readArticlePage, readData } from './page-data.ts'

test('every article has a page in both languages, with what to read next', async () => {
  const paths = await articlePaths()
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

test('a page gets the teasers that it shows and no others', async () => {
  const keys = async (path: string) => Object.keys(Object(await readData(path, 'en')))
  expect(await keys('/home')).toEqual(['catalogue', 'articles', 'counts'])
  expect(await keys('/home-2')).toEqual(['catalogue', 'counts', 'systems'])
  expect(await keys('/cards')).toEqual(['catalogue'])
  expect(await keys('/link-in-bio')).toEqual(['articles', 'counts'])
  expect(await readData('/home-3', 'en')).toBeNull()
})

test('a page without content gets no data', async () => {
  expect(await readData('/contact', 'en')).toBeNull()
})

test('an article that does not exist is an error', async () => {
  await expect(readArticlePage('/blog/none', 'en')).rejects.toThrow('no such article')
})
