import { useEffect, useState } from 'react'
import { type Contact, watchContacts } from '#app/behaviours/contacted.ts'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { LegalClauses } from '#app/sections/legal-clauses.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import type { LegalText } from '#content/entries.ts'
import { cookieDays } from '#contract/company.ts'
import { retentionDays } from '#contract/retention.ts'
import style from './privacy-policy.module.css'

export default function PrivacyPolicy({ data }: { data: LegalText }) {
  const words = useWords('pages/privacy-policy')
  const values = { hours: retentionDays.rateKeys * 24, days: retentionDays.leads }
  const notes = Object.entries(words.notes).map(([id, note]) => [id, fill(note, values)])
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.opening}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className="lede">{words.lede}</p>
        </div>
        <Periods />
      </Band>
      <LegalClauses text={data} notes={Object.fromEntries(notes)} remark={words.remark} />
      <Band id="proof" stop={words.proof.stop} tone="tint" labelledBy="proof-heading">
        <HeadingDuo id="proof-heading" long={words.proof.long} short={words.proof.short} />
        <Proof />
      </Band>
    </>
  )
}

const yearDays = 365
const kept = [
  'rateKeys',
  'unverifiedAccounts',
  'deletedAccounts',
  'unconfirmedNewsletter',
  'quarantine',
  'sentMails',
  'leads',
] as const
const periods = [
  ...kept.map((name) => ({ name, days: retentionDays[name], device: false })),
  { name: 'consent' as const, days: cookieDays, device: true },
]

/** How long everything is kept, on one scale. */
function Periods() {
  const { drawing } = useWords('pages/privacy-policy')
  const format = useFormats()
  return (
    <figure className={style.periods}>
      <figcaption>
        <span>{drawing.caption}</span>
        <span className={style.key}>
          <i className={style.solid} />
          {` ${drawing.server}`}
        </span>
        <span className={style.key}>
          <i className={style.outline} />
          {` ${drawing.device}`}
        </span>
      </figcaption>
      <svg className={style.axis} width="100%" height="26" aria-hidden="true">
        {Array.from({ length: 13 }, (_, month) => (
          <line key={month} x1={percentOf(month, 12)} x2={percentOf(month, 12)} y1="12" y2="26" />
        ))}
        {[30, 90, 180, 270].map((days) => (
          <text key={days} x={percentOf(days, yearDays)} y="8" textAnchor="middle">
            {days} d
          </text>
        ))}
        <text x="100%" y="8" textAnchor="end">
          {yearDays} d
        </text>
      </svg>
      <ul>
        {periods.map(({ name, days, device }) => (
          <li key={name}>
            <svg className={style.bar} width="100%" height="16" aria-hidden="true">
              <rect
                className={device ? style.outline : style.solid}
                width={percentOf(days, yearDays)}
                height="16"
              />
            </svg>
            <p>
              <b>{days < 2 ? `${days * 24} h` : `${days} d`}</b> <span>{drawing.rows[name]}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className={style.missing}>
        {fill(drawing.missing, { count: format.number(retentionDays.auditLines) })}
      </p>
    </figure>
  )
}

function Proof() {
  const { proof } = useWords('pages/privacy-policy')
  const format = useFormats()
  const [contacts, setContacts] = useState<Contact[]>()
  useEffect(() => watchContacts(setContacts), [])
  if (!contacts) return <p className={style.fallback}>{proof.fallback}</p>
  return (
    <div className={style.proof}>
      <p className={style.others}>
        <b>{contacts.filter(({ isOurs }) => !isOurs).length}</b> {proof.others}
      </p>
      <div>
        <p>{proof.text}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{proof.host}</th>
              <th scope="col">{proof.files}</th>
              <th scope="col">{proof.bytes}</th>
            </tr>
          </thead>
          <tbody>
            {contacts.map(({ host, isOurs, files, bytes }) => (
              <tr key={host}>
                <th scope="row">
                  {host} {isOurs && `(${proof.own})`}
                </th>
                <td>{format.number(files)}</td>
                <td>{bytes > 0 ? `${format.number(Math.ceil(bytes / 1000))} kB` : proof.cached}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
