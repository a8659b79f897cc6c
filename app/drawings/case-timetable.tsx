import style from './case-timetable.module.css'
import { percentOf } from './percent-of.ts'

export interface Stay {
  desk: number
  /** In days of the drawing, from its left edge. */
  from: number
  to: number
}

interface Props {
  desks: string[]
  /** The days that the whole width stands for. */
  days: number
  /** Where the case is, in order; between two stays it is handed over. */
  journey: Stay[]
  /** A second way that only some cases take; begins and ends on the journey. */
  branch: Stay[]
  /** The part of unknown length. */
  pause: { from: number; to: number; label: string }
  ticks: { at: number; label?: string }[]
}

const top = 46
const rowHeight = 66

/** A graphic timetable as railways draw it: time to the right, a station per row, the case as a train. */
export function CaseTimetable({ desks, days, journey, branch, pause, ticks }: Props) {
  const x = (day: number) => percentOf(day, days)
  const y = (desk: number) => top + desk * rowHeight
  const bottom = y(desks.length - 1) + 30
  return (
    <svg className={style.timetable} width="100%" height={bottom + 30} aria-hidden="true">
      <rect
        className={style.pause}
        x={x(pause.from)}
        width={x(pause.to - pause.from)}
        y="0"
        height={bottom}
      />
      {desks.map((name, desk) => (
        <line key={name} className={style.row} x1="0" x2="100%" y1={y(desk)} y2={y(desk)} />
      ))}
      <Way stays={branch} className={style.branch} x={x} y={y} />
      {branch.map(({ desk, from, to }) => (
        <line key={from} className={style.aside} x1={x(from)} x2={x(to)} y1={y(desk)} y2={y(desk)} />
      ))}
      <Way stays={journey} className={style.journey} x={x} y={y} gap={pause} />
      {journey.map(({ desk, from, to }) => (
        <line
          key={from}
          className={desk === 0 ? style.yours : style.stay}
          x1={x(from)}
          x2={x(to)}
          y1={y(desk)}
          y2={y(desk)}
        />
      ))}
      {desks.map((name, desk) => (
        <g key={name}>
          <text className={style.inRail} x="-25" y={y(desk) + 5} textAnchor="end">
            {name}
          </text>
          {/* Without a rail it stands where the case is not on its way from desk to desk. */}
          <text className={style.desk} x={x(pause.to + 1)} dx="6" y={y(desk) - 12}>
            {name}
          </text>
        </g>
      ))}
      <line className={style.axis} x1="0" x2={x(pause.from)} y1={bottom} y2={bottom} />
      <line className={style.axis} x1={x(pause.to)} x2="100%" y1={bottom} y2={bottom} />
      {ticks.map(({ at, label }) => (
        <g key={at}>
          <line className={style.axis} x1={x(at)} x2={x(at)} y1={bottom} y2={bottom - (label ? 10 : 5)} />
          {label && (
            <text
              x={x(at)}
              dx={at === 0 ? 7 : 0}
              y={bottom + 18}
              textAnchor={at === 0 ? 'start' : at < days ? 'middle' : 'end'}
            >
              {label}
            </text>
          )}
        </g>
      ))}
      <text className={style.unknown} x={x(pause.to)} dx="8" y="14">
        {pause.label}
      </text>
    </svg>
  )
}

/** The handovers: from the end of one stay to the beginning of the next. */
function Way({
  stays,
  className,
  x,
  y,
  gap,
}: {
  stays: Stay[]
  className: string | undefined
  x: (day: number) => string
  y: (desk: number) => number
  gap?: { from: number; to: number }
}) {
  return stays.slice(1).map((next, index) => {
    const last = stays[index]
    if (!last) return null
    const unknown = gap && last.to <= gap.from && next.from >= gap.to
    return (
      <line
        key={next.from}
        className={unknown ? style.open : className}
        x1={x(last.to)}
        x2={x(next.from)}
        y1={y(last.desk)}
        y2={y(next.desk)}
      />
    )
  })
}
