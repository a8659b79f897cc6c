/** What each page shows in one language: its words, read from locales/, and its data, read from content/. */
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ListPage } from '#content/entries.ts'
import { bindSigns, plain } from '#content/typography.ts'
import { fill } from '#contract/fill.ts'
import type { Locale } from '#contract/locale.ts'
import { readListPage } from '#contract/long-lists.ts'
import type { Route } from './app.ts'
import type { FeedWords } from './feeds.ts'
import { holdsArticle, isArticle, readArticlePage, readData } from './page-data.ts'
import { snippetOf } from './snippet.ts'

export interface Resource {
  title: string
  description: string
  /** Another address that search engines should know this page by. */
  canonical?: string
  words: Record<string, unknown>
  data: unknown
  stops: Record<string, string>
}

export async function readWords(areas: readonly string[], locale: Locale): Promise<Record<string, unknown>> {
  const entries = areas.map(async (area) => [area, await readArea(area, locale)])
  return Object.fromEntries(await Promise.all(entries))
}

/** By the address of their module. Every page has the words of the frame. */
const known = new Map<string, Promise<unknown>>()

function readArea(area: string, locale: Locale): Promise<unknown> {
  const file = resolve('locales', locale, `${area}.ts`)
  // A changed file is read anew: Node keeps modules by address.
  const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`
  const words = known.get(address) ?? importArea(address, locale)
  known.set(address, words)
  return words
}

async function importArea(address: string, locale: Locale): Promise<unknown> {
  const [words] = Object.values<unknown>(await import(address))
  return locale === 'de' ? withBoundSigns(words) : words
}

function withBoundSigns(words: unknown): unknown {
  if (typeof words === 'string') return bindSigns(words)
  if (Array.isArray(words)) return words.map(withBoundSigns)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, withBoundSigns(value)]))
}

export async function readResource(path: string, route: Route, locale: Locale): Promise<Resource> {
  const words = await readWords(route.words, locale)
  const data = await readData(path, locale)
  const head = isArticle(path) ? await articleHead(path, locale) : titleOf(Object.values(words)[0])
  const counted = readListPage(path) ? countedHead(head, words, data as ListPage<unknown, unknown>) : head
  const featured = path === '/blog-details' && holdsArticle(data) ? `/blog/${data.article.slug}` : undefined
  // A page that shows what another one shows as well is known under that one's address.
  const canonical = featured ?? route.canonical
  return { ...counted, ...(canonical && { canonical }), words, data, stops: {} }
}

/** Pages of a list share their words; their numbers tell them apart, where there is more than one. */
function countedHead(
  { title, description }: { title: string; description: string },
  words: Record<string, unknown>,
  { page, pages, first, last, all }: ListPage<unknown, unknown>,
) {
  const values = { page, pages, first, last, all }
  const { page: number } = words['list-pages'] as { page: string }
  return {
    title: pages > 1 ? `${title}: ${fill(number, values)}` : title,
    description: fill(description, values),
  }
}

async function articleHead(path: string, locale: Locale): Promise<{ title: string; description: string }> {
  const { article } = await readArticlePage(path, locale)
  return snippetOf(article, locale)
}

/** What feeds say besides the articles, in the words of /blog. */
export async function readFeedWords(locale: Locale): Promise<FeedWords> {
  const words = await readWords(['pages/blog', 'articles'], locale)
  const { categories } = words['articles'] as Pick<FeedWords, 'categories'>
  return { ...titleOf(words['pages/blog']), categories }
}

/** The first area of a page is its own and begins with what search engines show. */
function titleOf(words: unknown): { title: string; description: string } {
  const { title, description } = words as { title?: string; description?: string }
  if (!title || !description)
    throw new Error('The first words of a page must have a title and a description.')
  return { title: plain(title), description: plain(description) }
}

export function contentHash(...contents: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('base64url').slice(0, 8)
}
