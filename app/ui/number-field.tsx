/** An exact number, written as people of the page's language write it. */
import { useId, useState, type ChangeEvent, type ComponentProps, type KeyboardEvent } from 'react'
import { useLanguage } from '#app/behaviours/language.ts'
import style from './number-field.module.css'

const looks = { figure: style.figure, box: style.box }

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'step' | 'onChange'> {
  value: number
  min: number
  max: number
  step: number
  onValue: (value: number) => void
  /** Stands after the number: `min`, `%`, `€`. */
  unit?: string
  look?: keyof typeof looks
  /** What is said when something else had to be entered; `value` is what it is now. */
  explain: (problem: 'number' | 'range', value: number) => string
}

export function NumberField({
  value,
  min,
  max,
  step,
  onValue,
  unit,
  look = 'box',
  explain,
  ...native
}: Props) {
  const { locale } = useLanguage()
  const [draft, setDraft] = useState<string>()
  const [notice, setNotice] = useState('')
  const noticeId = useId()
  const format = (number: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(number)

  /** While typing only what fits is taken over, so that the next digit can still make it fit. */
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    setDraft(target.value)
    setNotice('')
    const typed = readNumber(target.value, locale)
    if (typed !== undefined && typed >= min && typed <= max) onValue(typed)
  }

  function finish() {
    if (draft === undefined) return
    setDraft(undefined)
    const typed = readNumber(draft, locale)
    if (typed === undefined) return setNotice(explain('number', value))
    const fitting = Math.min(max, Math.max(min, typed))
    if (fitting !== typed) {
      onValue(fitting)
      setNotice(explain('range', fitting))
    }
  }

  function press(event: KeyboardEvent) {
    const { key } = event
    if (key === 'Enter') finish()
    if (key === 'Escape') setDraft(undefined)
    if (native.readOnly || (key !== 'ArrowUp' && key !== 'ArrowDown')) return
    event.preventDefault()
    setDraft(undefined)
    setNotice('')
    onValue(Math.min(max, Math.max(min, value + (key === 'ArrowUp' ? step : -step))))
  }

  return (
    <span className={`${style.field} ${looks[look]}`}>
      <span className={style.line}>
        <input
          {...native}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? format(value)}
          onChange={type}
          onBlur={finish}
          onKeyDown={press}
          aria-describedby={[native['aria-describedby'], noticeId].filter(Boolean).join(' ')}
        />
        {unit && <span className={style.unit}>{unit}</span>}
      </span>
      <span className={style.notice} id={noticeId} aria-live="polite">
        {notice}
      </span>
    </span>
  )
}

/**
 * `1.234,5` in German, `1,234.5` in English. The other language's decimal sign is taken as one unless exactly
 * three digits follow it: then it groups thousands.
 */
export function readNumber(text: string, locale: string): number | undefined {
  const [decimal, group] = locale === 'de' ? [',', '.'] : ['.', ',']
  const bare = text.replace(/[\s\u00a0\u202f%€$]/g, '').replace('\u2212', '-')
  const parts = bare.split(decimal)
  if (parts.length > 2) return undefined
  const [whole = '', fraction] = parts
  const groups = whole.split(group)
  const grouped = groups.slice(1).every((digits) => digits.length === 3)
  const plain =
    grouped || fraction !== undefined
      ? `${groups.join('')}${fraction === undefined ? '' : `.${fraction}`}`
      : groups.join('.')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
