/** Reads the HTML that we wrote ourselves (well-formed, attributes in quotes) as a tree, to say the same to machines. */
export interface HtmlElement {
  name: string
  attributes: Record<string, string>
  children: HtmlNode[]
}
export type HtmlNode = HtmlElement | string

const empty = new Set(
  'area base br col embed hr img input link meta param source track wbr circle line path rect'.split(' '),
)
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)([^>]*)>([\s\S]*?)<\/\1>|<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi

export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  for (const match of html.matchAll(token)) {
    const [, raw, rawAttributes, code, closed, opened, attributes, selfClosing, text] = match
    const parent = open.at(-1) ?? root
    if (raw) {
      parent.children.push({ name: raw, attributes: attributesOf(rawAttributes), children: [code ?? ''] })
    } else if (closed) {
      const at = open.findLastIndex(({ name }) => name === closed)
      if (at > 0) open.length = at
    } else if (opened) {
      const element = { name: opened, attributes: attributesOf(attributes), children: [] }
      parent.children.push(element)
      if (!selfClosing && !empty.has(opened)) open.push(element)
    } else if (text) {
      parent.children.push(decode(text))
    }
  }
  return root
}

function attributesOf(source = ''): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of source.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)) {
    // React keeps its own spelling of some.
    attributes[name.toLowerCase()] = decode(value)
  }
  return attributes
}

function decode(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, number?: string, name = '') =>
      hex || number
        ? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(number))
        : (named[String(name)] ?? whole),
  )
}

/** The element itself and everything inside it, in the order of the page. */
export function elementsIn(element: HtmlElement, found: HtmlElement[] = []): HtmlElement[] {
  found.push(element)
  for (const child of element.children) if (typeof child !== 'string') elementsIn(child, found)
  return found
}

export function findElement(
  element: HtmlElement,
  wanted: (each: HtmlElement) => boolean,
): HtmlElement | undefined {
  return elementsIn(element).find(wanted)
}

export function findAll(element: HtmlElement, name: string): HtmlElement[] {
  return elementsIn(element).filter((each) => each.name === name)
}

/** What is read out: without drawings and what only the eye shall see. */
export function textOf(node: HtmlNode): string {
  return joined(node)
    .replaceAll('\u00ad', '')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/ (?=[,;:.!?](?:\s|$))/g, '')
    .trim()
}

function joined(node: HtmlNode): string {
  if (typeof node === 'string') return node
  if (isSilent(node)) return ''
  if (node.name === 'br') return ' '
  return node.children
    .map((child, at) => (needsSpace(node.children[at - 1], child) ? ' ' : '') + joined(child))
    .join('')
}

/** Neighbours that only the styles keep apart would run together. */
export function needsSpace(before: HtmlNode | undefined, after: HtmlNode): boolean {
  if (typeof before === 'object' && typeof after === 'object') return true
  if (before === undefined || !(isForLooks(before) || isForLooks(after))) return false
  return /[\p{L}\p{N}]$/u.test(joined(before)) && /^[\p{L}\p{N}]/u.test(joined(after))
}

/** Unlike an emphasis, which may be of a part of a word. */
function isForLooks(node: HtmlNode): boolean {
  return typeof node === 'object' && (node.name === 'span' || node.name === 'small')
}

/** Controls say nothing without their script, and a live region says what they just did. */
const silent = new Set('script style svg template dialog button label legend output'.split(' '))
const controls = new Set(['input', 'select', 'textarea'])

export function isSilent({ name, attributes, children }: HtmlElement): boolean {
  return (
    silent.has(name) ||
    controls.has(name) ||
    // The unit beside a field.
    ((name === 'div' || name === 'span') &&
      children.some((child) => typeof child === 'object' && controls.has(child.name))) ||
    attributes['role'] === 'status' ||
    // Each panel says its name again.
    attributes['role'] === 'tablist' ||
    attributes['aria-hidden'] === 'true' ||
    'hidden' in attributes ||
    /(?:^| )js-only(?: |$)/.test(attributes['class'] ?? '')
  )
}
