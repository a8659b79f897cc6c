/** The invoice of the example: when it lies, when somebody works on it, and the same work in one piece. */
import { useWords } from '#app/behaviours/language.ts'
import { exampleProcesses } from '#contract/example-processes.ts'
import { totalsOf, type ProcessStep } from '#contract/workflow.ts'
import style from './article-drawings.module.css'
import { Hatch } from './hatch.tsx'
import { percentOf } from './percent-of.ts'

const scaleHours = 104
/** The case arrives on Monday at nine; the office is open from eight to six. */
const midnights = [15, 39, 63, 87]
const closed = midnights.map((midnight) => midnight - 6)

function at(hours: number): string {
  return percentOf(hours, scaleHours)
}

/** In hours from the start: when each step is worked on. */
function workOf(steps: readonly ProcessStep[]): { from: number; hours: number }[] {
  let clock = 0
  return steps.map(({ waitHours, workMinutes }) => {
    const from = clock + waitHours
    clock = from + workMinutes / 60
    return { from, hours: workMinutes / 60 }
  })
}

const steps = exampleProcesses[0]?.steps ?? []
const work = workOf(steps)
const leadHours = totalsOf(steps).leadToday / 60
const workHours = totalsOf(steps).handsOnToday / 60

export function ArticleLeadTime() {
  const words = useWords('blog').drawings.leadTime
  return (
    <svg width="100%" height="226" role="img" aria-label={words.label}>
      <defs>
        <Hatch id="lead-time-waiting" size={6.364} line={style.hatch} />
      </defs>
      {closed.map((from) => (
        <rect key={from} className={style.closed} x={at(from)} width={at(14)} y="22" height="86" />
      ))}
      <line className={style.axis} x1="0" x2="100%" y1="22" y2="22" />
      {[0, ...midnights].map((hour, day) => (
        <g key={hour}>
          <line className={style.axis} x1={at(hour)} x2={at(hour)} y1="12" y2="22" />
          <text x={at(hour)} dx="7" y="13">
            {words.days[day]}
          </text>
        </g>
      ))}
      <rect
        className={style.outline}
        x="0"
        width={at(leadHours)}
        y="38"
        height="52"
        fill="url(#lead-time-waiting)"
      />
      {work.map(({ from, hours }) => (
        <g key={from} className={style.work}>
          <rect x={at(from)} width={at(hours)} y="32" height="64" />
          {/* Three minutes of four days would be thinner than a hair. */}
          <line x1={at(from)} x2={at(from)} y1="32" y2="96" />
        </g>
      ))}
      <text className={style.strong} x={at(leadHours)} y="122" textAnchor="end">
        {words.total}
      </text>
      <rect className={style.signal} x="0" width={at(workHours)} y="140" height="34" />
      <text className={style.signalText} x={at(workHours)} dx="10" y="161">
        {words.together}
      </text>
      <g className={style.key} transform="translate(18 190)">
        <rect
          className={style.outline}
          x="0.5"
          y="0.5"
          width="24"
          height="10"
          fill="url(#lead-time-waiting)"
        />
        <text x="32" y="10">
          {words.waiting}
        </text>
        <rect className={style.ink} x="112" width="10" height="11" />
        <text x="130" y="10">
          {words.work}
        </text>
        <g className={style.keyLast}>
          <rect className={style.closedKey} x="0" y="22" width="24" height="11" />
          <text x="32" y="32">
            {words.closed}
          </text>
        </g>
      </g>
    </svg>
  )
}
