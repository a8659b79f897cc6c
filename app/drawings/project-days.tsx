/** The days of a project: a scale for the head of a plan, and one bar for each of its rows. */
import { percentOf } from './percent-of.ts'
import style from './project-days.module.css'

const everyDay = (days: number) => Array.from({ length: days + 1 }, (_, day) => day)

export function DayScale({ days }: { days: number }) {
  return (
    <svg className={style.scale} width="100%" height="28" aria-hidden="true">
      {everyDay(days).map((day) => (
        <g key={day}>
          <line x1={percentOf(day, days)} x2={percentOf(day, days)} y1={day % 7 === 0 ? 16 : 21} y2="28" />
          {/* The last label is the longest and stands before its tick, where the one before it would be. */}
          {day !== days - 1 && (
            <text
              className={day % 7 === 0 ? undefined : style.fine}
              x={percentOf(day, days)}
              y="10"
              textAnchor={day === 0 ? 'start' : day === days ? 'end' : 'middle'}
            >
              {day === days ? `${day} d` : day}
            </text>
          )}
        </g>
      ))}
      <line x1="0" x2="100%" y1="28" y2="28" />
    </svg>
  )
}

interface TaskProps {
  days: number
  from: number
  to: number
  /** The customer is needed: in the colour of the short way instead of ink. */
  together: boolean
}

const gridLine = (day: number) => `M${day} 0v1`

export function TaskBar({ days, from, to, together }: TaskProps) {
  return (
    <svg className={style.task} width="100%" height="100%" aria-hidden="true">
      <svg viewBox={`0 0 ${days} 1`} preserveAspectRatio="none">
        <path className={style.day} d={everyDay(days).map(gridLine).join('')} />
        <path
          className={style.week}
          d={everyDay(days / 7)
            .map((week) => gridLine(week * 7))
            .join('')}
        />
      </svg>
      <rect
        className={together ? style.together : style.alone}
        x={percentOf(from, days)}
        y="16"
        width={percentOf(to - from, days)}
        height="26"
      />
    </svg>
  )
}
