/**
 * What individual development costs, estimated from its scope. All figures are planning values, not an offer: the
 * price is agreed in writing after the free demo. The days are days of work by one developer.
 */
import { offer } from './offer.ts'
import {
  currencies,
  exampleInputs,
  fromLink,
  inputLimits,
  tidyInput,
  tidySpread,
  toLink,
  usualSpreads,
  type Currency,
  type ForecastState,
  type Inputs,
} from './roi.ts'
import { methods, type Method } from './methods.ts'

/** Net price of one day, the same number in either currency. */
export const dayRate = 1050

export interface Range {
  low: number
  high: number
}

/** Days for one unit of each thing, when it goes smoothly and when it does not. */
export const effort = {
  setUp: { low: 0.5, high: 1 },
  system: { low: 0.5, high: 1 },
  step: { low: 0.1, high: 0.2 },
  exception: { low: 0.2, high: 0.4 },
  handOver: { low: 0.75, high: 1.25 },
} as const satisfies Record<string, Range>

export const methodEffort: Record<Method, Range> = {
  rules: { low: 0.25, high: 0.5 },
  workflow: { low: 0.5, high: 1 },
  'machine-learning': { low: 2, high: 4 },
  'deep-learning': { low: 2.5, high: 5 },
  'language-ai': { low: 1.5, high: 2.5 },
  'agentic-ai': { low: 2, high: 3.5 },
}

/** Load tests grow with the cases per month, in three sizes. */
export const volumeEffort: { upTo: number; days: Range }[] = [
  { upTo: 500, days: { low: 0.25, high: 0.5 } },
  { upTo: 5000, days: { low: 0.5, high: 1 } },
  { upTo: Infinity, days: { low: 1, high: 2 } },
]

/** Operation, monitoring and logs; models cost by the month and by the case. */
const runningCost = {
  base: 49,
  perMonth: {
    workflow: 15,
    'machine-learning': 40,
    'deep-learning': 60,
    'language-ai': 40,
    'agentic-ai': 60,
  },
  perCase: { 'deep-learning': 0.02, 'language-ai': 0.05, 'agentic-ai': 0.12 },
} as const

export interface Scope {
  systems: number
  steps: number
  exceptions: number
  methods: Method[]
  casesPerMonth: number
}

export const scopeLimits = {
  systems: { min: 1, max: 12 },
  steps: { min: 1, max: 60 },
  exceptions: { min: 0, max: 40 },
  casesPerMonth: inputLimits.casesPerMonth,
} as const

export const exampleScope: Scope = {
  systems: 3,
  steps: 8,
  exceptions: 4,
  methods: ['rules', 'workflow', 'language-ai'],
  casesPerMonth: 420,
}

/** Everything that a visitor sets, also what the forecast beside the price is made of. Without a currency the page's language decides. */
export type Wish = Scope & Pick<Inputs, 'minutesPerCase' | 'costPerHour'> & { currency?: Currency }

export const exampleWish: Wish = { ...exampleScope, minutesPerCase: 12, costPerHour: 45 }

const sizeNames = ['systems', 'steps', 'exceptions', 'casesPerMonth'] as const
const workNames = ['minutesPerCase', 'costPerHour'] as const

/** Nothing but numbers, as in the link of a forecast: `e1_3_8_4_420_120_45_19`. The last one has a bit for each method. */
export function encodeWish(wish: Wish): string {
  return [
    'e1',
    ...sizeNames.map((name) => wish[name]),
    ...workNames.map((name) => toLink(name, tidyInput(name, wish[name]))),
    methods.reduce((bits, method, place) => bits | (Number(wish.methods.includes(method)) << place), 0),
    ...(wish.currency ? [wish.currency] : []),
  ].join('_')
}

/** Reads what `encodeWish` wrote; what is out of range is set to its limit. */
export function decodeWish(code: string): Wish | undefined {
  if (!/^e1(?:_\d{1,9}){6}(?:\.\d\d?)?_\d{1,9}(?:_[A-Z]{3})?$/.test(code)) return undefined
  const currency = currencies.find((known) => code.endsWith(known))
  const [systems = 0, steps = 0, exceptions = 0, casesPerMonth = 0, minutes = 0, cost = 0, bits = 0] = code
    .split('_')
    .slice(1)
    .map(Number)
  const within = (name: (typeof sizeNames)[number], value: number) =>
    Math.min(Math.max(value, scopeLimits[name].min), scopeLimits[name].max)
  return {
    systems: within('systems', systems),
    steps: within('steps', steps),
    exceptions: within('exceptions', exceptions),
    casesPerMonth: within('casesPerMonth', casesPerMonth),
    minutesPerCase: tidyInput('minutesPerCase', fromLink('minutesPerCase', minutes)),
    costPerHour: tidyInput('costPerHour', fromLink('costPerHour', cost)),
    methods: methods.filter((_, place) => (bits >> place) & 1),
    ...(currency && { currency }),
  }
}

export const phaseNames = ['connect', 'build', 'prove', 'handOver'] as const
export type PhaseName = (typeof phaseNames)[number]

export interface Estimate {
  phases: Record<PhaseName, Range>
  /** As they are told everywhere: tenths of a day up to five days, whole days from there on. */
  days: Range
  /** Deliveries of at most 14 days each; each one is useful on its own. */
  stages: number
  price: Range
  runningCostPerMonth: number
}

export function estimate(scope: Scope): Estimate {
  const volume = volumeEffort.find(({ upTo }) => scope.casesPerMonth <= upTo)
  const phases = {
    connect: sum([effort.setUp, times(effort.system, scope.systems)]),
    build: sum([times(effort.step, scope.steps), ...chosen(scope).map((method) => methodEffort[method])]),
    prove: sum([times(effort.exception, scope.exceptions), ...(volume ? [volume.days] : [])]),
    handOver: effort.handOver,
  }
  const exact = sum(Object.values(phases))
  const days = toldDays(exact)
  return {
    phases,
    days,
    stages: Math.ceil(days.high / offer.implementationDays),
    price: times(exact, dayRate),
    runningCostPerMonth: runningCostOf(scope),
  }
}

/** The end is rounded up, so that nothing fits into a delivery by rounding alone. */
function toldDays({ low, high }: Range): Range {
  const scale = high > 5 ? 1 : 10
  // A hair above is the floating point, not another day.
  return { low: Math.round(low * scale) / scale, high: Math.ceil(high * scale - 1e-9) / scale }
}

export function middle({ low, high }: Range): number {
  return (low + high) / 2
}

/** The estimate as a forecast: its price range becomes the range of the one-off cost. */
export function forecastOfEstimate(wish: Wish, { price, runningCostPerMonth }: Estimate): ForecastState {
  const expected = tidyInput('oneOffCost', middle(price))
  return {
    inputs: {
      ...exampleInputs,
      minutesPerCase: tidyInput('minutesPerCase', wish.minutesPerCase),
      costPerHour: tidyInput('costPerHour', wish.costPerHour),
      casesPerMonth: tidyInput('casesPerMonth', wish.casesPerMonth),
      oneOffCost: expected,
      runningCostPerMonth: tidyInput('runningCostPerMonth', runningCostPerMonth),
    },
    spreads: {
      ...usualSpreads,
      oneOffCost: {
        worse: tidySpread('oneOffCost', 'worse', price.high / expected - 1),
        better: tidySpread('oneOffCost', 'better', 1 - price.low / expected),
      },
    },
    ...(wish.currency && { currency: wish.currency }),
  }
}

function runningCostOf(scope: Scope): number {
  const perMonth: Partial<Record<Method, number>> = runningCost.perMonth
  const perCase: Partial<Record<Method, number>> = runningCost.perCase
  return chosen(scope).reduce<number>(
    (total, method) => total + (perMonth[method] ?? 0) + (perCase[method] ?? 0) * scope.casesPerMonth,
    runningCost.base,
  )
}

/** Each method counts once, however often it was named. */
function chosen(scope: Scope): Method[] {
  return methods.filter((method) => scope.methods.includes(method))
}

function times({ low, high }: Range, count: number): Range {
  return { low: low * count, high: high * count }
}

function sum(ranges: Range[]): Range {
  return {
    low: ranges.reduce((total, { low }) => total + low, 0),
    high: ranges.reduce((total, { high }) => total + high, 0),
  }
}
