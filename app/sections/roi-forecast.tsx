/** The full instrument: all eleven inputs, the curve with its band, and the figures that follow. */
import type { ReactNode } from 'react'
import { useForecastWords, type Figure } from '#app/behaviours/forecast-words.ts'
import { focusOn } from '#app/behaviours/focus-on.ts'
import { useWords } from '#app/behaviours/language.ts'
import { useSettled } from '#app/behaviours/settled.ts'
import { RoiCurve } from '#app/drawings/roi-curve.tsx'
import { Chevron } from '#app/ui/chevron.tsx'
import { Readout } from '#app/ui/readout.tsx'
import { namesOf } from '#contract/record-of.ts'
import {
  horizonMonths,
  inputNames,
  type Forecast,
  type ForecastState,
  type InputName,
} from '#contract/roi.ts'
import { FigureValue } from './roi-figure.tsx'
import { RoiSlider } from './roi-control.tsx'
import style from './roi-forecast.module.css'
import { SavePlace } from './save-place.tsx'

const groups = {
  process: ['casesPerMonth', 'minutesPerCase', 'costPerHour', 'automatableShare'],
  benefit: ['usableShare', 'errorRate', 'costPerError', 'errorsAvoided'],
  cost: ['oneOffCost', 'runningCostPerMonth', 'rampUpMonths'],
} as const satisfies Record<string, InputName[]>

interface Props {
  state: ForecastState
  forecast: Forecast
  /** The state as it is passed on: whoever opens it may read another language, and should see the same money. */
  code: string
  onInput: (name: InputName, value: number) => void
  /** In half a line, what the figures amount to. */
  verdict: { text: string; against: boolean }
  words: {
    groups: Record<keyof typeof groups, string>
    meaning: string
    meanings: Record<InputName, string>
  }
  /** Stands with the costs: the choice of currency. */
  children: ReactNode
}

export function RoiForecast({ state, forecast, code, onInput, verdict, words, children }: Props) {
  const { inputs: labels } = useWords('forecast')
  const { formats, figures, status, curve } = useForecastWords(forecast, state.currency)
  // The verdict rests on the careful case, the figures on the expected one.
  const said = useSettled(`${status} ${verdict.text}`)
  const control = { inputs: state.inputs, formats, onInput }
  return (
    <div className={style.instrument}>
      <div className={style.head}>
        <dl className={style.figures}>
          <BigFigure figure={figures.payback} lead />
          <BigFigure figure={figures.hours} />
          <BigFigure figure={figures.oneYear} />
          <BigFigure figure={figures.threeYears} />
        </dl>
        <p className={verdict.against ? `${style.verdict} ${style.against}` : style.verdict}>
          <a href="#verdict" onClick={goToVerdict}>
            {verdict.text}
          </a>
        </p>
      </div>
      <p className="sr" role="status">
        {said}
      </p>
      <RoiCurve forecast={forecast} height={380} {...curve(horizonMonths)} />
      <div className={style.controls}>
        {namesOf(groups).map((group) => (
          <fieldset key={group} className={style.group}>
            <legend>{words.groups[group]}</legend>
            {groups[group].map((name) => (
              <RoiSlider key={name} name={name} {...control} />
            ))}
            {group === 'cost' && children}
          </fieldset>
        ))}
        <Readout>
          {[figures.payback, figures.hours, figures.oneYear].map((figure) => (
            <span
              key={figure.name}
              className={figure.name === 'payback' && figure.before ? style.now : undefined}
            >
              <FigureValue figure={figure} />
            </span>
          ))}
        </Readout>
      </div>
      <SavePlace kind="forecast" hash={code} />
      <details className={`no-print ${style.meanings}`}>
        <summary>
          {`${words.meaning} `}
          <Chevron />
        </summary>
        <dl>
          {inputNames.map((name) => (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd>{words.meanings[name]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

/** The address holds the visitor's figures, and must go on doing so. */
function goToVerdict(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.getElementById('verdict')?.scrollIntoView()
  focusOn(document.getElementById('verdict-heading'), { preventScroll: true })
}

function BigFigure({ figure, lead }: { figure: Figure; lead?: boolean }) {
  const { label, before, range } = figure
  const inWords = lead && !before
  return (
    <div className={lead ? style.lead : undefined}>
      <dt>{label}</dt>
      <dd className={inWords ? `${style.value} ${style.words}` : style.value}>
        <FigureValue figure={figure} />
      </dd>
      {range && <dd className={style.range}>{range}</dd>}
    </div>
  )
}
