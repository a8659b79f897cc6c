/** Compresses one file after the other, and says so after each. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { WantedFile } from './compress.ts'

/** The last tenth that brotli can save takes thirty times as long. */
const hardest = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
const params = {
  hardest,
  hard: hardest,
  // With a larger window the same quality takes five times as long and saves nothing on files of this size.
  quick: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
  large: { [constants.BROTLI_PARAM_QUALITY]: 9 },
}
/** Programs repeat what stands a few letters back. Told so, brotli saves 60 bytes of a first view; pages gain nothing. */
const shortDistances = { [constants.BROTLI_PARAM_NDIRECT]: 4 }
/** Beside programs only lists of everything that was ever written grow to this size. */
const large = 150_000

parentPort?.on('message', ({ file, effort }: WantedFile) => {
  const content = readFileSync(file)
  const isList = effort !== 'hardest' && content.length > large
  const br = brotliCompressSync(content, {
    params: { ...params[isList ? 'large' : effort], ...(file.endsWith('.js') && shortDistances) },
  })
  // For the few that do not know brotli.
  const gz = gzipSync(content, { level: effort === 'quick' ? 4 : 9 })
  if (br.length < content.length) writeFileSync(`${file}.br`, br)
  if (gz.length < content.length) writeFileSync(`${file}.gz`, gz)
  parentPort?.postMessage('done')
})
