import { memo, type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { fill, useLanguage, useWords } from '#app/behaviours/language.ts'
import { durationText, totalsOf, workText, type ProcessStep } from '#contract/workflow.ts'
import { Hatch } from './hatch.tsx'
import { Ruler } from './ruler.tsx'
import {
  axisOf,
  frameOf,
  percent,
  signWidth,
  type Axis,
  type Frame,
  type RowFrame,
} from './timetable-scale.ts'
import { afterText, type TimetableWords } from './timetable-words.ts'
import style from './timetable.module.css'

export interface TimetableHandle {
  /** Shows one moment between today (0) and afterwards (1) without rendering anew; see `frameOf`. */
  paint: (compressed: number, drawn?: number) => Frame
}

interface Props {
  /** What the process is called. */
  name: string
  steps: readonly ProcessStep[]
  /** For drawings that are to be compared: one axis for all. */
  axis?: Axis
  /** Set while a step is edited: its row is marked. */
  marked?: number | undefined
  ref?: Ref<TimetableHandle>
  /** Lies over the drawing. */
  children?: ReactNode
}

/**
 * A process to scale, from the line t = 0: hatched is waiting, solid is work. It is a list of steps, too: whoever
 * cannot see the drawing reads the same times. Prerendered as it will be afterwards, over a ghost of today. On a wide
 * screen the names of the steps hang in the rail beside it.
 */
export function Timetable({ name, steps, axis: given, marked, ref, children }: Props) {
  const words = useWords('hero')
  const { locale } = useLanguage()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef<[compressed: number, drawn: number]>([1, 1])

  const totals = totalsOf(steps)
  const axis = given ?? axisOf(Math.max(totals.leadToday, totals.leadAfter))
  const after = frameOf(steps, 1)
  const today = frameOf(steps, 0)
  const density = steps.length > 40 ? 'overview' : steps.length > 14 ? 'tight' : 'normal'

  function paint(compressed: number, drawn = 1): Frame {
    const frame = frameOf(steps, compressed, drawn)
    shown.current = [compressed, drawn]
    if (root.current) root.current.dataset['phase'] = frame.phase
    for (const [index, row] of frame.rows.entries()) {
      const item = list.current?.children[index]
      if (!(item instanceof HTMLElement)) continue
      item.dataset['state'] = row.state
      const parts = Object.entries(partsOf(row, axis))
      for (const [part, attributes] of parts) {
        const element = item.querySelector(`[data-part=${part}]`)
        for (const [key, value] of Object.entries(attributes)) {
          // What stays as it is need not be laid out again.
          if (element?.getAttribute(key) !== value) element?.setAttribute(key, value)
        }
      }
    }
    return frame
  }
  useImperativeHandle(ref, () => ({ paint }))
  // Other steps, or another language: the moment that was shown is shown again.
  useLayoutEffect(() => {
    if (shown.current[0] !== 1 || shown.current[1] !== 1) paint(...shown.current)
  })

  return (
    <div ref={root} className={style.timetable} data-phase={after.phase} data-density={density}>
      <p className="sr">
        {fill(words.picture, {
          name,
          before: durationText(totals.leadToday, locale),
          after: durationText(totals.leadAfter, locale),
        })}
      </p>
      <Scale axis={axis} weekdays={words.weekdays} />
      <div className={style.plot}>
        <svg className={style.ground} width="100%" height="100%" aria-hidden="true">
          <defs>
            <Hatch id={`${id}hatch`} line={style.hatchLine} ground={style.paper} />
            <Hatch id={`${id}soft`} size={7} line={style.softLine} />
          </defs>
          {axis.closed.map(({ from, to }) => (
            <rect key={from} x={percent(from, axis)} width={percent(to - from, axis)} height="100%" />
          ))}
        </svg>
        <ol ref={list} className={style.rows}>
          {steps.map((step, index) => (
            <Row
              key={index}
              step={step}
              index={index}
              last={index === steps.length - 1}
              marked={index === marked}
              small={density === 'overview'}
              startToday={today.rows[index]?.start ?? 0}
              startAfter={after.rows[index]?.start ?? 0}
              minutes={axis.minutes}
              id={id}
            />
          ))}
        </ol>
        {children}
      </div>
      <Dimension totals={totals} axis={axis} words={words} />
    </div>
  )
}

interface RowProps {
  step: ProcessStep
  index: number
  last: boolean
  marked: boolean
  /** Only the bars. */
  small: boolean
  startToday: number
  startAfter: number
  /** Length of the axis. */
  minutes: number
  id: string
}

/** Drawn anew only when something of its own changes: a workflow may have two hundred of them. */
const Row = memo(function Row({ step, index, last, marked, small, id, ...place }: RowProps) {
  const words = useWords('hero')
  const { locale } = useLanguage()
  const { after } = step
  const label = afterText(step, words)
  const heard = afterText(step, words, locale)
  const at = (value: number) => percent(value, place)
  const ghostEnd = at(place.startToday + step.waitHours * 60 + step.workMinutes)
  const parts = partsOf(
    {
      start: place.startAfter,
      wait: after.waitMinutes,
      work: after.workMinutes,
      waitDrawn: after.waitMinutes,
      workDrawn: after.workMinutes,
      passed: true,
    },
    place,
  )
  const end = place.startAfter + after.waitMinutes + after.workMinutes
  const isLate = (1 - end / place.minutes) * narrowestWide < 30 + label.length * signWidth
  const what =
    after.mode === 'human' && after.waitMinutes > 0
      ? fill(words.stepWaits, { wait: durationText(after.waitMinutes, locale), what: heard })
      : heard
  return (
    <li data-mode={after.mode} data-state="after" data-marked={marked ? '' : undefined}>
      <span className={style.title}>
        <span className={style.name}>{step.name[locale] || fill(words.unnamed, { number: index + 1 })}</span>
        <span className="sr">
          {`: ${fill(words.stepToday, {
            wait: durationText(step.waitHours * 60, locale),
            work: workText(step.workMinutes, locale),
          })}; ${fill(words.stepAfter, { what })}.`}
        </span>
      </span>
      <svg className={style.track} width="100%" height="100%" aria-hidden="true">
        {!small && (
          <>
            <rect className={style.base} width={ghostEnd} />
            <clipPath id={`${id}${index}`}>
              <rect x={parts.way.x} transform={`translate(${Math.round(30 + label.length * signWidth)})`} />
            </clipPath>
          </>
        )}
        <g className={style.ghost} clipPath={small ? undefined : `url(#${id}${index})`}>
          <rect
            x={at(place.startToday)}
            width={at(step.waitHours * 60 + step.workMinutes)}
            fill={`url(#${id}soft)`}
          />
          {!last && <rect x={ghostEnd} />}
        </g>
        {!last && <rect data-part="way" className={style.way} {...parts.way} />}
        <rect data-part="wait" className={style.wait} fill={`url(#${id}hatch)`} {...parts.wait} />
        <rect data-part="work" className={style.work} {...parts.work} />
        {!small && (
          <>
            <rect data-part="mark" className={style.mark} {...parts.mark} />
            <circle className={style.station} />
            <text
              className={isLate ? `${style.label} ${style.late}` : style.label}
              x={parts.way.x}
              dx={isLate ? -14 : 20}
              y="50%"
            >
              {label}
            </text>
          </>
        )}
      </svg>
    </li>
  )
})

/** Everything in a row that moves, as attributes that both React and `paint` can set. */
function partsOf(row: Omit<RowFrame, 'state'>, axis: Pick<Axis, 'minutes'>) {
  const at = (minutes: number) => percent(minutes, axis)
  const working = row.start + row.wait
  const end = working + row.work
  return {
    way: { x: at(end), opacity: row.passed ? '1' : '0' },
    // Less than two thousandths of the axis would only be an outline.
    wait: { x: at(row.start), width: row.waitDrawn < axis.minutes / 500 ? '0' : at(row.waitDrawn) },
    work: { x: at(working), width: at(row.workDrawn) },
    // Work is never too short to be seen.
    mark: { x: at(working), opacity: row.workDrawn > 0 ? '1' : '0' },
  }
}

function Scale({ axis, weekdays }: { axis: Axis; weekdays: string[] }) {
  const [label, middle, short] = axis.rhythm
  return (
    <div className={style.scale} aria-hidden="true">
      <svg width="100%" height="20">
        {axis.labels.map(({ at, text, weekday }) => {
          const last = at === axis.minutes
          return (
            <text
              key={at}
              className={last ? style.lastLabel : undefined}
              x={percent(at, axis)}
              y="14"
              dx={last ? 0 : 6}
              textAnchor={last ? 'end' : undefined}
            >
              {text}
              {!last && weekday !== undefined && (
                <tspan className={style.weekday} dx="6">
                  {weekdays[weekday]}
                </tspan>
              )}
            </text>
          )
        })}
      </svg>
      <Ruler
        units={axis.minutes}
        height={18}
        steps={[
          { every: label, height: 16 },
          { every: middle, height: 10 },
          ...(short < middle ? [{ every: short, height: 5, fine: true }] : []),
        ]}
      />
    </div>
  )
}

/** The dimension line below: what is gained per case. */
function Dimension({
  totals,
  axis,
  words,
}: {
  totals: ReturnType<typeof totalsOf>
  axis: Axis
  words: TimetableWords
}) {
  const longer = totals.leadAfter > totals.leadToday
  const [from, to] = longer ? [totals.leadToday, totals.leadAfter] : [totals.leadAfter, totals.leadToday]
  const text = fill(longer ? words.added : words.freed, { time: durationText(to - from) })
  const inside = isDimensionWide(from, to, axis, text)
  return (
    <svg className={style.dimension} width="100%" height={inside ? 36 : 58} aria-hidden="true">
      <g className={longer ? style.longer : undefined}>
        {to > from && (
          <>
            <line x1={percent(from, axis)} x2={percent(to, axis)} y1="19" y2="19" />
            <svg x={percent(from, axis)} overflow="visible">
              <path d="M1 12v14M9 15L1 19l8 4" />
              {inside && (
                <text x="26" y="23">
                  {text}
                </text>
              )}
            </svg>
            <svg x={percent(to, axis)} overflow="visible">
              <path d="M0 12v14M-8 15L0 19l-8 4" />
            </svg>
          </>
        )}
        {!inside && (
          <text x="8" y="48">
            {text}
          </text>
        )}
      </g>
    </svg>
  )
}

/** In windows that are wide enough to say in the drawing what becomes of a step. */
const narrowestWide = 780

/** From 380 pixels on, below which the style sheet puts the words under the line. */
const narrowest = 337

/** Whether the words have room between the arrows, even on a narrow screen. */
export function isDimensionWide(
  from: number,
  to: number,
  { minutes }: Pick<Axis, 'minutes'>,
  text: string,
): boolean {
  const room = ((to - from) / minutes) * narrowest
  return from / minutes < 0.1 && room >= 26 + text.length * signWidth + 16
}
