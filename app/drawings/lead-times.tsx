/** Several processes on one scale: how long a case takes today and afterwards. */
import type { ReactNode } from 'react'
import type { Locale } from '#contract/locale.ts'
import { durationText, type Totals } from '#contract/workflow.ts'
import style from './lead-times.module.css'
import { TimeAxis } from './time-axis.tsx'
import { axisOf, percent } from './timetable-scale.ts'

interface Props {
  rows: {
    key: string
    title: ReactNode
    facts: string
    totals: Pick<Totals, 'leadToday' | 'leadAfter'>
  }[]
  locale: Locale
  words: { today: string; after: string }
}

export function LeadTimes({ rows, locale, words }: Props) {
  const axis = axisOf(Math.max(60, ...rows.map(({ totals }) => totals.leadToday)))
  return (
    <>
      <TimeAxis axis={axis} />
      <ol className={style.rows}>
        {rows.map(({ key, title, facts, totals: { leadToday, leadAfter } }) => (
          <li key={key} className={style.row}>
            <p className={style.title}>
              {title} <span>{facts}</span>
            </p>
            <p className="sr">
              {`${words.today}: ${durationText(leadToday, locale)}. ${words.after}: ${durationText(leadAfter, locale)}.`}
            </p>
            <svg width="100%" height="46" aria-hidden="true">
              <rect className={style.today} x="0" y="4" width={percent(leadToday, axis)} height="10" />
              {leadToday > axis.minutes / 2 ? (
                <text className={style.below} x={percent(leadToday, axis)} y="30" textAnchor="end">
                  {durationText(leadToday)}
                </text>
              ) : (
                <text x={percent(leadToday, axis)} dx="10" y="13">
                  {durationText(leadToday)}
                </text>
              )}
              <rect className={style.after} x="0" y="17" width={percent(leadAfter, axis)} height="10" />
              <line className={style.least} x1="2" x2="2" y1="17" y2="27" />
              <text className={style.short} x={percent(leadAfter, axis)} dx="12" y="27">
                {durationText(leadAfter)}
              </text>
            </svg>
          </li>
        ))}
      </ol>
    </>
  )
}
