import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { useLeadForm } from '#app/behaviours/lead-form.ts'
import { useWatched } from '#app/behaviours/watch.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { LeadReceipt } from '#app/sections/receipt.tsx'
import { FormLink, Slip } from '#app/sections/slip.tsx'
import { StruckTable } from '#app/sections/struck-table.tsx'
import { Band } from '#app/ui/band.tsx'
import { Field } from '#app/ui/field.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Stations } from '#app/ui/stations.tsx'
import { Body, Cell, ColumnHead, Head, Row, RowHead, TableRoot } from '#app/ui/table-parts.tsx'
import { newsletterSchema } from '#contract/lead.ts'
import { retentionDays } from '#contract/retention.ts'
import style from './coming-soon.module.css'

/** Whoever moves a date here also writes why into the words. */
const asOf = '2026-11-15'
const opening = '2027-03-01'
const stops = [
  { date: '2026-10-05', state: 'done' },
  { date: '2026-11-09', state: 'here' },
  { date: '2027-01-18', state: 'planned' },
  { date: opening, state: 'planned' },
] as const
const scale = { from: Date.parse('2026-10-01'), to: Date.parse('2027-03-08') }

export default function ComingSoon() {
  const words = useWords('pages/coming-soon')
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.inset}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className="lede">{words.lede}</p>
          <FormLink />
          <LinkResult />
        </div>
        <Plan />
      </Band>
      <Band id="form" stop={words.slipStop} labelledBy="form-heading" flush>
        <NoticeForm />
      </Band>
      <Diary />
    </>
  )
}

const results = ['confirmed', 'unsubscribed', 'expired'] as const

/** The links in our mails lead here by way of the server, which names the result in the query and the anchor. */
function LinkResult() {
  const { posted } = useWords('pages/coming-soon')
  const query = new URLSearchParams(useWatched('popstate', readQuery, ''))
  return results.map((result) => {
    const isNamed = query.has(result) || query.get('error') === `token:${result}`
    return (
      <p key={result} id={result} className={isNamed ? `${style.result} ${style.named}` : style.result}>
        {posted[result]}
      </p>
    )
  })
}

function readQuery(): string {
  return location.search
}

function share(date: string): string {
  return percentOf(Date.parse(date) - scale.from, scale.to - scale.from)
}

const months = ['2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01']

/** The building site as a line to scale, and the same as a table. */
function Plan() {
  const { plan } = useWords('pages/coming-soon')
  const format = useFormats()
  return (
    <figure className={style.plan}>
      <figcaption id="plan-title">{plan.title}</figcaption>
      <svg width="100%" height="112" role="img" aria-label={plan.label}>
        {months.map((month) => (
          <g key={month}>
            <line className={style.tick} x1={share(month)} x2={share(month)} y1="8" y2="92" />
            <svg x={share(month)} overflow="visible">
              <text {...(month === opening ? { textAnchor: 'middle' } : { x: 7 })} y="106">
                {format.date(month, { month: 'short' })}
              </text>
            </svg>
          </g>
        ))}
        <line className={style.built} x1="0" x2={share(asOf)} y1="50" y2="50" />
        <line className={style.unbuilt} x1={share(asOf)} x2={share(opening)} y1="50" y2="50" />
        {stops.map(({ date, state }) => (
          <circle key={date} className={style[state]} cx={share(date)} cy="50" r="11" />
        ))}
      </svg>
      <TableRoot className={style.table} aria-labelledby="plan-title">
        <Head>
          <Row>
            <ColumnHead>{plan.head.date}</ColumnHead>
            <ColumnHead>{plan.head.stop}</ColumnHead>
            <ColumnHead>{plan.head.state}</ColumnHead>
          </Row>
        </Head>
        <Body>
          {plan.stops.map(({ name, text }, index) => {
            const { date, state } = stops[index] ?? { date: opening, state: 'planned' }
            return (
              <Row key={name} className={state === 'here' ? style.now : undefined}>
                <Cell className={style.date}>
                  {format.date(date, { day: 'numeric', month: 'short', year: 'numeric' })}
                </Cell>
                <RowHead>
                  {name}
                  <span>{text}</span>
                </RowHead>
                <Cell className={style.state}>{plan.states[state]}</Cell>
              </Row>
            )
          })}
        </Body>
      </TableRoot>
      <p className={style.note}>{fill(plan.asOf, { date: format.date(asOf) })}</p>
    </figure>
  )
}

function NoticeForm() {
  const words = useWords('pages/coming-soon')
  const format = useFormats()
  const form = useLeadForm('newsletter', newsletterSchema, { email: words.label })
  const values = { days: retentionDays.unconfirmedNewsletter }
  const times = [words.optIn.now, `max. ${values.days} d`, format.date(opening)]
  return (
    <Slip
      form={form}
      id="form-heading"
      number="04"
      title={words.slip}
      submit={words.submit}
      lead="newsletter"
      sent={words.done.text}
      stub={
        <div className={style.optIn}>
          <h3>{words.optIn.title}</h3>
          <Stations
            list={words.optIn.steps.map(({ title, text }, index) => ({
              when: times[index] ?? '',
              title,
              ...(text && { text: fill(text, values) }),
            }))}
          />
        </div>
      }
      done={(receipt) => (
        <LeadReceipt
          receipt={receipt}
          title={words.done.title}
          text={words.done.text}
          again={form.again}
          next={[
            { when: words.done.mailWhen, title: words.done.mail, state: 'here' },
            { when: format.date(opening), title: words.done.opening },
          ]}
        />
      )}
    >
      <Field field={form.field('email')} type="email" autoComplete="email" inputMode="email" />
    </Slip>
  )
}

function Diary() {
  const { diary } = useWords('pages/coming-soon')
  return (
    <Band id="diary" stop={diary.stop} tone="tint" labelledBy="diary-heading" flush>
      <div className={style.inset}>
        <HeadingDuo id="diary-heading" long={diary.long} short={diary.short} />
      </div>
      <StruckTable labelledBy="diary-heading" columns={diary.columns} rows={diary.rows} />
      <p className={style.end}>
        {`${diary.note} `}
        <ArrowLink to="/product-2">{diary.link}</ArrowLink>
      </p>
    </Band>
  )
}
