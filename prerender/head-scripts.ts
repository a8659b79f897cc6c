/** The scripts of the head, bundled and minified to be inlined into the pages. */
import { build } from 'vite'

export interface HeadScripts {
  /** For pages at addresses without a language, before the other. */
  language: string
  boot: string
}

export async function headScripts(): Promise<HeadScripts> {
  const [language, boot] = await Promise.all(['app/choose-language.ts', 'app/boot.ts'].map(bundle))
  return { language: language ?? '', boot: boot ?? '' }
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      // As a library: `import()` stays what it is.
      lib: { entry, formats: ['iife'], name: 'boot' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`The head script ${entry} could not be built.`)
  return chunk.code.trim()
}
