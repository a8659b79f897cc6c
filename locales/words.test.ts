/** Both languages say the same things, and nothing is written that nobody shows. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readArea } from './fixture-texts.ts'

function areasOf(locale: string): string[] {
  const files = globSync(`locales/${locale}/**/*.ts`)
  return files.map((file) => file.replace(`locales/${locale}/`, '').replace(/\.ts$/, '')).toSorted()
}

const areas = areasOf('en')

/** Words that really are the same in both languages: names, units, loan words. */
const sameInBoth = new Set(readFileSync('locales/same-in-both.txt', 'utf8').trim().split('\n'))

test('both languages have the same areas, and all of them are listed', () => {
  expect(areasOf('de')).toEqual(areas)
  const listed = readFileSync('locales/areas.ts', 'utf8')
  // Part of the errors comes along with the entry; the words of the mails are for the server alone.
  const others = areas.filter((area) => !listed.includes(`'./en/${area}.ts'`))
  expect(others).toEqual(['held-up', 'mails', 'mails-accounts'])
})

test.each(areas)('%s has the same texts with the same places in both languages', async (area) => {
  const [english, german] = [await readArea('en', area), await readArea('de', area)]
  expect([...german.keys()]).toEqual([...english.keys()])
  const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()
  for (const [key, text] of english) expect(places(german.get(key) ?? ''), key).toEqual(places(text))
})

/** Said in one language alone, in words in the other, or by another clock. */
const otherFigures = [
  'pages/home-2 description',
  'pages/imprint description',
  'pages/request-a-demo title',
  'pages/statistics uptime.definition',
]

test.each(areas)('%s says the same figures in both languages', async (area) => {
  const german = await readArea('de', area)
  // Without points and commas, which the languages use the other way round, and the nought of 09:00.
  const figures = (text: string) =>
    (text.match(/\d(?:[.,]?\d)*/g) ?? []).map((figure) => figure.replaceAll(/[.,]|^0(?=\d)/g, '')).toSorted()
  for (const [key, text] of await readArea('en', area)) {
    if (otherFigures.includes(`${area} ${key}`)) continue
    expect(figures(german.get(key) ?? ''), key).toEqual(figures(text))
  }
})

test.each(areas)('%s has no text that is the same in both languages by accident', async (area) => {
  const [english, german] = [await readArea('en', area), await readArea('de', area)]
  const same = [...english].filter(([key, text]) => /\p{L}{2}/u.test(text) && german.get(key) === text)
  expect(same.map(([, text]) => text).filter((text) => !sameInBoth.has(text))).toEqual([])
})

test.each(areas)('%s has no empty text', async (area) => {
  for (const locale of ['en', 'de']) {
    for (const [key, text] of await readArea(locale, area))
      expect(text.trim(), `${locale} ${key}`).not.toBe('')
  }
})

const sources = globSync(['app/**/*.{ts,tsx}', 'server/**/*.ts', 'prerender/*.ts'])
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Read by its name: `words.title`, `{ title, … }`, `words['title']`. */
function isNamed(part: string): boolean {
  return new RegExp(String.raw`(?:\.|\{ ?|, |\n\s*|\[')${escapePattern(part)}\b`).test(sources)
}

/** Read as a whole, as a list or a look-up: `words.steps.map(…)`, `words.labels[path]`, `steps={words.steps}`. */
function isReadWhole(part: string): boolean {
  return new RegExp(
    String.raw`\b${escapePattern(part)}(?:\)|\[|,|\}|\.(?:map|filter|find|entries|flatMap|length|slice|join))`,
  ).test(sources)
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

test.each(areas)('every word of %s is shown somewhere', async (area) => {
  const unused = [...(await readArea('en', area)).keys()].filter((path) => {
    const parts = path.split('.').filter((part) => !/^\d+$/.test(part))
    const own = parts.pop() ?? ''
    return !isNamed(own) && !parts.some(isReadWhole)
  })
  expect(unused).toEqual([])
})
