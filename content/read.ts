/** The only reader: checks an entry, returns it typed for one language. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { locales, type Locale } from '#contract/locale.ts'
import { totalsOf } from '#contract/workflow.ts'
import type { Article, CatalogueEntry, Integration, TextSection, UseCase } from './entries.ts'
import { articleFacts, catalogueFacts, integrationFacts, sentenceOf, useCaseFacts } from './facts-schema.ts'
import { departments, type ArticleFacts, type UseCaseFacts } from './facts.ts'
import {
  compileText,
  countWords,
  htmlOf,
  itemsOf,
  lineOutsideLists,
  readingSeconds,
  sectionsOf,
  textOf,
  wordsPerMinute,
  type Text,
} from './markdown.ts'
import { plain } from './typography.ts'

/** The sections that every entry of a kind has, by the id under which pages find them. */
const sectionHeadings = {
  catalogue: {
    problem: { en: 'Problem', de: 'Problem' },
    afterwards: { en: 'What runs afterwards', de: 'Was danach läuft' },
    bring: { en: 'What you bring', de: 'Was Sie mitbringen' },
    limits: { en: 'Limits', de: 'Grenzen' },
  },
  'use-cases': {
    before: { en: 'Before', de: 'Vorher' },
    built: { en: 'What was built', de: 'Was gebaut wurde' },
    wrong: { en: 'What went wrong', de: 'Was schiefging' },
    took: { en: 'What it took', de: 'Was es brauchte' },
    human: { en: 'What stays human', de: 'Was beim Menschen bleibt' },
  },
  integrations: {
    reads: { en: 'What we read', de: 'Was wir lesen' },
    writes: { en: 'What we write', de: 'Was wir schreiben' },
    access: { en: 'Access', de: 'Zugang' },
    limits: { en: 'Limits', de: 'Grenzen' },
  },
} satisfies Record<string, Record<string, Record<Locale, string>>>

type Kind = 'articles' | keyof typeof sectionHeadings

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

function lineOfFact(text: string, fact: string): number {
  const name = fact.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  const index = text
    .split('\n')
    .findIndex((line) => new RegExp(`(^|\\W)${RegExp.escape(name)}(\\W|$)`).test(line))
  return index === -1 ? 1 : index + 1
}

/** From the text of the table: the content knows nothing of the app, and must not load its pages. */
export function routePaths(): string[] {
  const table = readFileSync('app/routes.ts', 'utf8')
  return [...table.matchAll(/^ {2}'(\/[\w-]+)': page\(/gm)].map(([, path = '']) => path)
}

/** The three files of one entry, and everything that is wrong with them. */
class EntryFiles {
  readonly problems: string[] = []
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  note(name: string, line: number, sentence: string): void {
    this.problems.push(`${join(this.#folder, name)}${line > 0 ? `:${line}` : ''}: ${sentence}`)
  }

  async facts<Facts>(schema: v.GenericSchema<unknown, Facts>): Promise<Facts | undefined> {
    const file = join(this.#folder, 'facts.ts')
    if (!existsSync(file)) {
      this.note('facts.ts', 1, 'the file is missing; every entry states its facts.')
      return undefined
    }
    // A changed file is read anew, for modules are kept by address; the ending tells Vite the language.
    const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}.ts`
    let stated: unknown
    try {
      const module: { default?: unknown } = await import(/* @vite-ignore */ address)
      stated = module.default
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
      const line = /facts\.ts(?:\?[^:]*)?:(\d+)/.exec(stack)?.[1] ?? 1
      this.note('facts.ts', Number(line), `the file cannot be read: ${message}`)
      return undefined
    }
    const result = v.safeParse(schema, stated)
    if (result.success) return result.output
    const text = readFileSync(file, 'utf8')
    for (const issue of result.issues)
      this.note('facts.ts', lineOfFact(text, v.getDotPath(issue) ?? ''), sentenceOf(issue))
    return undefined
  }

  texts(kind: Kind): Record<Locale, Text> | undefined {
    const [en, de] = [this.#text('en', kind), this.#text('de', kind)]
    if (!en || !de) return undefined
    if (en.sections.length !== de.sections.length)
      this.note(
        'de.md',
        de.sections.at(-1)?.line ?? 1,
        `there are ${de.sections.length} sections ("## …") here but ${en.sections.length} in en.md.`,
      )
    return { en, de }
  }

  #text(locale: Locale, kind: Kind): Text | undefined {
    const name = `${locale}.md`
    const file = join(this.#folder, name)
    if (!existsSync(file)) {
      this.note(name, 1, 'the file is missing; every entry is written in both languages.')
      return undefined
    }
    const markdown = readFileSync(file, 'utf8')
    const text = compileText(markdown, locale)
    for (const { line, sentence } of text.problems) this.note(name, line, sentence)
    if (kind === 'articles') {
      if (text.sections.length < 2)
        this.note(name, 1, 'an article needs at least two sections with "## …" headings.')
    } else this.#checkSections(text, locale, kind)
    return text
  }

  #checkSections(text: Text, locale: Locale, kind: keyof typeof sectionHeadings): void {
    const wanted = Object.values<Record<Locale, string>>(sectionHeadings[kind]).map((each) => each[locale])
    const list = wanted.map((heading) => `"## ${heading}"`).join(', ')
    const wrong = text.sections.find(({ heading }, index) => plain(heading) !== wanted[index])
    if (wrong) this.note(`${locale}.md`, wrong.line, `the sections must be, in this order: ${list}.`)
    else if (text.sections.length < wanted.length)
      this.note(
        `${locale}.md`,
        text.sections.at(-1)?.line ?? 1,
        `the section "## ${wanted[text.sections.length]}" is missing.`,
      )
    const [lost] = text.intro
    if (lost?.map)
      this.note(`${locale}.md`, lost.map[0] + 1, 'what stands above the first "## …" is shown nowhere.')
    const bring = kind === 'catalogue' && text.sections[2]
    const beside = bring && lineOutsideLists(bring.tokens)
    if (beside)
      this.note(`${locale}.md`, beside, 'this section is shown as a list: every line begins with "- ".')
    for (const { tokens, line, heading } of text.sections)
      if (tokens.length === 0) this.note(`${locale}.md`, line, `the section "${plain(heading)}" is empty.`)
  }
}
