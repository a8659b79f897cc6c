/** Brotli and gzip beside every text file, made once at build time so that the server only has to send them. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The last tenth that brotli can save takes thirty times as long. */
const params = {
  hardest: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  // With a larger window the same quality takes five times as long and saves nothing on files of this size.
  quick: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
  large: { [constants.BROTLI_PARAM_QUALITY]: 9 },
}
export type Effort = 'hardest' | 'quick'
/** Only lists of everything that was ever written grow to this size. */
const large = 250_000

const compressible = /\.(html|js|css|svg|json|xml|txt|md|webmanifest|atom)$/
/** zlib works in its own threads; a few at a time keep all of them busy without holding every file in memory. */
const most = 8

/** Compresses files while others are still being written. */
export class Compression {
  #queue: { file: string; effort: Effort }[] = []
  #workers: Promise<void>[] = []
  #running = 0
  count = 0

  add(file: string, effort: Effort): void {
    if (!compressible.test(file)) return
    this.count += 1
    this.#queue.push({ file, effort })
    if (this.#running < most) this.#workers.push(this.#work())
  }

  addTree(folder: string): void {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) this.add(join(entry.parentPath, entry.name), 'hardest')
  }

  async finish(): Promise<void> {
    await Promise.all(this.#workers)
  }

  async #work(): Promise<void> {
    this.#running += 1
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await compress(next)
    this.#running -= 1
  }
}

async function compress({ file, effort }: { file: string; effort: Effort }): Promise<void> {
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    brotli(content, { params: params[content.length > large ? 'large' : effort] }),
    gzipped(content, { level: 9 }),
  ])
  if (br.length < content.length) await writeFile(`${file}.br`, br)
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
}
