/** Tasks of a project as bars on a scale of days; what happens with the customer is solid, the rest is hatched. */
import style from './project-days.module.css'

export interface Task {
  name: string
  from: number
  to: number
  /** The customer is needed. */
  together?: boolean
}

const row = 44
const head = 34

export function ProjectDays({ days, tasks, label }: { days: number; tasks: Task[]; label: string }) {
  const x = (day: number) => `${(day / days) * 100}%`
  const height = head + tasks.length * row
  return (
    <svg className={style.drawing} width="100%" height={height + 8} role="img" aria-label={label}>
      <defs>
        <pattern
          id="project-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V6" className={style.hatch} />
        </pattern>
      </defs>
      {Array.from({ length: days + 1 }, (_, day) => (
        <g key={day}>
          <line
            className={day % 7 === 0 ? style.week : style.day}
            x1={x(day)}
            x2={x(day)}
            y1={head - 10}
            y2={height}
          />
          <text
            className={day % 7 === 0 ? undefined : style.fine}
            x={x(day)}
            y={head - 18}
            textAnchor={day === 0 ? 'start' : day === days ? 'end' : 'middle'}
          >
            {day === days ? `${day} d` : day}
          </text>
        </g>
      ))}
      {tasks.map(({ name, from, to, together }, index) => (
        <rect
          key={name}
          className={together ? style.together : style.alone}
          fill={together ? undefined : 'url(#project-hatch)'}
          x={x(from)}
          y={head + index * row + 10}
          width={x(to - from)}
          height={row - 20}
        />
      ))}
      <line className={style.ground} x1="0" x2="100%" y1={height} y2={height} />
    </svg>
  )
}
