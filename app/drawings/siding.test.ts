import { expect, test } from 'vitest'
import { stopsAmong } from './siding.tsx'

test('as many cases stop as were asked for, each on a place of its own', () => {
  const stops = stopsAmong(100, 12)
  expect(new Set(stops).size).toBe(12)
  expect(Math.min(...stops)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...stops)).toBeLessThan(100)
})

test('the loops do not touch on the narrowest screen', () => {
  const stops = stopsAmong(100, 12)
  for (const [index, stop] of stops.entries()) {
    const next = stops[index + 1]
    if (next !== undefined) expect(((next - stop) / 100) * 277).toBeGreaterThan(12)
  }
})
