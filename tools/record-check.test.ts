import { expect, test } from 'vitest'
import { recordOf } from './record-check.ts'

function spec(title: string, status = 'expected') {
  const annotations = [
    { type: 'axe-core', description: '4.11.0' },
    { type: 'Chromium', description: '142.0' },
  ]
  return { title, tests: [{ status, annotations, results: [{ startTime: '2026-11-15T07:00:00.000Z' }] }] }
}

test('every checked address counts, and each with a finding too', () => {
  const suites = [
    {
      file: 'every-page.test.ts',
      specs: [spec('/en/home is sound'), spec('/de/home is sound', 'unexpected'), spec('an unknown path')],
    },
    { file: 'home.test.ts', specs: [spec('/en/other is sound')] },
  ]
  expect(recordOf({ suites })).toEqual({
    date: '2026-11-15',
    addresses: 2,
    withFindings: 1,
    axe: '4.11.0',
    chromium: '142.0',
  })
})

test('a report without the test of every page records nothing', () => {
  expect(() => recordOf({ suites: [] })).toThrow('run "npm test" first')
})
