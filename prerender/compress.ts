/**
 * Brotli and gzip beside every text file, made once at build time so that the server only has to send them. In threads
 * of their own: in that of the pages each file would have all of its memory searched for what can be given back. They
 * also write what they compress, which would hold the rendering up by a fifth.
 */
import { EventEmitter, once } from 'node:events'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** What grows with everything that is written is not compressed `hard` once it is large. */
export type Effort = 'hardest' | 'hard' | 'quick'
export interface WantedFile {
  file: string
  effort: Effort
  /** What is to be written there; without it the file is there already. */
  content?: string
}

const compressible = /\.(html|js|css|svg|json|xml|txt|md|webmanifest|atom)$/
/** Files that a thread has before it: the one that renders seldom hears that it wants more. */
const most = 4

/** Writes and compresses files while others are still being rendered. */
export class Compression {
  readonly #queue: WantedFile[] = []
  readonly #progress = new EventEmitter()
  readonly #threads = Array.from({ length: availableParallelism() }, () => this.#start())
  count = 0

  add(wanted: WantedFile): void {
    this.count += 1
    this.#queue.push(wanted)
    this.#goOn()
  }

  addTree(folder: string): void {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile() && compressible.test(file)) this.add({ file, effort: 'hardest' })
    }
  }

  /** Resolves when all are written. A thread that fails ends the build. */
  async finish(): Promise<void> {
    while (this.#threads.some(({ before }) => before > 0)) await once(this.#progress, 'file')
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  #start() {
    const thread = { worker: new Worker(new URL('./compress-worker.ts', import.meta.url)), before: 0 }
    thread.worker.on('message', () => {
      thread.before -= 1
      this.#goOn()
      this.#progress.emit('file')
    })
    return thread
  }

  #goOn(): void {
    for (const thread of this.#threads) {
      while (thread.before < most) {
        const next = this.#queue.shift()
        if (!next) return
        thread.before += 1
        thread.worker.postMessage(next)
      }
    }
  }
}
