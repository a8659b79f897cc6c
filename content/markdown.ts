/** Compiles the Markdown of an entry: title, excerpt and sections, with everything an author must not do noted by line. */
import MarkdownIt, { type RendererRule, type Token } from 'markdown-it'
import type { Locale } from '#contract/locale.ts'
import { isTemplateLine } from './article-template.ts'
import { type ArticleDrawing, articleDrawings, type TextSection } from './entries.ts'
import { hyphenate, plain, typeset } from './typography.ts'

interface Problem {
  line: number
  sentence: string
}

export interface Text {
  title: string
  excerpt: string
  intro: Token[]
  sections: { heading: string; line: number; tokens: Token[] }[]
  links: { url: string; line: number }[]
  images: { url: string; line: number }[]
  drawings: ArticleDrawing[]
  problems: Problem[]
}

const titleLimit: Record<Locale, number> = { en: 75, de: 85 }
const excerptLimit = 220
/** What is left of a link that the parser did not understand. */
const noLink = /\][[(]|\] \(\//
const bareAddress = /https?:\/\/|\bwww\.|\w@\w[\w-]*\.\w/

/** A line that ends within a paragraph is a space like any other, so it stays in its text. */
const markdown = new MarkdownIt('commonmark').enable('table').disable(['newline', 'reference'])

export function compileText(written: string, locale: Locale): Text {
  // The editor of Windows begins a file with this mark.
  const source = written.replace(/^\uFEFF/, '')
  const tokens = markdown.parse(source, {})
  const text: Text = {
    title: '',
    excerpt: '',
    intro: [],
    sections: [],
    links: [],
    images: [],
    drawings: [],
    problems: [],
  }
  const lines = source.split('\n')
  const unreadable = lines.findIndex((each) => each.includes('\uFFFD')) + 1
  if (unreadable > 0)
    text.problems.push({
      line: unreadable,
      sentence:
        'there is a letter that cannot be read ("\uFFFD"): save the file as UTF-8 and write the letter again.',
    })
  for (const [index, each] of lines.entries())
    if (isTemplateLine(each))
      text.problems.push({
        line: index + 1,
        sentence: 'the line is still that of the template: write your own.',
      })
  let line = 1
  for (const token of tokens) {
    // The cells of a table do not know theirs, but their row does.
    if (token.map) line = lineOf([token])
    setType(token, locale)
    inspect(token, line, text)
  }

  const [first, second, ...body] = blocksOf(tokens)
  if (first && isBlock(first, 'h1')) {
    text.title = headingOf(first, locale)
    limit('title', text.title, titleLimit[locale], 1, text)
  } else {
    text.problems.push({ line: 1, sentence: 'the title is missing: the first line must be "# Title".' })
  }
  if (second && isBlock(second, 'blockquote')) {
    text.excerpt = textOf(second)
    limit('excerpt', text.excerpt, excerptLimit, lineOf(second), text)
  } else {
    text.problems.push({
      line: second ? lineOf(second) : 1,
      sentence: 'the excerpt is missing: after the title comes one paragraph that begins with "> ".',
    })
    if (second) body.unshift(second)
  }

  let level = 1
  for (const block of body) {
    const line = lineOf(block)
    const depth = Number(/^h(\d)$/.exec(block[0]?.tag ?? '')?.[1] ?? level)
    if (depth > level + 1)
      text.problems.push({
        line,
        sentence: `the heading skips a level: write "${'#'.repeat(level + 1)} …".`,
      })
    level = depth
    if (isBlock(block, 'h1')) {
      text.problems.push({ line, sentence: 'only the title may be "# …"; use "## …" here.' })
    } else if (isBlock(block, 'h2')) {
      text.sections.push({ heading: headingOf(block, locale), line, tokens: [] })
    } else {
      const section = text.sections.at(-1)
      ;(section ? section.tokens : text.intro).push(...block)
    }
  }
  return text
}

/** The pace at which a visitor reads. */
export const wordsPerMinute = 230

/** To the nearest five. */
export function readingSeconds(words: number): number {
  return Math.round((words / wordsPerMinute) * 12) * 5
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

/** Each with all that is inside of it. */
function blocksOf(tokens: Token[], level = 0): Token[][] {
  const blocks: Token[][] = []
  for (const token of tokens) {
    if (token.level === level && token.nesting >= 0) blocks.push([])
    blocks.at(-1)?.push(token)
  }
  return blocks
}

function isBlock([start]: Token[], tag: string): boolean {
  return start?.tag === tag
}

function headingOf(block: Token[], locale: Locale): string {
  const heading = textOf(block)
  return locale === 'de' ? hyphenate(heading) : heading
}

function limit(name: string, value: string, most: number, line: number, text: Text): void {
  const { length } = plain(value)
  if (length === 0) text.problems.push({ line, sentence: `the ${name} is empty.` })
  else if (length > most)
    text.problems.push({ line, sentence: `the ${name} has ${length} characters; at most ${most} fit.` })
}

function lineOf([start]: Token[]): number {
  return (start?.map?.[0] ?? 0) + 1
}

/** Typesets every text in a block; a quotation mark depends on the character before it. */
function setType(block: Token, locale: Locale): void {
  if (drawingOf(block) !== undefined) block.content = typeset(block.content, locale)
  let before = ''
  for (const token of block.children ?? []) {
    if (token.type === 'text') token.content = typeset(token.content, locale, before)
    if (token.content) before = token.content.at(-1) ?? ''
  }
}

/** Notes links, and whatever the site does not allow in a text. */
function inspect(block: Token, start: number, text: Text): void {
  let line = start
  let isLinked = false
  let linkSays = ''
  const note = (sentence: string) => text.problems.push({ line, sentence })
  const drawing = drawingOf(block)
  if (drawing !== undefined) {
    const known = articleDrawings.find((name) => name === drawing)
    if (known) text.drawings.push(known)
    else note(`there is no drawing "${drawing}"; there are ${articleDrawings.join(', ')}.`)
    if (!block.content.trim()) note('the drawing has no caption: write it between the fences.')
  }
  for (const token of [block, ...(block.children ?? [])]) {
    const { type, content } = token
    linkSays += content
    if (type === 'html_block' || type === 'html_inline')
      note('raw HTML is not allowed; write Markdown, or `code` if the brackets are meant.')
    if (type === 'image') {
      const source = attributeOf(token, 'src')
      text.images.push({ url: source, line })
      if (!content.trim()) note(`the image ${source} has no description: write ![what it shows](${source}).`)
    }
    if (type === 'link_open') {
      text.links.push({ url: attributeOf(token, 'href'), line })
      linkSays = ''
    }
    if (type === 'link_close' && !linkSays.trim())
      note(`the link ${text.links.at(-1)?.url} has no words: write [where it leads](address).`)
    if (type === 'link_open' || type === 'link_close') isLinked = type === 'link_open'
    if (type !== 'text') continue
    if (/^\[[^\]]+\]: /m.test(content))
      note('write the link or note where it is used: definitions at another place are not supported.')
    else if (noLink.test(content))
      note('this does not become a link: write [words](/page) or [words](https://…), without spaces in it.')
    // What a link says may be an address.
    else if (!isLinked && bareAddress.test(content))
      note('an address that nobody can follow: write <https://…>, <name@…> or [words](https://…).')
    line += content.split('\n').length - 1
  }
}

function attributeOf(token: Token | undefined, name: string): string {
  return String(token?.attrGet(name) ?? '')
}

/** What stands behind the word in "```drawing lead-time"; nothing where the block is none. */
function drawingOf({ type, info }: Token): string | undefined {
  const [name, ...rest] = type === 'fence' ? info.trim().split(/\s+/) : []
  return name === 'drawing' ? rest.join(' ') : undefined
}

/** The words without their markup; blocks are set apart by a space. */
export function textOf(tokens: Token[]): string {
  const texts = tokens.map(({ type, content, children }) => {
    if (type === 'fence' || type === 'code_block') return `${content} `
    const words = children?.map((token) => (token.type === 'image' ? '' : token.content))
    return words ? `${words.join('')} ` : ''
  })
  return texts.join('').replace(/ {2,}/g, ' ').trim()
}

/** The items of all lists among the tokens, as plain text. */
export function itemsOf(tokens: Token[]): string[] {
  return blocksOf(tokens)
    .filter(([start]) => start?.type.endsWith('list_open'))
    .flatMap((list) => blocksOf(list.slice(1, -1), 1).map(textOf))
}

/** The line of what `itemsOf` would lose. */
export function lineOutsideLists(tokens: Token[]): number | undefined {
  const lost = blocksOf(tokens).find(([start]) => !start?.type.endsWith('list_open'))
  return lost && lineOf(lost)
}

/** What becomes of a table that is wider than its window: it scrolls, or its rows become blocks. */
type WideTables = 'scroll' | 'stack'

/** @param label names the tables for those who do not see them. */
export function htmlOf(tokens: Token[], label: string, wideTables: WideTables = 'scroll'): string {
  return markdown.renderer.render(tokens, markdown.options, { label: plain(label), wideTables }).trim()
}

/** @param ids of the sections, in order. */
export function sectionsOf(
  { sections }: Text,
  ids: readonly string[],
  wideTables?: WideTables,
): TextSection[] {
  return sections.map(({ heading, tokens }, index) => ({
    id: ids[index] ?? '',
    heading,
    html: htmlOf(tokens, heading, wideTables),
  }))
}

const asUsual: RendererRule = (tokens, index, options, _, renderer) =>
  renderer.renderToken(tokens, index, options)

const { rules } = markdown.renderer
const { escapeHtml } = markdown.utils
const { image = asUsual, fence = asUsual } = rules

// A table may be wider than a telephone: its frame scrolls, and so must be reachable with the keyboard, in Safari by this
// attribute only. Where its rows become blocks instead, some browsers forget what they are; so the roles are spelled out.
rules['table_open'] = (_, __, ___, env) => {
  const stop = env?.['wideTables'] === 'scroll' ? ' tabindex="0"' : ''
  return `<div class="table" role="group"${stop} aria-label="${escapeHtml(String(env?.['label']))}"><table role="table">`
}
rules['table_close'] = () => '</table></div>\n'
rules['thead_open'] = rules['tbody_open'] = (tokens, index) => `<${tokens[index]?.tag} role="rowgroup">`
rules['tr_open'] = () => '<tr role="row">'
rules['th_open'] = rules['td_open'] = (tokens, index) => {
  const { tag = '', attrs } = tokens[index] ?? {}
  const align = /text-align:(\w+)/.exec(String(attrs))?.[1]
  // The first column names the rows.
  const isName = tokens[index - 1]?.type === 'tr_open'
  const role = tag === 'th' ? 'role="columnheader" scope="col"' : isName ? 'role="rowheader"' : 'role="cell"'
  return `<${tag} ${role}${align ? ` class="${align}"` : ''}>`
}
rules['link_open'] = (tokens, index, ...rest) => {
  const link = tokens[index]
  if (/^https?:/.test(attributeOf(link, 'href'))) link?.attrSet('rel', 'noopener')
  return asUsual(tokens, index, ...rest)
}
rules.image = (tokens, index, ...rest) => {
  tokens[index]?.attrSet('loading', 'lazy')
  return image(tokens, index, ...rest)
}
rules.fence = (tokens, index, ...rest) => {
  const block = tokens[index]
  const drawing = block && drawingOf(block)
  if (!block || drawing === undefined) return fence(tokens, index, ...rest)
  return `<figure data-drawing="${escapeHtml(drawing)}"><figcaption>${escapeHtml(block.content)}</figcaption></figure>\n`
}
