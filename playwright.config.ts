import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 3100)
const report = process.env['BROWSER_REPORT']
// Debian's when it is there, first the one without a window of its own; otherwise Playwright's, which is of that kind, too.
const executablePath = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than the processors that every machine has: where a journey waits, another page is looked at.
  workers: 3,
  // A machine under load can lose a race once; the report then names the test as flaky. Twice is a failure.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 7_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // As in a browser with a window.
        '--font-render-hinting=slight',
      ],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    // Each test comes from an address of its own, so that the limits per address do not meet.
    env: { PORT: String(port), DATA_DIR: 'test-results/data', TRUST_PROXY: '127.0.0.1,::1' },
    url: `http://localhost:${port}/home`,
    reuseExistingServer: false,
  },
})
