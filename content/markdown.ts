/** Compiles the Markdown of an entry: title, excerpt and sections, with everything an author must not do noted by line. */
import type { Element, Nodes as HtmlNode } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Heading, PhrasingContent, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toHast } from 'mdast-util-to-hast'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Locale } from '#contract/locale.ts'
import { type ArticleDrawing, articleDrawings } from './entries.ts'
import { hyphenate, plain, typeset } from './typography.ts'

interface Problem {
  line: number
  sentence: string
}

export interface Text {
  title: string
  excerpt: string
  intro: RootContent[]
  sections: { heading: string; line: number; nodes: RootContent[] }[]
  links: { url: string; line: number }[]
  drawings: ArticleDrawing[]
  problems: Problem[]
}

type Node = Root | RootContent

const titleLimit: Record<Locale, number> = { en: 75, de: 85 }
const excerptLimit = 220
const bareAddress = /https?:\/\/|\bwww\.|\w@\w[\w-]*\.\w/

/** Looking for tables takes as long as everything else; most texts have none. */
const tables = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }

export function compileText(markdown: string, locale: Locale): Text {
  const root = fromMarkdown(markdown, markdown.includes('|') ? tables : {})
  const text: Text = {
    title: '',
    excerpt: '',
    intro: [],
    sections: [],
    links: [],
    drawings: [],
    problems: [],
  }
  setType(root, locale, '')
  inspect(root, text)

  const [first, second, ...body] = root.children
  if (first?.type === 'heading' && first.depth === 1) {
    text.title = headingOf(first, locale)
    limit('title', text.title, titleLimit[locale], 1, text)
  } else {
    text.problems.push({ line: 1, sentence: 'the title is missing: the first line must be "# Title".' })
  }
  if (second?.type === 'blockquote') {
    text.excerpt = textOf([second])
    limit('excerpt', text.excerpt, excerptLimit, lineOf(second), text)
  } else {
    text.problems.push({
      line: second ? lineOf(second) : 1,
      sentence: 'the excerpt is missing: after the title comes one paragraph that begins with "> ".',
    })
    if (second) body.unshift(second)
  }

  for (const node of body) {
    if (node.type === 'heading' && node.depth === 1) {
      text.problems.push({ line: lineOf(node), sentence: 'only the title may be "# …"; use "## …" here.' })
    } else if (node.type === 'heading' && node.depth === 2) {
      text.sections.push({ heading: headingOf(node, locale), line: lineOf(node), nodes: [] })
    } else {
      const section = text.sections.at(-1)
      ;(section ? section.nodes : text.intro).push(node)
    }
  }
  return text
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

function headingOf(node: Heading, locale: Locale): string {
  const heading = textOf([node])
  return locale === 'de' ? hyphenate(heading) : heading
}

function limit(name: string, value: string, most: number, line: number, text: Text): void {
  const { length } = plain(value)
  if (length === 0) text.problems.push({ line, sentence: `the ${name} is empty.` })
  else if (length > most)
    text.problems.push({ line, sentence: `the ${name} has ${length} characters; at most ${most} fit.` })
}

function lineOf(node: Node): number {
  return node.position?.start.line ?? 1
}

/** Typesets every text below the node and returns the last character, on which the next quotation mark depends. */
function setType(node: Node, locale: Locale, before: string): string {
  if (node.type === 'text') {
    node.value = typeset(node.value, locale, before)
    return node.value.at(-1) ?? before
  }
  if (node.type === 'inlineCode') return node.value.at(-1) ?? before
  if (node.type === 'code' && node.lang === 'drawing') node.value = typeset(node.value, locale)
  if (!('children' in node)) return ''
  let last = isInline(node) ? before : ''
  for (const child of node.children) last = setType(child, locale, isInline(child) ? last : '')
  return last
}

function isInline(node: Node): node is PhrasingContent {
  return ['text', 'emphasis', 'strong', 'delete', 'link', 'inlineCode'].includes(node.type)
}

/** Notes links, and whatever the site does not allow in a text. */
function inspect(node: Node, text: Text): void {
  const note = (sentence: string) => text.problems.push({ line: lineOf(node), sentence })
  if (node.type === 'html')
    note('raw HTML is not allowed; write Markdown, or `code` if the brackets are meant.')
  if (node.type === 'definition' || node.type === 'footnoteDefinition')
    note('write the link or note where it is used: definitions at another place are not supported.')
  if (node.type === 'image' && !node.alt?.trim())
    note(`the image ${node.url} has no description: write ![what it shows](${node.url}).`)
  if (node.type === 'link') text.links.push({ url: node.url, line: lineOf(node) })
  if (node.type === 'text' && bareAddress.test(node.value))
    note('an address that nobody can follow: write <https://…>, <name@…> or [words](https://…).')
  if (node.type === 'code' && node.lang === 'drawing') {
    const drawing = articleDrawings.find((name) => name === node.meta)
    if (drawing) text.drawings.push(drawing)
    else note(`there is no drawing "${node.meta ?? ''}"; there are ${articleDrawings.join(', ')}.`)
    if (!node.value.trim()) note('the drawing has no caption: write it between the fences.')
  }
  if (!('children' in node)) return
  for (const child of node.children) {
    // What a link says may be an address.
    if (node.type !== 'link' || child.type !== 'text') inspect(child, text)
  }
}

/** The words without their markup; blocks are set apart by a space. */
export function textOf(nodes: Node[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value
      if (!('children' in node)) return ''
      const inside = textOf(node.children)
      return isInline(node) ? inside : `${inside} `
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** The items of all lists among the nodes, as plain text. */
export function itemsOf(nodes: RootContent[]): string[] {
  return nodes.flatMap((node) => (node.type === 'list' ? node.children.map((item) => textOf([item])) : []))
}

/** @param label names the tables for those who do not see them. */
export function htmlOf(nodes: RootContent[], label: string): string {
  const tree = toHast({ type: 'root', children: nodes })
  for (const element of elementsOf(tree)) finish(element, label)
  return toHtml(tree)
}

function elementsOf(node: HtmlNode): Element[] {
  const inside = 'children' in node ? node.children.flatMap(elementsOf) : []
  return node.type === 'element' ? [node, ...inside] : inside
}

function finish(element: Element, label: string): void {
  const { properties } = element
  if (element.tagName === 'pre') {
    const [code] = element.children
    if (code?.type !== 'element' || !isDrawing(code)) return
    element.tagName = 'figure'
    element.properties = { dataDrawing: code.data?.meta ?? null }
    code.tagName = 'figcaption'
    code.properties = {}
  }
  if (element.tagName === 'a' && /^https?:/.test(String(properties['href']))) properties['rel'] = ['noopener']
  if (element.tagName === 'th' || element.tagName === 'td') {
    if (properties['align']) properties['className'] = [String(properties['align'])]
    delete properties['align']
  }
  if (element.tagName === 'th') properties['scope'] = 'col'
  if (element.tagName === 'img') properties['loading'] = 'lazy'
  if (element.tagName === 'table') {
    // A table may be wider than a telephone: its frame scrolls, and so must be reachable with the keyboard.
    const { children } = element
    element.tagName = 'div'
    element.properties = { className: ['table'], role: 'group', tabIndex: 0, ariaLabel: plain(label) }
    element.children = [{ type: 'element', tagName: 'table', properties: {}, children }]
  }
}

function isDrawing({ properties }: Element): boolean {
  return Array.isArray(properties['className']) && properties['className'].includes('language-drawing')
}
