import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { moneyFormats } from '#app/behaviours/forecast-words.ts'
import { LanguageContext, type Language } from '#app/behaviours/language.ts'
import type { Locale } from '#contract/locale.ts'
import { exampleInputs, forecast, type Inputs, paybackMonth, type Scenario } from '#contract/roi.ts'
import { RoiFormula } from './roi-formula.tsx'

function linesOf(scenario: Scenario, locale: Locale = 'en') {
  const words = { forecast: { formula: {} } } as Language['words']
  const language = { locale, prefix: undefined, path: '/', words, switchTo: async () => {} }
  const html = renderToStaticMarkup(
    <LanguageContext value={language}>
      <RoiFormula scenario={scenario} formats={moneyFormats(locale)} />
    </LanguageContext>,
  )
  return [...html.matchAll(/<dd>(?:([^<]*) = )?<b>(.*?)<\/b>/g)].map(([, term, result = '']) => ({
    term,
    result,
  }))
}

/** Of factors alone. */
function multiplied(term: string): number {
  const factor = (text: string) => numberIn(text) / (text.includes('%') ? 100 : 1)
  return term.split(' × ').reduce((product, text) => product * factor(text), 1)
}

function numberIn(text: string): number {
  return Number(text.replaceAll(/[^\d.]/g, ''))
}

const anyInputs: fc.Arbitrary<Inputs> = fc
  .record({
    casesPerMonth: fc.integer({ min: 1, max: 1200 }),
    minutesPerCase: fc.integer({ min: 1, max: 600 }).map((tenths) => tenths / 10),
    costPerHour: fc.integer({ min: 2000, max: 50_000 }).map((cents) => cents / 100),
    automatableShare: fc.integer({ min: 1, max: 1000 }).map((thousandths) => thousandths / 1000),
    oneOffCost: fc.integer({ min: 0, max: 30_000 }),
  })
  .map((changes) => ({ ...exampleInputs, ...changes }))

test('a pocket calculator comes to the money that the freed time is said to be worth', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      for (const scenario of Object.values(forecast(inputs))) {
        const [, freedTime] = linesOf(scenario)
        expect(Math.abs(multiplied(freedTime?.term ?? '') - numberIn(freedTime?.result ?? ''))).toBeLessThan(
          0.01,
        )
      }
    }),
  )
})

test('a payback soon after the end of a month does not seem to be at its end', () => {
  // 19,381 and two months at half of 1,886.40, divided by 1,766.40.
  const { expected } = forecast({ ...exampleInputs, oneOffCost: 19_381 })
  expect(paybackMonth(expected)).toBe(13)
  expect(linesOf(expected)[4]?.result).toBe('12.04 months')
})

test('one month is a month', () => {
  const { expected } = forecast({
    ...exampleInputs,
    rampUpMonths: 0,
    errorRate: 0,
    costPerHour: 50,
    oneOffCost: 1770,
  })
  expect(linesOf(expected)[4]?.result).toBe('1 month')
  expect(linesOf(expected, 'de')[4]?.result).toBe('1 Monat')
})

test('nothing is divided by a net that is shown as nothing', () => {
  // 1 × 0.1 / 60 × 10 % × 50 % × 48 = 0.004.
  const inputs = { ...exampleInputs, casesPerMonth: 1, minutesPerCase: 0.1, automatableShare: 0.1 }
  const tiny = { ...inputs, usableShare: 0.5, errorRate: 0, runningCostPerMonth: 0 }
  const [, , , net, payback] = linesOf(forecast(tiny).expected)
  expect(net?.result).toBe('$0')
  expect(payback?.term).toBeUndefined()
})

test('a small loss is not minus nothing', () => {
  // 36 × (54 h × 70 % × 47 − 120) = 59,637.60.
  const inputs = { ...exampleInputs, costPerHour: 47, errorRate: 0, rampUpMonths: 0, oneOffCost: 59_638 }
  const [, , , , , loss, ratio] = linesOf(forecast(inputs).expected)
  expect(loss?.result).toBe('$0')
  expect(ratio?.result).toBe('0%')
})
