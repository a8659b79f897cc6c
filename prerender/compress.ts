/** Brotli and gzip beside every text file, made once at build time so that the server only has to send them. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/**
 * The last eight percent that brotli can save take ten to forty times as long. So many files are worth it: the site as
 * it is, with room to grow. Beyond them a site of many articles would take minutes to build.
 */
const hardest = 800
/** Most visits begin elsewhere. */
const grown = /[\\/](blog|all)[\\/]/

const compressible = /\.(html|js|css|svg|json|xml|txt|md|webmanifest|atom)$/

export async function compressTree(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => compressible.test(file) && statSync(file).isFile())
    .toSorted((a, b) => Number(grown.test(a)) - Number(grown.test(b)))
  // zlib works in its own threads; a few at a time keep all of them busy without holding every file in memory.
  const queue = files.entries()
  await Promise.all(Array.from({ length: 8 }, () => compressFrom(queue)))
  return files.length
}

async function compressFrom(queue: Iterable<[number, string]>): Promise<void> {
  for (const [index, file] of queue) {
    const content = readFileSync(file)
    const quality = index < hardest ? constants.BROTLI_MAX_QUALITY : 8
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
    const [br, gz] = await Promise.all([brotli(content, options), gzipped(content, { level: 9 })])
    if (br.length < content.length) await writeFile(`${file}.br`, br)
    if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
  }
}
