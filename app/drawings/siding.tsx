import { fill } from '#app/behaviours/language.ts'
import { percentOf } from './percent-of.ts'
import style from './siding.module.css'

interface Props {
  cases: number
  /** How many of them stop. */
  stops: number
  words: { straight: string; siding: string; picture: string }
}

/** Cases on one line, each a mark; those that do not fit leave it, are decided by a person, and return. */
export function Siding({ cases, stops, words }: Props) {
  const stopped = stopsAmong(cases, stops)
  const straight = Array.from({ length: cases }, (_, index) => index).filter(
    (index) => !stopped.includes(index),
  )
  return (
    <svg
      className={style.siding}
      width="100%"
      height="148"
      role="img"
      aria-label={fill(words.picture, { all: cases, siding: stops })}
    >
      <text className={style.through} x="14" y="12">
        {fill(words.straight, { count: cases - stops })}
      </text>
      <line className={style.line} x2="100%" y1="42" y2="42" />
      <svg viewBox={`0 0 ${cases} 1`} y="32" width="100%" height="20" preserveAspectRatio="none">
        <path className={style.mark} d={straight.map((index) => `M${index + 0.5} 0v1`).join('')} />
      </svg>
      {stopped.map((index) => (
        <svg key={index} x={percentOf(index + 0.5, cases)} overflow="visible">
          <path className={style.loop} d="M-6 42V104H6V42" />
          <circle className={style.station} cy="104" r="7" />
        </svg>
      ))}
      <text x="14" y="140">
        {fill(words.siding, { count: stops })}
      </text>
    </svg>
  )
}

/** Spread over the line, but not evenly: nobody knows when the next one comes. */
export function stopsAmong(cases: number, stops: number): number[] {
  return Array.from({ length: stops }, (_, index) => {
    const shift = 0.3 + ((index * 7) % 5) / 10
    return Math.floor((cases / stops) * (index + shift))
  })
}
