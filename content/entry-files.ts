/** The three files of one entry, and everything that is wrong with them. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Locale } from '#contract/locale.ts'
import { sentenceOf } from './facts-schema.ts'
import { compileText, lineOutsideLists, type Text } from './markdown.ts'
import { plain } from './typography.ts'

/** The sections that every entry of a kind has, by the id under which pages find them. */
export const sectionHeadings = {
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

export type Kind = 'articles' | keyof typeof sectionHeadings

export class EntryFiles {
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

export function lineOfFact(text: string, fact: string): number {
  const name = fact.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  const index = text
    .split('\n')
    .findIndex((line) => new RegExp(`(^|\\W)${RegExp.escape(name)}(\\W|$)`).test(line))
  return index === -1 ? 1 : index + 1
}
