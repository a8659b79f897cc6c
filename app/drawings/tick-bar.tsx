import style from './tick-bar.module.css'
import { ticksPath } from './ticks.ts'

interface Props {
  count: number
  /** How many ticks fill the whole width: bars with the same length share one scale. */
  of?: number
  /** Every n-th tick is taller, to help counting. */
  tall?: number
  height?: number
  /** Thick ticks for things that can be counted one by one. */
  bold?: boolean
  /** What the bar says, for those who do not see it; without it the bar only repeats the text beside it. */
  label?: string
}

/** One tick for each thing that is counted. */
export function TickBar({ count, of = count, tall = 0, height = 44, bold, label }: Props) {
  const short = Math.round(height * 0.64)
  const ticks = Array.from({ length: count }, (_, at) => ({ at, height: tall && at % tall ? short : height }))
  return (
    <svg
      className={bold ? `${style.bar} ${style.bold}` : style.bar}
      viewBox={`0 0 ${Math.max(1, of - 1)} ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={ticksPath(ticks, height)} />
    </svg>
  )
}
