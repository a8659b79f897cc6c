/** The picture that is shown when a page is shared: its heading in the two widths, on the line. */
import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import subsetFont from 'subset-font'
import { company } from '#contract/company.ts'

const width = 1200
const height = 630
const source = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
const glyphs = `${Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')}äöüÄÖÜß„“”‘’–…€§·`
const colours = { paper: '#f2efe8', ink: '#16140f', second: '#5a5348', signal: '#ef400f' }

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

interface Words {
  long: string
  short: string
}

type Style = Record<string, string | number>
const box = (style: Style, children?: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

export async function shareImage({ long, short }: Words): Promise<Buffer> {
  fonts ??= loadFonts()
  const line = 150
  const gutter = 44
  const room = width - line - gutter - 60
  // The wide face takes about .66 em per letter, the narrow one .36; two lines are allowed for each.
  const size = Math.min(104, (room * 1.6) / (long.length * 0.66), (room * 1.8) / (short.length * 0.36))
  const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ')
  const ticks = Array.from({ length: 49 }, (_, index) =>
    box({
      position: 'absolute',
      left: line + (index * (width - line - 60)) / 48,
      top: 110,
      width: 2,
      height: index % 4 === 0 ? 18 : 9,
      background: colours.ink,
    }),
  )
  const picture = box(
    { position: 'relative', width, height, background: colours.paper, color: colours.ink },
    [
      box(
        {
          position: 'absolute',
          left: 60,
          top: 42,
          fontFamily: 'wide',
          fontSize: 38,
          letterSpacing: '-0.03em',
        },
        company.name,
      ),
      box({
        position: 'absolute',
        left: 60,
        top: 110,
        width: width - 120,
        height: 2,
        background: colours.ink,
      }),
      ...ticks,
      box({
        position: 'absolute',
        left: line,
        top: 110,
        width: 6,
        height: height - 110,
        background: colours.signal,
      }),
      box({
        position: 'absolute',
        left: line - 15,
        top: 214,
        width: 36,
        height: 36,
        borderRadius: '50%',
        border: `6px solid ${colours.ink}`,
        background: colours.paper,
      }),
      box({ position: 'absolute', left: line + gutter, top: 190, width: room, flexDirection: 'column' }, [
        box({ fontFamily: 'wide', fontSize: size, lineHeight: 1, letterSpacing: '-0.025em' }, plain(long)),
        box({ fontFamily: 'narrow', fontSize: size, lineHeight: 1.08, color: colours.signal }, plain(short)),
      ]),
      box(
        {
          position: 'absolute',
          left: line + gutter,
          bottom: 46,
          fontFamily: 'text',
          fontSize: 27,
          color: colours.second,
        },
        new URL(company.origin).host,
      ),
    ],
  )
  const svg = await satori(picture as Parameters<typeof satori>[0], { width, height, fonts: await fonts })
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
