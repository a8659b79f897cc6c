/**
 * Long lists show the texts of their entries on demand. For browsers without a script the texts stand in plain pages,
 * some entries to a page: `/product-1/all`, `/product-1/all/2` and on.
 */
export type LongListPath = '/product-1' | '/integrations' | '/use-cases'

/** So many that a page stays within its budget. */
export const entriesPerPage: Record<LongListPath, number> = {
  '/product-1': 12,
  '/integrations': 16,
  '/use-cases': 16,
}
export const longLists = Object.keys(entriesPerPage) as LongListPath[]

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
