import { expect, test } from 'vitest'
import { stepsGeometry } from './steps-scale.tsx'

test('one day is one day, before and after the break', () => {
  const { day, demo, pause, implementation, end } = stepsGeometry()
  expect(demo).toBeCloseTo((2 / 24) * day)
  expect(pause - demo).toBeCloseTo(2 * day)
  expect(end - implementation).toBeCloseTo(14 * day)
})

test('the drawing fills its place exactly, also with other promises', () => {
  expect(stepsGeometry().end).toBeCloseTo(100)
  expect(stepsGeometry({ sessionHours: 4, demoDays: 5, implementationDays: 10 } as never).end).toBeCloseTo(
    100,
  )
})

test('the names of the days do not touch where the drawing is narrowest', () => {
  // From 1024 pixels on: 1024 minus margins, rail and line; two digits of the data face.
  const width = 1024 - 56 - 176 - 3
  expect((stepsGeometry().day / 100) * width).toBeGreaterThan(2 * 0.62 * 11.5 + 8)
})
