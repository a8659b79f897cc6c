/** What each page shows of content/, and no more: a page's resource file travels to every visitor of the page. */
import type {
  Article,
  ArticleList,
  ArticleNeighbour,
  ArticlePage,
  ArticleSummary,
  ArticleTeaser,
  CatalogueEntry,
  CatalogueLine,
  CatalogueList,
  CatalogueSummary,
  CatalogueText,
  ContentCounts,
  Entry,
  Integration,
  IntegrationSummary,
  ListPage,
  LongList,
  MethodSummary,
  OperationsTeasers,
  SiteEntry,
  Teasers,
  UseCase,
  UseCasesPage,
  UseCaseSummary,
} from '#content/entries.ts'
import { readAccessibility, readLegal } from '#content/legal.ts'
import { readArticles, readCatalogue, readIntegrations, readUseCases } from '#content/read.ts'
import { integrationCategories, type IntegrationCategory } from '#content/facts.ts'
import { fill } from '#contract/fill.ts'
import { locales, type Locale } from '#contract/locale.ts'
import {
  entriesPerPage,
  firstPart,
  listPagePath,
  longLists,
  type LongListPath,
  pageOfEntry,
  partedLists,
  type PartedListPath,
  readListPage,
} from '#contract/long-lists.ts'
import { offer } from '#contract/offer.ts'
import { methods, type Method } from '#contract/methods.ts'
import { recordOf } from '#contract/record-of.ts'
import { encodeForecast, inputsOfProcess, usualSpreads } from '#contract/roi.ts'
import { toForecast } from '#contract/workflow.ts'
import { faq as german } from '#locales/de/faq.ts'
import { faq as english } from '#locales/en/faq.ts'

const readers: Record<string, (locale: Locale) => Promise<unknown>> = {
  '/home': readTeasers,
  '/cards': readBoard,
  '/home-2': readOperations,
  '/link-in-bio': readNews,
  '/blog': readFirstArticles,
  '/blog-details': async (locale) => articlePage(await readArticles(locale), (article) => article.featured),
  '/features': readMethods,
  '/statistics': readCounts,
  '/product-1': readFirstLines,
  '/product-3': readForecasts,
  '/request-a-demo': readAutomationNames,
  '/use-cases': withoutTexts('/use-cases'),
  '/integrations': withoutTexts('/integrations'),
  '/privacy-policy': (locale) => readLegal('privacy', locale),
  '/privacy': (locale) => readLegal('privacy', locale),
  '/terms': (locale) => readLegal('terms', locale),
  '/imprint': (locale) => readLegal('imprint', locale),
  '/accessibility': readAccessibility,
  '/sitemap': readSiteIndex,
  '/integrations-details': async (locale) => (await readIntegrations(locale)).find((each) => each.featured),
}

export async function readData(path: string, locale: Locale): Promise<unknown> {
  if (isArticle(path)) return readArticlePage(path, locale)
  const listPage = readListPage(path)
  if (listPage) return readPageOfList(listPage, locale)
  return (await readers[path]?.(locale)) ?? null
}

export function isArticle(path: string): boolean {
  return path.startsWith('/blog/')
}

/** Also those of /blog-details. */
export function holdsArticle(data: unknown): data is ArticlePage {
  return typeof data === 'object' && data !== null && 'article' in data
}

/** The pages that the table of URLs does not name: articles, and further pages of long lists. */
export async function countedPaths(): Promise<string[]> {
  const articles = (await readArticles(locales[0])).map(({ slug }) => `/blog/${slug}`)
  const pages = longLists.map(async (list) => {
    const { entries } = await readLongList(list, locales[0])
    return Array.from({ length: pageOfEntry(list, entries.length - 1) - 1 }, (_, index) =>
      listPagePath(list, index + 2),
    )
  })
  return [...articles, ...(await Promise.all(pages)).flat()]
}

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

function withoutTexts(list: LongListPath) {
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

async function readFirstArticles(locale: Locale): Promise<ArticleList> {
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

async function readFirstLines(locale: Locale): Promise<CatalogueList> {
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

async function readPageOfList(
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

export async function readArticlePage(path: string, locale: Locale): Promise<ArticlePage> {
  return articlePage(await readArticles(locale), (article) => path === `/blog/${article.slug}`)
}

function articlePage(articles: Article[], isMeant: (article: Article) => boolean | undefined): ArticlePage {
  const index = articles.findIndex(isMeant)
  const article = articles[index]
  if (!article) throw new Error('There is no such article.')
  const older = articles[index + 1]
  const newer = articles[index - 1]
  return {
    article,
    related: article.related.flatMap((slug) =>
      articles.filter((each) => each.slug === slug).map(articleSummary),
    ),
    previous: older ? neighbour(older) : null,
    next: newer ? neighbour(newer) : null,
  }
}

/** What a page does not show does not travel to it. */
function without<Each extends object, Name extends keyof Each>(
  entry: Each,
  ...names: Name[]
): Omit<Each, Name> {
  const kept = { ...entry }
  for (const name of names) delete kept[name]
  return kept
}

function articleSummary(article: Article): ArticleSummary {
  return without(article, 'intro', 'sections', 'related', 'shortTitle', 'readingMinutes')
}

function articleTeaser(article: Article): ArticleTeaser {
  const { date, category, author, readingMinutes } = article
  return { ...headOf(article), date, category, author, readingMinutes }
}

function neighbour({ slug, title, date }: Article): ArticleNeighbour {
  return { slug, title, date }
}

function headOf({ slug, title, excerpt }: Entry): Entry {
  return { slug, title, excerpt }
}

function catalogueSummary(entry: CatalogueEntry): CatalogueSummary {
  const summary = without(entry, 'problem', 'afterwards', 'bring', 'limits', 'keywords')
  const { casesPerMonth, minutesPerCase } = summary.forecast
  return { ...summary, forecast: { casesPerMonth, minutesPerCase } }
}

function catalogueLine(entry: CatalogueEntry): CatalogueLine {
  return without(catalogueSummary(entry), 'platforms', 'forecast')
}

function catalogueText({ problem, afterwards, bring, limits, keywords }: CatalogueEntry): CatalogueText {
  return { problem, afterwards, bring, limits, keywords }
}

function integrationSummary(system: Integration): IntegrationSummary {
  return without(system, 'sections', 'platform')
}

function useCaseSummary(useCase: UseCase): UseCaseSummary {
  return { ...without(useCase, 'sections'), forecast: forecastOf(useCase) }
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

function forecastOf({ steps, casesPerMonth, costPerHour, oneOffCost }: UseCase): string {
  const inputs = inputsOfProcess({ ...toForecast(steps), casesPerMonth, costPerHour, oneOffCost })
  return encodeForecast({ inputs, spreads: usualSpreads, currency: 'EUR' })
}

async function readTeasers(locale: Locale): Promise<Teasers> {
  return { ...(await readBoard(locale)), ...(await readNews(locale)) }
}

async function readBoard(locale: Locale): Promise<Pick<Teasers, 'catalogue' | 'counts'>> {
  // Of each department what takes most of its time: that is what visitors look for.
  const spent = ({ forecast }: CatalogueEntry) => forecast.casesPerMonth * forecast.minutesPerCase
  const byDepartment = Object.values(
    Object.groupBy(await readCatalogue(locale), ({ department }) => department),
  )
  const first = byDepartment.flatMap((entries) => entries.toSorted((a, b) => spent(b) - spent(a)).slice(0, 1))
  return { catalogue: first.map(catalogueLine), counts: await readTotals(locale) }
}

async function readNews(locale: Locale): Promise<Omit<Teasers, 'catalogue'>> {
  const articles = (await readArticles(locale)).slice(0, 2).map(articleTeaser)
  return { articles, counts: await readTotals(locale) }
}

async function readTotals(locale: Locale): Promise<Teasers['counts']> {
  return {
    catalogue: (await readCatalogue(locale)).length,
    articles: (await readArticles(locale)).length,
    useCases: (await readUseCases(locale)).length,
    integrations: (await readIntegrations(locale)).length,
  }
}

async function readOperations(locale: Locale): Promise<OperationsTeasers> {
  const integrations = await readIntegrations(locale)
  const systems = integrationCategories.map((category) => ({
    category,
    titles: integrations.filter((each) => each.category === category).map(({ title }) => title),
  }))
  return { ...(await readBoard(locale)), systems }
}

/** What the forecast can start from. */
async function readForecasts(locale: Locale) {
  const [catalogue, useCases] = await Promise.all([readCatalogue(locale), readUseCases(locale)])
  return {
    automations: catalogue.map(({ slug, title, forecast }) => ({ slug, title, forecast })),
    useCases: useCases.map(({ slug, title, steps, casesPerMonth, costPerHour, oneOffCost }) => ({
      slug,
      title,
      casesPerMonth,
      costPerHour,
      oneOffCost,
      ...toForecast(steps),
    })),
  }
}

/** What a request can begin with, by the name that the address may give. */
async function readAutomationNames(locale: Locale): Promise<Record<string, string>> {
  const catalogue = await readCatalogue(locale)
  return Object.fromEntries(catalogue.map(({ slug, line, title }) => [slug, `${title} (${line})`]))
}

const questions = { en: english.topics, de: german.topics }

/** Everything that has an address of its own within a page, by name. */
async function readSiteIndex(locale: Locale): Promise<SiteEntry[]> {
  const entry = (kind: SiteEntry['kind'], path: string, title: string): SiteEntry => ({
    kind,
    path,
    title,
    letter: letterOf(title),
  })
  const answered = Object.values(questions[locale]).flatMap((topic) => Object.entries(topic.questions))
  const entries = [
    ...(await readCatalogue(locale)).map((each) =>
      entry('automation', `/product-1#${each.slug}`, each.title),
    ),
    ...(await readArticles(locale)).map((each) => entry('article', `/blog/${each.slug}`, each.title)),
    ...(await readUseCases(locale)).map((each) => entry('useCase', `/use-cases#${each.slug}`, each.title)),
    ...(await readIntegrations(locale)).map((each) =>
      entry('integration', `/integrations#${each.slug}`, each.title),
    ),
    ...answered.map(([slug, { question }]) => entry('question', `/faqs#${slug}`, fill(question, offer))),
  ]
  return entries.toSorted(
    (a, b) => a.letter.localeCompare(b.letter, locale) || a.title.localeCompare(b.title, locale),
  )
}

/** The first letter without its accent; digits stand together. */
function letterOf(title: string): string {
  const [first = '#'] = title.normalize('NFD').match(/[\p{L}\p{N}]/u) ?? []
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#'
}

async function readMethods(locale: Locale): Promise<Record<Method, MethodSummary>> {
  const catalogue = await readCatalogue(locale)
  return recordOf(methods, (method) => {
    const entries = catalogue.filter((entry) => entry.methods[0] === method)
    const days = entries.map(({ deliveryDays }) => deliveryDays)
    return {
      count: entries.length,
      shortestDays: Math.min(...days),
      longestDays: Math.max(...days),
      examples: entries.slice(0, 3).map(({ slug, title, line }) => ({ slug, title, line })),
    }
  })
}

async function readCounts(locale: Locale): Promise<ContentCounts> {
  const integrations = await readIntegrations(locale)
  const countOf = (category: IntegrationCategory) =>
    integrations.filter((each) => each.category === category).length
  return { integrations: recordOf(integrationCategories, countOf) }
}
