/** What the board of departures finds: facets, the index of the search, and the order of its lines. */
import { useDeferredValue, useEffect, useMemo } from 'react'
import { filterEntries, type Finder, type FinderShape } from '#app/behaviours/finder.ts'
import { useLanguage, useWords } from '#app/behaviours/language.ts'
import type { LateTexts } from '#app/behaviours/late-texts.ts'
import { type Found, indexEntries, search } from '#app/behaviours/search.ts'
import type { WholeList } from '#app/behaviours/whole-list.ts'
import type { CatalogueSummary, CatalogueSums, CatalogueText } from '#content/entries.ts'

export const facets = ['department', 'method', 'platform', 'effort'] as const
export type Facet = (typeof facets)[number]
export const orders = ['relevance', 'days', 'stops', 'name'] as const
export type Order = (typeof orders)[number]

type FacetLabels = Record<Facet, Record<string, string>>

export function useFacetLabels(): FacetLabels {
  const { departments, methods } = useWords('catalogue')
  const { platforms } = useWords('platforms')
  const { efforts } = useWords('departures')
  return useMemo(
    () => ({ department: departments, method: methods, platform: platforms, effort: efforts }),
    [departments, methods, platforms, efforts],
  )
}

export function shapeOf(labels: FacetLabels): FinderShape<Facet, Order> {
  return {
    facets: {
      department: Object.keys(labels.department),
      method: Object.keys(labels.method),
      platform: Object.keys(labels.platform),
      effort: Object.keys(labels.effort),
    },
    orders,
  }
}

/** Delivery days belong to the class with the next higher end. */
function effortOf(days: number, labels: FacetLabels): string | undefined {
  return Object.keys(labels.effort).find((end) => days <= Number(end))
}

function valuesOf(entry: CatalogueSummary, labels: FacetLabels): Record<Facet, readonly string[]> {
  const effort = effortOf(entry.deliveryDays, labels)
  return {
    department: [entry.department],
    method: entry.methods,
    platform: entry.platforms,
    effort: effort ? [effort] : [],
  }
}

export interface FoundLines extends Found<CatalogueSummary> {
  /** How many were found; more than `entries` while those are not all. */
  count: number
  counts: Record<Facet, Map<string, number>>
}

export function useFound(
  { entries, isPart }: WholeList<CatalogueSummary>,
  sums: CatalogueSums | undefined,
  texts: Texts,
  { q, chosen, sort }: Finder<Facet, Order>,
) {
  const labels = useFacetLabels()
  const { locale } = useLanguage()
  const index = useMemo(() => {
    let made: ReturnType<typeof makeIndex> | undefined
    return () => (made ??= makeIndex(entries, texts, labels))
  }, [entries, texts, labels])
  // Makes the first letter as quick as the others.
  useEffect(() => {
    const timer = texts && setTimeout(index)
    return () => clearTimeout(timer)
  }, [texts, index])
  const question = useMemo(() => ({ q, chosen, sort }), [q, chosen, sort])
  // The field answers at once, the list when there is time.
  const asked = useDeferredValue(question)
  const found = useMemo((): FoundLines => {
    // A part of the lines gives no answers, only what is shown before anything is asked.
    if (isPart && sums) return { entries, marksIn: noMarks, count: sums.all, counts: countsOf(sums, labels) }
    const answers = asked.q.trim() ? search(index(), asked.q) : { entries, marksIn: noMarks }
    const fitting = filterEntries(answers.entries, (entry) => valuesOf(entry, labels), asked.chosen)
    return {
      entries: inOrder(fitting.entries, asked.sort, locale),
      marksIn: answers.marksIn,
      count: fitting.entries.length,
      counts: fitting.counts,
    }
  }, [entries, isPart, sums, index, asked, labels, locale])
  return { found, asked, settled: asked === question && !isPart }
}

const noMarks: FoundLines['marksIn'] = () => []

/** For each value, how many lines have it. */
function countsOf(sums: CatalogueSums, labels: FacetLabels): FoundLines['counts'] {
  const efforts = new Map<string, number>()
  sums.days.forEach((lines, days) => {
    const effort = effortOf(days, labels)
    if (effort && lines > 0) efforts.set(effort, (efforts.get(effort) ?? 0) + lines)
  })
  return {
    department: new Map(Object.entries(sums.department)),
    method: new Map(Object.entries(sums.method)),
    platform: new Map(Object.entries(sums.platform)),
    effort: efforts,
  }
}

type Texts = LateTexts<CatalogueText>['texts']

/** Parts of a platform by which people know it. */
const alsoCalled: Record<string, string> = {
  'microsoft-365': 'Outlook Exchange SharePoint Teams Excel Word',
  'google-workspace': 'Gmail Google Drive',
  sap: 'S/4HANA R/3 Business One',
  'dynamics-365': 'Business Central Navision',
}

function makeIndex(entries: CatalogueSummary[], texts: Texts, labels: FacetLabels) {
  return indexEntries(entries, (entry) => {
    const { slug, line, title, excerpt } = entry
    const { problem = '', afterwards = '', bring = [], limits = '', keywords = '' } = texts?.[slug] ?? {}
    const values = valuesOf(entry, labels)
    const names = facets.flatMap((facet) =>
      values[facet].map((value) => [labels[facet][value], alsoCalled[value]].join(' ')),
    )
    return [
      `${title} ${keywords}`,
      excerpt,
      problem,
      [line, ...names, afterwards, ...bring, limits].join(' '),
    ]
  })
}

function inOrder(entries: CatalogueSummary[], order: Order, locale: string): CatalogueSummary[] {
  const removed = ({ stops }: CatalogueSummary) => stops.before - stops.after
  if (order === 'days') return entries.toSorted((a, b) => a.deliveryDays - b.deliveryDays)
  if (order === 'stops') return entries.toSorted((a, b) => removed(b) - removed(a))
  if (order === 'name') {
    const { compare } = new Intl.Collator(locale)
    return entries.toSorted((a, b) => compare(a.title, b.title))
  }
  return entries
}
