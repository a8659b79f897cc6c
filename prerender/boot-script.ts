/** The head script, bundled and minified to be inlined into every page. */
import { build } from 'vite'

export async function bootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      // As a library: `import()` stays what it is.
      lib: { entry: 'app/boot.ts', formats: ['iife'], name: 'boot' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('The head script could not be built.')
  return chunk.code.trim()
}
