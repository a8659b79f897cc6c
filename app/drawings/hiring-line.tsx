/** The days from an application to the decision, to scale; the list below it says the same in words. */
import { hiringDays } from '#contract/roles.ts'
import style from './hiring-line.module.css'
import { percentOf } from './percent-of.ts'

const lastDay = Math.max(...hiringDays)

export function HiringLine() {
  // It begins on the line of the page; the last number needs room beside the edge.
  const at = (day: number) => percentOf((day / lastDay) * 98.5, 100)
  return (
    <svg className={style.line} width="100%" height="80" aria-hidden="true">
      <line className={style.track} x1="0" x2={at(lastDay)} y1="40" y2="40" />
      {Array.from({ length: lastDay + 1 }, (_, day) => (
        <line key={day} className={style.tick} x1={at(day)} x2={at(day)} y1="64" y2={day % 7 ? 70 : 78} />
      ))}
      {hiringDays.map((day) => (
        <g key={day} className={day === lastDay ? style.arrival : undefined}>
          <circle cx={at(day)} cy="40" r="15" />
          <text x={at(day)} y="45" textAnchor="middle">
            {day}
          </text>
        </g>
      ))}
    </svg>
  )
}
