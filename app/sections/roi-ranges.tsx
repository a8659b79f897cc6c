import { useState } from 'react'
import type { ForecastChange } from '#app/behaviours/forecast-state.ts'
import { writtenInput, type MoneyFormats } from '#app/behaviours/forecast-words.ts'
import { useHydrated } from '#app/behaviours/hydrated.ts'
import { fill, useWords } from '#app/behaviours/language.ts'
import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { noticeOf, NumberField } from '#app/ui/number-field.tsx'
import {
  isRaised,
  sameSpreads,
  spreadLimits,
  spreadNames,
  tidySpread,
  usualSpreads,
  varied,
  type ForecastState,
  type SpreadName,
} from '#contract/roi.ts'
import style from './roi-ranges.module.css'

interface Props {
  state: ForecastState
  formats: MoneyFormats
  change: ForecastChange
}

/** How far each figure may lie off, to either side. */
export function RoiRanges(props: Props) {
  const { state, formats, change } = props
  const words = useWords('pages/product-3')
  const forecastWords = useWords('forecast')
  const { conservative, expected, optimistic } = forecastWords.scenarios
  const isUsual = sameSpreads(state.spreads, usualSpreads)
  const [wasReset, setWasReset] = useState(false)

  function reset() {
    setWasReset(true)
    change(() => ({ spreads: usualSpreads }))
  }

  return (
    <Band id="ranges" stop={words.rangesStop} labelledBy="ranges-heading">
      <div className="no-print">
        <HeadingDuo id="ranges-heading" long={words.rangesLong} short={words.rangesShort} />
        <p className={style.lede}>{words.rangesLede}</p>
      </div>
      <div className={style.ranges}>
        <p className={style.columnHeads} aria-hidden="true">
          <span>{words.figure}</span>
          <span>{conservative}</span>
          <span>{expected}</span>
          <span>{optimistic}</span>
        </p>
        {spreadNames.map((name) => (
          <fieldset key={name}>
            <legend className="sr">{forecastWords.inputs[name]}</legend>
            <p className={style.figureName} aria-hidden="true">
              {forecastWords.inputs[name]}
            </p>
            <p className={`no-print ${style.why}`}>{words.ranges[name]}</p>
            <Side {...props} name={name} side="worse" scenario={conservative} />
            <p className={style.expected}>
              <span className={style.scenario}>{`${expected} `}</span>
              {writtenInput(name, state.inputs[name], forecastWords, formats)}
            </p>
            <Side {...props} name={name} side="better" scenario={optimistic} />
          </fieldset>
        ))}
      </div>
      <div className={`js-only no-print ${style.reset}`}>
        {/* Not disabled: that would take the focus away from whoever has just pressed it. */}
        <Button size="small" aria-disabled={isUsual} onClick={() => isUsual || reset()}>
          {words.reset}
        </Button>
        <p className="sr" role="status">
          {isUsual && wasReset && words.resetDone}
        </p>
      </div>
    </Band>
  )
}

interface SideProps extends Props {
  name: SpreadName
  side: 'worse' | 'better'
  /** What this side leads to, in words. */
  scenario: string
}

function Side({ state, formats, change, name, side, scenario }: SideProps) {
  const words = useWords('forecast')
  const isHydrated = useHydrated()
  const inMonths = name === 'rampUpMonths'
  const factor = inMonths ? 1 : 100
  const sign = isRaised(name, side) ? '+' : '\u2212'
  const max = spreadLimits[name].max[side] * factor
  const becomes = varied(name, state.inputs[name], state.spreads[name], side)

  function set(value: number) {
    change(({ spreads }) => ({
      spreads: { ...spreads, [name]: { ...spreads[name], [side]: tidySpread(name, side, value) } },
    }))
  }

  return (
    <div className={style.side}>
      <span className={style.scenario}>{scenario}</span>
      <span className={style.sign}>{sign}</span>
      <NumberField
        aria-label={`${words.inputs[name]}, ${scenario}, ${sign}`}
        value={Math.round(state.spreads[name][side] * factor)}
        min={0}
        max={max}
        step={inMonths ? 1 : 5}
        unit={inMonths ? words.months : '%'}
        readOnly={!isHydrated}
        onValue={(value) => set(value / factor)}
        explain={(problem, value) => fill(noticeOf(problem, words), { min: 0, max, value })}
      />
      <span className={style.becomes}>{writtenInput(name, becomes, words, formats)}</span>
    </div>
  )
}
