import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Report, scrubMessage, tidyReport } from './report.ts'

const report: Report = {
  name: 'TypeError',
  message: 'Cannot read properties of undefined',
  frames: ['https://site.test/assets/home-Ab12Cd34.js:1:4711', '/assets/react-Ab12Cd34.js:9:1'],
  path: '/en/home',
}

test.each([
  [
    'Unexpected token \'J\', "Jane Doe, j"... is not valid JSON',
    'Unexpected token …, …... is not valid JSON',
  ],
  ['jane@example.org is not valid', '… is not valid'],
  ['Failed to fetch https://site.test/x?token=abc', 'Failed to fetch …'],
  ['Order 4711 of 12', 'Order # of 12'],
  ['„Erika Beispiel“ fehlt', '… fehlt'],
  ['an open "quotation of Jane', 'an open …'],
  ['two\r\nlines', 'two lines'],
])('%j says no more than %j.', (text, scrubbed) => {
  expect(scrubMessage(text)).toBe(scrubbed)
})

test('Only places in our own files are told, and only a page of ours.', () => {
  expect(tidyReport(report)).toEqual({
    ...report,
    frames: ['/assets/home-Ab12Cd34.js:1:4711', '/assets/react-Ab12Cd34.js:9:1'],
  })
  const foreign = ['chrome-extension://abc/content.js:1:2', 'https://site.test/en/home:3:1']
  expect(tidyReport({ ...report, frames: foreign })).toBeUndefined()
  expect(tidyReport({ ...report, path: '/en/home?token=secret', name: 'x y' })).toMatchObject({
    path: '/',
    name: 'Error',
  })
})

test('What was tidied stays as it is, and is short.', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 })
  const frames = fc.array(
    text.map((each) => `${each}/assets/a.js:1:2`),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(fc.record({ name: text, message: text, frames, path: text }), (any) => {
      const tidy = tidyReport(any)
      expect(tidy && tidyReport(tidy)).toEqual(tidy)
      expect(JSON.stringify(tidy).length).toBeLessThan(2_000)
    }),
    { examples: [[{ name: '', message: '#\t\0!', frames: ['/assets/a.js:1:2'], path: '' }]] },
  )
})
