/** Finds pages, catalogue lines, questions and texts of the whole site; what there is comes when somebody asks. */
import type { Locale } from '#contract/locale.ts'
import { recordOf } from '#contract/record-of.ts'
import { type SearchEntry, type SearchFile, type SearchKind, searchKinds } from '#contract/search-index.ts'
import type { Areas } from '#locales/areas.ts'
import { type Found, indexEntries, search, type SearchIndex } from './search.ts'

export interface SiteIndex {
  words: Areas['search']
  counts: Record<SearchKind, number>
  index: SearchIndex<SearchEntry>
}

/** Set by the build: the folder of the resources, named after their content. */
declare const __RESOURCES__: string

const loaded = new Map<Locale, Promise<SiteIndex>>()

export function loadSiteIndex(locale: Locale): Promise<SiteIndex> {
  const known = loaded.get(locale)
  if (known) return known
  const loading = fetchFile(new URL(`${__RESOURCES__}/${locale}/search.json`, location.href).href).then(
    siteIndexOf,
  )
  loaded.set(locale, loading)
  loading.catch(() => loaded.delete(locale))
  return loading
}

async function fetchFile(url: string): Promise<SearchFile<Areas['search']>> {
  try {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(String(answer.status))
    return await answer.json()
  } catch (cause) {
    // The address stands in the message because that is how failureOf() finds out what is wrong.
    throw new Error(`The search could not be loaded from ${url}`, { cause })
  }
}

export function siteIndexOf({ words, entries }: SearchFile<Areas['search']>): SiteIndex {
  const counts = recordOf(searchKinds, (each) => entries.filter(({ kind }) => kind === each).length)
  const index = indexEntries(entries, ({ title, keywords = '', text, more }) => [
    `${title} ${keywords}`,
    text,
    more,
  ])
  return { words, counts, index }
}

export interface Group {
  kind: SearchKind
  /** The best of them. */
  entries: SearchEntry[]
  total: number
}

export interface Answer extends Pick<Found<SearchEntry>, 'marksIn'> {
  /** The kind with the best answer first. */
  groups: Group[]
  total: number
}

export function findInSite({ index }: SiteIndex, query: string, most = 6): Answer {
  if (query.trim() === '') return { groups: [], total: 0, marksIn: () => [] }
  const { entries, marksIn } = search(index, query)
  const groups = [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, found]) => ({
    kind,
    entries: found.slice(0, most),
    total: found.length,
  }))
  return { groups, total: entries.length, marksIn }
}
