import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { faces } from './fonts.ts'

const pangrams =
  'The quick brown fox jumps over the lazy dog. THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG! ' +
  'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. ZWÖLF BOXKÄMPFER: ÜBER, ÖL, ÄQUATOR? 0123456789'
const signs: Record<string, string> = {
  'archivo-text.woff2': '€$§&„“”‚‘’…–—−×÷%°·©\u00a0\u00ad\u2009',
  'archivo-display.woff2': '€$&„“”‘’…–—−×+/()%\u00a0\u00ad',
  'martian-mono.woff2': '€$&…–−×+=<>/()%·#\u00a0',
}

test('the fonts together weigh at most 45 KB', async () => {
  const sizes = await Promise.all(faces.map(async ({ file }) => (await committed(file)).byteLength))
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45 * 1024)
})

test.for(faces)('$file has every letter and sign of German and English text', async ({ file, glyphs }) => {
  const covered = characters(await unpack(file))
  const wanted = new Set(`${pangrams}${signs[file]}${glyphs}`)
  expect([...wanted].filter((character) => !covered.has(character))).toEqual([])
})

test.for(faces)('the style sheet declares the axis ranges that $file has', async ({ file, axes }) => {
  const rule = (await fontRules()).find((rule) => rule.includes(file)) ?? ''
  expect(numbers(rule, 'font-weight')).toEqual(range(axes.wght))
  expect(numbers(rule, 'font-stretch', [100])).toEqual(range(axes.wdth))
  expect(axisRanges(await unpack(file))).toEqual(
    new Map(
      Object.entries(axes).flatMap(([tag, axis]) => (typeof axis === 'number' ? [] : [[tag, range(axis)]])),
    ),
  )
})

test('the space of every fallback face, which decides its lines, has the ascent and descent of the real one', async () => {
  const archivo = verticalMetrics(await unpack('archivo-text.woff2'))
  const mono = verticalMetrics(await unpack('martian-mono.woff2'))
  const fallbacks = (await fontRules()).filter((rule) => rule.includes('local(') && hasSpace(rule))
  expect(fallbacks.length).toBeGreaterThan(0)
  for (const rule of fallbacks) {
    const real = rule.includes('Mono Fallback') ? mono : archivo
    const [scale = 0] = numbers(rule, 'size-adjust')
    const [ascent = 0] = numbers(rule, 'ascent-override')
    const [descent = 0] = numbers(rule, 'descent-override')
    expect((scale * ascent) / 1e4).toBeCloseTo(real.ascent, 2)
    expect((scale * descent) / 1e4).toBeCloseTo(real.descent, 2)
    expect(numbers(rule, 'line-gap-override')).toEqual([0])
  }
})

function hasSpace(rule: string): boolean {
  return rule.includes('ascent-override') || /U\+20\b/.test(rule)
}

function committed(file: string) {
  return readFile(new URL(`../public/fonts/${file}`, import.meta.url))
}

async function unpack(file: string) {
  return subsetFont(await committed(file), '', { keepAllGlyphs: true, targetFormat: 'sfnt' })
}

async function fontRules() {
  const css = await readFile(new URL('../app/styles/fonts.css', import.meta.url), 'utf8')
  return css.split('@font-face').slice(1)
}

function numbers(rule: string, property: string, otherwise: number[] = []) {
  const value = new RegExp(`${property}: ([^;]+);`).exec(rule)?.[1]
  return value ? value.split(' ').map((part) => parseFloat(part)) : otherwise
}

function range(axis: number | { min: number; max: number }) {
  return typeof axis === 'number' ? [axis] : [axis.min, axis.max]
}

// The readers below follow https://learn.microsoft.com/typography/opentype/spec/otff and know only what these files use.

function table(font: Buffer, tag: string) {
  const count = font.readUInt16BE(4)
  for (let record = 12; record < 12 + 16 * count; record += 16) {
    if (font.toString('latin1', record, record + 4) === tag)
      return font.subarray(font.readUInt32BE(record + 8))
  }
  throw new Error(`The font has no ${tag} table.`)
}

function verticalMetrics(font: Buffer) {
  const unitsPerEm = table(font, 'head').readUInt16BE(18)
  const hhea = table(font, 'hhea')
  return { ascent: hhea.readInt16BE(4) / unitsPerEm, descent: -hhea.readInt16BE(6) / unitsPerEm }
}

function axisRanges(font: Buffer) {
  const fvar = table(font, 'fvar')
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const axis = fvar.subarray(start + index * size)
      return [axis.toString('latin1', 0, 4), [axis.readInt32BE(4) / 65536, axis.readInt32BE(12) / 65536]]
    }),
  )
}

function characters(font: Buffer) {
  const cmap = table(font, 'cmap')
  const map = cmap.subarray(cmap.readUInt32BE(8))
  if (map.readUInt16BE(0) !== 4) throw new Error('The first character map is not of format 4.')
  const size = map.readUInt16BE(6)
  const found = new Set<string>()
  for (let segment = 14; segment < 14 + size; segment += 2) {
    const end = map.readUInt16BE(segment)
    const start = map.readUInt16BE(segment + size + 2)
    const delta = map.readUInt16BE(segment + 2 * size + 2)
    const offsetAt = segment + 3 * size + 2
    const offset = map.readUInt16BE(offsetAt)
    for (let code = start; code <= end; code++) {
      const glyph = offset === 0 ? code + delta : map.readUInt16BE(offsetAt + offset + 2 * (code - start))
      if (glyph % 65536 !== 0) found.add(String.fromCharCode(code))
    }
  }
  return found
}
