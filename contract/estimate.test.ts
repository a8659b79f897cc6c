import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offer } from './offer.ts'
import {
  dayRate,
  decodeWish,
  encodeWish,
  estimate,
  exampleScope,
  exampleWish,
  forecastOfEstimate,
  middle,
  phaseNames,
  scopeLimits,
  type Scope,
} from './estimate.ts'
import { currencies, decodeForecast, encodeForecast, forecast } from './roi.ts'
import { methods } from './methods.ts'

test('the example is estimated as by hand', () => {
  const { phases, days, price, stages, runningCostPerMonth } = estimate(exampleScope)
  // Set-up and three systems.
  expect(phases.connect).toEqual({ low: 0.5 + 3 * 0.5, high: 1 + 3 })
  // Eight steps, rules, workflow and language AI.
  expect(phases.build.low).toBeCloseTo(0.8 + 0.25 + 0.5 + 1.5)
  expect(phases.build.high).toBeCloseTo(1.6 + 0.5 + 1 + 2.5)
  // Four exceptions and the smallest load test.
  expect(phases.prove.low).toBeCloseTo(0.8 + 0.25)
  expect(phases.prove.high).toBeCloseTo(1.6 + 0.5)
  // 6.85 and 12.95.
  expect(days).toEqual({ low: 7, high: 13 })
  expect(price.low).toBeCloseTo(6.85 * dayRate)
  expect(price.high).toBeCloseTo(12.95 * dayRate)
  expect(stages).toBe(1)
  // 49 + 15 for the workflow + 40 and 420 × 0.05 for the language model.
  expect(runningCostPerMonth).toBeCloseTo(49 + 15 + 40 + 21)
})

test('what does not fit into the promised days is split into stages that do', () => {
  const { days, stages } = estimate({ ...exampleScope, systems: 8, exceptions: 20 })
  expect(days.high).toBeGreaterThan(offer.implementationDays)
  expect(stages).toBe(2)
  expect(days.high / stages).toBeLessThanOrEqual(offer.implementationDays)
})

test('the days that are told and the number of deliveries never contradict each other', () => {
  const methodsOfMore = ['rules', 'workflow', 'machine-learning', 'deep-learning'] as const
  // 14.45 days.
  const narrow = { ...exampleScope, systems: 1, steps: 1, exceptions: 0, methods: [...methodsOfMore] }
  expect(estimate(narrow)).toMatchObject({ days: { high: 15 }, stages: 2 })
  // 2.3 and 4.35 days.
  expect(estimate({ ...narrow, steps: 3, methods: [] }).days).toEqual({ low: 2.3, high: 4.4 })
  fc.assert(
    fc.property(anyScope, (scope) => {
      const { days, stages, phases } = estimate(scope)
      expect(stages).toBe(Math.ceil(days.high / offer.implementationDays))
      const exact = phaseNames.reduce((total, phase) => total + phases[phase].high, 0)
      expect(days.high).toBeGreaterThanOrEqual(exact - 1e-6)
      expect(days.high - exact).toBeLessThan(1)
    }),
  )
})

test('a load test is as large as the number of cases, up to and with its limit', () => {
  const days = [500, 501, 5000, 5001].map((casesPerMonth) => {
    const { prove } = estimate({ ...exampleScope, exceptions: 0, casesPerMonth }).phases
    return [prove.low, prove.high]
  })
  expect(days).toEqual([
    [0.25, 0.5],
    [0.5, 1],
    [0.5, 1],
    [1, 2],
  ])
})

test('a method named twice is paid once', () => {
  const twice: Scope = { ...exampleScope, methods: [...exampleScope.methods, 'rules'] }
  expect(estimate(twice)).toEqual(estimate(exampleScope))
})

test('the forecast beside the estimate takes over its price range and survives a link', () => {
  const made = estimate(exampleScope)
  const state = forecastOfEstimate(exampleWish, made)
  expect(state.inputs).toMatchObject({ casesPerMonth: 420, minutesPerCase: 12, costPerHour: 45 })
  const { conservative, expected, optimistic } = forecast(state.inputs, state.spreads)
  expect(expected.inputs.oneOffCost).toBe(Math.round(middle(made.price)))
  expect(conservative.inputs.oneOffCost / made.price.high).toBeCloseTo(1, 1)
  expect(optimistic.inputs.oneOffCost / made.price.low).toBeCloseTo(1, 1)
  expect(decodeForecast(encodeForecast(state))).toEqual({ kind: 'state', state, clamped: [] })
})

const anyScope: fc.Arbitrary<Scope> = fc.record({
  systems: fc.integer(scopeLimits.systems),
  steps: fc.integer(scopeLimits.steps),
  exceptions: fc.integer(scopeLimits.exceptions),
  casesPerMonth: fc.integer(scopeLimits.casesPerMonth),
  methods: fc.subarray([...methods]),
})

test('a larger scope never costs less, and the range is a range', () => {
  fc.assert(
    fc.property(anyScope, anyScope, (one, other) => {
      const larger: Scope = {
        systems: Math.max(one.systems, other.systems),
        steps: Math.max(one.steps, other.steps),
        exceptions: Math.max(one.exceptions, other.exceptions),
        casesPerMonth: Math.max(one.casesPerMonth, other.casesPerMonth),
        methods: [...one.methods, ...other.methods],
      }
      const [small, big] = [estimate(one), estimate(larger)]
      for (const phase of phaseNames) {
        expect(big.phases[phase].low).toBeGreaterThanOrEqual(small.phases[phase].low)
        expect(big.phases[phase].high).toBeGreaterThanOrEqual(small.phases[phase].high)
        expect(big.phases[phase].high).toBeGreaterThan(big.phases[phase].low)
      }
      expect(big.price.high).toBeGreaterThanOrEqual(small.price.high)
      expect(big.runningCostPerMonth).toBeGreaterThanOrEqual(small.runningCostPerMonth - 1e-9)
    }),
  )
})

test('a wish survives its address, and no address breaks the page', () => {
  expect(encodeWish(exampleWish)).toBe('e1_3_8_4_420_120_45_19')
  const size = (name: keyof typeof scopeLimits) => fc.integer(scopeLimits[name])
  const wishes = fc.record({
    systems: size('systems'),
    steps: size('steps'),
    exceptions: size('exceptions'),
    casesPerMonth: size('casesPerMonth'),
    minutesPerCase: fc.integer({ min: 0, max: 600_000 }).map((tenths) => tenths / 10),
    costPerHour: fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100),
    methods: fc.subarray([...methods]),
  })
  expect(decodeWish('e1_3_8_4_420_120_45_19_EUR')).toEqual({ ...exampleWish, currency: 'EUR' })
  expect(decodeWish('e1_3_8_4_420_120_45_19_XXX')).toEqual(exampleWish)
  fc.assert(
    fc.property(wishes, fc.constantFrom(...currencies), (wish, currency) => {
      expect(decodeWish(encodeWish(wish))).toEqual(wish)
      expect(decodeWish(encodeWish({ ...wish, currency }))).toEqual({ ...wish, currency })
    }),
  )
  expect(decodeWish('e1_0_999_999_0_999999_9999_64')).toEqual({
    systems: 1,
    steps: 60,
    exceptions: 40,
    casesPerMonth: 0,
    minutesPerCase: 60_000,
    costPerHour: 500,
    methods: [],
  })
  for (const code of [
    '',
    'f1_1_2',
    'e1_3_8_4_420_120_45',
    'e1_3_8_4_420_120_45_EUR',
    'e1_3_8_4_420_120_45_-1',
    'e1_a_8_4_420_120_45_19',
  ]) {
    expect(decodeWish(code)).toBeUndefined()
  }
})
