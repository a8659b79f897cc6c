/** What each page shows of content/, and no more: a page's resource file travels to every visitor of the page. */
import type {
  Article,
  ArticlePage,
  CatalogueEntry,
  ContentCounts,
  MethodSummary,
  OperationsTeasers,
  SiteEntry,
  Teasers,
} from '#content/entries.ts'
import { readAccessibility, readLegal } from '#content/legal.ts'
import { readArticles, readCatalogue, readIntegrations, readUseCases } from '#content/read.ts'
import { integrationCategories, type IntegrationCategory } from '#content/facts.ts'
import { plain } from '#content/typography.ts'
import { fill } from '#contract/fill.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { listPagePath, longLists, pageOfEntry, readListPage } from '#contract/long-lists.ts'
import { offer } from '#contract/offer.ts'
import { methods, type Method } from '#contract/methods.ts'
import { recordOf } from '#contract/record-of.ts'
import { toForecast } from '#contract/workflow.ts'
import { faq as german } from '#locales/de/faq.ts'
import { faq as english } from '#locales/en/faq.ts'
import { readFirstArticles, readFirstLines, readLongList, readPageOfList, withoutTexts } from './list-data.ts'
import { articleSummary, articleTeaser, catalogueLine, neighbour } from './summaries.ts'

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
  return Object.fromEntries(catalogue.map(({ slug, line, title }) => [slug, plain(`${title} (${line})`)]))
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
