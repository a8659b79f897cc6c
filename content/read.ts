/** The only reader: checks an entry, returns it typed for one language. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import type { Locale } from '#contract/locale.ts'
import { totalsOf } from '#contract/workflow.ts'
import type { Article, CatalogueEntry, Integration, TextSection, UseCase } from './entries.ts'
import { type Kind, sectionHeadings } from './entry-files.ts'
import { articleFacts, catalogueFacts, integrationFacts, useCaseFacts } from './facts-schema.ts'
import { departments, type ArticleFacts, type UseCaseFacts } from './facts.ts'
import {
  countWords,
  htmlOf,
  itemsOf,
  readingSeconds,
  sectionsOf,
  textOf,
  wordsPerMinute,
  type Text,
} from './markdown.ts'
import { sectionIds } from './section-ids.ts'
import { type Checked, entryFolders, type Note, openShelf, type ShelfParts, type Source } from './shelf.ts'

const site = openContent('content')
export const { readArticles, readCatalogue, readUseCases, readIntegrations } = site
/** Looks at the files again; those that did not change are not read twice. */
export const forgetContent = site.forget

/** @param pages the paths to which a text may link; by default those of the table in app/routes.ts. */
export function openContent(root: string, pages: () => string[] = routePaths) {
  const slugsOf = (kind: Kind) => entryFolders(join(root, kind))
  /** Tells whether something stands at an address; anchors are known where entries are the anchors. */
  function linkChecker(): (url: string) => boolean {
    const articles = new Set(slugsOf('articles').map((slug) => `/blog/${slug}`))
    const paths = new Set(pages())
    const anchors: Record<string, string[]> = {
      '/product-1': slugsOf('catalogue'),
      '/use-cases': slugsOf('use-cases'),
      '/integrations': slugsOf('integrations'),
    }
    return (url) => {
      const [path = '', anchor] = url.split('#')
      if (path.startsWith('/blog/')) return articles.has(path)
      return paths.has(path) && (!anchor || (anchors[path]?.includes(anchor) ?? true))
    }
  }

  function shelf<Facts, Entry>(parts: ShelfParts<Facts, Entry>) {
    return openShelf(root, parts, linkChecker)
  }

  const articles = shelf({
    kind: 'articles',
    schema: articleFacts,
    entryOf: articleOf,
    /** Newest first. */
    arrange: (entries) =>
      entries.toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
    checkAll(sources, note) {
      const slugs = slugsOf('articles')
      for (const { slug, facts } of sources) {
        for (const other of facts.related) {
          if (other === slug || !slugs.includes(other))
            note(slug, other, `related names "${other}", which is not another article.`)
        }
      }
      checkFeatured(sources, note)
    },
  })
  const catalogue = shelf({
    kind: 'catalogue',
    schema: catalogueFacts,
    entryOf: catalogueEntryOf,
    /** By department, each with its line: `K01` and on. */
    arrange(entries) {
      const place = ({ department }: CatalogueEntry) => departments.indexOf(department)
      return entries
        .toSorted((a, b) => place(a) - place(b) || a.slug.localeCompare(b.slug))
        .map((entry, index) => ({ ...entry, line: `K${String(index + 1).padStart(2, '0')}` }))
    },
  })
  const useCases = shelf({
    kind: 'use-cases',
    schema: useCaseFacts,
    entryOf: ({ slug, facts, texts }: Source<UseCaseFacts>, locale): UseCase => ({
      ...textHead(slug, texts[locale]),
      ...facts,
      sections: namedSections('use-cases', texts[locale]),
    }),
    /** The longest process first. */
    arrange: (entries) =>
      entries.toSorted((a, b) => totalsOf(b.steps).leadToday - totalsOf(a.steps).leadToday),
    checkAll(sources, note) {
      const slugs = slugsOf('catalogue')
      for (const { slug, facts } of sources) {
        for (const other of facts.catalogue) {
          if (!slugs.includes(other)) note(slug, other, `there is no catalogue entry "${other}".`)
        }
      }
    },
  })
  const integrations = shelf({
    kind: 'integrations',
    schema: integrationFacts,
    entryOf: ({ slug, facts, texts }, locale): Integration => ({
      ...textHead(slug, texts[locale]),
      ...facts,
      sections: namedSections('integrations', texts[locale]),
    }),
    arrange: (entries, locale) => entries.toSorted((a, b) => a.title.localeCompare(b.title, locale)),
    checkAll: checkFeatured,
  })

  return {
    readArticles: articles.read,
    readCatalogue: catalogue.read,
    readUseCases: useCases.read,
    readIntegrations: integrations.read,
    forget() {
      for (const each of [articles, catalogue, useCases, integrations]) each.forget()
    },
  }
}

function articleOf({ slug, facts, texts }: Source<ArticleFacts>, locale: Locale): Article {
  const text = texts[locale]
  const [drawing] = text.drawings
  let words = countWords(textOf(text.intro))
  const stops = text.sections.map(({ heading, tokens }) => {
    const before = words
    words += countWords(heading) + countWords(textOf(tokens))
    return readingSeconds(before)
  })
  return {
    ...textHead(slug, text),
    ...facts,
    readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
    readingSeconds: readingSeconds(words),
    stops,
    ...(drawing && { drawing }),
    intro: htmlOf(text.intro, text.title),
    sections: sectionsOf(text, sectionIds(texts.en)),
  }
}

function catalogueEntryOf(
  { slug, facts, texts }: Source<v.InferOutput<typeof catalogueFacts>>,
  locale: Locale,
): CatalogueEntry {
  const [problem, afterwards, bring, limits] = texts[locale].sections.map(({ tokens }) => tokens)
  return {
    ...textHead(slug, texts[locale]),
    ...facts,
    line: '',
    problem: textOf(problem ?? []),
    afterwards: textOf(afterwards ?? []),
    bring: itemsOf(bring ?? []),
    limits: textOf(limits ?? []),
    keywords: facts.keywords[locale].join(' '),
  }
}

function textHead(slug: string, { title, excerpt }: Text) {
  return { slug, title, excerpt }
}

function namedSections(kind: keyof typeof sectionHeadings, text: Text): TextSection[] {
  return sectionsOf(text, Object.keys(sectionHeadings[kind]))
}

function checkFeatured(sources: Checked<{ featured?: true }>[], note: Note): void {
  const featured = sources.filter(({ facts }) => facts.featured)
  for (const { slug } of featured.slice(1))
    note(slug, 'featured', `only one entry can be featured, and ${featured[0]?.slug} already is.`)
  const [first] = sources
  if (first && featured.length === 0)
    note(first.slug, 'featured', 'no entry says "featured: true"; one must.')
}

/** From the text of the table: the content knows nothing of the app, and must not load its pages. */
export function routePaths(): string[] {
  const table = readFileSync('app/routes.ts', 'utf8')
  return [...table.matchAll(/^ {2}'(\/[\w-]+)': page\(/gm)].map(([, path = '']) => path)
}
