/**
 * Divides a page in two: what the first screen needs, and the rest. The styles of the first screen are inlined; those
 * of the rest are a file that the head script asks for behind the first frame, and what needs them is marked.
 */

/** Enough HTML to fill a large window. */
const screenful = 9_000
/** Where no section ends soon after that, a smaller part may end the first screen. */
const patience = 20_000

const voidTags = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** Elements that may hold a <link> among their children. */
const holders = new Set(['main', 'section', 'article', 'div'])

/** Where the first screen ends: behind a section, or behind a part of one that is too long, or with a short page. */
export function endOfFirstScreen(html: string): number {
  const start = html.indexOf('<main')
  const open: string[] = []
  let part: number | undefined
  for (const { 0: tag, 1: slash, 2: name = '', 3: selfClosed, index } of tagsOf(html, start)) {
    if (!slash) {
      if (!selfClosed && !voidTags.has(name)) open.push(name)
      continue
    }
    open.pop()
    if (open.length === 0) break
    const end = index + tag.length
    const holder = open.at(-1) ?? ''
    if (end - start < screenful || !holders.has(holder) || html.startsWith(`</${holder}>`, end)) continue
    if (open.length === 1) return end - start > patience ? (part ?? end) : end
    if (open.length <= 6 && open.every((each) => holders.has(each))) part ??= end
  }
  return part ?? html.indexOf('</main>', start)
}

/** Marks what begins behind the first screen: `data-later`. */
export function markLater(html: string): string {
  const end = endOfFirstScreen(html)
  let marked = html.slice(0, end)
  let copied = end
  let [depth, level] = [0, 0]
  for (const { 1: slash, 2: name = '', 3: selfClosed, index } of tagsOf(html, end)) {
    if (slash) depth -= 1
    level = Math.min(level, depth)
    if (slash) continue
    if (depth === level) {
      const behindName = index + 1 + name.length
      marked += `${html.slice(copied, behindName)} data-later`
      copied = behindName
    }
    if (!selfClosed && !voidTags.has(name)) depth += 1
  }
  return marked + html.slice(copied)
}

function* tagsOf(html: string, start: number) {
  const tags = /<(\/)?([a-z][a-z\d]*)\b(?:"[^"]*"|[^">])*?(\/)?>/gi
  tags.lastIndex = start
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) yield tag
}

export interface Styles {
  first: string
  rest: string
}

/** A rule goes to the first screen if everything it names stands there, and is not for later: pointing, focusing, printing. */
export function divideStyles(css: string, html: string): Styles {
  const { names, divided } = knownSheet(css)
  const onScreen = namesIn(html).intersection(names)
  const values = valuesUsed(html)
  const key = [...onScreen, ...values].toSorted().join()
  const styles = divided.get(key) ?? divideFor(css, onScreen, values)
  divided.set(key, styles)
  return styles
}

/** Twice: which of the site's own values the first screen does without is known when its rules are. */
function divideFor(css: string, names: ReadonlySet<string>, values: ReadonlySet<string>): Styles {
  const { first } = moveAnimations(divide(css, names, moves))
  const used = values.union(valuesUsed(first))
  const spare = new Set(first.match(/--[\w-]+(?=:)/g)).difference(used)
  return moveAnimations(divide(css, names, moves.union(spare)))
}

function valuesUsed(text: string): ReadonlySet<string> {
  return new Set(text.match(/(?<=var\()--[\w-]+/g))
}

interface Sheet {
  /** All that selectors name, and more: every word of the sheet. */
  names: ReadonlySet<string>
  /** By the names on the first screen. Most articles begin with the same elements. */
  divided: Map<string, Styles>
}
const sheets = new Map<string, Sheet>()

function knownSheet(css: string): Sheet {
  const sheet = sheets.get(css) ?? {
    names: new Set(css.replaceAll('"', '').match(anyName)),
    divided: new Map(),
  }
  sheets.set(css, sheet)
  return sheet
}

const anyName = /\[[\w-]+=[^\]]*\]|\[[^\]]*\]|\.?[a-z][\w-]*/gi

/** Elements, `.classes` and `[attribute=values]` of the HTML; what only opens on a click is not on the screen. */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set(['html', 'body', 'root'])
  let closed = 0
  for (const { 0: tag, 1: slash, 2: name = '', 3: selfClosed } of tagsOf(html, 0)) {
    if (slash) closed -= Math.sign(closed)
    else if (closed > 0 || / popover[=\s>]/.test(tag)) closed += selfClosed || voidTags.has(name) ? 0 : 1
    if (slash || closed > 0) continue
    names.add(name)
    for (const [, attribute, value = ''] of tag.matchAll(/\s([\w-]+)="([^"]*)"/g)) {
      names.add(`[${attribute}=${value}]`)
      if (attribute === 'class') for (const each of value.split(' ')) names.add(`.${each}`)
    }
  }
  return names
}

function divide(css: string, names: ReadonlySet<string>, waiting: ReadonlySet<string>): Styles {
  const sides: Styles = { first: '', rest: '' }
  for (const { prelude, body } of statementsOf(css)) {
    if (body === undefined) sides.first += `${prelude};`
    else if (
      /^@(media (print|\((forced-colors|prefers-(reduced-motion|contrast)))|page|keyframes|starting-style)/.test(
        prelude,
      )
    )
      sides.rest += `${prelude}{${body}}`
    else if (/^@(layer|media|supports|container)/.test(prelude)) {
      const inner = divide(body, names, waiting)
      if (inner.first) sides.first += `${prelude}{${inner.first}}`
      if (inner.rest) sides.rest += `${prelude}{${inner.rest}}`
    } else {
      // A list is divided too: a rule must come neither before nor after those that it overrides or that override it.
      const { true: now = [], false: then = [] } = Object.groupBy(selectorsOf(prelude), (each) =>
        String(each.startsWith('@') || isOnScreen(each, names)),
      )
      const declarations = body.includes('{') ? [body] : body.split(';')
      const { true: waits = [], false: looks = [] } = Object.groupBy(declarations, (each) =>
        String(waiting.has(each.slice(0, each.indexOf(':')))),
      )
      if (now.length > 0 && looks.length > 0) sides.first += `${now.join(',')}{${looks.join(';')}}`
      if (now.length > 0 && waits.length > 0) sides.rest += `${now.join(',')}{${waits.join(';')}}`
      if (then.length > 0) sides.rest += `${then.join(',')}{${body}}`
    }
  }
  return sides
}

/** An animation belongs to the rules that play it. */
function moveAnimations({ first, rest }: Styles): Styles {
  let moved = first
  const kept = rest.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (animation, name: string) => {
    if (!new RegExp(String.raw`animation(-name)?:[^;}]*\b${name}\b`).test(first)) return animation
    moved += animation
    return ''
  })
  return { first: moved, rest: kept }
}

interface Statement {
  prelude: string
  body: string | undefined
}

/** The statements of a block: `prelude;` or `prelude{body}`. The bundler's output has no comments. */
function* statementsOf(css: string): Generator<Statement> {
  let start = 0
  let open = -1
  let depth = 0
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '"') at = css.indexOf('"', at + 1)
    else if (sign === '{') {
      if (depth === 0) open = at
      depth += 1
    } else if (sign === '}') {
      depth -= 1
      if (depth > 0) continue
      yield { prelude: css.slice(start, open), body: css.slice(open + 1, at) }
      start = at + 1
    } else if (sign === ';' && depth === 0) {
      yield { prelude: css.slice(start, at), body: undefined }
      start = at + 1
    }
  }
}

/** The selectors of a list; a comma in brackets belongs to one of them. */
function selectorsOf(prelude: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const sign of prelude) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += sign
  }
  return selectors
}

/** `:not(.open)` does not need a `.open`. */
function withoutConditions(selector: string): string {
  let plain = selector
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '')
  return plain
}

/** How something changes and where a jump ends matters only when it happens. */
const moves: ReadonlySet<string> = new Set(['transition', 'cursor', 'scroll-margin-block'])

const later = /:(hover|active|focus|disabled|popover-open|:backdrop)/
/** What the script in the head says of the visitor is not in the HTML. */
const root = /^(html|:root)\S*/

function isOnScreen(selector: string, names: ReadonlySet<string>): boolean {
  if (later.test(selector.replace(/:not\([^()]*\)/g, ''))) return false
  const needed = withoutConditions(selector)
    .replace(root, '')
    .replace(/"/g, '')
    .replace(/::?[\w-]+/g, '')
    .matchAll(anyName)
  return needed.every(([name]) => names.has(name) || /^\[[^=]*\]$/.test(name))
}
