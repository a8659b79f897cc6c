import type { ReactNode } from 'react'
import style from './segmented.module.css'

const looks = { box: style.box, line: style.row }

interface Props<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  /** Unique on the page: it joins the radio buttons. */
  name: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** A box of its own, or words in a row between two rules. */
  look?: keyof typeof looks
}

/** One of a few, all visible. Radio buttons underneath, so arrow keys and forms work as everywhere. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, name, options, value, onChange, look = 'box' } = props
  return (
    <fieldset className={`${style.segmented} ${looks[look]}`}>
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={style.text}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
