/** A forecast in the words and figures of the page's language: rounded, and always with its range. */
import { formats as localeFormats, type Locale } from '#contract/locale.ts'
import {
  paybackMonth,
  readable,
  type Currency,
  type Forecast,
  type InputName,
  type Scenario,
} from '#contract/roi.ts'
import type { Areas } from '#locales/areas.ts'
import { fill, formatsFor, useLanguage, useWords, type Formats } from './language.ts'

export interface Figure {
  name: 'hours' | 'oneYear' | 'threeYears' | 'payback'
  label: string
  /** Small print before and after the big number. */
  before?: string
  value: string
  after?: string
  /** None where all three cases say the same. */
  range: string | undefined
}

/** Units that both languages write alike. */
export const symbols = { minutes: 'min', hours: 'h', days: 'd' } as const

/** Formats with a real minus sign, and the sign of the currency for fields. */
export interface MoneyFormats extends Formats {
  sign: string
}

export function moneyFormats(
  locale: Locale,
  currency: Currency = localeFormats[locale].currency,
): MoneyFormats {
  const plain = formatsFor(locale, currency)
  // A loss of less than half a unit was rounded to minus nothing.
  const money: Formats['money'] = (value, options) => plain.money(value || 0, options).replace('-', '\u2212')
  return { ...plain, money, sign: money(0).replace(/[\d\s]/g, '') }
}

export function useForecastWords(forecast: Forecast, currency?: Currency) {
  const { locale } = useLanguage()
  const words = useWords('forecast')
  const formats = moneyFormats(locale, currency)
  return {
    formats,
    figures: figuresOf(forecast, words, formats),
    status: statusOf(forecast, words, formats),
    curve: (months: number) => ({
      words: { ...words.curve, ...words.scenarios },
      label: curveLabel(forecast, months, words, formats),
      money: formats.money,
    }),
  }
}

type ForecastWords = Areas['forecast']

function figuresOf(forecast: Forecast, words: ForecastWords, formats: MoneyFormats) {
  const { conservative, expected, optimistic } = forecast
  const written = (of: (scenario: Scenario) => number, format: Formats['number']) => {
    const values = [of(conservative), of(expected), of(optimistic)].map((value) => readable(value))
    const [low = '', value = '', high = ''] = roundly(values, format)
    return { value, range: low === high ? undefined : fill(words.range, { low, high }) }
  }
  const month = paybackMonth(expected)
  const hours = written(({ hoursPerYear }) => hoursPerYear, formats.number)
  const figures: Record<Figure['name'], Figure> = {
    hours: {
      name: 'hours',
      label: words.hoursPerYear,
      value: hours.value,
      after: symbols.hours,
      range: hours.range && `${hours.range} ${symbols.hours}`,
    },
    oneYear: {
      name: 'oneYear',
      label: words.afterOneYear,
      ...written(({ afterOneYear }) => afterOneYear, formats.money),
    },
    threeYears: {
      name: 'threeYears',
      label: words.afterThreeYears,
      ...written(({ afterHorizon }) => afterHorizon, formats.money),
    },
    payback: {
      name: 'payback',
      label: words.payback,
      ...(month === undefined
        ? { value: words.notInThreeYears }
        : { before: words.month, value: String(month) }),
      range: monthRange(forecast, words),
    },
  }
  return figures
}

/** From ten million on noughts become a word, in all that stand together: on a phone they would not fit beside each other. */
function roundly(values: number[], format: Formats['number']): string[] {
  const isLarge = values.some((value) => Math.abs(value) >= 10_000_000)
  return values.map((value) =>
    isLarge ? format(value, { notation: 'compact', maximumSignificantDigits: 2 }) : format(value),
  )
}

function monthRange({ conservative, optimistic }: Forecast, words: ForecastWords): string | undefined {
  const low = paybackMonth(optimistic)
  const high = paybackMonth(conservative)
  if (low === undefined) return undefined
  if (high === undefined) return fill(words.monthRangeOpen, { low })
  return low === high ? undefined : fill(words.monthRange, { low, high })
}

function paybackSentence(forecast: Forecast, words: ForecastWords): string {
  const month = paybackMonth(forecast.expected)
  return month === undefined ? words.paysNever : fill(words.paysBack, { month })
}

function statusOf(forecast: Forecast, words: ForecastWords, formats: MoneyFormats): string {
  return fill(words.status, {
    hours: `${formats.number(readable(forecast.expected.hoursPerYear))} ${symbols.hours}`,
    money: formats.money(readable(forecast.expected.afterOneYear)),
    payback: paybackSentence(forecast, words),
  })
}

function curveLabel(forecast: Forecast, months: number, words: ForecastWords, formats: MoneyFormats): string {
  const end = (scenario: Scenario) => formats.money(readable(scenario.curve[months] ?? 0))
  return fill(words.curveLabel, {
    months,
    start: formats.money(readable(forecast.expected.curve[0] ?? 0)),
    conservative: end(forecast.conservative),
    expected: end(forecast.expected),
    optimistic: end(forecast.optimistic),
    payback: paybackSentence(forecast, words),
  })
}

type InputKind = 'count' | 'minutes' | 'money' | 'share' | 'months'

export const inputKinds: Record<InputName, InputKind> = {
  casesPerMonth: 'count',
  minutesPerCase: 'minutes',
  costPerHour: 'money',
  automatableShare: 'share',
  usableShare: 'share',
  errorRate: 'share',
  costPerError: 'money',
  errorsAvoided: 'share',
  rampUpMonths: 'months',
  oneOffCost: 'money',
  runningCostPerMonth: 'money',
}

/** What an input is counted in. @param money the sign or the name of the currency. */
export function unitOf(name: InputName, words: ForecastWords, money: string): string {
  const units: Record<InputKind, string> = {
    count: '',
    minutes: symbols.minutes,
    months: words.months,
    money,
    share: '%',
  }
  return units[inputKinds[name]]
}

/** One input as it is written in a sentence, or with all its digits in a formula, which somebody may check. */
export function writtenInput(
  name: InputName,
  value: number,
  words: ForecastWords,
  formats: MoneyFormats,
  digits: 'readable' | 'exact' = 'readable',
) {
  const isExact = digits === 'exact'
  switch (inputKinds[name]) {
    case 'money':
      return formats.money(isExact ? Math.round(value * 100) / 100 : Math.round(value))
    case 'share':
      return formats.percent(value, { maximumFractionDigits: isExact ? 3 : 1 })
    case 'minutes':
      return `${formats.number(value, { maximumFractionDigits: isExact ? 3 : 1 })} ${symbols.minutes}`
    case 'months':
      return `${formats.number(value)} ${words.months}`
    case 'count':
      return formats.number(value)
  }
}

const spokenUnits: Partial<Record<InputKind, string>> = {
  minutes: 'minute',
  months: 'month',
}

/** The same where it is read aloud: no abbreviation has to be guessed. */
export function spokenInput(name: InputName, value: number, words: ForecastWords, formats: MoneyFormats) {
  const unit = spokenUnits[inputKinds[name]]
  return unit
    ? formats.number(value, { style: 'unit', unit, unitDisplay: 'long' })
    : writtenInput(name, value, words, formats, 'exact')
}

/** Words for the screen carry soft hyphens; text for other programs must not. */
export function unbroken(text: string): string {
  return text.replaceAll('\u00ad', '')
}
