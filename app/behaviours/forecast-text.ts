/** The forecast as plain text for a mail. */
import {
  inputNames,
  paybackMonth,
  readable,
  scenarioNames,
  type Forecast,
  type Scenario,
} from '#contract/roi.ts'
import type { Areas } from '#locales/areas.ts'
import { symbols, unbroken, writtenInput, type MoneyFormats } from './forecast-words.ts'

interface Exported {
  forecast: Forecast
  words: Areas['forecast']
  formats: MoneyFormats
  title: string
  /** The sentence before the link. */
  note: string
  link: string
}

export function forecastText({ forecast, words, formats, title, note, link }: Exported): string {
  const three = (write: (scenario: Scenario) => string) => {
    const written = scenarioNames.map((name) => write(forecast[name]))
    return new Set(written).size === 1 ? written[0] : written.join(' / ')
  }
  const month = (scenario: Scenario) => {
    const found = paybackMonth(scenario)
    return found === undefined ? words.notInThreeYears : `${words.month} ${found}`
  }
  const hours = ({ hoursPerYear }: Scenario) => `${formats.number(readable(hoursPerYear))} ${symbols.hours}`
  return [
    `${title} (${scenarioNames.map((name) => words.scenarios[name]).join(' / ')})`,
    '',
    ...inputNames.map(
      (name) =>
        `${unbroken(words.inputs[name])}: ${three(({ inputs }) => writtenInput(name, inputs[name], words, formats, 'exact'))}`,
    ),
    '',
    `${words.hoursPerYear}: ${three(hours)}`,
    `${words.afterOneYear}: ${three((scenario) => formats.money(readable(scenario.afterOneYear)))}`,
    `${words.afterThreeYears}: ${three((scenario) => formats.money(readable(scenario.afterHorizon)))}`,
    `${words.payback}: ${three(month)}`,
    '',
    `${note} ${link}`,
  ].join('\n')
}
