import { fill } from '#app/behaviours/language.ts'
import type { Tool } from '#contract/account.ts'
import { decodeForecast, forecast, horizonMonths, paybackMonth } from '#contract/roi.ts'
import { decodeWorkflow } from '#contract/workflow-address.ts'
import { durationText, totalsOf } from '#contract/workflow.ts'
import { ScaleBar } from './scale-bar.tsx'
import style from './saved-figure.module.css'

interface Props {
  kind: Tool
  /** The state of the tool, as in its address. */
  hash: string
  words: { today: string; after: string; payback: string; never: string }
}

/** What a saved state amounts to, small: a workflow's time from start to end, or a forecast's way to its payback. */
export function SavedFigure({ kind, hash, words }: Props) {
  return kind === 'workflow' ? (
    <WorkflowFigure hash={hash} words={words} />
  ) : (
    <ForecastFigure hash={hash} words={words} />
  )
}

function WorkflowFigure({ hash, words }: Omit<Props, 'kind'>) {
  const reading = decodeWorkflow(hash)
  if (reading.state !== 'read') return null
  const { leadToday, leadAfter } = totalsOf(reading.workflow.steps)
  const longest = Math.max(leadToday, leadAfter, 1)
  return (
    <dl className={style.figure}>
      <div>
        <dt>{words.today}</dt>
        <dd>
          <ScaleBar height={12} parts={[{ from: 0, to: leadToday / longest, look: 'ink' }]} />
          {durationText(leadToday)}
        </dd>
      </div>
      <div className={style.short}>
        <dt>{words.after}</dt>
        <dd>
          <ScaleBar height={12} parts={[{ from: 0, to: leadAfter / longest, look: 'signal' }]} />
          {durationText(leadAfter)}
        </dd>
      </div>
    </dl>
  )
}

/** Hatched until the costs are back, in colour from then on; the width is three years. */
function ForecastFigure({ hash, words }: Omit<Props, 'kind'>) {
  const decoded = decodeForecast(hash)
  if (decoded.kind !== 'state') return null
  const { expected } = forecast(decoded.state.inputs, decoded.state.spreads)
  const month = paybackMonth(expected)
  const share = month === undefined ? 1 : (expected.paybackMonths ?? 0) / horizonMonths
  return (
    <p className={style.figure}>
      <ScaleBar
        height={24}
        parts={[
          { from: 0, to: share, look: 'wait' },
          ...(month === undefined ? [] : [{ from: share, to: 1, look: 'signal' as const }]),
        ]}
      />
      <span>{month === undefined ? words.never : fill(words.payback, { month })}</span>
    </p>
  )
}
