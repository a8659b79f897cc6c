import { expect, test } from 'vitest'

import { endOfDayAfter } from './end-of-day.ts'

test.each([
  // The clocks go back, not at all, and forward.
  ['2026-10-14T22:30:00Z', '2026-10-29T22:59:59.999Z'],
  ['2026-11-05T09:00:00Z', '2026-11-19T22:59:59.999Z'],
  ['2027-03-20T22:30:00Z', '2027-04-03T21:59:59.999Z'],
])('Fourteen days from %s end with a day in Germany.', (begin, end) => {
  expect(new Date(endOfDayAfter(Date.parse(begin), 14)).toISOString()).toBe(end)
})
