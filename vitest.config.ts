import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,bench,content,contract,locales,prerender,server,tools}/**/*.test.{ts,tsx}'],
    // On a busy machine some took 20 s; one that hangs is found all the same.
    testTimeout: 60_000,
    expect: {
      // A loop over nothing would pass.
      requireAssertions: true,
      // A second would be a guess about the machine.
      poll: { timeout: 10_000 },
    },
    globalSetup: 'server/database/fixture-databases.ts',
    // No test leaves anything in a module; a process for each file would take longer than the tests.
    isolate: false,
    // Of two cores it would leave one idle.
    maxWorkers: availableParallelism(),
  },
})
