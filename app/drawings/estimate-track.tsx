/** The paid days to scale, from the line t = 0 to the buffer stop: sure days solid, possible ones open. */
import { phaseNames, type Estimate, type PhaseName, type Range } from '#contract/estimate.ts'
import { offer } from '#contract/offer.ts'
import style from './estimate-track.module.css'
import { percentOf } from './percent-of.ts'

interface Props {
  estimate: Estimate
  /** What the whole drawing says, for those who cannot see it. */
  label: string
  words: {
    phases: Record<PhaseName, string>
    /** Already with its number in it. */
    days: (range: Range) => string
    whole: (days: number) => string
    limit: string
    stage: (number: number) => string
  }
}

export function EstimateTrack({ estimate, label, words }: Props) {
  const { total, rows } = layOut(estimate)
  const percent = (days: number) => percentOf(days, total)
  const stages = Array.from({ length: estimate.stages }, (_, index) => index + 1)
  // More words and numbers would run into each other on a phone.
  const isDense = estimate.stages > 4
  const labelled = isDense ? 14 : 7
  return (
    <div className={style.track} role="group" aria-label={label}>
      <svg className={style.whole} width="100%" height="96" aria-hidden="true">
        <rect className={style.possible} x="0" y="0" width={percent(estimate.days.high)} height="96" />
        <rect className={style.sure} x="0" y="0" width={percent(estimate.days.low)} height="96" />
        <text className={style.early} x="0" dx="14" y="84">
          {words.whole(estimate.days.low)}
        </text>
        <text className={style.late} x={percent(estimate.days.high)} dx="-12" y="84" textAnchor="end">
          {words.whole(estimate.days.high)}
        </text>
      </svg>
      <ol>
        {rows.map(({ phase, from, range }) => (
          <li key={phase}>
            <p className={style.name}>{words.phases[phase]}</p>
            <svg width="100%" height="30" aria-hidden="true">
              <line className={style.guide} x1="0" x2="100%" y1="15" y2="15" />
              <rect
                className={style.possible}
                x={percent(from)}
                y="9"
                width={percent(range.high)}
                height="12"
              />
              <rect className={style.sure} x={percent(from)} y="9" width={percent(range.low)} height="12" />
              <circle className={style.station} cx="0" cy="15" r="6" />
            </svg>
            <p className={style.days}>{words.days(range)}</p>
          </li>
        ))}
      </ol>
      <svg className={style.axis} width="100%" height="58" aria-hidden="true">
        <line x1="0" x2="100%" y1="0.5" y2="0.5" />
        {Array.from({ length: total + 1 }, (_, day) => (
          <line key={day} x1={percent(day)} x2={percent(day)} y1="0" y2={day % 7 === 0 ? 12 : 6} />
        ))}
        {Array.from({ length: total / labelled }, (_, index) => index * labelled).map((day) => (
          <text key={day} x={percent(day)} y="27" textAnchor={day === 0 ? 'start' : 'middle'}>
            {day}
          </text>
        ))}
        <text x="100%" y="27" textAnchor="end">
          {total} d
        </text>
        {stages.map((stage) => (
          <line
            key={stage}
            className={style.buffer}
            x1={percent(stage * offer.implementationDays)}
            x2={percent(stage * offer.implementationDays)}
            y1="-10"
            y2="14"
          />
        ))}
        {estimate.stages === 1 ? (
          <text className={style.quiet} x="100%" y="48" textAnchor="end">
            {words.limit}
          </text>
        ) : (
          stages.map((stage) => (
            <text
              key={stage}
              className={style.quiet}
              x={isDense && stage === 1 ? 2 : percent((stage - 0.5) * offer.implementationDays)}
              y="48"
              textAnchor={isDense && stage === 1 ? 'start' : 'middle'}
            >
              {isDense && stage > 1 ? stage : words.stage(stage)}
            </text>
          ))
        )}
      </svg>
    </div>
  )
}

/** Each phase starts where the one before ends when it takes the middle of its range. */
export function layOut({ phases, stages }: Pick<Estimate, 'phases' | 'stages'>) {
  let from = 0
  const rows = phaseNames.map((phase) => {
    const range = phases[phase]
    const row = { phase, from, range }
    from += (range.low + range.high) / 2
    return row
  })
  return { total: stages * offer.implementationDays, rows }
}
