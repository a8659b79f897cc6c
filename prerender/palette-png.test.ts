import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { copyOf, emptyPalette, palettePng, rowsOf } from './palette-png.ts'

const [paper, ink] = [
  [0xf2, 0xef, 0xe8, 255],
  [0x16, 0x14, 0x0f, 255],
]
const almostPaper = [0xf1, 0xee, 0xe9, 255]

test('each point names its colour in the palette, and what looks the same shares a place', () => {
  const palette = emptyPalette()
  const points = [paper, ink, almostPaper, paper, paper, ink].flatMap((each) => each ?? [])
  const rows = rowsOf(Buffer.from(points), 3, palette)
  expect([...rows]).toEqual([0, 0, 1, 0, 0, 0, 0, 1])

  const png = palettePng(rows, 3, palette)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2])
  const colours = png.subarray(png.indexOf('PLTE') + 4)
  expect([...colours.subarray(0, 6)]).toEqual([0xf2, 0xef, 0xe8, 0x16, 0x14, 0x0f])
  const data = png.indexOf('IDAT')
  const packed = png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4))
  expect(inflateSync(packed)).toEqual(rows)
})

test('a picture that adds colours leaves the palette of the others alone', () => {
  const known = emptyPalette()
  rowsOf(Buffer.from(paper ?? []), 1, known)
  rowsOf(Buffer.from(ink ?? []), 1, copyOf(known))
  expect(known.colours).toHaveLength(1)
})
