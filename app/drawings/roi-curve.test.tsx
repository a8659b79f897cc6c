import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatsFor } from '#app/behaviours/language.ts'
import { exampleInputs, forecast, inputLimits, type Inputs } from '#contract/roi.ts'
import { apart, extent, layOut, type CurveWords, type Label } from './roi-curve.tsx'

const words: Record<'en' | 'de', CurveWords> = {
  en: {
    cumulative: 'cumulative result',
    monthsAfter: 'months after go-live',
    payback: 'payback: month {{month}}',
    noPayback: 'no payback within {{months}} months',
    conservative: 'conservative',
    expected: 'expected',
    optimistic: 'optimistic',
  },
  de: {
    cumulative: 'kumuliertes Ergebnis',
    monthsAfter: 'Monate nach Produktivstart',
    payback: 'Amortisation: Monat {{month}}',
    noPayback: 'keine Amortisation in {{months}} Monaten',
    conservative: 'vorsichtig',
    expected: 'erwartet',
    optimistic: 'optimistisch',
  },
}

/** What the drawing gets of windows 320, 768 and 1440 pixels wide. */
const widths = [277, 709, 760]
/** The data face at 11.5 pixels. */
const advance = 0.62 * 11.5

const cases: [string, Partial<Inputs>][] = [
  ['the example', {}],
  ['nothing to pay', { oneOffCost: 0 }],
  ['payback at once', { oneOffCost: 100 }],
  ['payback halfway', { oneOffCost: 32_000 }],
  ['payback at the end', { oneOffCost: 60_000 }],
  ['no payback', { casesPerMonth: 40 }],
  ['a loss every month', { casesPerMonth: 5, runningCostPerMonth: 900 }],
  ['nothing at all', { casesPerMonth: 0, oneOffCost: 0, runningCostPerMonth: 0 }],
  ['very large amounts', { casesPerMonth: 100_000, minutesPerCase: 480, costPerHour: 500 }],
  ['no doubt', { errorRate: 0, usableShare: 1, automatableShare: 1 }],
]

for (const [name, changes] of cases) {
  for (const locale of ['en', 'de'] as const) {
    test(`labels neither overlap nor leave the drawing: ${name}, ${locale}`, () => {
      for (const width of widths) {
        for (const months of [12, 24, 36]) {
          const { labels, height } = draw(changes, locale, months)
          const boxes = labels.map((label) => boxOf(label, width))
          for (const [index, box] of boxes.entries()) {
            expect(box.left, `${box.text} at ${width}`).toBeGreaterThanOrEqual(-1)
            // Beside the drawing is the margin of the page, at least 20 pixels wide.
            expect(box.right, `${box.text} at ${width}`).toBeLessThanOrEqual(width + 12)
            expect(box.top).toBeGreaterThanOrEqual(0)
            expect(box.bottom).toBeLessThanOrEqual(height + 66)
            for (const other of boxes.slice(index + 1)) {
              const apart =
                box.right < other.left ||
                other.right < box.left ||
                box.bottom <= other.top ||
                other.bottom <= box.top
              expect(apart, `${box.text} / ${other.text} at ${width}, ${months} months`).toBe(true)
            }
          }
        }
      }
    })
  }
}

test('every point of every curve is on the paper, and so is zero', () => {
  const anyInputs = fc.record({
    casesPerMonth: fc.integer({ min: 0, max: inputLimits.casesPerMonth.max }),
    oneOffCost: fc.integer({ min: 0, max: inputLimits.oneOffCost.max }),
    runningCostPerMonth: fc.integer({ min: 0, max: inputLimits.runningCostPerMonth.max }),
  })
  fc.assert(
    fc.property(anyInputs, (changes) => {
      const { low, high, zero, height, lines } = draw(changes, 'en', 36)
      expect(low).toBeLessThan(0)
      expect(high).toBeGreaterThan(0)
      expect(zero).toBeGreaterThan(0)
      expect(zero).toBeLessThan(height)
      for (const line of Object.values(lines)) {
        const points = line
          .slice(1)
          .split('L')
          .map((point) => point.split(' ').map(Number))
        const heights = points.map(([, height]) => height ?? NaN)
        expect([points[0]?.[0], points.at(-1)?.[0]]).toEqual([0, 36])
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...heights)).toBeLessThanOrEqual(height)
      }
    }),
  )
})

test('the paper is ruled in round amounts', () => {
  expect(extent(-9000, 52_000)).toEqual({ low: -16_000, high: 64_000, step: 20_000 })
  expect(extent(0, 0)).toMatchObject({ low: -12, high: 16, step: 20 })
})

test('an amount on the axis is that of its line', () => {
  const units: Record<string, number> = { '': 1, K: 1e3, M: 1e6, B: 1e9 }
  for (let casesPerMonth = 4; casesPerMonth < 100_000; casesPerMonth = Math.ceil(casesPerMonth * 1.1)) {
    const { labels } = draw({ casesPerMonth, oneOffCost: 0, runningCostPerMonth: 0 }, 'en', 36)
    for (const { key, text } of labels) {
      const [, figure, unit = ''] = /^\$([\d.]+)(\w?)$/.exec(text) ?? []
      if (key.startsWith('money')) expect(Number(figure) * (units[unit] ?? NaN)).toBe(Number(key.slice(6)))
    }
  }
})

test('the payback station stands where the curve crosses zero', () => {
  expect(draw({}, 'en', 36).stations.payback).toBeCloseTo(6.16, 2)
  expect(draw({ casesPerMonth: 40 }, 'en', 36).stations.payback).toBeUndefined()
  expect(draw({ oneOffCost: 32_000 }, 'en', 12).stations.payback).toBeUndefined()
})

test('lines of text are moved apart, in order and inside their room', () => {
  expect(apart([100, 100, 100], 0, 300)).toEqual([100, 83, 66])
  expect(apart([10, 5, 0], 36, 300)).toEqual([70, 53, 36])
  expect(apart([300, 200, 100], 36, 250)).toEqual([250, 200, 100])
})

function draw(changes: Partial<Inputs>, locale: 'en' | 'de', months: number) {
  const { money } = formatsFor(locale)
  return layOut({
    forecast: forecast({ ...exampleInputs, ...changes }),
    words: words[locale],
    money,
    months,
    height: 360,
  })
}

function boxOf({ text, x, dx, y, anchor }: Label, width: number) {
  const at = (x / 100) * width + dx
  const wide = text.length * advance
  const left = anchor === 'start' ? at : anchor === 'end' ? at - wide : at - wide / 2
  return { text, left, right: left + wide, top: y - 10, bottom: y + 3 }
}
