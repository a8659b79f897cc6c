/** A page as Markdown, made of the HTML that visitors get: for programs that read, and for people who prefer text. */
import { company } from '#contract/company.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { pageAddress, twinPath } from './addresses.ts'
import {
  elementsIn,
  findElement,
  type HtmlElement,
  type HtmlNode,
  isSilent,
  needsSpace,
  textOf,
} from './html.ts'

interface Page {
  locale: Locale
  /** The path that both languages share. */
  path: string
  description: string
}

/** Each language names itself. */
const languageNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' }
const drawingNames: Record<Locale, string> = { en: 'Drawing', de: 'Zeichnung' }

export function markdownTwin(main: HtmlElement, { locale, path, description }: Page): string {
  const url = pageAddress(path, locale)
  const writer = new Writer(main, url, drawingNames[locale])
  const heading = findElement(main, ({ name }) => name === 'h1')
  const others = locales.filter((each) => each !== locale)
  const head = [
    `# ${heading ? writer.inline(heading) : company.name}`,
    `> ${escapeText(textOf(description))}`,
    [
      `<${url}>`,
      ...others.map((each) => `[${languageNames[each]}](${pageAddress(twinPath(path, each))})`),
    ].join(' · '),
  ]
  const blocks = writer.blocks(main).filter((block) => block !== head[0])
  return `${[...head, ...blocks].join('\n\n')}\n`
}

const blockNames = new Set(
  (
    'main section article div figure header footer nav aside search address form fieldset details summary figcaption ' +
    'legend hgroup h1 h2 h3 h4 h5 h6 p ul ol dl table blockquote pre hr'
  ).split(' '),
)

function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string'
}

function holdsBlocks(element: HtmlElement): boolean {
  return element.children.some(
    (child) => isElement(child) && !isSilent(child) && (blockNames.has(child.name) || holdsBlocks(child)),
  )
}

class Writer {
  readonly main: HtmlElement
  readonly url: string
  readonly drawing: string

  constructor(main: HtmlElement, url: string, drawing: string) {
    this.main = main
    this.url = url
    this.drawing = drawing
  }

  /** Everything inside an element, as blocks that an empty line separates. */
  blocks(element: HtmlElement): string[] {
    const blocks: string[] = []
    let run: HtmlNode[] = []
    const flush = () => {
      const text = this.inline({ name: 'span', attributes: {}, children: run })
      if (text) blocks.push(escapeStart(text))
      run = []
    }
    for (const child of this.shown(element)) {
      if (isElement(child) && (blockNames.has(child.name) || isDrawing(child) || holdsBlocks(child))) {
        flush()
        blocks.push(...this.block(child))
      } else run.push(child)
    }
    flush()
    return blocks
  }

  /** What stands on the line at the left of a section is for the eye. */
  shown(element: HtmlElement): HtmlNode[] {
    if (!('data-stop' in element.attributes)) return element.children
    const stop = findElement(element, ({ name }) => name === 'p')
    return element.children.map((child) => (isElement(child) && stop ? without(child, stop) : child))
  }

  block(element: HtmlElement): string[] {
    const { name, attributes } = element
    if (isDrawing(element)) {
      const label = attributes['aria-label']
      return label ? [`*${this.drawing}: ${escapeText(textOf(label))}*`] : []
    }
    if (name === 'form') return this.form(element)
    if (isSilent(element)) return []
    const level = /^h([1-6])$/.exec(name)?.[1]
    if (level) {
      const text = this.inline(element)
      return text ? [`${'#'.repeat(Number(level))} ${text}`] : []
    }
    switch (name) {
      case 'p':
      case 'figcaption': {
        if (holdsBlocks(element)) return this.blocks(element)
        const text = this.inline(element)
        return text ? [escapeStart(text)] : []
      }
      case 'ul':
      case 'ol':
        return this.list(element)
      case 'dl':
        return this.terms(element)
      case 'table':
        return this.table(element)
      case 'blockquote':
        return [indent(this.blocks(element).join('\n\n'), '> ', '> ')]
      case 'pre':
        return [`\`\`\`\n${plainText(element).trimEnd()}\n\`\`\``]
      case 'hr':
        return ['---']
      case 'summary': {
        if (holdsBlocks(element)) return this.blocks(element)
        const text = this.inline(element)
        return text ? [text.includes('**') ? text : `**${text}**`] : []
      }
      case 'nav':
        return isContents(element) ? [] : this.blocks(element)
      default:
        return attributes['role'] === 'tabpanel'
          ? [...this.tabName(attributes['aria-labelledby']), ...this.blocks(element)]
          : this.blocks(element)
    }
  }

  /** The name of a panel stands on its tab, which is a control. */
  tabName(id: string | undefined): string[] {
    const tab = findElement(this.main, ({ attributes }) => attributes['id'] === id)
    const name = tab && this.inline({ ...tab, name: 'span' })
    return name ? [`**${name}**`] : []
  }

  list(list: HtmlElement): string[] {
    const items = list.children.filter(isElement).filter((item) => item.name === 'li' && !isSilent(item))
    const isRich = items.some((item) =>
      elementsIn(item).some(({ name }) => /^(?:h[1-6]|table|dl|figure|form)$/.test(name)),
    )
    // A list of whole sections reads better without its marks.
    if (isRich) return items.flatMap((item) => this.blocks(item))
    const first = Number(list.attributes['start'] ?? 1)
    const lines = items.flatMap((item, at) => {
      const blocks = this.blocks(item)
      if (blocks.length === 0) return []
      const mark = list.name === 'ol' ? `${first + at}. ` : '- '
      return indent(blocks.join('\n\n'), mark, ' '.repeat(mark.length))
    })
    return lines.length > 0 ? [lines.join('\n')] : []
  }

  terms(list: HtmlElement): string[] {
    const lines: string[] = []
    let separator = ''
    for (const each of elementsIn(list)) {
      if (each.name === 'dt') {
        lines.push(`- **${this.inline(each)}**`)
        separator = ': '
      } else if (each.name === 'dd') {
        lines.push(`${lines.pop() ?? '- '}${separator}${this.inline(each)}`)
        separator = '; '
      }
    }
    return lines.length > 0 ? [lines.join('\n')] : []
  }

  table(table: HtmlElement): string[] {
    const columns = elementsIn(table).flatMap((cell) =>
      cell.attributes['scope'] === 'col' ? [this.inline(cell)] : [],
    )
    // On a phone each cell says once more which column it is of.
    const isColumn = (node: HtmlNode) => isElement(node) && columns.includes(this.inline(node))
    const rows = elementsIn(table)
      .filter(({ name }) => name === 'tr')
      .map((row) =>
        row.children
          .filter(isElement)
          .filter(({ name }) => name === 'td' || name === 'th')
          .flatMap(({ children, ...cell }) => {
            const [first = '', ...rest] = children
            const own = rest.length > 0 && isColumn(first) ? rest : children
            const text = this.inline({ ...cell, children: own }).replaceAll('|', String.raw`\|`)
            return [text, ...Array<string>(Number(cell.attributes['colspan'] ?? 1) - 1).fill('')]
          }),
      )
    const width = Math.max(0, ...rows.map(({ length }) => length))
    const [head, ...body] = rows.map(
      (cells) => `| ${[...cells, ...Array<string>(width - cells.length).fill('')].join(' | ')} |`,
    )
    if (!head) return []
    const caption = findElement(table, ({ name }) => name === 'caption')
    return [
      ...(caption ? [`**${this.inline(caption)}**`] : []),
      [head, `|${' --- |'.repeat(width)}`, ...body].join('\n'),
    ]
  }

  /** A form by the names of its fields. */
  form(form: HtmlElement): string[] {
    const fields = elementsIn(form).filter((each) => 'data-field' in each.attributes)
    if (fields.length === 0) return this.blocks({ ...form, name: 'div' })
    const lines = fields.flatMap((field) => {
      const label = findElement(field, ({ name }) => name === 'label' || name === 'legend')
      const control = findElement(field, ({ name }) => /^(?:input|select|textarea)$/.test(name))
      const hint = findElement(field, ({ attributes }) => attributes['id']?.endsWith('-hint') ?? false)
      if (!label) return []
      const star = control && 'required' in control.attributes ? String.raw` \*` : ''
      return [`- ${this.inline({ ...label, name: 'span' })}${star}${hint ? `: ${this.inline(hint)}` : ''}`]
    })
    return [lines.join('\n')]
  }

  /** One line of text with its links and emphases. */
  inline(element: HtmlElement): string {
    return this.part(element)
      .replace(/[ \t\n\u00a0]+/g, ' ')
      .replace(/ (?=[,;:.!?](?:\s|$))/g, '')
      .replace(/(?<=\$) (?=\d)/g, '')
      .trim()
  }

  part(node: HtmlNode): string {
    if (!isElement(node)) return escapeText(node.replaceAll('\u00ad', ''))
    if (isDrawing(node) || isSilent(node)) return ''
    const { name, attributes } = node
    const inside = node.children
      .map((child, at) => (needsSpace(node.children[at - 1], child) ? ' ' : '') + this.part(child))
      .join('')
    switch (name) {
      case 'br':
        return ' '
      case 'img':
        return escapeText(attributes['alt'] ?? '')
      case 'code':
        return `\`${plainText(node)}\``
      case 'strong':
      case 'b':
        return marked(inside, '**')
      case 'em':
        return marked(inside, '*')
      case 's':
        return marked(inside, '~~')
      case 'a': {
        const text = inside.trim() || escapeText(attributes['aria-label'] ?? '')
        const { href } = attributes
        return href && text ? `[${text}](${this.address(href)})` : text
      }
      default:
        return inside
    }
  }

  address(href: string): string {
    return new URL(href, this.url).href
  }
}

function isDrawing({ name }: HtmlElement): boolean {
  return name === 'svg'
}

/** Leads only to places on the same page. */
function isContents(nav: HtmlElement): boolean {
  const links = elementsIn(nav).filter(({ name }) => name === 'a')
  return links.every(({ attributes }) => attributes['href']?.startsWith('#'))
}

function without(element: HtmlElement, left: HtmlElement): HtmlElement {
  return {
    ...element,
    children: element.children
      .filter((child) => child !== left)
      .map((child) => (isElement(child) ? without(child, left) : child)),
  }
}

/** An emphasis must touch its words. */
function marked(text: string, mark: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  return inner ? before + mark + inner + mark + after : text
}

function plainText(node: HtmlNode): string {
  return isElement(node) ? node.children.map(plainText).join('') : node
}

function indent(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : (rest + line).trimEnd()))
    .join('\n')
}

function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, String.raw`\$&`)
}

/** What would begin a heading, a list or a quotation. */
function escapeStart(text: string): string {
  return text.replace(/^(?:[#>+-](?= |$)|\d+(?=[.)] ))/, (start) =>
    /\d/.test(start) ? `${start}\\` : `\\${start}`,
  )
}
