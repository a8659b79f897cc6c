import style from './time-axis.module.css'
import { ticksPath } from './ticks.ts'
import { percent, type Axis } from './timetable-scale.ts'

const base = 29.5

/** The hours or days above a drawing to scale. */
export function TimeAxis({ axis }: { axis: Axis }) {
  const [, , short] = axis.rhythm
  const count = axis.minutes / short
  const ticks = Array.from({ length: count + 1 }, (_, at) => ({ at, height: heightOf(at * short, axis) }))
  return (
    <svg className={style.axis} width="100%" height="30" aria-hidden="true">
      <svg viewBox={`0 0 ${count} 30`} preserveAspectRatio="none">
        <path d={`M0 ${base}H${count}${ticksPath(ticks, base)}`} />
      </svg>
      {axis.labels.map(({ at, text }, index) => (
        <text
          key={at}
          className={index > 4 && index === axis.labels.length - 2 ? style.fine : undefined}
          x={percent(at, axis)}
          y="12"
          dx={at === 0 ? 7 : 0}
          textAnchor={at === 0 ? undefined : at === axis.minutes ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

function heightOf(at: number, { rhythm: [label, middle] }: Axis): number {
  if (at % label === 0) return 12.5
  return at % middle === 0 ? 7.5 : 3.5
}
