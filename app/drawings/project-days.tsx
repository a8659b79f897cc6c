/** The days of a project: a scale for the head of a plan, and one bar for each of its rows. */
import style from './project-days.module.css'

const everyDay = (days: number) => Array.from({ length: days + 1 }, (_, day) => day)
const at = (day: number, days: number) => `${(day / days) * 100}%`

export function DayScale({ days }: { days: number }) {
  return (
    <svg className={style.scale} width="100%" height="28" aria-hidden="true">
      {everyDay(days).map((day) => (
        <g key={day}>
          <line x1={at(day, days)} x2={at(day, days)} y1={day % 7 === 0 ? 16 : 21} y2="28" />
          <text
            className={day % 7 === 0 ? undefined : style.fine}
            x={at(day, days)}
            y="10"
            textAnchor={day === 0 ? 'start' : day === days ? 'end' : 'middle'}
          >
            {day === days ? `${day} d` : day}
          </text>
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
  /** The customer is needed: solid in the colour of the short way. */
  together: boolean
}

export function TaskBar({ days, from, to, together }: TaskProps) {
  return (
    <svg className={style.task} width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern
          id="task-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V6" className={style.hatch} />
        </pattern>
      </defs>
      {everyDay(days).map((day) => (
        <line
          key={day}
          className={day % 7 === 0 ? style.week : style.day}
          x1={at(day, days)}
          x2={at(day, days)}
          y1="0"
          y2="100%"
        />
      ))}
      <rect
        className={together ? style.together : style.alone}
        fill={together ? undefined : 'url(#task-hatch)'}
        x={at(from, days)}
        y="16"
        width={at(to - from, days)}
        height="26"
      />
    </svg>
  )
}
