import { useFormats, useWords } from '#app/behaviours/language.ts'
import { type Receipt, useLeadForm } from '#app/behaviours/lead-form.ts'
import { Hatch } from '#app/drawings/hatch.tsx'
import { percentOf } from '#app/drawings/percent-of.ts'
import { LeadReceipt, StampPlace } from '#app/sections/receipt.tsx'
import { FormLink, Slip } from '#app/sections/slip.tsx'
import { AreaField, Field } from '#app/ui/field.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, arrowClass } from '#app/ui/link.tsx'
import { Stations } from '#app/ui/stations.tsx'
import { company, phoneLink } from '#contract/company.ts'
import { contactSchema } from '#contract/lead.ts'
import { addWorkingDays, dayInGermany } from '#contract/working-days.ts'
import style from './contact.module.css'

export default function Contact() {
  const words = useWords('pages/contact')
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.opening}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className={style.lede}>{words.lede}</p>
          <FormLink />
        </div>
        <Waits />
      </Band>
      <Band id="form" stop={words.slipStop} labelledBy="form-heading" flush>
        <ContactForm />
      </Band>
      <Counters />
    </>
  )
}

function ContactForm() {
  const words = useWords('pages/contact')
  const labels = useWords('contact')
  const form = useLeadForm('contact', contactSchema, labels)
  const { state } = form
  return (
    <Slip
      form={form}
      id="form-heading"
      number="01"
      title={words.slip}
      submit={words.submit}
      lead="contact"
      stub={<Direct reference={state.step === 'done' ? state.answer.reference : undefined} />}
      done={(receipt) => <ContactReceipt receipt={receipt} again={form.again} />}
    >
      <Field field={form.field('name')} autoComplete="name" half />
      <Field field={form.field('email')} type="email" autoComplete="email" inputMode="email" half />
      <Field field={form.field('subject')} />
      <AreaField field={form.field('message')} hint={words.hints.message} rows={8} />
      <Field
        field={form.field('phone')}
        hint={words.hints.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        half
      />
      <Field field={form.field('address')} hint={words.hints.address} autoComplete="address-line1" half />
    </Slip>
  )
}

function ContactReceipt({ receipt, again }: { receipt: Receipt; again: () => void }) {
  const { done } = useWords('pages/contact')
  const format = useFormats()
  const received = dayInGermany(receipt.receivedAt)
  const day = (date: string) => format.date(date, { weekday: 'short', day: 'numeric', month: 'long' })
  return (
    <LeadReceipt
      receipt={receipt}
      title={done.title}
      text={done.text}
      again={again}
      next={[
        { when: day(received), title: done.received, state: 'done' },
        { when: day(addWorkingDays(received, 1)), title: done.answer, text: done.answerText, state: 'here' },
      ]}
    />
  )
}

const stepTimes = ['0 s', '1 min', '1 d']

/** The counterfoil: how to reach us without filling anything in. */
function Direct({ reference }: { reference: string | undefined }) {
  const { direct } = useWords('pages/contact')
  return (
    <div className={style.direct}>
      <h3>{direct.title}</h3>
      <dl>
        <div>
          <dt>{direct.phone}</dt>
          <dd>
            <a href={phoneLink()}>{company.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{direct.mail}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>{direct.post}</dt>
          <dd>
            {company.street}
            <br />
            {`${company.postalCode} ${company.city}`}
          </dd>
        </div>
      </dl>
      <h3>{direct.next}</h3>
      <Stations list={direct.steps.map((title, index) => ({ when: stepTimes[index] ?? '', title }))} />
      <p className={style.stepNote}>{direct.stepNote}</p>
      <StampPlace reference={reference} />
    </div>
  )
}

const hours = 8 * 24
/** Hours since Monday 0:00: sent, and the end of the next working day. */
const messages = [
  { sent: 34, until: 66 },
  { sent: 112.5, until: 186 },
  { sent: 165, until: 186 },
]

/** Eight days to scale; the hours of an open office are an assumption for the drawing, the days are the promise. */
function Waits() {
  const { waits } = useWords('pages/contact')
  const at = (hour: number) => percentOf(hour, hours)
  return (
    <figure className={style.waits}>
      <figcaption>{waits.title}</figcaption>
      <svg width="100%" height="216" role="img" aria-label={waits.label}>
        <defs>
          <Hatch id="waiting" line={style.hatch} />
        </defs>
        {waits.days.map((day, index) => (
          <g key={`${day}${index < 5 ? '' : index}`}>
            {[0, 1, 2, 3, 4, 7].includes(index) ? (
              <>
                <rect className={style.closed} x={at(index * 24)} y="26" width={at(8)} height="190" />
                <rect className={style.closed} x={at(index * 24 + 18)} y="26" width={at(6)} height="190" />
              </>
            ) : (
              <rect className={style.closed} x={at(index * 24)} y="26" width={at(24)} height="190" />
            )}
            <line className={style.tick} x1={at(index * 24)} x2={at(index * 24)} y1="16" y2="26" />
            <svg x={at(index * 24)} overflow="visible">
              <text x="6" y="12">
                {day}
              </text>
            </svg>
          </g>
        ))}
        <line className={style.tick} x1="0" x2="100%" y1="26" y2="26" />
        {messages.map(({ sent, until }, index) => {
          const y = 62 + index * 56
          const isLate = sent > hours / 2
          return (
            <g key={sent}>
              <rect
                className={style.wait}
                x={at(sent)}
                y={y}
                width={at(until - sent)}
                height="14"
                fill="url(#waiting)"
              />
              <line className={style.answer} x1={at(until)} x2={at(until)} y1={y - 8} y2={y + 22} />
              <circle className={style.sent} cx={at(sent)} cy={y + 7} r="6" />
              <text x={isLate ? at(until) : at(sent)} y={y - 16} textAnchor={isLate ? 'end' : 'start'}>
                {waits.rows[index]}
              </text>
            </g>
          )
        })}
      </svg>
      <p className={style.note}>{waits.note}</p>
    </figure>
  )
}

function Counters() {
  const { counters } = useWords('pages/contact')
  const { rows } = counters
  const windows = [
    { ...rows.demo, action: <ArrowLink to="/request-a-demo">{rows.demo.link}</ArrowLink> },
    { ...rows.stopped, action: <Outside href={`mailto:${company.email}`}>{rows.stopped.link}</Outside> },
    {
      ...rows.privacy,
      action: <Outside href={`mailto:${company.privacyEmail}`}>{rows.privacy.link}</Outside>,
    },
    {
      ...rows.security,
      action: <Outside href={`mailto:${company.securityEmail}`}>{rows.security.link}</Outside>,
    },
    { ...rows.work, action: <ArrowLink to="/careers">{rows.work.link}</ArrowLink> },
    { ...rows.asked, action: <ArrowLink to="/faqs">{rows.asked.link}</ArrowLink> },
  ]
  return (
    <Band id="windows" stop={counters.stop} tone="tint" labelledBy="windows-heading" flush>
      <div className={style.inset}>
        <HeadingDuo id="windows-heading" long={counters.long} short={counters.short} />
      </div>
      <ol className={style.counters}>
        {windows.map(({ matter, text, action }, index) => (
          <li key={matter}>
            <span className={style.figure} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{matter}</h3>
              <p>{text}</p>
            </div>
            {action}
          </li>
        ))}
      </ol>
    </Band>
  )
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a className={arrowClass} href={href}>
      <span>{children}</span>
    </a>
  )
}
