/**
 * A process twice on one scale: today in ink, afterwards in the colour of the short way. The list of steps says in
 * words what the marks show, so the marks themselves are hidden from screen readers.
 */
import { fill } from '#app/behaviours/language.ts'
import type { Locale } from '#contract/locale.ts'
import type { Method } from '#contract/methods.ts'
import { durationText, totalsOf, type ProcessStep } from '#contract/workflow.ts'
import style from './before-after.module.css'
import { Hatch } from './hatch.tsx'
import { TimeAxis } from './time-axis.tsx'
import { axisOf, percent, type Axis } from './timetable-scale.ts'

interface BeforeAfterWords {
  waiting: string
  work: string
  after: string
  dropped: string
  automatic: string
  person: string
  freed: string
  /** For screen readers, `{{wait}}` and `{{work}}` in it. */
  stepToday: string
  stepAfter: string
  stepDropped: string
}

interface Props {
  steps: readonly ProcessStep[]
  locale: Locale
  words: BeforeAfterWords
  methods: Record<Method, string>
}

interface Row {
  step: ProcessStep
  /** Minutes from the start. */
  today: { start: number; work: number; end: number }
  after: { start: number; work: number; end: number }
}

/** How waiting is drawn: stands once on a page, before the drawings. */
export function WaitingPattern() {
  return (
    <svg width="0" height="0" aria-hidden="true" className={style.definitions}>
      <Hatch id="waiting" size={5.657} line={style.hatch} />
    </svg>
  )
}
const hatching = 'url(#waiting)'

export function BeforeAfter({ steps, locale, words, methods }: Props) {
  const rows = layOut(steps)
  const { leadToday, leadAfter, freed } = totalsOf(steps)
  const axis = axisOf(leadToday)
  const parts = axis.labels.length - 1
  return (
    <div className={style.drawing}>
      <TimeAxis axis={axis} />
      <div className={style.plot}>
        <svg
          className={style.grid}
          width="100%"
          height="100%"
          viewBox={`0 0 ${parts} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 0${'m1 0v1m0-1'.repeat(parts)}`} />
        </svg>
        <ol className={style.rows}>
          {rows.map((row, index) => (
            <li key={row.step.name.en} className={style.row}>
              <p className={row.step.after.mode === 'drop' ? `${style.name} ${style.gone}` : style.name}>
                {row.step.name[locale]}
              </p>
              <p className="sr">{inWords(row.step, words, methods, locale)}</p>
              <Marks
                row={row}
                last={index === rows.length - 1}
                axis={axis}
                text={fateOf(row.step, words, methods)}
              />
            </li>
          ))}
        </ol>
      </div>
      <svg className={style.freed} width="100%" height="40" aria-hidden="true">
        <line x1={percent(leadAfter, axis)} x2={percent(leadAfter, axis)} y1="8" y2="24" />
        <line x1={percent(leadAfter, axis)} x2={percent(leadToday, axis)} y1="16" y2="16" />
        <line x1={percent(leadToday, axis)} x2={percent(leadToday, axis)} y1="8" y2="24" />
        {/* Before the end of a line that is much shorter than its axis there is no room on narrow screens. */}
        <text
          {...(leadToday < axis.minutes * 0.85
            ? { x: percent(leadAfter, axis), dx: '8' }
            : { x: percent(leadToday, axis), dx: '-2', textAnchor: 'end' })}
          y="38"
        >
          {fill(words.freed, { time: durationText(freed) })}
        </text>
      </svg>
      <ul className={style.key} aria-hidden="true">
        <li>
          <svg width="26" height="11">
            <rect className={style.waiting} x="0.5" y="0.5" width="25" height="10" fill={hatching} />
          </svg>
          {words.waiting}
        </li>
        <li>
          <svg width="11" height="11">
            <rect className={style.work} width="11" height="11" />
          </svg>
          {words.work}
        </li>
        <li>
          <svg width="26" height="11">
            <rect className={style.after} y="2" width="26" height="7" />
          </svg>
          {words.after}
        </li>
      </ul>
    </div>
  )
}

function layOut(steps: readonly ProcessStep[]): Row[] {
  let today = 0
  let after = 0
  return steps.map((step) => {
    const row = {
      step,
      today: {
        start: today,
        work: today + step.waitHours * 60,
        end: today + step.waitHours * 60 + step.workMinutes,
      },
      after: {
        start: after,
        work: after + step.after.waitMinutes,
        end: after + step.after.waitMinutes + step.after.workMinutes,
      },
    }
    today = row.today.end
    after = row.after.end
    return row
  })
}

/** Attributes that are the same in every row stand together: 70 rows then compress to their numbers. */
function Marks({
  row: { step, today, after },
  last,
  axis,
  text,
}: {
  row: Row
  last: boolean
  axis: Axis
  text: string
}) {
  const at = (minutes: number) => percent(minutes, axis)
  const { mode } = step.after
  return (
    <svg className={style.marks} width="100%" aria-hidden="true">
      {/* A line would name its place twice: 200 bytes of all rows. */}
      {!last && <rect className={style.way} y="19" x={at(today.end)} />}
      <rect
        className={style.waiting}
        y="7"
        height="12"
        fill={hatching}
        x={at(today.start)}
        width={percent(today.work - today.start, axis)}
      />
      <rect
        className={style.work}
        y="5"
        height="16"
        x={at(today.work)}
        width={percent(today.end - today.work, axis)}
      />
      {mode === 'drop' ? (
        <circle className={style.dropped} cx="-1.5" cy="34" r="3.5" />
      ) : (
        <>
          <rect
            className={style.after}
            y="30"
            height="8"
            x={at(after.start)}
            width={percent(after.end - after.start, axis)}
          />
          <circle className={style[mode]} cx="-1.5" cy="34" r={mode === 'human' ? 8 : 6} />
        </>
      )}
      <text
        className={style[`${mode}Text`]}
        dx="16"
        y="38"
        x={mode === 'drop' ? at(after.start) : at(after.end)}
      >
        {text}
      </text>
    </svg>
  )
}

function fateOf(
  { after }: ProcessStep,
  words: BeforeAfterWords,
  methods: Record<Method, string>,
  heardIn?: Locale,
): string {
  if (after.mode === 'drop') return words.dropped
  if (after.mode === 'human') return fill(words.person, { work: durationText(after.workMinutes, heardIn) })
  return after.method ? methods[after.method] : words.automatic
}

function inWords(
  step: ProcessStep,
  words: BeforeAfterWords,
  methods: Record<Method, string>,
  locale: Locale,
): string {
  const today = fill(words.stepToday, {
    wait: durationText(step.waitHours * 60, locale),
    work: durationText(step.workMinutes, locale),
  })
  if (step.after.mode === 'drop') return `${today} ${words.stepDropped}`
  const fate = fateOf(step, words, methods, locale)
  const { waitMinutes, workMinutes } = step.after
  return `${today} ${fill(words.stepAfter, { fate, time: durationText(waitMinutes + workMinutes, locale) })}`
}
