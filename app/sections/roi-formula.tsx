import { symbols, writtenInput, type MoneyFormats } from '#app/behaviours/forecast-words.ts'
import { useWords } from '#app/behaviours/language.ts'
import { horizonMonths, type InputName, type Scenario } from '#contract/roi.ts'
import style from './roi-formula.module.css'

const allLines = ['hours', 'freedTime', 'avoidedErrors', 'net', 'payback', 'threeYears', 'roi'] as const
type Line = (typeof allLines)[number]

interface Props {
  scenario: Scenario
  formats: MoneyFormats
  lines?: readonly Line[]
}

/** The calculation with its live values, line by line, to be checked with a pocket calculator. */
export function RoiFormula({ scenario, formats, lines = allLines }: Props) {
  const words = useWords('forecast')
  const { inputs } = scenario
  // Each line goes on with what the one before it shows, or the sum would be a cent off.
  const freedTime = cents(scenario.freedTime)
  const avoidedErrors = cents(scenario.avoidedErrors)
  const benefitPerMonth = freedTime + avoidedErrors
  const netPerMonth = cents(benefitPerMonth - inputs.runningCostPerMonth)
  // Nobody can divide by what is shown as nothing.
  const paybackMonths = netPerMonth > 0 ? scenario.paybackMonths : undefined
  const input = (name: InputName) => writtenInput(name, inputs[name], words, formats, 'exact')
  const money = (value: number) => formats.money(cents(value))
  // With fewer digits the hours, times what they cost, would be off by more than a cent.
  const number = (value: number) => formats.number(value, { maximumFractionDigits: 5 })
  const hours = `${number(scenario.hoursPerMonth)} ${symbols.hours}`
  const half = formats.percent(0.5)
  const costs = `${input('oneOffCost')} + ${horizonMonths} × ${input('runningCostPerMonth')}`
  const allCosts = inputs.oneOffCost + horizonMonths * inputs.runningCostPerMonth

  function paybackTerm(): string {
    if (paybackMonths === undefined) return ''
    // Before the ramp-up is over only its half benefit counts.
    if (paybackMonths < inputs.rampUpMonths)
      return `${input('oneOffCost')} / (${half} × ${money(benefitPerMonth)} − ${input('runningCostPerMonth')})`
    return `(${input('oneOffCost')} + ${number(inputs.rampUpMonths)} × ${half} × ${money(benefitPerMonth)}) / ${money(netPerMonth)}`
  }

  const written: Record<Line, { term: string; result: string }> = {
    hours: {
      term: `${input('casesPerMonth')} × ${input('minutesPerCase')} / 60 × ${input('automatableShare')}`,
      result: hours,
    },
    freedTime: {
      term: `${hours} × ${input('usableShare')} × ${input('costPerHour')}`,
      result: money(freedTime),
    },
    avoidedErrors: {
      term: `${input('casesPerMonth')} × ${input('errorRate')} × ${input('costPerError')} × ${input('errorsAvoided')}`,
      result: money(avoidedErrors),
    },
    net: {
      term: `${money(freedTime)} + ${money(avoidedErrors)} − ${input('runningCostPerMonth')}`,
      result: money(netPerMonth),
    },
    payback: {
      term: paybackTerm(),
      result:
        paybackMonths === undefined
          ? words.formula.never
          : formats.number(paybackMonths, {
              style: 'unit',
              unit: 'month',
              unitDisplay: 'long',
              // With one, every twentieth would seem to end a month before the one that is named.
              maximumFractionDigits: 2,
            }),
    },
    threeYears: {
      term: `${number(horizonMonths - inputs.rampUpMonths / 2)} × ${money(benefitPerMonth)} − (${costs})`,
      result: formats.money(Math.round(scenario.afterHorizon)),
    },
    roi: {
      term:
        scenario.returnOnCosts === undefined
          ? ''
          : `${formats.money(Math.round(scenario.afterHorizon))} / ${money(allCosts)}`,
      result:
        scenario.returnOnCosts === undefined
          ? words.formula.noCosts
          : formats.percent(Math.round(scenario.returnOnCosts * 100) / 100 || 0).replace('-', '\u2212'),
    },
  }

  return (
    <dl className={style.formula}>
      {lines.map((line) => (
        <div key={line}>
          <dt>{words.formula[line]}</dt>
          <dd>
            {written[line].term && `${written[line].term} = `}
            <b>{written[line].result}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function cents(value: number): number {
  return Math.round(value * 100) / 100
}
