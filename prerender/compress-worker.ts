/** Writes and compresses one file after the other, and says so after each. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { WantedFile } from './compress.ts'

/** The last tenth that brotli can save takes thirty times as long. */
const hardest = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
const params = {
  hardest,
  hard: hardest,
  // More saves half a hundredth and takes a third longer; a larger window saves nothing on files of this size.
  quick: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 16 },
  large: { [constants.BROTLI_PARAM_QUALITY]: 9 },
}
/** Programs repeat what stands a few letters back. Told so, brotli saves 60 bytes of a first view; pages gain nothing. */
const shortDistances = { [constants.BROTLI_PARAM_NDIRECT]: 4 }
/** Beside programs only lists of everything that was ever written grow to these sizes, as pages and as words. */
const large = { page: 150_000, words: 100_000 }

parentPort?.on('message', ({ file, effort, content: text }: WantedFile) => {
  const content = text === undefined ? readFileSync(file) : Buffer.from(text)
  if (text !== undefined) writeFileSync(file, content)
  const isScript = file.endsWith('.js')
  const isList = effort !== 'hardest' && content.length > (isScript ? large.words : large.page)
  const br = brotliCompressSync(content, {
    params: { ...params[isList ? 'large' : effort], ...(isScript && shortDistances) },
  })
  // For the few that do not know brotli.
  const gz = gzipSync(content, { level: effort === 'quick' ? 4 : 9 })
  if (br.length < content.length) writeFileSync(`${file}.br`, br)
  if (gz.length < content.length) writeFileSync(`${file}.gz`, gz)
  parentPort?.postMessage('done')
})
