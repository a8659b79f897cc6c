import { useId } from 'react'
import { inputKinds, spokenInput, unitOf, type MoneyFormats } from '#app/behaviours/forecast-words.ts'
import { fill, useWords } from '#app/behaviours/language.ts'
import { noticeOf, NumberField, type Problem } from '#app/ui/number-field.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { useHydrated } from '#app/behaviours/hydrated.ts'
import { inputLimits, tidyInput, type InputName, type Inputs } from '#contract/roi.ts'
import style from './roi-control.module.css'

/** What the slider covers and how far one step goes; the field takes everything that is allowed. */
const usual: Record<InputName, { from: number; to: number; step: number }> = {
  casesPerMonth: { from: 0, to: 1200, step: 10 },
  minutesPerCase: { from: 0, to: 60, step: 1 },
  costPerHour: { from: 20, to: 120, step: 1 },
  automatableShare: { from: 0, to: 100, step: 5 },
  usableShare: { from: 0, to: 100, step: 5 },
  errorRate: { from: 0, to: 20, step: 0.5 },
  costPerError: { from: 0, to: 200, step: 5 },
  errorsAvoided: { from: 0, to: 100, step: 5 },
  rampUpMonths: { from: 0, to: 12, step: 1 },
  oneOffCost: { from: 0, to: 30_000, step: 500 },
  runningCostPerMonth: { from: 0, to: 600, step: 10 },
}

interface Props {
  name: InputName
  inputs: Inputs
  formats: MoneyFormats
  onInput: (name: InputName, value: number) => void
}

function useInput({ name, inputs, formats, onInput }: Props) {
  const words = useWords('forecast')
  const { min, max } = inputLimits[name]
  // Shares are entered in percent.
  const factor = inputKinds[name] === 'share' ? 100 : 1
  // Read aloud, too; and an abbreviation at the end of a sentence would have two full stops.
  const write = (value: number) => spokenInput(name, value / factor, words, formats)
  return {
    value: Math.round(inputs[name] * factor * 100) / 100,
    min: min * factor,
    max: max * factor,
    step: usual[name].step,
    unit: unitOf(name, words, formats.sign),
    onValue: (value: number) => onInput(name, tidyInput(name, value / factor)),
    explain: (problem: Problem, value: number) =>
      fill(noticeOf(problem, words), {
        min: write(min * factor),
        max: write(max * factor),
        value: write(value),
      }),
  }
}

/** One input of the forecast as slider and field. */
export function RoiSlider(props: Props) {
  const words = useWords('forecast')
  const { from, to } = usual[props.name]
  return (
    <Slider
      {...useInput(props)}
      label={words.inputs[props.name]}
      from={from}
      to={to}
      say={() => spokenInput(props.name, props.inputs[props.name], words, props.formats)}
    />
  )
}

/** One input of the forecast as a field alone. */
export function RoiField(props: Props) {
  const words = useWords('forecast')
  const isHydrated = useHydrated()
  const id = useId()
  return (
    <div className={style.field}>
      {/* Not around the field: its unit and what is wrong with it would be read as part of its name. */}
      <label htmlFor={id}>{words.inputs[props.name]}</label>
      <NumberField {...useInput(props)} id={id} readOnly={!isHydrated} />
    </div>
  )
}
