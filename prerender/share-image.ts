/** The picture that is shown when a page is shared: its heading in the two widths, on the line. */
import { readFileSync } from 'node:fs'
import { type BBox, Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import subsetFont from 'subset-font'
import { plain } from '#content/typography.ts'
import { light as colours } from '#contract/colours.ts'
import { company } from '#contract/company.ts'
import { copyOf, emptyPalette, type Palette, type Patch, palettePng, placesOf } from './palette-png.ts'

const width = 1200
const height = 630
const source = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
const glyphs = `${Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')}äöüÄÖÜß„“”‘’–…€§·`

type Font = { name: string; data: Buffer; weight: 400; style: 'normal' }
let fonts: Promise<Font[]> | undefined

/** The drawing program knows no variable fonts, so each width is cut as a font of its own. */
function loadFonts(): Promise<Font[]> {
  const cut = async (name: string, wght: number, wdth: number): Promise<Font> => ({
    name,
    data: await subsetFont(readFileSync(source), glyphs, {
      targetFormat: 'sfnt',
      variationAxes: { wght, wdth },
    }),
    weight: 400,
    style: 'normal',
  })
  return Promise.all([cut('wide', 740, 125), cut('narrow', 740, 62), cut('text', 480, 100)])
}

export interface Heading {
  long: string
  short: string
}

type Style = Record<string, string | number>
const box = (style: Style, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const line = 150
const gutter = 44
const top = 190
const room = { width: width - line - gutter - 60, height: 336 }
/** What a letter takes of the font size, at most on the average of a line. */
const letter = { wide: 0.62, narrow: 0.36 }

/** The largest size at which both lines of the heading fit above the address, and no word runs off the edge. */
export function fittingSize(long: string, short: string): number {
  for (let size = 128; size > 30; size -= 2) {
    const lines = {
      wide: lineCount(long, size * letter.wide),
      narrow: lineCount(short, size * letter.narrow),
    }
    if (size * (lines.wide + lines.narrow * 1.08) <= room.height) return size
  }
  return 30
}

/** Infinite when a word is wider than the line. */
function lineCount(text: string, letterWidth: number): number {
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const wide = word.length * letterWidth
    if (wide > room.width) return Infinity
    if (used > 0 && used + letterWidth * 0.4 + wide > room.width) {
      lines += 1
      used = 0
    }
    used += wide + (used > 0 ? letterWidth * 0.4 : 0)
  }
  return text ? lines : 0
}

/** What is the same in every picture, so that it is drawn once. */
const ground = [
  `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
  `<rect x="60" y="110" width="${width - 120}" height="2" fill="${colours.ink}"/>`,
  ...Array.from({ length: 49 }, (_, index) => {
    const x = line + (index * (width - line - 60)) / 48
    return `<rect x="${x}" y="110" width="2" height="${index % 4 === 0 ? 18 : 9}" fill="${colours.ink}"/>`
  }),
  `<rect x="${line}" y="110" width="6" height="${height - 110}" fill="${colours.signal}"/>`,
].join('')

const name = box(
  { position: 'absolute', left: 60, top: 42, fontFamily: 'wide', fontSize: 38, letterSpacing: '-0.03em' },
  company.name,
)
const address = box(
  {
    position: 'absolute',
    left: line + gutter,
    bottom: 46,
    fontFamily: 'text',
    fontSize: 27,
    color: colours.ink2,
  },
  new URL(company.origin).host,
)

interface Frame {
  patch: Patch
  palette: Palette
}
let frame: Promise<Frame> | undefined

async function drawFrame(): Promise<Frame> {
  const palette = emptyPalette()
  return { patch: new Drawing(ground, await setType([name, address])).paint(palette), palette }
}

export async function shareImage(heading: Heading): Promise<Buffer> {
  frame ??= drawFrame()
  const { patch, palette: known } = await frame
  const palette = copyOf(known)
  const { size, drawing } = await fitHeading(dividedIfLong(heading), plain(heading.short))
  const middle = top + size / 2
  const station = new Drawing(
    `<rect x="${line}" y="${middle - 24}" width="6" height="48" fill="${colours.signal}"/>`,
    `<circle cx="${line + 3}" cy="${middle}" r="21" fill="${colours.paper}" stroke="${colours.ink}" stroke-width="6"/>`,
  )
  return palettePng([patch, station.paint(palette), drawing.paint(palette)], palette)
}

/** Below this the heading is small beside the name of the firm and leaves most of the picture empty. */
const readable = 64

/** A word that would make the whole heading small is divided where its author allows it. */
export function dividedIfLong({ long, short }: Heading): string {
  const isSmall = fittingSize(plain(long), plain(short)) < readable
  return plain(isSmall ? long.replaceAll('\u00ad', '- ') : long)
}

/** The first size is an estimate that knows no letters; what does not fit is set again, smaller. */
async function fitHeading(long: string, short: string): Promise<{ size: number; drawing: Drawing }> {
  let size = fittingSize(long, short)
  for (;;) {
    const drawing = new Drawing(await setHeading(long, short, size))
    const fits = drawing.right <= line + gutter + room.width && drawing.bottom <= top + room.height
    if (fits || size <= 20) return { size, drawing }
    size -= 4
  }
}

function setHeading(long: string, short: string, size: number): Promise<string> {
  return setType([
    box({ position: 'absolute', left: line + gutter, top, width: room.width, flexDirection: 'column' }, [
      box({ fontFamily: 'wide', fontSize: size, lineHeight: 1, letterSpacing: '-0.025em' }, long),
      box({ fontFamily: 'narrow', fontSize: size, lineHeight: 1.08, color: colours.signal }, short),
    ]),
  ])
}

/** The boxes as shapes, in the coordinates of the picture. */
async function setType(boxes: unknown[]): Promise<string> {
  fonts ??= loadFonts()
  const whole = box({ position: 'relative', width, height, color: colours.ink }, boxes)
  const svg = await satori(whole as Parameters<typeof satori>[0], { width, height, fonts: await fonts })
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

/** Shapes in the coordinates of the picture, painted within their bounds: most of a picture is paper. */
class Drawing {
  readonly #drawing: Resvg
  readonly #bounds: BBox
  readonly right: number
  readonly bottom: number

  constructor(...shapes: string[]) {
    const size = `width="${width}" height="${height}"`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.join('')}</svg>`
    this.#drawing = new Resvg(svg, { font: { loadSystemFonts: false }, background: colours.paper })
    const bounds = this.#drawing.getBBox()
    if (!bounds) throw new Error('There is nothing to draw.')
    this.right = Math.min(width, Math.ceil(bounds.x + bounds.width))
    this.bottom = Math.min(height, Math.ceil(bounds.y + bounds.height))
    this.#bounds = bounds
  }

  paint(palette: Palette): Patch {
    const x = Math.floor(this.#bounds.x)
    const y = Math.floor(this.#bounds.y)
    const size = { width: this.right - x, height: this.bottom - y }
    this.#drawing.cropByBBox(Object.assign(this.#bounds, { x, y, ...size }))
    return { x, y, width: size.width, places: placesOf(this.#drawing.render().pixels, palette) }
  }
}
