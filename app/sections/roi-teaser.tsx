import { useEffect, useState } from 'react'
import { useForecastWords } from '#app/behaviours/forecast-words.ts'
import { useWords } from '#app/behaviours/language.ts'
import { useSettled } from '#app/behaviours/settled.ts'
import { RoiCurve } from '#app/drawings/roi-curve.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import {
  advisesAgainst,
  encodeForecast,
  exampleState,
  forecast,
  verdictOf,
  type InputName,
} from '#contract/roi.ts'
import { RoiField, RoiSlider } from './roi-control.tsx'
import { RoiFigures } from './roi-figures.tsx'
import { RoiFormula } from './roi-formula.tsx'
import style from './roi-teaser.module.css'

const months = 24

/** Who follows a link and comes back finds the own figures. */
let kept = exampleState.inputs

/** The forecast in short: three sliders, two assumptions, and the way to all the others. */
export function RoiTeaser() {
  const words = useWords('forecast')
  const [inputs, setInputs] = useState(kept)
  useEffect(() => {
    kept = inputs
  }, [inputs])
  const result = forecast(inputs)
  const { formats, figures, status, curve } = useForecastWords(result)
  const said = useSettled(status)
  const verdict = verdictOf(result)
  const control = {
    inputs,
    formats,
    onInput: (name: InputName, value: number) => setInputs((before) => ({ ...before, [name]: value })),
  }
  return (
    <Band id="forecast" stop={words.stop} tone="tint" labelledBy="forecast-heading" flush>
      <div className={style.heading}>
        <HeadingDuo id="forecast-heading" long={words.long} short={words.short} />
      </div>
      <div className={style.columns}>
        <div className={style.form}>
          <fieldset>
            <legend>{words.process}</legend>
            <RoiSlider name="casesPerMonth" {...control} />
            <RoiSlider name="minutesPerCase" {...control} />
            <RoiSlider name="costPerHour" {...control} />
          </fieldset>
          <fieldset>
            <legend>{words.assumptions}</legend>
            <RoiField name="automatableShare" {...control} />
            <RoiField name="oneOffCost" {...control} />
          </fieldset>
          <p className={style.note}>{words.teaserNote}</p>
          <ArrowLink to={`/product-3#${encodeForecast({ ...exampleState, inputs })}`}>{words.open}</ArrowLink>
        </div>
        <div className={style.result}>
          <RoiFigures figures={[figures.hours, figures.oneYear, figures.payback]} />
          {advisesAgainst(verdict) && (
            <p className={style.against}>
              {words.verdicts[verdict].long} {words.verdicts[verdict].short}
            </p>
          )}
          <p className="sr" role="status">
            {said}
          </p>
          <RoiCurve forecast={result} months={months} height={340} {...curve(months)} />
          <div className={style.formula}>
            <RoiFormula
              scenario={result.expected}
              formats={formats}
              lines={['hours', 'freedTime', 'avoidedErrors', 'net', 'payback']}
            />
          </div>
        </div>
      </div>
    </Band>
  )
}
