/** The pictures for sharing, drawn in a thread of their own while the pages are rendered. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Words } from './share-image.ts'

export interface WantedImage {
  file: string
  words: Words
}

export class ShareImages {
  readonly #worker = new Worker(new URL('./share-image-worker.ts', import.meta.url))

  draw(file: string, words: Words): void {
    this.#worker.postMessage({ file, words } satisfies WantedImage)
  }

  /** Resolves when all are written; fails when one could not be drawn. */
  async finish(): Promise<void> {
    this.#worker.postMessage('end')
    await once(this.#worker, 'exit')
  }
}
