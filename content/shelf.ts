/** All entries of one kind: read once, checked together, read again only where a file has changed. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { locales, type Locale } from '#contract/locale.ts'
import { EntryFiles, type Kind, lineOfFact } from './entry-files.ts'
import type { Text } from './markdown.ts'
import { sectionIds } from './section-ids.ts'

export interface Source<Facts> {
  slug: string
  facts: Facts
  texts: Record<Locale, Text>
}

/** What is kept of a source when its entries are made; the trees of all texts would fill the memory. */
export interface Checked<Facts> {
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

/** Notes a sentence at the line of a fact. */
export type Note = (slug: string, fact: string, sentence: string) => void

export interface ShelfParts<Facts, Entry> {
  kind: Kind
  schema: v.GenericSchema<unknown, Facts>
  entryOf: (source: Source<Facts>, locale: Locale) => Entry
  arrange: (entries: Entry[], locale: Locale) => Entry[]
  /** What one entry alone cannot know: whether the others fit to it. */
  checkAll?: (sources: Checked<Facts>[], note: Note) => void
}

export function openShelf<Facts, Entry>(
  root: string,
  parts: ShelfParts<Facts, Entry>,
  /** Tells whether something stands at an address. */
  linkChecker: () => (url: string) => boolean,
) {
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

/** What was probably meant by a link that leads nowhere. */
function wayOut(url: string): string {
  if (/^\/(en|de)(\/|$)/.test(url)) return ': leave the language out, it is added'
  if (url.startsWith('http:')) return ': write https://'
  return /^[/#]/.test(url) ? '' : ': inside the site it begins with "/"'
}

export function entryFolders(folder: string): string[] {
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
