/** The only reader: checks an entry, returns it typed for one language. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { locales, type Locale } from '#contract/locale.ts'
import { totalsOf } from '#contract/workflow.ts'
import type { Article, CatalogueEntry, Integration, TextSection, UseCase } from './entries.ts'
import { EntryFiles, type Kind, lineOfFact, sectionHeadings } from './entry-files.ts'
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
import { plain } from './typography.ts'

interface Source<Facts> {
  slug: string
  facts: Facts
  texts: Record<Locale, Text>
}

/** What is kept of a source when its entries are made; the trees of all texts would fill the memory. */
interface Checked<Facts> {
  slug: string
  facts: Facts
  texts: Record<Locale, Pick<Text, 'links' | 'images'>>
  /** What an address may name inside it. */
  anchors: string[]
}

/** One entry as its files were last read. What could not be understood has problems instead of the rest. */
interface Loaded<Facts, Entry> {
  checked?: Checked<Facts>
  entries?: Record<Locale, Entry>
  problems: string[]
}

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

  function shelf<Facts, Entry>(parts: {
    kind: Kind
    schema: v.GenericSchema<unknown, Facts>
    entryOf: (source: Source<Facts>, locale: Locale) => Entry
    arrange: (entries: Entry[], locale: Locale) => Entry[]
    /** What one entry alone cannot know: whether the others fit to it. */
    checkAll?: (
      sources: Checked<Facts>[],
      note: (slug: string, fact: string, sentence: string) => void,
    ) => void
  }) {
    const folder = join(root, parts.kind)
    const known = new Map<string, { state: string; loaded: Promise<Loaded<Facts, Entry>> }>()
    let current: Promise<Record<Locale, Entry[]>> | undefined

    async function load(slug: string): Promise<Loaded<Facts, Entry>> {
      const files = new EntryFiles(join(folder, slug))
      const facts = await files.facts(parts.schema)
      const texts = files.texts(parts.kind)
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
        files.note('', 0, 'the folder becomes part of the address: use a-z, 0-9 and single hyphens.')
      if (files.problems.length > 0 || !facts || !texts) return { problems: files.problems }
      const source = { slug, facts, texts }
      const entries = { en: parts.entryOf(source, 'en'), de: parts.entryOf(source, 'de') }
      return { checked: { slug, facts, texts, anchors: sectionIds(texts.en) }, entries, problems: [] }
    }

    async function readAll() {
      const all = await Promise.all(
        entryFolders(folder).map((slug) => {
          const state = stateOf(join(folder, slug))
          const before = known.get(slug)
          if (before?.state === state) return before.loaded
          const loaded = load(slug)
          known.set(slug, { state, loaded })
          return loaded
        }),
      )
      const problems = all.flatMap((each) => each.problems)
      const sources = all.flatMap((each) => each.checked ?? [])
      const isAlive = linkChecker()
      for (const { slug, texts, anchors } of sources) {
        for (const locale of locales) {
          const at = (line: number) => `${join(folder, slug, `${locale}.md`)}:${line}`
          for (const { url, line } of texts[locale].links) {
            const isKnown = url.startsWith('#') ? anchors.includes(url.slice(1)) : isAlive(url)
            if (!/^(https:|mailto:|tel:)/.test(url) && !isKnown)
              problems.push(`${at(line)}: the link ${url} leads nowhere${wayOut(url)}.`)
          }
          for (const { url, line } of texts[locale].images) {
            // Nobody's browser is sent to another site by looking at a page.
            if (!/^\/[^/]/.test(url) || !existsSync(join(root, '../public', url)))
              problems.push(`${at(line)}: there is no image ${url} in the folder public.`)
          }
        }
      }
      parts.checkAll?.(sources, (slug, fact, sentence) => {
        const file = join(folder, slug, 'facts.ts')
        problems.push(`${file}:${lineOfFact(readFileSync(file, 'utf8'), fact)}: ${sentence}`)
      })
      if (problems.length > 0) throw new Error(`The content has mistakes.\n${problems.join('\n')}`)
      const entries = all.flatMap((each) => each.entries ?? [])
      const arranged = (locale: Locale) =>
        parts.arrange(
          entries.map((each) => each[locale]),
          locale,
        )
      return { en: arranged('en'), de: arranged('de') }
    }

    return {
      async read(locale: Locale): Promise<Entry[]> {
        current ??= readAll()
        return (await current)[locale]
      },
      forget() {
        current = undefined
      },
    }
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

/** What an article is shown in has these; the heading of `page` would be called like that of the page. */
const idsOfThePage = ['connections', 'main', 'page', 'text', 'top']

/** The English heading names a section in both languages, so that a link survives the change of language. */
function sectionIds(english: Text): string[] {
  const taken = new Set(idsOfThePage)
  return english.sections.map(({ heading }) => {
    const base = slugOf(heading) || 'section'
    let id = base
    for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
    taken.add(id)
    return id
  })
}

const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** `The 3 limits` becomes `the-3-limits`, `Übergabe` becomes `uebergabe`. */
export function slugOf(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** What was probably meant by a link that leads nowhere. */
function wayOut(url: string): string {
  if (/^\/(en|de)(\/|$)/.test(url)) return ': leave the language out, it is added'
  if (url.startsWith('http:')) return ': write https://'
  return /^[/#]/.test(url) ? '' : ': inside the site it begins with "/"'
}

function checkFeatured(
  sources: Checked<{ featured?: true }>[],
  note: (slug: string, fact: string, sentence: string) => void,
): void {
  const featured = sources.filter(({ facts }) => facts.featured)
  for (const { slug } of featured.slice(1))
    note(slug, 'featured', `only one entry can be featured, and ${featured[0]?.slug} already is.`)
  const [first] = sources
  if (first && featured.length === 0)
    note(first.slug, 'featured', 'no entry says "featured: true"; one must.')
}

function entryFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}

/** Changes whenever one of the files does. */
function stateOf(folder: string): string {
  const names = ['facts.ts', ...locales.map((locale) => `${locale}.md`)]
  return names.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0).join()
}

/** From the text of the table: the content knows nothing of the app, and must not load its pages. */
export function routePaths(): string[] {
  const table = readFileSync('app/routes.ts', 'utf8')
  return [...table.matchAll(/^ {2}'(\/[\w-]+)': page\(/gm)].map(([, path = '']) => path)
}
