import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  attach,
  attachedText,
  attachmentKinds,
  attachmentOf,
  detach,
  type Attachment,
} from '#app/behaviours/attachment.ts'
import { fill, useFormats, useHref, useWords } from '#app/behaviours/language.ts'
import { type Receipt, useLeadForm } from '#app/behaviours/lead-form.ts'
import { useWatched } from '#app/behaviours/watch.ts'
import { Hatch } from '#app/drawings/hatch.tsx'
import { percentOf } from '#app/drawings/percent-of.ts'
import { LeadReceipt, StampPlace } from '#app/sections/receipt.tsx'
import { FormLink, Slip } from '#app/sections/slip.tsx'
import { Band } from '#app/ui/band.tsx'
import { AreaField, Field } from '#app/ui/field.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Body, Cell, ColumnHead, Head, Row, RowHead, TableRoot } from '#app/ui/table-parts.tsx'
import { type Tool, toolPaths } from '#contract/account.ts'
import { demoSchema } from '#contract/lead.ts'
import { offer } from '#contract/offer.ts'
import { addWorkingDays, dayInGermany } from '#contract/working-days.ts'
import style from './request-a-demo.module.css'

const promised = { hours: offer.sessionHours, days: offer.demoDays }

/** The data are the automations of the catalogue, by the name that the address may give. */
export default function RequestADemo({ data }: { data: Record<string, string> | null }) {
  const words = useWords('pages/request-a-demo')
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.inset}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className="lede">{fill(words.lede, promised)}</p>
          <FormLink />
        </div>
        <TwoScales />
      </Band>
      <Band id="form" stop={words.slipStop} labelledBy="form-heading" flush>
        <DemoForm automations={data ?? {}} />
      </Band>
      <PackingList />
      <Refusals />
    </>
  )
}

const total = offer.sessionHours + offer.demoDays * 24

/** The visitor's hours beside ours: both bars start on the line. */
function TwoScales() {
  const { scale } = useWords('pages/request-a-demo')
  const at = (hour: number) => percentOf(hour, total)
  // From the end: there they meet the days and the session, however long it is.
  const ticks = Array.from({ length: total / 2 + 1 }, (_, index) => total - index * 2)
  const days = Array.from({ length: offer.demoDays }, (_, index) => index + 1)
  return (
    <figure className={style.scales}>
      <figcaption>{scale.title}</figcaption>
      <svg
        width="100%"
        height="232"
        role="img"
        aria-label={fill(scale.label, { ...promised, total, demoHours: offer.demoDays * 24 })}
      >
        <defs>
          <Hatch id="waiting" size={7} line={style.hatch} />
        </defs>
        <text y="34" className={style.big}>
          {offer.sessionHours} h
        </text>
        <text x="4.32em" y="32" className={style.who}>
          {scale.you}
        </text>
        <rect className={style.free} x="0" y="46" width="100%" height="26" fill="url(#waiting)" />
        <rect className={style.yours} x="0" y="45" width={at(offer.sessionHours)} height="28" />
        <text y="124" className={style.big}>
          {offer.demoDays} d
        </text>
        <text x="4.32em" y="122" className={style.who}>
          {scale.we}
        </text>
        <rect className={style.ours} x="0" y="136" width="100%" height="26" />
        <line className={style.axis} x1="0" x2="100%" y1="176" y2="176" />
        {ticks.map((hour) => (
          <line
            key={hour}
            className={style.axis}
            x1={at(hour)}
            x2={at(hour)}
            y1="176"
            y2={(hour - offer.sessionHours) % 24 === 0 ? 190 : 182}
          />
        ))}
        {days.map((day) => (
          <text
            key={day}
            x={at(offer.sessionHours + day * 24)}
            y="208"
            textAnchor={day === offer.demoDays ? 'end' : 'middle'}
          >
            {day === offer.demoDays ? `${day} d, ${scale.ready}` : `${day} d`}
          </text>
        ))}
        <svg x={at(offer.sessionHours)} overflow="visible">
          <text x="4" y="208">
            {offer.sessionHours} h
          </text>
        </svg>
        <line className={style.ready} x1="100%" x2="100%" y1="36" y2="196" />
      </svg>
      <p className={style.note}>{scale.note}</p>
    </figure>
  )
}

type Attachments = Partial<Record<Tool, Attachment>>

const toggled = 'attachment-toggled'

function useAttachments(): Attachments {
  const forecast = attachmentOf(useWatched(toggled, () => attachedText('forecast'), ''))
  const workflow = attachmentOf(useWatched(toggled, () => attachedText('workflow'), ''))
  return { ...(forecast && { forecast }), ...(workflow && { workflow }) }
}

function DemoForm({ automations }: { automations: Record<string, string> }) {
  const words = useWords('pages/request-a-demo')
  const { name, email } = useWords('contact')
  const attachments = useAttachments()
  const [sent, setSent] = useState<Attachments>({})
  const form = useLeadForm('demo', demoSchema, { ...words.labels, name, email }, () => {
    const { forecast, workflow } = attachments
    setSent({
      ...(forecast && !forecast.isOff && { forecast }),
      ...(workflow && !workflow.isOff && { workflow }),
    })
    for (const kind of attachmentKinds) detach(kind)
    dispatchEvent(new Event(toggled))
  })
  const { state } = form
  const isSent = state.step === 'done'

  const process = useRef<HTMLTextAreaElement>(null)
  const arrive = useEffectEvent(() => {
    // The catalogue leads here with the name of an automation, `?automation=invoice-capture`.
    const asked = new URLSearchParams(location.search).get('automation') ?? ''
    const wanted = Object.hasOwn(automations, asked) ? automations[asked] : undefined
    const area = process.current
    if (!wanted || !area || area.value.includes(wanted)) return
    area.value = [area.value.trimEnd(), fill(words.automation, { name: wanted })].filter(Boolean).join('\n')
    // Kept like something typed, so that the address need not ask again: in the other language it would ask twice.
    area.dispatchEvent(new Event('input', { bubbles: true }))
    history.replaceState(history.state, '', location.pathname + location.hash)
  })
  useEffect(() => arrive(), [])

  function toggle(kind: Tool) {
    const attachment = attachments[kind]
    if (!attachment) return
    attach(kind, { ...attachment, isOff: !attachment.isOff })
    dispatchEvent(new Event(toggled))
  }

  return (
    <Slip
      form={form}
      id="form-heading"
      number="02"
      title={words.slip}
      submit={words.submit}
      lead="demo"
      stub={
        <>
          <Coupons attachments={isSent ? sent : attachments} toggle={isSent ? undefined : toggle} />
          <div className={style.example}>
            <h3>{words.example.title}</h3>
            <p>{words.example.text}</p>
          </div>
          <StampPlace reference={isSent ? state.answer.reference : undefined} />
        </>
      }
      done={(receipt) => <DemoReceipt receipt={receipt} again={form.again} />}
    >
      <AreaField field={form.field('process')} hint={words.hints.process} rows={9} ref={process} />
      <Field field={form.field('name')} autoComplete="name" half />
      <Field field={form.field('company')} autoComplete="organization" half />
      <Field field={form.field('email')} type="email" autoComplete="email" inputMode="email" half />
      <Field field={form.field('preferredTime')} hint={words.hints.preferredTime} half />
      {attachmentKinds.map((kind) => {
        const attachment = attachments[kind]
        return (
          attachment &&
          !attachment.isOff && <input key={kind} type="hidden" name={kind} value={attachment.hash} />
        )
      })}
      {attachments.forecast?.estimate && !attachments.forecast.isOff && (
        <input type="hidden" name="estimate" value={attachments.forecast.estimate} />
      )}
    </Slip>
  )
}

interface CouponProps {
  attachments: Attachments
  /** None once they have been sent. */
  toggle: ((kind: Tool) => void) | undefined
}

/** What travels along, each on a coupon that can be torn off. */
function Coupons({ attachments, toggle }: CouponProps) {
  const { attached } = useWords('pages/request-a-demo')
  const href = useHref()
  const present = attachmentKinds.filter((kind) => attachments[kind])
  if (!toggle && present.length === 0) return null
  return (
    <div className={style.coupons}>
      <h3>{attached.title}</h3>
      <p>{!toggle ? attached.sent : present.length > 0 ? attached.some : attached.none}</p>
      {attachmentKinds.map((kind) => {
        const attachment = attachments[kind]
        if (!attachment) {
          return (
            toggle && (
              <p key={kind} className={style.missing}>
                <ArrowLink to={toolPaths[kind]}>
                  {kind === 'forecast' ? attached.toForecast : attached.toWorkflow}
                </ArrowLink>
              </p>
            )
          )
        }
        return (
          <div key={kind} className={attachment.isOff ? `${style.coupon} ${style.off}` : style.coupon}>
            <h4>{attached.kinds[kind]}</h4>
            <div aria-live="polite">
              {attachment.isOff ? (
                <p>{attached.removed}</p>
              ) : (
                <p lang={attachment.lang}>{attachment.summary}</p>
              )}
            </div>
            <p className={style.actions}>
              <a
                aria-label={`${attached.open}: ${attached.kinds[kind]}`}
                href={
                  attachment.estimate
                    ? `${href('/pricing-3')}#${attachment.estimate}`
                    : `${href(toolPaths[kind])}#${attachment.hash}`
                }
              >
                {attached.open}
              </a>
              {toggle && (
                <button
                  type="button"
                  aria-label={`${attachment.isOff ? attached.attach : attached.remove}: ${attached.kinds[kind]}`}
                  onClick={() => toggle(kind)}
                >
                  {attachment.isOff ? attached.attach : attached.remove}
                </button>
              )}
            </p>
          </div>
        )
      })}
    </div>
  )
}

function DemoReceipt({ receipt, again }: { receipt: Receipt; again: () => void }) {
  const { done } = useWords('pages/request-a-demo')
  const format = useFormats()
  const day = (date: string) => format.date(date, { weekday: 'short', day: 'numeric', month: 'long' })
  const proposal = addWorkingDays(dayInGermany(receipt.receivedAt), 1)
  const session = addWorkingDays(proposal, 1)
  return (
    <LeadReceipt
      receipt={receipt}
      title={done.title}
      text={done.text}
      again={again}
      next={[
        { when: day(proposal), title: done.proposal, state: 'here' },
        { when: day(session), title: done.session, text: fill(done.sessionText, promised) },
        {
          when: day(addWorkingDays(session, offer.demoDays)),
          title: done.demo,
          text: fill(done.demoText, promised),
        },
      ]}
    />
  )
}

function PackingList() {
  const { packing } = useWords('pages/request-a-demo')
  return (
    <Band id="packing" stop={packing.stop} labelledBy="packing-heading" flush>
      <div className={style.inset}>
        <HeadingDuo id="packing-heading" long={packing.long} short={packing.short} />
      </div>
      <TableRoot className={style.packing} aria-labelledby="packing-heading">
        <Head>
          <Row>
            <ColumnHead>
              <span className="sr">{packing.when}</span>
            </ColumnHead>
            {packing.columns.map((column) => (
              <ColumnHead key={column}>{column}</ColumnHead>
            ))}
          </Row>
        </Head>
        <Body>
          {packing.rows.map(({ step, cells }) => (
            <Row key={step}>
              <RowHead>{step}</RowHead>
              {cells.map((cell, index) => (
                <Cell key={cell}>
                  <span className={style.column}>{packing.columns[index]}</span>
                  {cell}
                </Cell>
              ))}
            </Row>
          ))}
        </Body>
      </TableRoot>
    </Band>
  )
}

function Refusals() {
  const { no } = useWords('pages/request-a-demo')
  return (
    <Band id="no" stop={no.stop} tone="board" labelledBy="no-heading" flush>
      <h2 id="no-heading" className={style.noTitle}>
        {no.title}
      </h2>
      <ul className={style.no}>
        {no.rows.map(({ title, text }) => (
          <li key={title}>
            <svg width="100%" height="24" aria-hidden="true">
              <line x1="0" x2="72" y1="12" y2="12" />
              <line x1="72" x2="72" y1="2" y2="22" />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
