import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleProcesses } from '#contract/example-processes.ts'
import { totalsOf, type ProcessStep } from '#contract/workflow.ts'
import { axisOf, brake, frameOf, percent, signWidth } from './timetable-scale.ts'

const day = 1440
const [invoice] = exampleProcesses
const steps = invoice?.steps ?? []

/** What the drawing gets of windows 320, 768 and 1440 pixels wide. */
const widths = [277, 709, 1138]

test('the supplier invoice needs an axis of five days, from Monday to Friday', () => {
  const axis = axisOf(totalsOf(steps).leadToday)
  expect(axis.minutes).toBe(5 * day)
  expect(axis.labels.map(({ text }) => text)).toEqual(['0', '1 d', '2 d', '3 d', '4 d', '5 d'])
  expect(axis.labels.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5])
})

test('the office closes at six, opens at eight, and stays closed over the weekend', () => {
  const { closed } = axisOf(8 * day)
  // Monday 09:00 is zero, so 18:00 is nine hours later.
  expect(closed[0]).toEqual({ from: 9 * 60, to: 23 * 60 })
  // Friday 18:00 to Monday 08:00.
  expect(closed[4]).toEqual({ from: 4 * day + 9 * 60, to: 7 * day - 60 })
})

test('an axis holds what it is made for, whatever its length, and is not more than twice as long', () => {
  fc.assert(
    fc.property(fc.integer({ min: 11, max: 12_000_000 }), (minutes) => {
      const axis = axisOf(minutes)
      expect(axis.minutes).toBeGreaterThanOrEqual(minutes)
      expect(axis.minutes).toBeLessThan(minutes * 2)
      expect(axis.minutes / axis.rhythm[2]).toBeLessThanOrEqual(130)
    }),
  )
})

test.each(widths)('labels of the axis do not touch at %i pixels, whatever the length', (width) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12_000_000 }), (minutes) => {
      const axis = axisOf(minutes)
      // The last label stands before its tick and is left out on narrow screens.
      const shown = width < 900 ? axis.labels.slice(0, -1) : axis.labels
      const boxes = shown.map(({ at, text, weekday }, index) => {
        const signs = text.length + (width < 900 || weekday === undefined ? 0 : 4)
        const x = (at / axis.minutes) * width
        const last = index === axis.labels.length - 1
        return last ? [x - text.length * signWidth, x] : [x + 6, x + 6 + signs * signWidth]
      })
      for (const [index, box] of boxes.entries()) {
        const next = boxes[index + 1]
        if (next) expect(box[1]).toBeLessThan(next[0] ?? 0)
        expect(box[1]).toBeLessThanOrEqual(width + 0.01)
      }
    }),
  )
})

test('at the start everything stands as it is today, at the end as it will be', () => {
  const today = frameOf(steps, 0)
  expect(today.lead).toBe(102 * 60 + 32)
  expect(today.rows.map(({ start }) => start).slice(0, 3)).toEqual([0, 153, 153 + 185])
  expect(today.phase).toBe('today')
  const after = frameOf(steps, 1)
  expect(after.lead).toBe(41)
  expect(after.handsOn).toBe(2)
  expect(after.rows.every(({ state }) => state === 'after')).toBe(true)
  expect(after.rows.at(-1)?.start).toBe(40)
})

test('each step begins where the one before it ends, at every moment', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (compressed) => {
      const { rows, lead } = frameOf(steps, compressed)
      for (const [index, row] of rows.entries()) {
        const end = row.start + row.wait + row.work
        expect(rows[index + 1]?.start ?? lead).toBeCloseTo(end, 6)
      }
    }),
  )
})

test('the process only gets shorter on its way', () => {
  const leads = Array.from({ length: 101 }, (_, index) => frameOf(steps, index / 100).lead)
  for (const [index, lead] of leads.entries()) expect(lead).toBeLessThanOrEqual(leads[index - 1] ?? Infinity)
})

test('the first steps shrink before the last ones do', () => {
  const { rows } = frameOf(steps, 0.5)
  const first = rows[0]?.state
  expect(first).not.toBe('today')
  expect(rows.at(-1)?.state).toBe('today')
})

test('while today is being drawn, nothing stands beyond the pen', () => {
  const half = frameOf(steps, 0, 0.5)
  expect(half.lead).toBeCloseTo((102 * 60 + 32) / 2)
  for (const row of half.rows)
    expect(row.start + row.waitDrawn).toBeLessThanOrEqual(Math.max(row.start, half.lead))
  expect(half.rows.some(({ passed }) => passed)).toBe(true)
  expect(half.rows.at(-1)?.passed).toBe(false)
})

test('one step alone, and none at all, can be drawn too', () => {
  const [one] = steps satisfies ProcessStep[]
  expect(frameOf(one ? [one] : [], 0.3).rows).toHaveLength(1)
  expect(frameOf([], 1)).toMatchObject({ rows: [], lead: 0 })
})

test('the brake starts and ends at rest and is half way at half time', () => {
  expect([brake(0), brake(0.5), brake(1)]).toEqual([0, 0.5, 1])
  expect(brake(0.1)).toBeLessThan(0.001)
})

test('a place on the axis is a share of its width', () => {
  expect(percent(day, { minutes: 5 * day })).toBe('20%')
})
