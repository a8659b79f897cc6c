/** What travels of a list that may grow long: its first part, a page of it, its texts later. */
import type {
  ArticleList,
  ArticleSummary,
  CatalogueList,
  CatalogueSummary,
  Entry,
  ListPage,
  LongList,
  UseCasesPage,
} from '#content/entries.ts'
import { readArticles, readCatalogue, readIntegrations, readUseCases } from '#content/read.ts'
import type { Locale } from '#contract/locale.ts'
import {
  entriesPerPage,
  firstPart,
  type LongListPath,
  pageOfEntry,
  partedLists,
  type PartedListPath,
} from '#contract/long-lists.ts'
import {
  articleSummary,
  catalogueSummary,
  catalogueText,
  headOf,
  integrationSummary,
  useCaseSummary,
} from './summaries.ts'

type WholeList = Required<LongList<Entry, unknown>>

const listReaders: Record<LongListPath, (locale: Locale) => Promise<WholeList>> = {
  '/product-1': async (locale) => {
    const catalogue = await readCatalogue(locale)
    return { entries: catalogue.map(catalogueSummary), texts: textsBySlug(catalogue, catalogueText) }
  },
  '/integrations': async (locale) => {
    const systems = await readIntegrations(locale)
    return {
      entries: systems.map(integrationSummary),
      texts: textsBySlug(systems, ({ sections }) => sections),
    }
  },
  '/use-cases': readUseCasesPage,
}

export function withoutTexts(list: LongListPath) {
  return async (locale: Locale): Promise<LongList<unknown, unknown>> => {
    const { texts: _, ...rest } = await readLongList(list, locale)
    return rest
  }
}

/** A long list as if its document carried the texts. */
export function readLongList(list: LongListPath, locale: Locale): Promise<WholeList> {
  return listReaders[list](locale)
}

/** All entries of a list whose page begins with a part of them; nothing where that part is all. */
export async function readAllOf(path: string, locale: Locale): Promise<unknown[] | undefined> {
  const list = partedLists.find((each) => each === path)
  if (!list) return undefined
  const entries: Listed[] = list === '/blog' ? await readSummaries(locale) : await readLines(locale)
  return firstOf(list, entries).length < entries.length ? entries : undefined
}

interface Listed {
  slug: string
  featured?: true
}

/** A featured entry is shown, whatever its place. */
function firstOf<Entry extends Listed>(list: PartedListPath, entries: Entry[]): Entry[] {
  const others = entries.filter(({ featured }) => !featured).slice(0, firstPart[list])
  const first = new Set(others)
  return entries.filter((entry) => entry.featured || first.has(entry))
}

async function readSummaries(locale: Locale): Promise<ArticleSummary[]> {
  return (await readArticles(locale)).map(articleSummary)
}

export async function readFirstArticles(locale: Locale): Promise<ArticleList> {
  return firstArticles(await readSummaries(locale))
}

export function firstArticles(all: ArticleSummary[]): ArticleList {
  const entries = firstOf('/blog', all)
  if (entries.length === all.length) return { entries }
  const sums = {
    all: all.length,
    category: countEach(all.map(({ category }) => category)),
    longest: Math.max(...all.map(({ featured, readingSeconds }) => (featured ? 0 : readingSeconds))),
  }
  return { entries, sums }
}

async function readLines(locale: Locale): Promise<CatalogueSummary[]> {
  return (await readCatalogue(locale)).map(catalogueSummary)
}

export async function readFirstLines(locale: Locale): Promise<CatalogueList> {
  return firstLines(await readLines(locale))
}

export function firstLines(all: CatalogueSummary[]): CatalogueList {
  const entries = firstOf('/product-1', all)
  if (entries.length === all.length) return { entries }
  const days = all.map(({ deliveryDays }) => deliveryDays)
  const sums = {
    all: all.length,
    department: countEach(all.map(({ department }) => department)),
    method: countEach(all.flatMap((each) => each.methods)),
    platform: countEach(all.flatMap(({ platforms }) => platforms)),
    days: Array.from(
      { length: Math.max(...days) + 1 },
      (_, day) => days.filter((each) => each === day).length,
    ),
  }
  return { entries, sums }
}

function countEach(values: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

export async function readPageOfList(
  { list, page }: { list: LongListPath; page: number },
  locale: Locale,
): Promise<ListPage<unknown, unknown>> {
  const { entries: all, texts } = await readLongList(list, locale)
  const first = (page - 1) * entriesPerPage[list]
  const entries = all.slice(first, first + entriesPerPage[list])
  if (entries.length === 0) throw new Error(`${list} has no page ${page}.`)
  return {
    // The worked examples stand there as texts alone; the other lists unfold their lines.
    entries: list === '/use-cases' ? entries.map(headOf) : entries,
    texts: Object.fromEntries(entries.map(({ slug }) => [slug, texts[slug]])),
    page,
    pages: pageOfEntry(list, all.length - 1),
    first: first + 1,
    last: first + entries.length,
    all: all.length,
  }
}

function textsBySlug<Each extends { slug: string }, Text>(
  entries: Each[],
  textOf: (entry: Each) => Text,
): Record<string, Text> {
  return Object.fromEntries(entries.map((entry) => [entry.slug, textOf(entry)]))
}

async function readUseCasesPage(locale: Locale): Promise<Required<UseCasesPage>> {
  const cases = await readUseCases(locale)
  const used = new Set(cases.flatMap(({ catalogue }) => catalogue))
  const entries = (await readCatalogue(locale)).filter(({ slug }) => used.has(slug))
  return {
    entries: cases.map(useCaseSummary),
    texts: textsBySlug(cases, ({ sections }) => sections),
    catalogue: Object.fromEntries(entries.map(({ slug, title }) => [slug, title])),
  }
}
