import { expect, test } from 'vitest'
import { perDay, stepOf } from './departures-scale.tsx'

test('Every line stands above its day, and none gets lost beyond the ends of the scale.', () => {
  expect(perDay([3, 5, 5, 14, 20], 14)).toEqual([0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2])
})

test('Columns of any height fit into the drawing.', () => {
  for (const most of [1, 2, 7, 8, 40, 500]) expect((most - 1) * stepOf(most)).toBeLessThanOrEqual(77)
  expect(stepOf(7)).toBe(11)
})
