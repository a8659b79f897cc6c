/**
 * Writes down the result of the last automated check of accessibility, which the accessibility statement shows:
 * `npm run record-check` after `npm test`. The file is committed, so that the statement speaks of a run that happened.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { CheckRecord } from '#content/entries.ts'

interface Spec {
  title: string
  tests: {
    status: string
    annotations: { type: string; description?: string }[]
    results: { startTime: string }[]
  }[]
}

interface Suite {
  file: string
  specs?: Spec[]
  suites?: Suite[]
}

/** From Playwright's report: what every-page.test.ts found on each address. */
export function recordOf(report: { suites: Suite[] }): CheckRecord {
  const specs = specsIn(report.suites).filter(({ title }) => title.endsWith(' is sound'))
  const tests = specs.flatMap((spec) => spec.tests)
  if (tests.length === 0) throw new Error('The report has no test of every page: run "npm test" first.')
  const noted = (wanted: string) =>
    tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === wanted)?.description
  const [started = ''] = tests.flatMap(({ results }) => results.map(({ startTime }) => startTime)).toSorted()
  return {
    date: started.slice(0, 10),
    addresses: tests.length,
    withFindings: tests.filter(({ status }) => status !== 'expected').length,
    axe: noted('axe-core') ?? 'unknown',
    chromium: noted('Chromium') ?? 'unknown',
  }
}

function specsIn(suites: Suite[]): Spec[] {
  return suites
    .filter(({ file }) => file.endsWith('every-page.test.ts'))
    .flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsIn(inner)])
}

if (import.meta.main) {
  const source = 'test-results/browser.json'
  if (!existsSync(source)) throw new Error(`There is no ${source}: run "npm test" first.`)
  const record = recordOf(JSON.parse(readFileSync(source, 'utf8')))
  writeFileSync('content/legal/accessibility/last-check.json', `${JSON.stringify(record, null, 2)}\n`)
  console.log(
    `${record.addresses} addresses checked on ${record.date}, ${record.withFindings} with findings. Commit the file.`,
  )
}
