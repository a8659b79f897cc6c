/** Brotli and gzip beside every text file, made once at build time so that the server only has to send them. */
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
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
/** zlib works in its own threads; a few at a time keep all of them busy. */
const most = 8

interface Task {
  file: string
  content: Buffer
  effort: Effort
}

/** Compresses files while others are still being written. */
export class Compression {
  #queue: Task[] = []
  #workers: Promise<void>[] = []
  #running = 0
  count = 0

  /** The content is what was written: to read 3,000 files again takes a second of the processor. */
  add(file: string, content: Buffer, effort: Effort): void {
    if (!compressible.test(file)) return
    this.count += 1
    this.#queue.push({ file, content, effort })
    if (this.#running < most) this.#workers.push(this.#work())
  }

  addTree(folder: string): void {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile()) this.add(file, readFileSync(file), 'hardest')
    }
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

async function compress({ file, content, effort }: Task): Promise<void> {
  const [br, gz] = await Promise.all([
    brotli(content, { params: params[content.length > large ? 'large' : effort] }),
    gzipped(content, { level: 9 }),
  ])
  if (br.length < content.length) await writeFile(`${file}.br`, br)
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
}
