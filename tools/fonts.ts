/** Cuts the two type families down to the glyphs and axis ranges the site uses and writes them to public/fonts. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const archivo = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'
const martianMono = '@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2'
const output = new URL('../public/fonts/', import.meta.url)

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß'
const digits = '0123456789'
const spaces = ' \u00a0\u00ad'
const thinSpace = '\u2009'

type Face = {
  file: string
  source: string
  glyphs: string
  axes: Record<'wght' | 'wdth', number | { min: number; max: number }>
}

/** Two Archivo faces, because one file with both axes weighs 46 KB instead of 35 KB. */
export const faces: Face[] = [
  {
    file: 'archivo-text.woff2',
    source: archivo,
    glyphs: `${letters}${digits}${spaces}${thinSpace}.,:;!?…'"„“”‚‘’-–—_/|()[]<>+−×÷=%°*·#&@§©€$`,
    axes: { wght: { min: 400, max: 760 }, wdth: 100 },
  },
  {
    file: 'archivo-display.woff2',
    source: archivo,
    glyphs: `${letters}${digits}${spaces}.,:;!?…'„“”‘’-–—/()+−×=%·&€$`,
    // A weight range of only 720 to 760 costs 9 KB more than this one weight.
    axes: { wght: 740, wdth: { min: 62, max: 125 } },
  },
  {
    file: 'martian-mono.woff2',
    source: martianMono,
    glyphs: `${letters}${digits}${spaces}.,:;!?…'"’-–_/()[]<>+−×=%*·#&@€$`,
    axes: { wght: { min: 400, max: 600 }, wdth: 80 },
  },
]

async function writeFaces() {
  await mkdir(output, { recursive: true })
  for (const { file, source, glyphs, axes } of faces) {
    const font = await subsetFont(await readFile(new URL(import.meta.resolve(source))), glyphs, {
      targetFormat: 'woff2',
      // rvrn swaps in the glyph shapes drawn for heavy weights; browsers apply it unasked.
      keepFeatures: ['kern', 'tnum', 'rvrn'],
      // Names of styles for a font menu, and widths that browsers also read from the outlines' variations: 1.2 KB in all.
      dropTables: ['STAT', 'HVAR'],
      variationAxes: axes,
    })
    await writeFile(new URL(file, output), font)
    console.log(`${file} ${font.byteLength} bytes`)
  }
  const archivoLicense = import.meta.resolve('@fontsource-variable/archivo/LICENSE')
  const martianMonoLicense = import.meta.resolve('@fontsource-variable/martian-mono/LICENSE')
  await copyFile(new URL(archivoLicense), new URL('LICENSE-archivo.txt', output))
  await copyFile(new URL(martianMonoLicense), new URL('LICENSE-martian-mono.txt', output))
}

if (import.meta.main) await writeFaces()
