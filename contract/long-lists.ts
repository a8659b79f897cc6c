/**
 * Long lists show the texts of their entries on demand. For browsers without a script the texts stand in plain pages,
 * some entries to a page: `/product-1/all`, `/product-1/all/2` and on.
 */
import { namesOf } from './record-of.ts'

export type LongListPath = '/product-1' | '/integrations' | '/use-cases'

/** So many that a page stays within its budget. */
export const entriesPerPage: Record<LongListPath, number> = {
  '/product-1': 11,
  '/integrations': 12,
  '/use-cases': 16,
}
export const longLists = namesOf(entriesPerPage)

/**
 * How many entries come with the page of a list and stand in its document, within the budgets of a page. Where there are
 * more, the whole list is a file of its own, such as `product-1.all.js`, and the page knows sums of it.
 */
export const firstPart = { '/product-1': 42, '/blog': 20 }
export type PartedListPath = keyof typeof firstPart
export const partedLists = namesOf(firstPart)

export type ListPagePath = `${LongListPath}/all` | `${LongListPath}/all/${number}`

export function listPagePath(list: LongListPath, page: number): ListPagePath {
  return page === 1 ? `${list}/all` : `${list}/all/${page}`
}

/** Where the text of an entry stands; `index` is its place in the whole list. */
export function pageOfEntry(list: LongListPath, index: number): number {
  return Math.floor(index / entriesPerPage[list]) + 1
}

/** `/product-1/all/2` is page 2 of `/product-1`. Whether there are so many, only the content knows. */
export function readListPage(path: string): { list: LongListPath; page: number } | undefined {
  const [, start, number = '1'] = /^(.+)\/all(?:\/([2-9]|[1-9]\d+))?$/.exec(path) ?? []
  const list = longLists.find((each) => each === start)
  return list && { list, page: Number(number) }
}
