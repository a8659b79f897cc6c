import style from './departures-scale.module.css'
import { percentOf } from './percent-of.ts'

const height = 96
const base = height - 16

interface Props {
  /** The length of the scale. */
  days: number
  /** The days of every line, and of those that are shown. */
  all: readonly number[]
  shown: readonly number[]
}

/** One dot per line above the day on which it would be live; a picture of numbers that stand in the list. */
export function DeparturesScale({ days, all, shown }: Props) {
  const [allByDay, shownByDay] = [perDay(all, days), perDay(shown, days)]
  const step = stepOf(Math.max(...allByDay))
  return (
    <svg className={style.scale} width="100%" height={height} aria-hidden="true">
      {allByDay.map((count, day) => {
        if (count === 0) return null
        // A day is a field, not a point.
        const x = percentOf(day - 0.5, days)
        const dots = { x1: x, x2: x, y1: base, strokeDasharray: `0 ${step}`, strokeWidth: round(step * 0.72) }
        const found = shownByDay[day] ?? 0
        return (
          <g key={day}>
            {found < count && <line {...dots} className={style.other} y2={topOf(count, step)} />}
            {found > 0 && <line {...dots} y2={topOf(found, step)} />}
          </g>
        )
      })}
    </svg>
  )
}

export function perDay(values: readonly number[], days: number): number[] {
  const counts = Array.from({ length: days + 1 }, () => 0)
  for (const value of values) {
    const day = Math.min(days, Math.max(1, Math.round(value)))
    counts[day] = (counts[day] ?? 0) + 1
  }
  return counts
}

/** Dots 11 apart, closer only when the highest column would not fit. */
export function stepOf(most: number): number {
  return round(Math.min(11, (base - 8) / Math.max(1, most - 1)))
}

function topOf(count: number, step: number): number {
  return round(base - (count - 1) * step - 0.2)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
