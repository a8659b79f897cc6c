import type { ReactNode } from 'react'
import { fill, useWords } from '#app/behaviours/language.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { LegalClauses } from '#app/sections/legal-clauses.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import type { LegalText } from '#content/entries.ts'
import { offer } from '#contract/offer.ts'
import style from './terms.module.css'

export default function Terms({ data }: { data: LegalText }) {
  const words = useWords('pages/terms')
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.opening}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p>{words.lede}</p>
        </div>
        <Exits />
      </Band>
      <LegalClauses text={data} notes={words.notes} remark={words.remark} />
    </>
  )
}

const monthDays = 365 / 12
const months = Array.from({ length: 12 }, (_, month) => month + 1)

/** From a number of months to its place on the year. */
function at(month: number): string {
  return percentOf(month, 12)
}

/** Where a contract can be left, on one scale of twelve months. */
function Exits() {
  const { exits } = useWords('pages/terms')
  const trialEnds = offer.trialDays / monthDays
  const asked = 4
  return (
    <figure className={style.exits}>
      <figcaption>{exits.caption}</figcaption>
      <svg className={style.axis} width="100%" height="28" aria-hidden="true">
        {[0, ...months].map((month) => (
          <line key={month} x1={at(month)} x2={at(month)} y1="14" y2="28" />
        ))}
        {[3, 6].map((month) => (
          <text key={month} x={at(month)} y="9" textAnchor="middle">
            {month}
          </text>
        ))}
        <text x="100%" y="9" textAnchor="end">
          {fill(exits.month, { count: 12 })}
        </text>
      </svg>
      <ul>
        <Exit name={exits.rows.trial.name} text={fill(exits.rows.trial.text, { days: offer.trialDays })}>
          <rect className={style.short} width={at(trialEnds)} y="13" height="8" />
          <line className={style.buffer} x1={at(trialEnds)} x2={at(trialEnds)} y1="5" y2="29" />
        </Exit>
        <Exit {...exits.rows.monthly}>
          <line className={style.track} x1="0" x2="100%" y1="17" y2="17" />
          {months.map((month) => (
            <circle key={month} className={style.exit} cx={at(month)} cy="17" r="7" />
          ))}
        </Exit>
        <Exit {...exits.rows.annual}>
          <line className={style.track} x1="0" x2="100%" y1="17" y2="17" />
          <line
            className={style.mark}
            x1={at(12 - 42 / monthDays)}
            x2={at(12 - 42 / monthDays)}
            y1="7"
            y2="17"
          />
          <text className={style.label} x={at(12 - 42 / monthDays)} dx="-8" y="11" textAnchor="end">
            {exits.remind}
          </text>
          <text className={style.label} x={at(11)} dx="-8" y="32" textAnchor="end">
            {exits.notice}
          </text>
          <line className={style.mark} x1={at(11)} x2={at(11)} y1="17" y2="27" />
          <circle className={style.exit} cx="100%" cy="17" r="7" />
        </Exit>
        <Exit {...exits.rows.switching}>
          <line className={style.track} x1="0" x2={at(asked)} y1="17" y2="17" />
          <rect className={style.wait} x={at(asked)} width={at(2)} y="11" height="12" />
          <rect className={style.work} x={at(asked + 2)} width={at(30 / monthDays)} y="11" height="12" />
          <circle className={style.exit} cx={at(asked + 2 + 30 / monthDays)} cy="17" r="7" />
          <text className={style.label} x={at(asked + 2 + 30 / monthDays)} dx="16" y="21">
            {exits.example}
          </text>
        </Exit>
      </ul>
    </figure>
  )
}

function Exit({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li>
      <p>
        <b>{name}</b>
        {` ${text}`}
      </p>
      <svg width="100%" height="34" aria-hidden="true">
        {children}
      </svg>
    </li>
  )
}
