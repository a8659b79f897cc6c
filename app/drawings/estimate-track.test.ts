import { expect, test } from 'vitest'
import { estimate, exampleScope } from '#contract/estimate.ts'
import { offer } from '#contract/offer.ts'
import { layOut } from './estimate-track.tsx'

test('the paper is as long as the promised days, once for every delivery', () => {
  expect(layOut(estimate(exampleScope)).total).toBe(offer.implementationDays)
  expect(layOut(estimate({ ...exampleScope, exceptions: 30 })).total).toBe(2 * offer.implementationDays)
})

test('phases follow each other and none leaves the paper', () => {
  for (const systems of [1, 3, 12]) {
    for (const exceptions of [0, 4, 40]) {
      const { rows, total } = layOut(estimate({ ...exampleScope, systems, exceptions }))
      for (const [index, { from, range }] of rows.entries()) {
        expect(from).toBeGreaterThanOrEqual(index > 0 ? (rows[index - 1]?.from ?? 0) : 0)
        expect(from + range.high).toBeLessThanOrEqual(total)
      }
    }
  }
})
