/** Draws one picture after the other, until there is no more to come. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { shareImage } from './share-image.ts'
import type { WantedImage } from './share-images.ts'

let last: Promise<void> = Promise.resolve()

parentPort?.on('message', (next: WantedImage | 'end') => {
  last = last.then(() => (next === 'end' ? parentPort?.close() : draw(next)))
})

async function draw({ file, heading }: WantedImage): Promise<void> {
  const picture = await shareImage(heading)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, picture)
  // Only between tasks of the event loop is the memory of a drawing given back: without a pause 600 take 1.5 GB.
  await setImmediate()
}
