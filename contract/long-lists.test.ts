import { expect, test } from 'vitest'
import { entriesPerPage, listPagePath, longLists, pageOfEntry, readListPage } from './long-lists.ts'

test('the address of a page is read as it was written', () => {
  for (const page of [1, 2, 3, 10, 32])
    expect(readListPage(listPagePath('/product-1', page))).toEqual({ list: '/product-1', page })
})

test('only one address leads to a page, and other pages are none of a list', () => {
  for (const path of [
    '/product-1/all/1',
    '/product-1/all/02',
    '/product-1/all/0',
    '/product-1/all/x',
    '/product-1/all/2/',
    '/product-1',
    '/contact/all',
  ])
    expect(readListPage(path), path).toBeUndefined()
})

test('entries fill one page after the other', () => {
  for (const list of longLists) {
    const count = entriesPerPage[list]
    expect([0, count - 1, count].map((index) => pageOfEntry(list, index))).toEqual([1, 1, 2])
  }
})
