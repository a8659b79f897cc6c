/** An exact number, written as people of the page's language write it. */
import { useId, useState, type ChangeEvent, type ComponentProps, type KeyboardEvent } from 'react'
import { useFormats } from '#app/behaviours/language.ts'
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
  /** Understands more than a number in this unit. */
  read?: (text: string) => number | undefined
  /** What is said when something else was entered than what counts; `value` is what it is now. */
  explain: (problem: Problem, value: number) => string
}

export type Problem = 'number' | 'range' | 'rounding'

/** The sentence for it, whose places are still to be filled. */
export function noticeOf(
  problem: Problem,
  words: Record<'notANumber' | 'outOfRange' | 'rounded', string>,
): string {
  return { number: words.notANumber, range: words.outOfRange, rounding: words.rounded }[problem]
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
  read = (text) => readNumber(text, unit),
  explain,
  ...native
}: Props) {
  const { number } = useFormats()
  // Nobody writes 48.5 of money.
  const isMoney = unit === '€' || unit === '$'
  const write = (each: number) =>
    number(each, {
      minimumFractionDigits: isMoney && !Number.isInteger(each) ? 2 : 0,
      maximumFractionDigits: 2,
    })
  const [draft, setDraft] = useState<Draft>()
  const [notice, setNotice] = useState<{ problem: Problem; value: number }>()
  const noticeId = useId()
  const unitId = `${noticeId}unit`
  // What typing has made of the value comes with the draft; every later change comes from elsewhere and is newer.
  if (draft && draft.made === undefined) setDraft({ ...draft, made: value })
  else if (draft && draft.made !== value) setDraft(undefined)

  /** While typing only what fits is taken over, so that the next digit can still make it fit. */
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    setDraft({ text: target.value, before: draft?.before ?? value })
    setNotice(undefined)
    const typed = read(target.value)
    if (typed !== undefined && typed >= min && typed <= max) onValue(typed)
  }

  function finish() {
    if (!draft) return
    const typed = read(draft.text)
    if (typed === undefined) {
      setNotice({ problem: 'number', value: draft.before })
      return giveUp(draft)
    }
    setDraft(undefined)
    const fitting = Math.min(max, Math.max(min, typed))
    if (fitting !== typed) {
      onValue(fitting)
      setNotice({ problem: 'range', value: fitting })
    } else if (write(typed) !== write(value)) setNotice({ problem: 'rounding', value })
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
          value={draft?.text ?? write(value)}
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

/** What the words for a sign begin with: `EUR`, `Euro`, `Prozent`, `percent`. */
const letters: Record<string, string> = { '€': 'eur', $: 'usd', '%': 'p' }

/**
 * `1.234,5` as in German, `1,234.5` as in English, `1'234` as in Switzerland, whatever the page's language. A lone sign
 * with one to three digits before it, no zero in front, and exactly three after it groups thousands: no field keeps
 * three decimals. Of units only the field's own may stand there, also in full: two hours are not two minutes.
 */
export function readNumber(text: string, unit = ''): number | undefined {
  const bare = withoutUnit(text.replace(/[\s\u00a0\u202f'’]/g, ''), unit)
    .replace('\u2212', '-')
    .replace(/^\+/, '')
  const [, sign = ''] = /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/.exec(bare) ?? []
  const plain = bare.replaceAll(sign, '').replace(',', '.')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

function withoutUnit(text: string, unit: string): string {
  const own = [unit.toLowerCase().replace('.', ''), letters[unit]]
  return text.replace(/^(\p{L}+|[€$%])|(\p{L}+\.?|[€$%])$/u, (word) =>
    own.some((each) => each && word.toLowerCase().startsWith(each)) ? '' : word,
  )
}
