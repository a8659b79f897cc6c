import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { copyOf, emptyPalette, palettePng, placesOf } from './palette-png.ts'

const [paper, ink] = [
  [0xf2, 0xef, 0xe8, 255],
  [0x16, 0x14, 0x0f, 255],
]
const almostPaper = [0xf1, 0xee, 0xe9, 255]

const pixels = (...points: (number[] | undefined)[]) => Buffer.from(points.flatMap((each) => each ?? []))

/** What PNG has for the rows: each behind a byte that says how it is written. */
function rowsIn(png: Buffer): number[] {
  const data = png.indexOf('IDAT')
  return [...inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)))]
}

test('each point names its colour in the palette, and what looks the same shares a place', () => {
  const palette = emptyPalette()
  const places = placesOf(pixels(paper, ink, almostPaper, paper, paper, ink), palette)
  expect([...places]).toEqual([0, 1, 0, 0, 0, 1])

  const png = palettePng([{ x: 0, y: 0, width: 3, places }], palette)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2])
  const colours = png.subarray(png.indexOf('PLTE') + 4)
  expect([...colours.subarray(0, 6)]).toEqual([0xf2, 0xef, 0xe8, 0x16, 0x14, 0x0f])
  expect(rowsIn(png)).toEqual([0, 0, 1, 0, 0, 0, 0, 1])
})

test('a patch covers what lies below it, and nothing beside it', () => {
  const palette = emptyPalette()
  const ground = placesOf(pixels(...Array<number[]>(9).fill(paper ?? [])), palette)
  const patch = placesOf(pixels(ink, ink), palette)
  const png = palettePng(
    [
      { x: 0, y: 0, width: 3, places: ground },
      { x: 2, y: 1, width: 1, places: patch },
    ],
    palette,
  )
  expect(rowsIn(png)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1])
})

test('white is a colour like any other', () => {
  const palette = emptyPalette()
  placesOf(Buffer.from([255, 255, 255, 255]), palette)
  expect(palette.colours).toHaveLength(1)
})

test('a picture that adds colours leaves the palette of the others alone', () => {
  const known = emptyPalette()
  placesOf(pixels(paper), known)
  placesOf(pixels(ink), copyOf(known))
  expect(known.colours).toHaveLength(1)
})
