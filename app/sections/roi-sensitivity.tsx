import { writtenInput, type MoneyFormats } from '#app/behaviours/forecast-words.ts'
import { fill, useWords } from '#app/behaviours/language.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import {
  horizonMonths,
  paybackMonth,
  sensitivity,
  varied,
  type Forecast,
  type ForecastState,
} from '#contract/roi.ts'
import style from './roi-sensitivity.module.css'

interface Props {
  state: ForecastState
  result: Forecast
  formats: MoneyFormats
}

/** The payback of the expected case is the station; each bar is how far one conservative figure delays it. */
export function RoiSensitivity({ state, result, formats }: Props) {
  const words = useWords('pages/product-3')
  const forecastWords = useWords('forecast')
  const expected = result.expected.paybackMonths
  const rows = sensitivity(state.inputs, state.spreads)
  const latest = Math.max(...rows.map(({ paybackMonths }) => paybackMonths ?? horizonMonths), expected ?? 0)
  const months = Math.min(horizonMonths, Math.max(6, Math.ceil(latest / 6) * 6))
  const percent = (month: number) => percentOf(month, months)
  return (
    <Band id="decides" stop={words.decidesStop} labelledBy="decides-heading" flush>
      <div className={style.decides}>
        <div className={style.intro}>
          <HeadingDuo id="decides-heading" long={words.decidesLong} short={words.decidesShort} />
          <p>{paybackMonth(result.expected) === undefined ? words.decidesNever : words.decidesLede}</p>
        </div>
        {expected !== undefined && expected <= horizonMonths && (
          <>
            <ol>
              {rows.map(({ name, paybackMonths }) => {
                const month = paybackMonth({ paybackMonths })
                const value = varied(name, state.inputs[name], state.spreads[name], 'worse')
                const end = percent(Math.min(paybackMonths ?? months, months))
                return (
                  <li key={name}>
                    <p className={style.name}>
                      {`${forecastWords.inputs[name]} `}
                      <span>
                        {fill(words.decidesAt, { value: writtenInput(name, value, forecastWords, formats) })}
                      </span>
                    </p>
                    <svg width="100%" height="34" aria-hidden="true">
                      <line className={style.track} x1="0" x2="100%" y1="17" y2="17" />
                      <line className={style.paid} x1="0" x2={percent(expected)} y1="17" y2="17" />
                      <line className={style.delay} x1={percent(expected)} x2={end} y1="17" y2="17" />
                      <line className={style.stop} x1={end} x2={end} y1="8" y2="26" />
                      <circle className={style.station} cx={percent(expected)} cy="17" r="7" />
                    </svg>
                    <p className={style.month}>
                      {month === undefined
                        ? forecastWords.notInThreeYears
                        : `${fill(words.decidesMonth, { month })} `}
                      {paybackMonths !== undefined && month !== undefined && (
                        <small>
                          {`+${formats.number(paybackMonths - expected, {
                            minimumFractionDigits: 1,
                            maximumFractionDigits: 1,
                          })} ${forecastWords.months}`}
                        </small>
                      )}
                    </p>
                  </li>
                )
              })}
            </ol>
            <div className={style.axis} aria-hidden="true">
              <svg width="100%" height="34">
                {Array.from({ length: months + 1 }, (_, month) => (
                  <line
                    key={month}
                    x1={percent(month)}
                    x2={percent(month)}
                    y1="0"
                    y2={month % 6 === 0 ? 10 : 5}
                  />
                ))}
                {[0, months / 2, months].map((month) => (
                  <text
                    key={month}
                    x={percent(month)}
                    y="26"
                    textAnchor={month === 0 ? 'start' : month === months ? 'end' : 'middle'}
                  >
                    {month}
                  </text>
                ))}
              </svg>
              <p>{words.decidesAxis}</p>
            </div>
          </>
        )}
      </div>
    </Band>
  )
}
