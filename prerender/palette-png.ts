/**
 * Pictures of few colours as PNG with a palette. The encoder of the drawing program writes four bytes for every point,
 * takes ten times as long and makes twice the bytes.
 */
import { constants, crc32, deflateSync } from 'node:zlib'

export interface Palette {
  /** As the drawing program gives them: red, green, blue and alpha in one number, from the lowest byte on. */
  colours: number[]
  /** For each colour, at five bits per channel, its place in the palette plus one. */
  places: Uint16Array
}

export function emptyPalette(): Palette {
  return { colours: [], places: new Uint16Array(2 ** 15) }
}

export function copyOf({ colours, places }: Palette): Palette {
  return { colours: [...colours], places: places.slice() }
}

/**
 * The palette's place of each point. Colours that the eye cannot tell apart share a place, so that all edges between
 * two colours take at most 32; new ones are added to the palette.
 */
export function placesOf(pixels: Buffer, palette: Palette): Buffer {
  // Signed: larger numbers would be objects, and this loop would take twice as long.
  const points = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  const places = Buffer.allocUnsafe(points.length)
  let last = points[0] ?? 0
  let place = placeOf(last, palette)
  for (let at = 0; at < places.length; at++) {
    const colour = points[at] ?? 0
    // Most points look like their neighbour.
    if (colour !== last) place = placeOf(colour, palette)
    last = colour
    places[at] = place
  }
  return places
}

function placeOf(colour: number, { colours, places }: Palette): number {
  const key = ((colour >> 3) & 31) | ((colour >> 6) & 0x3e0) | ((colour >> 9) & 0x7c00)
  const known = places[key]
  if (known) return known - 1
  if (colours.length === 256) throw new Error('The picture has too many colours for a palette.')
  places[key] = colours.push(colour)
  return colours.length - 1
}

export interface Patch {
  x: number
  y: number
  width: number
  places: Buffer
}

/** One patch over the other; the first is the whole picture. */
export function palettePng(patches: [Patch, ...Patch[]], { colours }: Palette): Buffer {
  const [{ width, places }] = patches
  // PNG wants a byte before each row.
  const rows = Buffer.alloc(places.length + places.length / width)
  for (const patch of patches) {
    for (let from = 0; from < patch.places.length; from += patch.width) {
      const row = patch.y + from / patch.width
      patch.places.copy(rows, row * (width + 1) + 1 + patch.x, from, from + patch.width)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length / (width + 1), 4)
  header.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(colours.flatMap((each) => [each & 255, (each >> 8) & 255, (each >> 16) & 255])),
    ),
    // Most points look like their neighbour: to look no further is quickest and, here, even saves bytes.
    chunk('IDAT', deflateSync(rows, { strategy: constants.Z_RLE })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
