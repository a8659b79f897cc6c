import { fill, useWords } from '#app/behaviours/language.ts'
import { offer } from '#contract/offer.ts'
import { percentOf } from './percent-of.ts'
import { Ruler } from './ruler.tsx'
import style from './steps-scale.module.css'
import { ticksPath } from './ticks.ts'

/** Per cent of the width that stands for "as long as it needs". */
const gap = 9

/** Where everything stands, in per cent of the width: one day is as wide in the demo as in the implementation. */
export function stepsGeometry({ sessionHours, demoDays, implementationDays } = offer) {
  const day = (100 - gap) / (sessionHours / 24 + demoDays + implementationDays)
  const demo = (sessionHours / 24) * day
  const pause = demo + demoDays * day
  const implementation = pause + gap
  return { day, demo, pause, implementation, end: implementation + implementationDays * day }
}

const top = 34
const height = 150
const bottom = top + height
/** The text of a column starts one gutter after its edge. */
const gutter = 33
/** Where the four leaders end, above the columns of text. */
const foot = bottom + 98

function at(x: number): string {
  return percentOf(x, 100)
}

/** The four steps in one drawing; the leaders end in four columns of equal width, one gutter after their left edge. */
export function StepsScale() {
  const words = useWords('workflow')
  const { day, demo, pause, implementation, end } = stepsGeometry()
  const middle = pause + gap / 2
  return (
    <svg className={style.scale} width="100%" height={foot + 10} aria-hidden="true">
      <Span from={0} to={pause} text={words.free} />
      <Span from={implementation} to={end} text={words.paid} />

      <rect className={style.ink} y={top} width={at(demo)} height={height} />
      <rect className={style.demo} x={at(demo)} y={top} width={at(pause - demo)} height={height} />
      <line className={style.tick} x1={at(demo + day)} x2={at(demo + day)} y1={bottom} y2={bottom - 14} />
      <svg x={at(demo)} overflow="visible">
        <text className={style.short} x="14" y={top + height / 2 + 20}>
          {offer.demoDays} d
        </text>
      </svg>

      <line className={style.dashed} x1={at(pause)} x2={at(implementation)} y1={top} y2={top} />
      <line className={style.dashed} x1={at(pause)} x2={at(implementation)} y1={bottom} y2={bottom} />
      <svg x={at(middle)} overflow="visible">
        {[-6, 6].map((shift) => (
          <path
            key={shift}
            className={style.break}
            d={`M${shift + 9} ${top - 8}L${shift + 1} ${top + 66}h-11L${shift + 9} ${top + 84}h-11L${shift - 9} ${bottom + 8}`}
          />
        ))}
      </svg>

      <rect
        className={style.signal}
        x={at(implementation)}
        y={top}
        width={at(end - implementation)}
        height={height}
      />
      <svg
        x={at(implementation)}
        y={bottom - 26}
        width={at(end - implementation)}
        height="26"
        viewBox={`0 0 ${offer.implementationDays} 26`}
        preserveAspectRatio="none"
      >
        <path className={style.onSignal} d={dayTicks(offer.implementationDays)} />
      </svg>
      <svg x={at(implementation)} overflow="visible">
        <text className={style.long} x="22" y={top + height / 2} dy="0.26em">
          {fill(words.bigDays, { days: offer.implementationDays })}
        </text>
      </svg>

      <Days from={demo} days={offer.demoDays} day={day} />
      <Days from={implementation} days={offer.implementationDays} day={day} last />

      <Leader from={demo / 2} column={0} lane={28} />
      <Leader from={demo + 1.5 * day} column={1} lane={17} />
      <Leader from={middle} column={2} lane={6} />
      <Leader from={implementation + 7.5 * day} column={3} lane={17} />
    </svg>
  )
}

/** One for each day, a longer one in the middle. */
function dayTicks(days: number): string {
  const ticks = Array.from({ length: days - 1 }, (_, index) => index + 1)
  return ticksPath(
    ticks.map((at) => ({ at, height: at === days / 2 ? 26 : 14 })),
    26,
  )
}

/** A dimension line: what costs nothing and what costs money. */
function Span({ from, to, text }: { from: number; to: number; text: string }) {
  return (
    <g className={style.span}>
      <line x1={at(from)} x2={at(to)} y1="17" y2="17" />
      <svg x={at(from)} overflow="visible">
        <path d="M.75 8v18M8 13L1 17l7 4" />
        <text x="16" y="21">
          {text}
        </text>
      </svg>
      <svg x={at(to)} overflow="visible">
        <path d="M-.75 8v18M-8 13l7 4-7 4" />
      </svg>
    </g>
  )
}

function Days({ from, days, day, last }: { from: number; days: number; day: number; last?: boolean }) {
  const y = bottom + 8
  return (
    <g className={style.days} textAnchor="middle">
      <svg x={at(from)} y={y} width={at(days * day)} height="10" overflow="visible">
        <svg viewBox={`0 0 ${days} 10`} preserveAspectRatio="none" overflow="visible">
          <path
            d={`M0 0H${days}${Array.from({ length: days + 1 }, (_, index) => `M${index} 0v10`).join('')}`}
          />
        </svg>
      </svg>
      {Array.from({ length: days + 1 }, (_, index) => {
        const end = last && index === days
        // Clear of the leader beside it and of the line t = 0.
        const start = !last && index === 0
        return (
          <text
            key={index}
            x={at(from + index * day)}
            dx={start ? 4 : undefined}
            y={y + 25}
            textAnchor={end ? 'end' : start ? 'start' : undefined}
          >
            {end ? `${index} d` : index}
          </text>
        )
      })}
    </g>
  )
}

function Leader({ from, column, lane }: { from: number; column: number; lane: number }) {
  const y = bottom + 46 + lane
  return (
    <g className={column === 3 ? style.paid : style.leader}>
      <line x1={at(from)} x2={at(from)} y1={bottom} y2={y} />
      <line x1={at(from)} x2={at(column * 25)} y1={y} y2={y} />
      <svg x={at(column * 25)} y={y} overflow="visible">
        <path d={`M0 0H${gutter}V${foot - y}`} />
      </svg>
    </g>
  )
}

/** One step alone, where there is no room for the joint drawing: the full width is the longest step. */
export function StepBar({ days, open, paid }: { days: number; open?: boolean; paid?: boolean }) {
  const share = percentOf(days, offer.implementationDays)
  return (
    <svg width="100%" height="22" aria-hidden="true">
      <svg y="14" overflow="visible">
        <Ruler units={offer.implementationDays} height={6} steps={[{ every: 1, height: 6 }]} />
      </svg>
      {open ? (
        <rect className={style.open} x="1" y="1" width={share} height="20" />
      ) : (
        <rect className={paid ? style.signal : style.ink} width={share} height="20" />
      )}
      <line className={style.ground} x2="100%" y1="21" y2="21" />
    </svg>
  )
}
