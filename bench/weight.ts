/**
 * What the first view of every page weighs, in brotli bytes of the build: `node bench/weight.ts` prints a table,
 * `--check` fails when a page is over its budget in bench/budgets.json.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { locales } from '#contract/locale.ts'

type Limits = number | Record<string, number>
type Measure = 'html' | 'scripts' | 'fonts' | 'requests' | 'total' | 'navigation'
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

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

const fonts = globSync(`${site}/fonts/*.woff2`).map(bytes)

function weigh(path: string, locale: string): Weight {
  const file = join(site, locale, `${path}.html`)
  const list = /<script type="application\/json" id="scripts">(.*?)<\/script>/.exec(
    readFileSync(file, 'utf8'),
  )?.[1]
  const scripts: string[] = JSON.parse(list ?? '[]')
  const sizes = scripts.map((script) => bytes(join(site, script)))
  // The entry, React and the words of the frame are there already when a visitor moves on to another page.
  const shared = scripts.map((script) => /\/(?:main|react)-|\/frame\.js$/.test(script))
  const html = bytes(file)
  return {
    html,
    scripts: sum(sizes),
    fonts: sum(fonts),
    requests: 1 + scripts.length + fonts.length + 1,
    total: html + sum(sizes) + sum(fonts),
    navigation: sum(sizes.filter((_, index) => !shared[index])),
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
