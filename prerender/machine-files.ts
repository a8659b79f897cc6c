/** What programs read instead of the pages: the search's lists, the overviews of the site. */
import { company } from '#contract/company.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { readListPage } from '#contract/long-lists.ts'
import { lastChange, readLastChanges } from './last-changes.ts'
import { holdsArticle } from './page-data.ts'
import { readWords, type Resource } from './resources.ts'
import { type FoundInPage, searchEntries } from './search-index.ts'
import { llms, sitemap } from './site-files.ts'

/** A page as it was written in one language. */
export interface WrittenPage extends Resource {
  path: string
  locale: Locale
  /** The address that search engines should know this page by. */
  canonical: string
  isPublic: boolean
  /** The page's areas of words. */
  areas: string[]
  /** How the menu calls it. */
  label: string
  /** Not of articles. */
  found?: FoundInPage
}

/** For everybody, and known by its own address. */
export function isPublished({ isPublic, canonical, path }: WrittenPage): boolean {
  return isPublic && canonical === path
}

/** Kept out of the sitemap, but people look for them. */
const foundAnyway = ['/log-in', '/sign-up', '/account', '/reset-password', '/password-protected']

/** Files by their name. */
export async function machineFiles(pages: WrittenPage[]): Promise<Record<string, string>> {
  const published = pages.filter(isPublished)
  const changes = readLastChanges(new Date().toISOString().slice(0, 10))
  const mapped = published
    .filter(({ locale }) => locale === locales[0])
    .map((page) => {
      const changed = changeOf(page, changes)
      return { path: page.path, ...(changed && { changed }) }
    })
  return {
    '/llms.txt': llms(published, { en: await aboutFirm('en'), de: await aboutFirm('de') }),
    '/sitemap.xml': sitemap(mapped),
  }
}

export async function searchJson(pages: WrittenPage[], locale: Locale): Promise<string> {
  const { search: words, keywords } = await readWords(['search', 'keywords'], locale)
  const searched = pages.filter(
    (page) =>
      page.locale === locale &&
      // What they hold is found where it can be opened in place.
      !readListPage(page.path) &&
      (isPublished(page) || foundAnyway.includes(page.path)),
  )
  const { pages: keywordsOf } = keywords as { pages: Record<string, string> }
  const strange = Object.keys(keywordsOf).filter((path) => !searched.some((page) => page.path === path))
  if (strange.length > 0)
    throw new Error(
      `locales/${locale}/keywords.ts names ${strange.join(', ')}, which the search does not know.`,
    )
  const named = searched.map((page) => ({ ...page, keywords: keywordsOf[page.path] }))
  return JSON.stringify({ words, entries: await searchEntries(locale, named, await readNames(locale)) })
}

/** Departments, methods, platforms, categories and industries by their key. */
async function readNames(locale: Locale): Promise<Map<string, string>> {
  const words = await readWords(['catalogue', 'platforms', 'integrations', 'pages/use-cases'], locale)
  const wanted = ['departments', 'methods', 'platforms', 'categories', 'industries']
  const lists = Object.values(words).flatMap((area) => Object.entries(area as Record<string, unknown>))
  return new Map(
    lists
      .filter(([name]) => wanted.includes(name))
      .flatMap(([, list]) => Object.entries(list as Record<string, string>)),
  )
}

/** What the firm does, in the words of the home page. */
export async function aboutFirm(locale: Locale): Promise<string> {
  const { 'pages/home': home } = await readWords(['pages/home'], locale)
  return (home as { description?: string }).description ?? company.name
}

const contentFolders: Record<string, string> = {
  '/blog': 'content/articles/',
  '/product-1': 'content/catalogue/',
  '/use-cases': 'content/use-cases/',
  '/integrations': 'content/integrations/',
  '/integrations-details': 'content/integrations/',
  '/privacy-policy': 'content/legal/privacy/',
  '/terms': 'content/legal/terms/',
  '/imprint': 'content/legal/imprint/',
  '/accessibility': 'content/legal/accessibility/',
}

/** The day on which the page's own files, words or texts were last changed. */
function changeOf({ path, areas, data }: WrittenPage, changes: Map<string, string>): string | undefined {
  if (holdsArticle(data))
    return lastChange(changes, [`content/articles/${data.article.slug}/`]) ?? data.article.date
  const stated =
    typeof data === 'object' && data !== null && 'updated' in data ? String(data.updated) : undefined
  const { list } = readListPage(path) ?? {}
  const contentFolder = contentFolders[list ?? path]
  const known = lastChange(changes, [
    `app/pages${list ? `${list}/all` : path}.tsx`,
    ...areas.flatMap((area) => locales.map((locale) => `locales/${locale}/${area}.ts`)),
    ...(contentFolder ? [contentFolder] : []),
  ])
  return known ?? stated
}
