/** An exact number, written as people of the page's language write it. */
import { useId, useState, type ChangeEvent, type ComponentProps, type KeyboardEvent } from 'react'
import { useFormats, useLanguage } from '#app/behaviours/language.ts'
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

/** What is being typed. */
interface Draft {
  text: string
  /** What stood there before. */
  before: number
  /** The value since the last key; not known until it was drawn. */
  made?: number
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
  const { number } = useFormats()
  const [draft, setDraft] = useState<Draft>()
  const [notice, setNotice] = useState<{ problem: 'number' | 'range'; value: number }>()
  const noticeId = useId()
  const unitId = `${noticeId}unit`
  // What typing has made of the value comes with the draft; every later change comes from elsewhere and is newer.
  if (draft && draft.made === undefined) setDraft({ ...draft, made: value })
  else if (draft && draft.made !== value) setDraft(undefined)

  /** While typing only what fits is taken over, so that the next digit can still make it fit. */
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    setDraft({ text: target.value, before: draft?.before ?? value })
    setNotice(undefined)
    const typed = readNumber(target.value, locale)
    if (typed !== undefined && typed >= min && typed <= max) onValue(typed)
  }

  function finish() {
    if (!draft) return
    const typed = readNumber(draft.text, locale)
    if (typed === undefined) {
      setNotice({ problem: 'number', value: draft.before })
      return giveUp(draft)
    }
    setDraft(undefined)
    const fitting = Math.min(max, Math.max(min, typed))
    if (fitting !== typed) {
      onValue(fitting)
      setNotice({ problem: 'range', value: fitting })
    }
  }

  function giveUp({ before }: Draft) {
    setDraft(undefined)
    if (before !== value) onValue(before)
  }

  function press(event: KeyboardEvent) {
    const { key } = event
    if (key === 'Enter') finish()
    if (key === 'Escape' && draft) giveUp(draft)
    if (native.readOnly || (key !== 'ArrowUp' && key !== 'ArrowDown')) return
    event.preventDefault()
    setDraft(undefined)
    setNotice(undefined)
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
          value={draft?.text ?? number(value, { maximumFractionDigits: 2 })}
          onChange={type}
          onBlur={finish}
          onKeyDown={press}
          aria-describedby={[native['aria-describedby'], unit && unitId, noticeId].filter(Boolean).join(' ')}
        />
        {unit && (
          <span className={style.unit} id={unitId}>
            {unit}
          </span>
        )}
      </span>
      <span className={style.notice} id={noticeId} aria-live="polite">
        {notice?.value === value && explain(notice.problem, value)}
      </span>
    </span>
  )
}

/**
 * `1.234,5` in German, `1,234.5` in English, `1'234` in Switzerland. The other language's decimal sign is taken as one
 * unless it can group thousands: one to three digits before it, no zero in front, exactly three after it.
 */
export function readNumber(text: string, locale: string): number | undefined {
  const [decimal, group] = locale === 'de' ? [',', '.'] : ['.', ',']
  const bare = text
    .replace(/[\s\u00a0\u202f%€$'’]|(?<=\d\s*)(?:min|h|d)\.?\s*$/g, '')
    .replace('\u2212', '-')
    .replace(/^\+/, '')
  const parts = bare.split(decimal)
  if (parts.length > 2) return undefined
  const [whole = '', fraction] = parts
  const groups = whole.split(group)
  const isGrouped =
    /^-?[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.slice(1).every(({ length }) => length === 3)
  const plain = [isGrouped ? groups.join('') : groups.join('.'), fraction]
    .filter((part) => part !== undefined)
    .join('.')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
