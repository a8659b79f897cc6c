/**
 * What the first view of every page weighs, in brotli bytes of the build: `node bench/weight.ts` prints a table,
 * `--check` fails when a page is over its budget in bench/budgets.json.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { type Locale, locales } from '#contract/locale.ts'
import { plainFile } from '#contract/plain-file.ts'

type Limits = number | Record<string, number>
type Measure = 'html' | 'flight' | 'scripts' | 'fonts' | 'requests' | 'total' | 'navigation'
type Weight = Record<Measure, number>

const site = 'dist/site'
const budgets: Record<Measure | 'image', Limits> = JSON.parse(readFileSync('bench/budgets.json', 'utf8'))
const { pages }: { pages: Record<string, unknown> } = JSON.parse(readFileSync('dist/build.json', 'utf8'))

function bytes(file: string): number {
  const compressed = `${file}.br`
  if (existsSync(compressed)) return statSync(compressed).size
  return /\.(woff2|png|jpg|webp)$/.test(file)
    ? statSync(file).size
    : brotliCompressSync(readFileSync(file)).length
}

/** Enough HTML to fill a large window, where the end that the build marks lies far below it: behind a long list. */
const screenful = 9_000
const farBelow = 16_000
/** In an article it always does: its first screen does not grow with its text. */
const isArticle = (path: string) => path.startsWith('/blog/')

/** How many bytes of the compressed page must have come until its first screen can be drawn. */
function flightOf(path: string, file: string, text: string): number {
  const packed = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : brotliCompressSync(text)
  const [main, mark] = [text.indexOf('<main'), text.indexOf(' data-later')]
  const end = mark - main > (isArticle(path) ? screenful : farBelow) ? main + screenful : mark
  const wanted = Buffer.byteLength(text.slice(0, end))
  const finishFlush = constants.BROTLI_OPERATION_FLUSH
  let [less, enough] = [0, packed.length]
  while (enough - less > 1) {
    const middle = Math.ceil((less + enough) / 2)
    const drawn = brotliDecompressSync(packed.subarray(0, middle), { finishFlush }).length
    if (drawn < wanted) less = middle
    else enough = middle
  }
  return enough
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

const fonts = globSync(`${site}/fonts/*.woff2`).map(bytes)

/** Loaded already when a visitor moves on to another page. */
const there = /\/(?:main|react|core|base|frame|travel)-[^/]*$|\/frame\.js$/

/** `/assets/home-2-BhikbSXF.js` is `/assets/home-2`. */
function chunkOf(name: string): string {
  return name.replace(/-[\w-]{8}\.\w+$/, '')
}

interface PageFiles {
  now: string[]
  soon: string[]
  words: string
  rest?: string
}

function weigh(path: string, locale: Locale): Weight {
  const file = join(site, locale, `${path}.html`)
  const text = readFileSync(file, 'utf8')
  const list = /<script type="application\/json" id="files">(.*?)<\/script>/.exec(text)?.[1]
  const { now, soon, words, rest = words }: PageFiles = JSON.parse(list ?? '')
  const scripts = now.map((script) => bytes(join(site, script)))
  const styles = /<link rel="stylesheet" href="([^"]*)" disabled data-rest>/.exec(text)?.[1]
  // A visit by a link fetches the style sheets of its scripts, which have their names.
  const chunks = new Set([...now, ...soon].map(chunkOf))
  const named = styles ? /--sheets:"([^"]*)"/.exec(readFileSync(join(site, styles), 'utf8'))?.[1] : undefined
  const sheets = (named?.split(' ') ?? []).filter((name) => chunks.has(chunkOf(name)))
  // At the address without a language its script has to choose one as well.
  const html = Math.max(bytes(file), bytes(join(site, plainFile(path, locale))))
  const late = styles ? [bytes(join(site, styles))] : []
  return {
    html,
    flight: flightOf(path, file, text),
    scripts: sum(scripts),
    fonts: sum(fonts),
    // The document and the icon besides.
    requests: 1 + now.length + late.length + fonts.length + 1,
    total: html + sum(late) + sum(scripts) + sum(fonts),
    // What comes before the new page is shown, complete on its first screen. Not what is asked for after that: sections
    // made with app/ui/later.tsx, the editor of workflows, what an action opens.
    navigation: sum(
      [...new Set([...now, ...soon, rest, ...sheets])]
        .filter((name) => name !== words || name === rest)
        .filter((name) => !there.test(name))
        .map((name) => bytes(join(site, name))),
    ),
  }
}

function limitOf(measure: Measure | 'image', path: string): number {
  const limits = budgets[measure]
  return typeof limits === 'number' ? limits : (limits[path] ?? limits['default'] ?? Infinity)
}

const over: string[] = []
const rows = Object.keys(pages).flatMap((path) =>
  locales.map((locale) => {
    const weight = weigh(path, locale)
    for (const [measure, value] of Object.entries(weight) as [Measure, number][]) {
      const limit = limitOf(measure, path)
      if (value > limit) over.push(`/${locale}${path}: ${measure} ${value} is over ${limit}`)
    }
    return { page: `/${locale}${path}`, ...weight }
  }),
)
for (const image of globSync(`${site}/**/*.{png,jpg,webp,avif}`)) {
  if (statSync(image).size > limitOf('image', image)) over.push(`${image} weighs ${statSync(image).size}`)
}

if (!process.argv.includes('--check')) console.table(rows.toSorted((a, b) => b.total - a.total))
if (over.length > 0) {
  console.error(over.join('\n'))
  process.exitCode = 1
}
