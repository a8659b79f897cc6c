/** How long a text takes to read: from the line t = 0 to its end, with a station where each section begins. */
import { minutesAndSeconds } from '#app/behaviours/reading-time.ts'
import { percentOf } from './percent-of.ts'
import style from './reading-line.module.css'

interface Props {
  seconds: number
  stops: readonly number[]
  /** The minutes that fill the whole width: lines with the same scale can be compared. */
  scale: number
  /** What the line says, for those who do not see it; without it the line only repeats the text beside it. */
  label?: string
}

export function ReadingLine({ seconds, stops, scale, label }: Props) {
  const at = (second: number) => percentOf(second, scale * 60)
  return (
    <svg
      className={style.line}
      width="100%"
      height="40"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {Array.from({ length: scale }, (_, minute) => (
        <line
          key={minute}
          className={style.minute}
          x1={at((minute + 1) * 60)}
          x2={at((minute + 1) * 60)}
          y1="16"
          y2="40"
        />
      ))}
      <line className={style.way} x1="0" x2={at(seconds)} y1="28" y2="28" />
      <line className={style.end} x1={at(seconds)} x2={at(seconds)} y1="19" y2="37" />
      {stops.map((stop) => (
        <circle key={stop} className={style.station} cx={at(stop)} cy="28" r="5" />
      ))}
      <text x={at(seconds)} y="10" textAnchor="end">
        {minutesAndSeconds(seconds)}
      </text>
    </svg>
  )
}

/** The minutes above the lines. */
export function MinuteAxis({ scale, label }: { scale: number; label: string }) {
  return (
    <svg className={style.axis} width="100%" height="34" aria-hidden="true">
      <line x1="0" x2="100%" y1="33.5" y2="33.5" />
      {Array.from({ length: scale * 4 + 1 }, (_, quarter) => {
        const x = percentOf(quarter, scale * 4)
        return <line key={quarter} x1={x} x2={x} y1={quarter % 4 === 0 ? 20 : 28} y2="33.5" />
      })}
      <text x="0" dx="8" y="14">
        {label}
      </text>
      {Array.from({ length: scale - 1 }, (_, minute) => (
        <text
          key={minute}
          className={minute + 1 <= scale * 0.4 ? style.early : undefined}
          x={percentOf(minute + 1, scale)}
          y="14"
          textAnchor="middle"
        >
          {minute + 1}
        </text>
      ))}
      <text x="100%" y="14" textAnchor="end">
        {scale} min
      </text>
    </svg>
  )
}
