import style from './time-axis.module.css'
import { percent, type Axis } from './timetable-scale.ts'

/** The hours or days above a drawing to scale. */
export function TimeAxis({ axis }: { axis: Axis }) {
  const [, , short] = axis.rhythm
  const count = axis.minutes / short
  return (
    <svg className={style.axis} width="100%" height="30" aria-hidden="true">
      <line x1="0" x2="100%" y1="29.5" y2="29.5" />
      {Array.from({ length: count + 1 }, (_, index) => {
        const at = percent(index * short, axis)
        return <line key={index} x1={at} x2={at} y1={heightOf(index * short, axis)} y2="29.5" />
      })}
      {axis.labels.map(({ at, text }, index) => (
        <text
          key={at}
          className={index > 4 && index === axis.labels.length - 2 ? style.fine : undefined}
          x={percent(at, axis)}
          y="12"
          dx={at === 0 ? 7 : 0}
          textAnchor={at === 0 ? 'start' : at === axis.minutes ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

function heightOf(at: number, { rhythm: [label, middle] }: Axis): number {
  if (at % label === 0) return 17
  return at % middle === 0 ? 22 : 26
}
