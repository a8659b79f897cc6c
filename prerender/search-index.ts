/** Everything that the search of the site can find in one language. */
import { readArticles, readCatalogue, readIntegrations, readUseCases } from '#content/read.ts'
import { plain } from '#content/typography.ts'
import type { Locale } from '#contract/locale.ts'
import type { SearchEntry, SearchKind } from '#contract/search-index.ts'
import { findAll, type HtmlElement, parseHtml, textOf } from './html.ts'
import { isArticle } from './page-data.ts'
import { type Question, questionsOf } from './structured-data.ts'

interface SearchedPage {
  path: string
  title: string
  description: string
  /** How the menu calls the page. */
  label: string
  /** How visitors may call it. */
  keywords?: string | undefined
  /** Not of articles, which are searched in their source. */
  found?: FoundInPage
}

/** What the search needs of a rendered page; to keep the whole of every page would fill the memory. */
export interface FoundInPage {
  headings: string
  questions: Question[]
}

export function foundIn(main: HtmlElement): FoundInPage {
  return { headings: headingsOf(main), questions: questionsOf(main) }
}

/** `names` are those of departments, methods, platforms, categories and industries, by their key. */
export async function searchEntries(
  locale: Locale,
  pages: SearchedPage[],
  names: Map<string, string>,
): Promise<SearchEntry[]> {
  const called = (keys: readonly string[]) => keys.map((key) => names.get(key) ?? key).join(' ')

  function entry(
    kind: SearchKind,
    path: string,
    { title, excerpt: text, keywords }: { title: string; excerpt: string; keywords?: string | undefined },
    more: string[],
  ): SearchEntry {
    const shown = { title: plain(title), text: plain(text) }
    const words = newWords(plain(more.join(' ')), `${shown.title} ${shown.text}`, locale)
    return { kind, path, ...shown, ...(keywords && { keywords }), more: words }
  }

  const faqs = pages.find(({ path }) => path === '/faqs')
  return withoutCommon([
    ...pages
      .filter(({ path }) => !isArticle(path))
      .map(({ path, title, description: excerpt, keywords, label, found }) =>
        // In capitals, because a name in the address counts as a name.
        entry('page', path, { title, excerpt, keywords }, [label, path.toUpperCase(), found?.headings ?? '']),
      ),
    ...(await readCatalogue(locale)).map((each) =>
      entry('automation', `/product-1#${each.slug}`, each, [
        each.line,
        called([each.department, ...each.methods, ...each.platforms]),
        each.problem,
        each.afterwards,
        each.limits,
      ]),
    ),
    ...(faqs?.found?.questions ?? []).map(({ slug, question, answer }) =>
      entry('question', `/faqs#${slug}`, { title: question, excerpt: answer }, []),
    ),
    ...(await readArticles(locale)).map((each) =>
      entry('article', `/blog/${each.slug}`, each, [textOf(parseHtml(each.intro)), textIn(each.sections)]),
    ),
    ...(await readUseCases(locale)).map((each) =>
      entry('useCase', `/use-cases#${each.slug}`, each, [
        called([each.department, each.industry, ...each.methods]),
        textIn(each.sections),
      ]),
    ),
    ...(await readIntegrations(locale)).map((each) =>
      entry('integration', `/integrations#${each.slug}`, each, [
        each.vendor,
        called([each.category, ...(each.platform ? [each.platform] : [])]),
        textIn(each.sections),
      ]),
    ),
  ])
}

function textIn(sections: { heading: string; html: string }[]): string {
  return sections.map(({ heading, html }) => `${heading} ${textOf(parseHtml(html))}`).join(' ')
}

function headingsOf(main: HtmlElement): string {
  return ['h1', 'h2', 'h3'].flatMap((level) => findAll(main, level).map(textOf)).join(' ')
}

/**
 * Names, nouns and short forms, each once, and none that is shown anyway: half the size, and little is lost that
 * anybody would look for. In German they begin with a capital, in English they are at least not the shortest words.
 */
function newWords(text: string, known: string, locale: Locale): string {
  const lower = (words: string[]) => new Set(words.map((word) => word.toLowerCase()))
  const named = locale === 'de' ? /^[\p{Lu}\p{N}]/u : /^(?:.{4,}|[\p{Lu}\p{N}]+)$/u
  const words = wordsOf(text).filter((word) => named.test(word))
  const shown = wordsOf(known).flatMap((word) => [word, ...word.split(/[-/]/)])
  return [...lower(words).difference(lower(shown))].toSorted().join(' ')
}

/** "E-Mail" stays whole, so that it is found as "email", too. */
function wordsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+(?:[-/][\p{L}\p{N}]+)*/gu) ?? []
  return words.filter((word) => word.length >= 3)
}

/** A word that stands nearly everywhere finds nothing. */
function withoutCommon(entries: SearchEntry[]): SearchEntry[] {
  const counts = new Map<string, number>()
  for (const { more } of entries)
    for (const word of more.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isRare = (word: string) => (counts.get(word) ?? 0) <= entries.length / 10
  return entries.map((each) => ({ ...each, more: each.more.split(' ').filter(isRare).join(' ') }))
}
