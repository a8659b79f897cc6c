/** The pictures for sharing, drawn in a thread of their own while the pages are rendered. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Heading } from './share-image.ts'

export interface WantedImage {
  file: string
  heading: Heading
}

export class ShareImages {
  readonly #worker = new Worker(new URL('./share-image-worker.ts', import.meta.url))

  draw(file: string, heading: Heading): void {
    this.#worker.postMessage({ file, heading } satisfies WantedImage)
  }

  /** Resolves when all are written; fails when one could not be drawn. */
  async finish(): Promise<void> {
    this.#worker.postMessage('end')
    await once(this.#worker, 'exit')
  }
}
