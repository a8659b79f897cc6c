import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  advisesAgainst,
  casesForPayback,
  decodeForecast,
  encodeForecast,
  exampleInputs,
  exampleState,
  forecast,
  horizonMonths,
  inputLimits,
  inputNames,
  inputsOfAutomation,
  inputsOfProcess,
  paybackMonth,
  readable,
  scenarioNames,
  sensitivity,
  spreadLimits,
  spreadNames,
  tidyInput,
  tidyInputs,
  tidySpread,
  usualSpreads,
  verdictOf,
  type ForecastState,
  type InputName,
  type Inputs,
  type Spreads,
} from './roi.ts'

/** The example of the article "Three numbers instead of one", calculated there by hand. */
const invoices: Inputs = {
  casesPerMonth: 600,
  minutesPerCase: 12,
  costPerHour: 40,
  automatableShare: 0.65,
  usableShare: 0.7,
  errorRate: 0.03,
  costPerError: 25,
  errorsAvoided: 0.4,
  rampUpMonths: 3,
  oneOffCost: 15_000,
  runningCostPerMonth: 350,
}
const invoiceSpreads: Spreads = {
  minutesPerCase: { worse: 2 / 12, better: 2 / 12 },
  automatableShare: { worse: 15 / 65, better: 15 / 65 },
  usableShare: { worse: 20 / 70, better: 20 / 70 },
  errorsAvoided: { worse: 0.5, better: 0.5 },
  oneOffCost: { worse: 0.2, better: 0 },
  runningCostPerMonth: { worse: 100 / 350, better: 50 / 350 },
  rampUpMonths: { worse: 1, better: 1 },
}

test('the three columns of the article come out as calculated there by hand', () => {
  const { conservative, expected, optimistic } = forecast(invoices, invoiceSpreads)
  const rows = [conservative, expected, optimistic].map((scenario) => [
    scenario.hoursPerMonth,
    scenario.freedTime,
    scenario.avoidedErrors,
    scenario.inputs.runningCostPerMonth,
    scenario.netPerMonth,
    scenario.afterOneYear,
    scenario.afterHorizon,
    (scenario.returnOnCosts ?? 0) * 100,
    scenario.paybackMonths ?? 0,
  ])
  const byHand = [
    [50, 1000, 90, 450, 640, -12_500, 2_860, 8, 31.5],
    [78, 2184, 180, 350, 2014, 5_622, 53_958, 196, 9.2],
    [112, 4032, 270, 300, 4002, 28_722, 124_770, 484, 4.8],
  ]
  for (const [column, values] of byHand.entries()) {
    for (const [row, value] of values.entries()) {
      expect(rows[column]?.[row]).toBeCloseTo(value, row >= 7 ? (row === 7 ? -1 : 1) : 6)
    }
  }
})

test('one input at a time at its conservative value gives the order of the article', () => {
  const months = sensitivity(invoices, invoiceSpreads).map(({ name, paybackMonths }) => [
    name,
    paybackMonths?.toFixed(1),
  ])
  expect(months).toEqual([
    ['usableShare', '12.7'],
    ['automatableShare', '11.8'],
    ['minutesPerCase', '10.9'],
    ['oneOffCost', '10.7'],
    ['rampUpMonths', '9.8'],
    ['runningCostPerMonth', '9.7'],
    ['errorsAvoided', '9.6'],
  ])
})

test('the cases that are needed for payback come out as in the article', () => {
  expect(casesForPayback(invoices, 24)).toBe(264)
  expect(casesForPayback({ ...invoices, automatableShare: 0, errorRate: 0 }, 24)).toBeUndefined()
  expect(casesForPayback({ ...invoices, minutesPerCase: 0, costPerError: 0.1 }, 24)).toBeUndefined()
})

test('the example is calculated as by hand', () => {
  // 240 × 18 / 60 × 0.75 = 54 h; × 0.7 × 48 = 1,814.40; errors 240 × 0.03 × 25 × 0.4 = 72; less 120 = 1,766.40.
  const { expected } = forecast(exampleInputs)
  expect(expected.hoursPerYear).toBeCloseTo(648)
  expect(expected.netPerMonth).toBeCloseTo(1766.4)
  expect(expected.netPerYear).toBeCloseTo(21_196.8)
  // Two months at half of 1,886.40.
  expect(expected.lostInRampUp).toBeCloseTo(1886.4)
  // Eleven full months in the first year: 11 × 1,886.40 − 12 × 120 − 9,000.
  expect(expected.afterOneYear).toBeCloseTo(10_310.4)
  // (9,000 + 1,886.40) / 1,766.40 = 6.16, so the seventh month.
  expect(expected.paybackMonths).toBeCloseTo(6.163, 3)
  expect(paybackMonth(expected)).toBe(7)
})

test('payback inside the ramp-up counts the half benefit only', () => {
  // Half of 1,886.40 less 120 is 823.20 a month; 1,000 are back after 1.21 of the two months.
  const { expected } = forecast({ ...exampleInputs, oneOffCost: 1000 })
  expect(expected.paybackMonths).toBeCloseTo(1000 / 823.2)
})

test('what costs nothing at first is paid back at once, if its start covers what it costs to run', () => {
  const free = { ...exampleInputs, oneOffCost: 0 }
  expect(forecast(free).expected.paybackMonths).toBe(0)
  expect(paybackMonth({ paybackMonths: 0 })).toBe(1)
  // Half of 1,886.40 a month is eaten up until ramp-up is over.
  const even = forecast({ ...free, runningCostPerMonth: forecast(free).expected.benefitPerMonth / 2 })
  expect(even.expected.paybackMonths).toBeCloseTo(exampleInputs.rampUpMonths)
  const idle = forecast({ ...free, casesPerMonth: 0, runningCostPerMonth: 0 }).expected
  expect(idle.paybackMonths).toBeUndefined()
  expect(idle.returnOnCosts).toBeUndefined()
})

test('a month counts from its first day to its last, up to the end of the horizon', () => {
  const months = [0.5, 6, 6.01, horizonMonths, horizonMonths + 0.1]
  expect(months.map((paybackMonths) => paybackMonth({ paybackMonths }))).toEqual([1, 6, 7, 36, undefined])
})

test('where both sides are equal, the floating point does not tip the scales', () => {
  const at = (code: string) => {
    const decoded = decodeForecast(code)
    if (decoded.kind !== 'state') throw new Error(`${code} cannot be read.`)
    return decoded.state.inputs
  }
  // 350 × 16 / 60 × 100 % × 15 % × 35 + 350 × 19 % × 80 × 55 % = 490 + 2,926 = 3,416, which is what it costs to run.
  const balanced = forecast(at('f1_350_160_35_1000_150_190_80_550_11_5000_3416'))
  expect(balanced.expected).toMatchObject({ netPerMonth: 0, paybackMonths: undefined })
  expect(verdictOf(balanced)).toBe('beyond')
  expect(verdictOf(forecast({ ...balanced.expected.inputs, runningCostPerMonth: 3417 }))).toBe('running')
  // (782,928 + 3 × 50 % × 23,184) / 22,714 = 36.
  const { expected } = forecast(at('f1_1120_280_96_750_600_60_15_600_3_782928_470'))
  expect(paybackMonth(expected)).toBe(36)
  // Paid back after exactly 24 months with the 120 cases that there are.
  expect(casesForPayback(at('f1_120_200_101_50_600_35_10_400_5_2487_20'), 24)).toBe(120)
})

test('a case may cost more than a visitor can enter, but no share exceeds the whole', () => {
  const most = {
    ...exampleInputs,
    oneOffCost: inputLimits.oneOffCost.max,
    runningCostPerMonth: inputLimits.runningCostPerMonth.max,
    usableShare: 0.95,
    rampUpMonths: 12,
  }
  const { conservative, optimistic } = forecast(most)
  expect(conservative.inputs).toMatchObject({
    oneOffCost: 1_200_000,
    runningCostPerMonth: 130_000,
    rampUpMonths: 12,
  })
  expect(optimistic.inputs.usableShare).toBe(1)
})

test('of estimates that never pay back, the one that costs most comes first', () => {
  const never = sensitivity({ ...exampleInputs, casesPerMonth: 10 }, usualSpreads)
  expect(never.every(({ paybackMonths }) => paybackMonths === undefined)).toBe(true)
  const results = never.map(({ afterHorizon }) => afterHorizon)
  expect(results).toEqual(results.toSorted((a, b) => a - b))
  expect(results[0]).toBeLessThan(results.at(-1) ?? 0)
})

test('the curve starts with the one-off cost and ends with the result after three years', () => {
  const { expected } = forecast(exampleInputs)
  expect(expected.curve).toHaveLength(horizonMonths + 1)
  expect(expected.curve[0]).toBe(-9000)
  expect(expected.curve[12]).toBe(expected.afterOneYear)
  expect(expected.curve.at(-1)).toBe(expected.afterHorizon)
})

test.each([
  ['good', {}],
  ['slow', { oneOffCost: 50_000 }],
  ['risky', { casesPerMonth: 100 }],
  ['beyond', { casesPerMonth: 40 }],
  ['running', { casesPerMonth: 10 }],
  ['nothing', { casesPerMonth: 0 }],
  ['nothing', { automatableShare: 0, errorRate: 0, oneOffCost: 0, runningCostPerMonth: 0 }],
] as const)('says "%s" for %o', (verdict, changes) => {
  const narrow = verdict === 'slow' ? withoutSpread() : usualSpreads
  expect(verdictOf(forecast({ ...exampleInputs, ...changes }, narrow))).toBe(verdict)
})

test('what never pays back is advised against and has no payback month', () => {
  const never = forecast({ ...exampleInputs, casesPerMonth: 10 })
  expect(never.expected.paybackMonths).toBeUndefined()
  expect(paybackMonth(never.expected)).toBeUndefined()
  expect(advisesAgainst(verdictOf(never))).toBe(true)
  expect(advisesAgainst('risky')).toBe(false)
})

test('figures are shown with two digits that mean something', () => {
  expect([648, 10_310.4, -12_499, 99.6, 7.4, 0, -0.2, 1_234_567].map((value) => readable(value))).toEqual([
    650, 10_000, -12_000, 100, 7, 0, 0, 1_200_000,
  ])
  expect([readable(11_497.5, Math.ceil), readable(5_990, Math.floor), readable(7.4, Math.ceil)]).toEqual([
    12_000, 5900, 8,
  ])
})

test('a catalogue entry and a drawn process become inputs', () => {
  const entry = {
    casesPerMonth: 450,
    minutesPerCase: 9,
    automatableShare: 0.75,
    errorRate: 0.04,
    costPerError: 25,
    oneOffCost: 9800,
    runningCostPerMonth: 160,
  }
  expect(inputsOfAutomation(entry)).toEqual({ ...exampleInputs, ...entry })
  const process = inputsOfProcess({ minutesBefore: 24, minutesAfter: 3, casesPerMonth: 420, costPerHour: 42 })
  expect(process).toMatchObject({
    minutesPerCase: 24,
    automatableShare: 0.875,
    errorRate: 0,
    costPerHour: 42,
  })
  expect(inputsOfProcess({ minutesBefore: 0, minutesAfter: 3 }).automatableShare).toBe(0)
})

test('a process that is too long for the forecast is cut, and whoever opens the link is told so', () => {
  const inputs = inputsOfProcess({ minutesBefore: 480_000, minutesAfter: 0 })
  expect(tidyInputs(inputs)).toMatchObject({
    inputs: { minutesPerCase: 60_000 },
    clamped: ['minutesPerCase'],
  })
  expect(decodeForecast(encodeForecast({ ...exampleState, inputs }))).toMatchObject({
    state: { inputs: { minutesPerCase: 60_000 } },
    clamped: ['minutesPerCase'],
  })
})

const anyInputs: fc.Arbitrary<Inputs> = fc.record(
  Object.fromEntries(
    inputNames.map((name) => {
      const { min, max, scale } = inputLimits[name]
      return [name, fc.integer({ min: min * scale, max: max * scale }).map((value) => value / scale)]
    }),
  ) as { [Name in InputName]: fc.Arbitrary<number> },
)
const anySpreads: fc.Arbitrary<Spreads> = fc.record(
  Object.fromEntries(
    spreadNames.map((name) => {
      const { max, scale } = spreadLimits[name]
      const side = (most: number) => fc.integer({ min: 0, max: most * scale }).map((value) => value / scale)
      return [name, fc.record({ worse: side(max.worse), better: side(max.better) })]
    }),
  ) as { [Name in keyof Spreads]: fc.Arbitrary<Spreads[Name]> },
)
const anyState: fc.Arbitrary<ForecastState> = fc
  .tuple(anyInputs, anySpreads, fc.constantFrom('EUR', 'USD', undefined))
  .map(([inputs, spreads, currency]) => ({ inputs, spreads, ...(currency && { currency }) }))

const lowersTheResult = new Set<InputName>(['rampUpMonths', 'oneOffCost', 'runningCostPerMonth'])

test.each(inputNames)('more of %s moves the result in one direction only', (name) => {
  const { min, max, scale } = inputLimits[name]
  const anyValue = fc.integer({ min: min * scale, max: max * scale }).map((value) => value / scale)
  fc.assert(
    fc.property(anyInputs, anySpreads, anyValue, (inputs, spreads, other) => {
      const [less, more] = [inputs[name], other].toSorted((a, b) => a - b)
      const low = forecast({ ...inputs, [name]: less }, spreads)
      const high = forecast({ ...inputs, [name]: more }, spreads)
      const [worse, better] = lowersTheResult.has(name) ? [high, low] : [low, high]
      for (const each of scenarioNames) {
        expect(atMost(worse[each].afterHorizon, better[each].afterHorizon)).toBe(true)
        const [sooner, later] = [better[each].paybackMonths, worse[each].paybackMonths]
        expect(atMost(sooner ?? Infinity, later ?? Infinity)).toBe(true)
      }
    }),
  )
})

test('conservative never exceeds expected, nor expected optimistic, in any month', () => {
  fc.assert(
    fc.property(anyInputs, anySpreads, (inputs, spreads) => {
      const { conservative, expected, optimistic } = forecast(inputs, spreads)
      for (const [month, value] of expected.curve.entries()) {
        expect(atMost(conservative.curve[month] ?? NaN, value)).toBe(true)
        expect(atMost(value, optimistic.curve[month] ?? NaN)).toBe(true)
      }
      expect(atMost(expected.paybackMonths ?? Infinity, conservative.paybackMonths ?? Infinity)).toBe(true)
      expect(atMost(optimistic.paybackMonths ?? Infinity, expected.paybackMonths ?? Infinity)).toBe(true)
      expect(atMost(conservative.hoursPerYear, expected.hoursPerYear)).toBe(true)
      expect(atMost(expected.hoursPerYear, optimistic.hoursPerYear)).toBe(true)
    }),
  )
})

test('the result is zero at payback and never negative after it', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const { expected } = forecast(inputs)
      const month = paybackMonth(expected)
      if (month === undefined) return
      for (const value of expected.curve.slice(month)) expect(atMost(0, value)).toBe(true)
      if (month > 1) expect(atMost(expected.curve[month - 1] ?? NaN, 0)).toBe(true)
    }),
  )
})

test('a link brings back exactly what was set', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(decodeForecast(`#${encodeForecast(state)}`)).toEqual({ kind: 'state', state, clamped: [] })
    }),
  )
  expect(decodeForecast(encodeForecast(exampleState))).toMatchObject({ state: exampleState })
})

test('an hour may cost cents, also in a link; a link from before still says whole money', () => {
  const inputs = { ...exampleInputs, costPerHour: 48.5 }
  expect(encodeForecast({ ...exampleState, inputs })).toMatch(/^f1_240_180_48\.5_750_/)
  expect(decodeForecast('f1_240_180_48_750_700_30_25_400_2_9000_120')).toMatchObject({ state: exampleState })
  expect(tidyInput('costPerHour', 48.555)).toBe(48.56)
})

test('what is not a number becomes the least', () => {
  expect(tidyInput('casesPerMonth', NaN)).toBe(inputLimits.casesPerMonth.min)
  expect(tidySpread('usableShare', 'worse', NaN)).toBe(0)
})

test('a spread out of range is set to its limit, and its input is named once', () => {
  const spreads = { ...usualSpreads, usableShare: { worse: 0.77, better: 0.88 } }
  const hash = encodeForecast({ ...exampleState, spreads }).replace('_77_88_', '_777_888_')
  expect(decodeForecast(hash)).toMatchObject({
    state: { spreads: { usableShare: { worse: 1, better: 1 } } },
    clamped: ['usableShare'],
  })
})

test('an empty address says nothing; a broken, foreign or endless one is called unreadable', () => {
  expect(decodeForecast('#')).toEqual({ kind: 'none' })
  const good = encodeForecast(exampleState)
  for (const hash of [
    'formula',
    '<script>alert(1)</script>',
    good.replace('f1', 'f2'),
    good.slice(0, -5),
    `${good}_1`,
    good.replace('240', '2.4e2'),
    good + '_0'.repeat(5000),
    '%',
    '__proto__',
  ]) {
    expect(decodeForecast(hash)).toEqual({ kind: 'unreadable' })
  }
})

test('numbers out of range are set to their limit and named', () => {
  const hash = encodeForecast(exampleState).replace('_240_', '_999999999_').replace('_48_', '_-5_')
  const decoded = decodeForecast(hash)
  expect(decoded).toMatchObject({
    kind: 'state',
    state: { inputs: { casesPerMonth: 100_000, costPerHour: 0 } },
    clamped: ['casesPerMonth', 'costPerHour'],
  })
})

function withoutSpread(): Spreads {
  return Object.fromEntries(spreadNames.map((name) => [name, { worse: 0, better: 0 }])) as Spreads
}

/** Sums in another order differ in the last digits. */
function atMost(a: number, b: number): boolean {
  return a <= b || a - b <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
}
