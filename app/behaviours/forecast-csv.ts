/** The forecast as CSV for a spreadsheet. */
import type { Locale } from '#contract/locale.ts'
import {
  inputNames,
  paybackMonth,
  scenarioNames,
  type Forecast,
  type InputName,
  type Scenario,
} from '#contract/roi.ts'
import type { Areas } from '#locales/areas.ts'
import { symbols, inputKinds, unbroken, unitOf } from './forecast-words.ts'

interface CsvOptions {
  forecast: Forecast
  words: Areas['forecast']
  locale: Locale
  currency: string
}

/** Separator and decimal sign as the spreadsheets of the language expect them. */
export function forecastCsv({ forecast, words, locale, currency }: CsvOptions): string {
  const separator = locale === 'de' ? ';' : ','
  const number = (value: number | undefined) => {
    if (value === undefined) return ''
    const text = String(Math.round(value * 100) / 100)
    return locale === 'de' ? text.replace('.', ',') : text
  }
  const row = (label: string, unit: string, value: (scenario: Scenario) => number | undefined) => [
    unit ? `${label} (${unit})` : label,
    ...scenarioNames.map((name) => number(value(forecast[name]))),
  ]
  const inputRow = (name: InputName) =>
    row(unbroken(words.inputs[name]), unitOf(name, words, currency), ({ inputs }) =>
      inputKinds[name] === 'share' ? inputs[name] * 100 : inputs[name],
    )
  const rows = [
    ['', ...scenarioNames.map((name) => words.scenarios[name])],
    ...inputNames.map(inputRow),
    row(words.hoursPerYear, symbols.hours, ({ hoursPerYear }) => hoursPerYear),
    row(words.afterOneYear, currency, ({ afterOneYear }) => afterOneYear),
    row(words.afterThreeYears, currency, ({ afterHorizon }) => afterHorizon),
    row(words.payback, words.month, paybackMonth),
    ...forecast.expected.curve.map((_, month) =>
      row(`${words.month} ${month}`, currency, ({ curve }) => curve[month]),
    ),
  ]
  const cell = (text: string) =>
    text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
  // Excel reads UTF-8 only when it is told so.
  return `\ufeff${rows.map((cells) => cells.map(cell).join(separator)).join('\r\n')}\r\n`
}
