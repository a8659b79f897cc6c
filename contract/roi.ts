/**
 * What an automation returns, as three cases instead of one number. A straight line on purpose: no growth, no
 * discounting, no tax, so that every figure can be checked with a pocket calculator.
 *
 * During ramp-up the benefit counts half. A benefit that grew evenly from nothing to all of it would lose the same
 * amount by the end of those months, and half is easier to check.
 */

import { namesOf, recordOf } from './record-of.ts'

export const horizonMonths = 36

interface Limit {
  min: number
  max: number
  /** Kept to 1/scale: 10 keeps one decimal, 1000 keeps a tenth of a percent. */
  scale: number
}

/** The order is that of the numbers in a shared link: append only, with a new version. */
export const inputLimits = {
  casesPerMonth: { min: 0, max: 100_000, scale: 1 },
  /** Months of work can go into one case: a report, a tender. */
  minutesPerCase: { min: 0, max: 60_000, scale: 10 },
  costPerHour: { min: 0, max: 500, scale: 100 },
  /** Share of the work in a case that software can take over, 0 to 1. */
  automatableShare: { min: 0, max: 1, scale: 1000 },
  /** Share of the freed hours that really become other work, 0 to 1. */
  usableShare: { min: 0, max: 1, scale: 1000 },
  /** Cases with an error, 0 to 1. */
  errorRate: { min: 0, max: 1, scale: 1000 },
  costPerError: { min: 0, max: 100_000, scale: 1 },
  /** Share of those errors that no longer happen, 0 to 1. */
  errorsAvoided: { min: 0, max: 1, scale: 1000 },
  rampUpMonths: { min: 0, max: 12, scale: 1 },
  oneOffCost: { min: 0, max: 1_000_000, scale: 1 },
  runningCostPerMonth: { min: 0, max: 100_000, scale: 1 },
} as const satisfies Record<string, Limit>

export type InputName = keyof typeof inputLimits
export type Inputs = Record<InputName, number>
export const inputNames = namesOf(inputLimits)

/** The example everyone sees first. */
export const exampleInputs: Inputs = {
  casesPerMonth: 240,
  minutesPerCase: 18,
  costPerHour: 48,
  automatableShare: 0.75,
  usableShare: 0.7,
  errorRate: 0.03,
  costPerError: 25,
  errorsAvoided: 0.4,
  rampUpMonths: 2,
  oneOffCost: 9000,
  runningCostPerMonth: 120,
}

/** How far an input may turn out worse or better: a share of its value, for the ramp-up in months. */
interface Spread {
  worse: number
  better: number
}

export const spreadLimits = {
  minutesPerCase: { max: { worse: 1, better: 1 }, scale: 100 },
  automatableShare: { max: { worse: 1, better: 1 }, scale: 100 },
  usableShare: { max: { worse: 1, better: 1 }, scale: 100 },
  errorsAvoided: { max: { worse: 1, better: 2 }, scale: 100 },
  oneOffCost: { max: { worse: 2, better: 1 }, scale: 100 },
  runningCostPerMonth: { max: { worse: 2, better: 1 }, scale: 100 },
  rampUpMonths: { max: { worse: 12, better: 12 }, scale: 1 },
} as const satisfies Partial<Record<InputName, { max: Spread; scale: number }>>

export type SpreadName = keyof typeof spreadLimits
export type Spreads = Record<SpreadName, Spread>
export const spreadNames = namesOf(spreadLimits)

export const usualSpreads: Spreads = {
  minutesPerCase: { worse: 0.15, better: 0.1 },
  automatableShare: { worse: 0.2, better: 0.1 },
  usableShare: { worse: 0.25, better: 0.2 },
  errorsAvoided: { worse: 0.5, better: 0.5 },
  oneOffCost: { worse: 0.2, better: 0 },
  runningCostPerMonth: { worse: 0.3, better: 0.1 },
  rampUpMonths: { worse: 2, better: 1 },
}

export const scenarioNames = ['conservative', 'expected', 'optimistic'] as const
export type ScenarioName = (typeof scenarioNames)[number]

export interface Scenario {
  /** The inputs as this case assumes them. */
  inputs: Inputs
  hoursPerMonth: number
  hoursPerYear: number
  /** Money per month, once ramp-up is over. */
  freedTime: number
  avoidedErrors: number
  benefitPerMonth: number
  netPerMonth: number
  netPerYear: number
  /** What ramp-up costs in benefit. */
  lostInRampUp: number
  afterOneYear: number
  afterHorizon: number
  /** (benefit − all costs) / all costs over the horizon; none without costs. */
  returnOnCosts: number | undefined
  /** Months until the result is above zero for good; none if that never happens. */
  paybackMonths: number | undefined
  /** The cumulative result at the end of month 0, 1, … 36. */
  curve: number[]
}

export type Forecast = Record<ScenarioName, Scenario>

export function forecast(inputs: Inputs, spreads: Spreads = usualSpreads): Forecast {
  return {
    conservative: calculate(vary(inputs, spreads, 'worse')),
    expected: calculate(inputs),
    optimistic: calculate(vary(inputs, spreads, 'better')),
  }
}

const costs: ReadonlySet<SpreadName> = new Set(['oneOffCost', 'runningCostPerMonth', 'rampUpMonths'])

/** Whether it turns out higher on that side: costs when things go worse, everything else when they go better. */
export function isRaised(name: SpreadName, side: keyof Spread): boolean {
  return costs.has(name) === (side === 'worse')
}

/** One input as it turns out in the conservative or optimistic case. */
export function varied(name: SpreadName, value: number, spread: Spread, side: keyof Spread): number {
  const change = isRaised(name, side) ? spread[side] : -spread[side]
  const changed = name === 'rampUpMonths' ? value + change : value * (1 + change)
  const { min, max } = inputLimits[name]
  // Costs may exceed what a visitor can enter; a share can never exceed the whole.
  return Math.max(
    min,
    name === 'oneOffCost' || name === 'runningCostPerMonth' ? changed : Math.min(max, changed),
  )
}

function vary(inputs: Inputs, spreads: Spreads, side: keyof Spread, only?: SpreadName): Inputs {
  const result = { ...inputs }
  for (const name of only ? [only] : spreadNames) {
    result[name] = varied(name, inputs[name], spreads[name], side)
  }
  return result
}

function calculate(inputs: Inputs): Scenario {
  const { rampUpMonths, oneOffCost, runningCostPerMonth } = inputs
  const hoursPerMonth = ((inputs.casesPerMonth * inputs.minutesPerCase) / 60) * inputs.automatableShare
  const freedTime = hoursPerMonth * inputs.usableShare * inputs.costPerHour
  const avoidedErrors = inputs.casesPerMonth * inputs.errorRate * inputs.costPerError * inputs.errorsAvoided
  const benefitPerMonth = freedTime + avoidedErrors
  const netPerMonth = withoutHair(benefitPerMonth - runningCostPerMonth)
  const after = (months: number) =>
    benefitPerMonth * (months - Math.min(months, rampUpMonths) / 2) -
    runningCostPerMonth * months -
    oneOffCost
  const allCosts = oneOffCost + runningCostPerMonth * horizonMonths
  return {
    inputs,
    hoursPerMonth,
    hoursPerYear: hoursPerMonth * 12,
    freedTime,
    avoidedErrors,
    benefitPerMonth,
    netPerMonth,
    netPerYear: netPerMonth * 12,
    lostInRampUp: (benefitPerMonth * rampUpMonths) / 2,
    afterOneYear: after(12),
    afterHorizon: after(horizonMonths),
    returnOnCosts: allCosts > 0 ? after(horizonMonths) / allCosts : undefined,
    paybackMonths: payback(inputs, benefitPerMonth, netPerMonth),
    curve: Array.from({ length: horizonMonths + 1 }, (_, month) => after(month)),
  }
}

function payback({ rampUpMonths, oneOffCost, runningCostPerMonth }: Inputs, benefit: number, net: number) {
  const duringRampUp = withoutHair(benefit / 2 - runningCostPerMonth)
  const early = oneOffCost / duringRampUp
  if (duringRampUp > 0 && early <= rampUpMonths) return withoutHair(early)
  if (net <= 0) return undefined
  return withoutHair((oneOffCost + (benefit * rampUpMonths) / 2) / net)
}

/** A hair more than nothing, a month or a case is the floating point: 0.1 × 3 − 0.3 would pay back in some billion years. */
function withoutHair(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** The month in which the result turns positive, counted from 1; none when that lies beyond the horizon. */
export function paybackMonth({ paybackMonths }: Pick<Scenario, 'paybackMonths'>): number | undefined {
  if (paybackMonths === undefined || paybackMonths > horizonMonths) return undefined
  return Math.max(1, Math.ceil(paybackMonths))
}

/** The expected case with one input at a time at its conservative value, the most decisive first. */
export function sensitivity(
  inputs: Inputs,
  spreads: Spreads,
): { name: SpreadName; paybackMonths: number | undefined; afterHorizon: number }[] {
  return spreadNames
    .map((name) => {
      const { paybackMonths, afterHorizon } = calculate(vary(inputs, spreads, 'worse', name))
      return { name, paybackMonths, afterHorizon }
    })
    .toSorted((a, b) => {
      const later = (b.paybackMonths ?? Infinity) - (a.paybackMonths ?? Infinity)
      // Two that never pay back differ by Infinity − Infinity.
      return later || a.afterHorizon - b.afterHorizon
    })
}

/** Cases per month from which the expected case is paid back within so many months; none if no number is enough. */
export function casesForPayback(inputs: Inputs, months: number): number | undefined {
  const perCase = calculate({ ...inputs, casesPerMonth: 1 }).benefitPerMonth
  const fullMonths = months - Math.min(months, inputs.rampUpMonths) / 2
  const needed = (inputs.oneOffCost + inputs.runningCostPerMonth * months) / (perCase * fullMonths)
  return Number.isFinite(needed) && needed <= inputLimits.casesPerMonth.max
    ? Math.ceil(withoutHair(needed))
    : undefined
}

/**
 * nothing: there is no benefit to speak of. running: keeping it running costs more than it brings.
 * beyond: the expected case is not paid back within the horizon. risky: the conservative one is not.
 * slow: it pays, but the expected case takes more than two years. good: even the conservative case pays.
 */
export type Verdict = 'nothing' | 'running' | 'beyond' | 'risky' | 'slow' | 'good'

export const slowAfterMonths = 24

export function verdictOf({ conservative, expected }: Forecast): Verdict {
  if (expected.benefitPerMonth <= 0) return 'nothing'
  if (expected.netPerMonth < 0) return 'running'
  if (paybackMonth(expected) === undefined) return 'beyond'
  if (paybackMonth(conservative) === undefined) return 'risky'
  return (paybackMonth(expected) ?? Infinity) > slowAfterMonths ? 'slow' : 'good'
}

export function advisesAgainst(verdict: Verdict): boolean {
  return verdict === 'nothing' || verdict === 'running' || verdict === 'beyond'
}

/** Two digits that mean something: more would claim to know what nobody knows. */
export function readable(value: number, round: (value: number) => number = Math.round): number {
  if (Math.abs(value) < 100) return round(value) || 0
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1)
  return round(value / unit) * unit
}

/** What a catalogue entry assumes of itself; shares from 0 to 1. */
type Assumed = Pick<
  Inputs,
  | 'casesPerMonth'
  | 'minutesPerCase'
  | 'automatableShare'
  | 'errorRate'
  | 'costPerError'
  | 'oneOffCost'
  | 'runningCostPerMonth'
>

export function inputsOfAutomation(assumed: Assumed): Inputs {
  return { ...exampleInputs, ...assumed }
}

/** A process whose hands-on minutes per case are known before and after. Errors are left out: nobody counted them. */
export function inputsOfProcess(known: {
  minutesBefore: number
  minutesAfter: number
  casesPerMonth?: number
  costPerHour?: number
  oneOffCost?: number
}): Inputs {
  const { minutesBefore, minutesAfter, ...rest } = known
  const saved = minutesBefore > 0 ? 1 - minutesAfter / minutesBefore : 0
  return {
    ...exampleInputs,
    errorRate: 0,
    ...rest,
    minutesPerCase: minutesBefore,
    // Below nought when it takes longer afterwards: then nothing is saved.
    automatableShare: tidyInput('automatableShare', saved),
  }
}

/** Inside the limits and without digits that a link would not keep. What is not a number becomes the minimum. */
export function tidyInput(name: InputName, value: number): number {
  const { min, max, scale } = inputLimits[name]
  if (Number.isNaN(value)) return min
  return Math.round(Math.min(max, Math.max(min, value)) * scale) / scale
}

/** `clamped` names the inputs that were out of range and were set to their limit. */
export function tidyInputs(inputs: Inputs): { inputs: Inputs; clamped: InputName[] } {
  return {
    inputs: recordOf(inputNames, (name) => tidyInput(name, inputs[name])),
    clamped: inputNames.filter((name) => !isWithin(inputs[name], inputLimits[name])),
  }
}

function isWithin(value: number, { min, max }: Limit): boolean {
  return value >= min && value <= max
}

export function tidySpread(name: SpreadName, side: keyof Spread, value: number): number {
  const { max, scale } = spreadLimits[name]
  if (Number.isNaN(value)) return 0
  return Math.round(Math.min(max[side], Math.max(0, value)) * scale) / scale
}

export const currencies = ['EUR', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** Everything a visitor can set. Without a currency the page's language decides. */
export interface ForecastState {
  inputs: Inputs
  spreads: Spreads
  currency?: Currency
}

export const exampleState: ForecastState = { inputs: exampleInputs, spreads: usualSpreads }

const version = 'f1'

/**
 * Nothing but numbers, so that a link survives every mail program: `f1_240_180_48.5_750_…`. What is out of range stays
 * so: who opens the link is told what was cut.
 */
export function encodeForecast({ inputs, spreads, currency }: ForecastState): string {
  const parts: (string | number)[] = [version]
  for (const name of inputNames) parts.push(toLink(name, inputs[name]))
  if (!sameSpreads(spreads, usualSpreads)) {
    for (const [name, side] of spreadSides) {
      parts.push(Math.round(tidySpread(name, side, spreads[name][side]) * spreadLimits[name].scale))
    }
  }
  if (currency) parts.push(currency)
  return parts.join('_')
}

type Decoded =
  | { kind: 'none' }
  | { kind: 'unreadable' }
  /** `clamped` as in `tidyInputs`. */
  | { kind: 'state'; state: ForecastState; clamped: InputName[] }

/** Reads what `encodeForecast` wrote, with or without `#`. Never throws, whatever the address says. */
export function decodeForecast(hash: string): Decoded {
  const text = hash.startsWith('#') ? hash.slice(1) : hash
  if (text === '') return { kind: 'none' }
  const [tag, ...parts] = text.split('_')
  const currency = currencies.find((known) => known === parts.at(-1))
  const numbers = (currency ? parts.slice(0, -1) : parts).map(numberOf)
  const withSpreads = numbers.length === inputNames.length + spreadSides.length
  if (tag !== version || !(withSpreads || numbers.length === inputNames.length)) return { kind: 'unreadable' }
  if (numbers.some((number) => number === undefined)) return { kind: 'unreadable' }

  const { inputs, clamped } = tidyInputs(
    recordOf(inputNames, (name) => fromLink(name, numbers[inputNames.indexOf(name)] ?? 0)),
  )
  const spreads = recordOf(spreadNames, (name) => {
    if (!withSpreads) return usualSpreads[name]
    const side = (which: keyof Spread) => {
      const place = spreadSides.findIndex(([each, end]) => each === name && end === which)
      const asked = (numbers[inputNames.length + place] ?? 0) / spreadLimits[name].scale
      const allowed = tidySpread(name, which, asked)
      if (allowed !== asked && !clamped.includes(name)) clamped.push(name)
      return allowed
    }
    return { worse: side('worse'), better: side('better') }
  })
  return { kind: 'state', state: { inputs, spreads, ...(currency && { currency }) }, clamped }
}

const spreadSides = spreadNames.flatMap((name): [SpreadName, keyof Spread][] => [
  [name, 'worse'],
  [name, 'better'],
])

/** Links are older than the cents of an hour, which alone are written as such: the others are whole numbers. */
function linkScale(name: InputName): number {
  return name === 'costPerHour' ? 1 : inputLimits[name].scale
}

export function toLink(name: InputName, value: number): number {
  const { scale } = inputLimits[name]
  return Math.round(value * scale) / (scale / linkScale(name))
}

export function fromLink(name: InputName, number: number): number {
  return number / linkScale(name)
}

function numberOf(text: string): number | undefined {
  // `-0` is a number too, and nobody means it.
  return /^-?\d{1,12}(\.\d\d?)?$/.test(text) ? Number(text) || 0 : undefined
}

export function sameSpreads(a: Spreads, b: Spreads): boolean {
  return spreadSides.every(([name, side]) => a[name][side] === b[name][side])
}
