import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,bench,content,contract,locales,prerender,server,tools}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    // Of two cores it would leave one idle.
    maxWorkers: availableParallelism(),
  },
})
