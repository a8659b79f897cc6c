import { expect, test } from 'vitest'
import { dateAt, planOf } from './request-plan.ts'

const at = (text: string) => Date.parse(text)
// A Monday.
const received = at('2026-11-02T15:00:00Z')

test('a new request waits at its first stop, on a scale of two weeks', () => {
  const plan = planOf([received, undefined, undefined], at('2026-11-03T15:00:00Z'))
  expect(plan.days).toBe(14)
  expect(plan.rows.map(({ state }) => state)).toEqual(['here', 'open', 'open'])
  expect(plan.rows[0]).toEqual({ state: 'here', from: 0.625, to: 1.625 })
  expect(plan.rows[1]).toEqual({ state: 'open', from: 1.625, to: 1.625 })
})

test('each stop lasts until the next one is reached, the last one until today', () => {
  const plan = planOf(
    [received, at('2026-11-04T15:00:00Z'), at('2026-11-10T15:00:00Z'), undefined],
    at('2026-11-20T15:00:00Z'),
  )
  expect(plan.rows.map(({ to, from }) => to - from)).toEqual([2, 6, 10, 0])
  expect(plan.days).toBe(21)
})

test('a day without its hour and a skipped stop never lead back in time', () => {
  const plan = planOf(
    [received, at('2026-11-02T00:00:00Z'), undefined, at('2026-11-05T00:00:00Z')],
    at('2026-11-04T00:00:00Z'),
  )
  expect(plan.rows.map(({ from }) => from)).toEqual([0.625, 0.625, 0.625, 3])
  expect(plan.rows[3]).toEqual({ state: 'here', from: 3, to: 3 })
})

test('weekends are closed, and dates stand at Mondays', () => {
  const plan = planOf([at('2026-11-05T09:00:00Z')], at('2026-11-06T09:00:00Z'))
  expect(plan.closed).toEqual([
    { from: 2, to: 4 },
    { from: 9, to: 11 },
  ])
  expect(plan.dates.map((day) => dateAt(plan, day).toISOString().slice(0, 10))).toEqual([
    '2026-11-09',
    '2026-11-16',
  ])
})

test('a request that came on a Sunday begins within its weekend', () => {
  const plan = planOf([at('2026-11-01T09:00:00Z')], at('2026-11-02T09:00:00Z'))
  expect(plan.closed[0]).toEqual({ from: 0, to: 1 })
})

test('a request from half past midnight in Germany begins with its day there', () => {
  const plan = planOf([at('2026-11-01T23:30:00Z')], at('2026-11-02T09:00:00Z'))
  expect(dateAt(plan, 0).toISOString().slice(0, 10)).toBe('2026-11-02')
  expect(plan.closed[0]).toEqual({ from: 5, to: 7 })
  expect(plan.rows[0]).toEqual({ state: 'here', from: 0, to: 0.375 })
})

test('half a year is drawn in weeks, with few dates', () => {
  const plan = planOf([received], at('2027-05-01T00:00:00Z'))
  expect(plan.days).toBe(196)
  expect(plan.tick).toBe(7)
  expect(plan.closed).toEqual([])
  expect(plan.dates.length).toBeLessThanOrEqual(6)
})
