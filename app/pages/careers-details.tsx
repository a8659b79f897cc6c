import { useEffect, useRef } from 'react'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { type Receipt, useLeadForm } from '#app/behaviours/lead-form.ts'
import { HiringLine } from '#app/drawings/hiring-line.tsx'
import { percentOf } from '#app/drawings/percent-of.ts'
import { LeadReceipt, StampPlace } from '#app/sections/receipt.tsx'
import { Slip } from '#app/sections/slip.tsx'
import { StruckTable } from '#app/sections/struck-table.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { AreaField, Field, SelectField } from '#app/ui/field.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { company } from '#contract/company.ts'
import { applicationSchema } from '#contract/lead.ts'
import { daysInMilliseconds, retentionDays } from '#contract/retention.ts'
import { advertised, areSampleRoles, hiringDays, roleChoices, roles } from '#contract/roles.ts'
import { addWorkingDays, dayInGermany } from '#contract/working-days.ts'
import style from './careers-details.module.css'

export default function CareersDetails() {
  const words = useWords('pages/careers-details')
  const format = useFormats('EUR')
  const { pay } = roles['automation-engineer']
  const values = { city: company.city, from: format.money(pay.from), to: format.money(pay.to) }
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.role}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
        </div>
        <div className={style.opening}>
          <p className="lede">{words.lede}</p>
          <ButtonLink to="/careers-details#form" look="signal" arrow>
            {words.apply}
          </ButtonLink>
        </div>
        <dl className={style.facts}>
          {words.facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fill(text, values)}</dd>
            </div>
          ))}
        </dl>
        <p className={style.advert}>
          {`${fill(words.until, { date: format.date(advertised.until) })} `}
          {areSampleRoles && words.sample}
        </p>
      </Band>
      <Week />
      <Work />
      <Way />
      <Band id="form" stop={words.formStop} labelledBy="form-heading" flush>
        <ApplicationForm />
      </Band>
    </>
  )
}

type Kind = 'build' | 'customer' | 'review' | 'learn'

/** An invented week: hours of the day, from and to. */
const week: [kind: Kind, from: number, to: number][][] = [
  [
    ['customer', 9, 10],
    ['build', 10, 13],
    ['build', 13.5, 16],
    ['review', 16, 17.5],
  ],
  [
    ['build', 9, 13],
    ['build', 13.5, 17.5],
  ],
  [
    ['customer', 9, 11],
    ['build', 11, 13],
    ['build', 13.5, 17.5],
  ],
  [
    ['build', 9, 13],
    ['customer', 13.5, 15.5],
    ['review', 15.5, 17.5],
  ],
  [
    ['review', 9, 11],
    ['customer', 11, 13],
    ['learn', 13.5, 17.5],
  ],
]
const kinds: Kind[] = ['build', 'customer', 'review', 'learn']
const opens = 9
const length = 8.5
const rowHeight = 46

function hoursOf(kind: Kind): number {
  return week.flat().reduce((sum, [each, from, to]) => (each === kind ? sum + to - from : sum), 0)
}

function Week() {
  const { week: words } = useWords('pages/careers-details')
  const format = useFormats()
  const share = (hours: number) => percentOf(hours, length)
  const at = (hour: number) => share(hour - opens)
  return (
    <Band id="week" stop={words.stop} labelledBy="week-heading" flush>
      <div className={style.inset}>
        <HeadingDuo id="week-heading" long={words.long} short={words.short} />
      </div>
      <figure className={style.week}>
        <svg
          className={style.hours}
          width="100%"
          height={28 + rowHeight * week.length}
          role="img"
          aria-label={words.label}
        >
          {[9, 10, 11, 12, 13, 14, 15, 16, 17].map((hour) => (
            <g key={hour}>
              <line
                className={style.hour}
                x1={at(hour)}
                x2={at(hour)}
                y1="18"
                y2={28 + rowHeight * week.length}
              />
              <text
                x={at(hour)}
                y="11"
                dx={hour === 17 ? -4 : 4}
                textAnchor={hour === 17 ? 'end' : undefined}
                className={hour % 4 === 1 ? undefined : style.fine}
              >
                {hour}:00
              </text>
            </g>
          ))}
          {week.map((blocks, day) => (
            <g key={words.days[day]}>
              {blocks.map(([kind, from, to]) => (
                <rect
                  key={from}
                  className={style[kind]}
                  x={at(from)}
                  width={share(to - from)}
                  y={28 + day * rowHeight + 5}
                  height={rowHeight - 10}
                />
              ))}
              <text className={style.day} x="-12" y={28 + day * rowHeight + 28} textAnchor="end">
                {words.days[day]}
              </text>
            </g>
          ))}
        </svg>
        <ul className={style.legend}>
          {kinds.map((kind) => (
            <li key={kind}>
              <svg width="28" height="16" aria-hidden="true">
                <rect className={style[kind]} x="1" y="1" width="26" height="14" />
              </svg>
              <span>{words.kinds[kind]}</span>
              <strong>{format.number(hoursOf(kind))} h</strong>
            </li>
          ))}
        </ul>
        <p className={style.note}>{words.note}</p>
      </figure>
    </Band>
  )
}

function Work() {
  const { work } = useWords('pages/careers-details')
  return (
    <Band id="work" stop={work.stop} tone="tint" labelledBy="work-heading" flush>
      <h2 id="work-heading" className={style.workTitle}>
        {work.title}
      </h2>
      <StruckTable labelledBy="work-heading" columns={work.columns} rows={work.rows} />
      <div className={style.lists}>
        <div>
          <h3>{work.bring}</h3>
          <ul>
            {work.bringList.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{work.need}</h3>
          <ul>
            {work.needList.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  )
}

const [, answerDays, , , wayDays] = hiringDays

function Way() {
  const { way } = useWords('pages/careers-details')
  return (
    <Band id="way" stop={way.stop} labelledBy="way-heading" flush>
      <div className={style.inset}>
        <HeadingDuo id="way-heading" long={way.long} short={way.short} />
      </div>
      <figure className={style.way}>
        <HiringLine />
        <ol className={style.stops}>
          {way.stops.map(({ title, text }, index) => (
            <li key={title}>
              <p className={style.when}>{hiringDays[index]} d</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={style.note}>{way.note}</p>
      </figure>
    </Band>
  )
}

function ApplicationForm() {
  const words = useWords('pages/careers-details')
  const { name, email, phone } = useWords('contact')
  const form = useLeadForm('application', applicationSchema, { ...words.labels, name, email, phone })
  const { state } = form
  const role = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // The other roles lead here with their name, `?role=data-scientist#form`, and so does an application for none.
    const asked = new URLSearchParams(location.search).get('role')
    const known = roleChoices.find((each) => each === asked)
    if (!known || !role.current) return
    role.current.value = known
    // Kept like a choice of the visitor's, so that the address need not ask again: a reload would undo a later one.
    role.current.dispatchEvent(new Event('input', { bubbles: true }))
    history.replaceState(history.state, '', location.pathname + location.hash)
  }, [])
  return (
    <Slip
      form={form}
      id="form-heading"
      number="03"
      title={words.slip}
      submit={words.submit}
      lead="application"
      stub={
        <div className={style.stub}>
          <h3>{words.stub.title}</h3>
          <dl>
            {words.stub.rows.map(({ name: term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fill(text, { days: retentionDays.leads })}</dd>
              </div>
            ))}
          </dl>
          <StampPlace reference={state.step === 'done' ? state.answer.reference : undefined} />
        </div>
      }
      done={(receipt) => <ApplicationReceipt receipt={receipt} again={form.again} />}
    >
      <SelectField field={form.field('role')} ref={role} defaultValue="automation-engineer">
        {roleChoices.map((each) => (
          <option key={each} value={each}>
            {words.roles[each]}
          </option>
        ))}
      </SelectField>
      <Field field={form.field('name')} autoComplete="name" half />
      <Field field={form.field('email')} type="email" autoComplete="email" inputMode="email" half />
      <AreaField field={form.field('message')} hint={words.hints.message} rows={10} />
      <Field
        field={form.field('phone')}
        hint={words.hints.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        half
      />
      <Field field={form.field('link')} hint={words.hints.link} autoComplete="url" inputMode="url" half />
    </Slip>
  )
}

function ApplicationReceipt({ receipt, again }: { receipt: Receipt; again: () => void }) {
  const { done } = useWords('pages/careers-details')
  const format = useFormats()
  const day = (date: string | Date) => format.date(date, { weekday: 'short', day: 'numeric', month: 'long' })
  const received = dayInGermany(receipt.receivedAt)
  const decision = new Date(Date.parse(received) + daysInMilliseconds(wayDays))
  return (
    <LeadReceipt
      receipt={receipt}
      title={done.title}
      text={done.text}
      again={again}
      next={[
        {
          when: day(addWorkingDays(received, answerDays)),
          title: done.answer,
          text: done.answerText,
          state: 'here',
        },
        { when: day(decision), title: done.decision },
      ]}
    />
  )
}
