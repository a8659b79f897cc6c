/** A value that can be pulled or typed: the slider covers the usual range, the field everything that is allowed. */
import { useId, useState, type ComponentProps } from 'react'
import { useHydrated } from '#app/behaviours/hydrated.ts'
import { useFormats } from '#app/behaviours/language.ts'
import { NumberField } from './number-field.tsx'
import { Range } from './range.tsx'
import style from './slider.module.css'

interface Props extends Omit<ComponentProps<typeof NumberField>, 'id' | 'look'> {
  label: string
  /** The usual range. */
  from: number
  to: number
  /** The value as it is read aloud. */
  say?: (value: number) => string
}

export function Slider({ label, from, to, say, ...field }: Props) {
  const id = useId()
  const isHydrated = useHydrated()
  const { number } = useFormats()
  const { value, step, onValue } = field
  // A value beyond the usual range takes the ruler along, which then stays: under a hand it must not shrink.
  const [reach, setReach] = useState({ from, to })
  if (value < reach.from || value > reach.to)
    setReach({ from: Math.min(reach.from, value), to: Math.max(reach.to, value) })
  return (
    <div className={style.slider}>
      <label className={style.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <NumberField {...field} id={id} look="figure" readOnly={!isHydrated} />
      <Range
        min={reach.from}
        max={reach.to}
        step={step}
        value={value}
        onChange={({ target }) => onValue(target.valueAsNumber)}
        aria-labelledby={`${id}-label`}
        aria-valuetext={say ? say(value) : number(value)}
      />
    </div>
  )
}
