/** The frame around every form: an official slip that hangs on the line, with a counterfoil to tear off. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { hoursAndMinutes } from '#app/behaviours/duration.ts'
import type { FormHandle, FormState } from '#app/behaviours/form.ts'
import { fill, useLanguage, useWords } from '#app/behaviours/language.ts'
import { isStaticOnly } from '#app/behaviours/static-only.ts'
import { attempts, type Trouble } from '#app/behaviours/submit.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrorSummary } from '#app/ui/form-error-summary.tsx'
import { arrowClass, Link } from '#app/ui/link.tsx'
import { serverPlace } from '#contract/account.ts'
import { company, phoneLink } from '#contract/company.ts'
import { leadMeta, type LeadKind } from '#contract/lead.ts'
import type { ProblemCode } from '#contract/problem.ts'
import style from './slip.module.css'

/** On a phone what the form is about fills the first screen, and often the second. */
export function FormLink() {
  const { toForm } = useWords('forms')
  return (
    <p className={style.toForm}>
      <a href="#form" className={arrowClass}>
        <span>{toForm}</span>
      </a>
    </p>
  )
}

interface Props<Answer> {
  form: FormHandle<Answer>
  id: string
  number: string
  title: string
  /** Of the title, where a section has a heading of its own above it. */
  level?: 2 | 3 | 4
  /** What the button says. */
  submit: string
  /** Set for forms that bring a lead; they can also be mailed when sending fails. */
  lead?: LeadKind
  /** Sent beside the fields, without being shown. */
  hidden?: Record<string, string>
  /** Words for answers that only this form gets. */
  refusals?: Partial<Record<ProblemCode, ReactNode>>
  /** What a browser without a script shows when the form has arrived; a lead has its own words. */
  sent?: string
  /** The fields. */
  children?: ReactNode
  /** A line between the fields and the button. */
  before?: ReactNode
  /** The counterfoil. */
  stub?: ReactNode
  /** What stands there instead of the fields once the form has arrived. */
  done: (answer: Answer) => ReactNode
}

export function Slip<Answer>(props: Props<Answer>) {
  const { form, id, number, title, level = 2, done } = props
  const Title = `h${level}` as const
  const stub = !isStaticOnly && props.stub
  const words = useWords('forms')
  const { state } = form
  return (
    <div className={stub ? `${style.slip} ${style.withStub}` : style.slip}>
      <div className={style.main}>
        <div className={style.head}>
          <p className={style.number}>{fill(words.number, { number })}</p>
          <Title className={style.title} id={id}>
            {title}
          </Title>
        </div>
        {isStaticOnly ? (
          <MailCard />
        ) : state.step === 'done' ? (
          <Done>{done(state.answer)}</Done>
        ) : (
          <Sheet {...props} />
        )}
      </div>
      {stub && <aside className={style.stub}>{stub}</aside>}
    </div>
  )
}

function Sheet<Answer>(props: Props<Answer>) {
  const { form, id, lead, hidden, submit, refusals, sent, children, before } = props
  const words = useWords('forms')
  const { locale } = useLanguage()
  const { state, problems } = form
  const open = problems.filter(({ message }) => message)
  const summary =
    open.length === 0
      ? words.summaryNone
      : open.length === 1
        ? words.summaryOne
        : fill(words.summaryMany, { count: open.length })
  // Once, not again with every field that is solved.
  const isNews = open.length === problems.length && open.length > 0
  const isBusy = state.step === 'sending' || state.step === 'offline'
  return (
    <form className={style.form} method="post" action={form.path} aria-labelledby={id} {...form.native}>
      {lead && <input type="hidden" name={leadMeta.kind} value={lead} />}
      <input type="hidden" name={leadMeta.locale} value={locale} />
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {lead && (
        <div className={style.trap} aria-hidden="true">
          <label>
            {words.trap}
            <input name={leadMeta.trap} tabIndex={-1} autoComplete="off" {...notForFillers} />
          </label>
        </div>
      )}
      {!form.scripted && (
        <>
          <div id="sent" className={style.sent}>
            <p>
              <strong>{words.sentTitle}</strong>
            </p>
            <p>{sent ?? words.sentStatic}</p>
            {lead && <noscript dangerouslySetInnerHTML={{ __html: serverPlace }} />}
          </div>
          <p id="error" className={style.notSent}>
            {words.notSent}
          </p>
          {Object.entries(refusals ?? {}).map(([code, refusal]) => (
            <p key={code} id={`error-form-${code}`} className={style.notSent}>
              {refusal}
            </p>
          ))}
        </>
      )}
      {/* A single one gets the cursor, and says the same. */}
      {problems.length > 1 && <FormErrorSummary title={summary} problems={problems} solved={words.solved} />}
      {children && (
        <>
          <p className={style.required}>{words.requiredNote}</p>
          <div className={style.fields}>{children}</div>
        </>
      )}
      {before}
      <Message state={state} refusals={refusals} mails={lead !== undefined} />
      <div className={style.foot}>
        <p className={style.privacy}>
          {`${words.privacyBefore} `}
          <Link to="/privacy-policy">{words.privacyLink}</Link>
          {'. '}
          {lead && <span className="js-only">{words.keptNote}</span>}
        </p>
        <Button type="submit" look="signal" arrow={!isBusy} aria-disabled={isBusy}>
          {isBusy ? words.sending : lead && state.step === 'failed' ? words.sendAgain : submit}
        </Button>
      </div>
      <p className="sr" role="status">
        {state.step === 'sending'
          ? words.sending
          : isNews && `${summary}: ${open.map(({ label }) => label).join(', ')}`}
      </p>
    </form>
  )
}

interface MessageProps {
  state: FormState<unknown>
  refusals: Partial<Record<Trouble | ProblemCode, ReactNode>> | undefined
  mails: boolean
}

/** What holds the form up; it gets the focus when the form has stopped. */
function Message({ state, refusals, mails }: MessageProps) {
  const words = useWords('forms')
  const errors = useWords('errors')
  const box = useRef<HTMLDivElement>(null)
  const hasStopped = state.step === 'failed' || state.step === 'offline'
  useEffect(() => {
    if (hasStopped) box.current?.focus()
  }, [hasStopped, state])

  if (state.step === 'sending' && state.trouble) {
    return (
      <div className={style.message}>
        <p className={style.cause} role="alert">
          {errors.reasons[state.trouble]}
        </p>
        <NextAttempt attempt={state.attempt} seconds={state.wait ?? 0} />
      </div>
    )
  }
  if (!hasStopped) return null
  const cause = state.step === 'offline' ? 'network' : state.cause
  const retryAfter = state.step === 'failed' ? state.retryAfter : undefined
  const refusal = refusals?.[cause]
  return (
    <div className={style.message} role="alert" tabIndex={-1} ref={box}>
      <p className={style.cause}>{refusal ?? <Cause cause={cause} retryAfter={retryAfter} />}</p>
      {!refusal && (
        <p>
          {words.kept} {state.step === 'offline' && words.offline}{' '}
          {cause === 'server' && retryAfter && <Wait text={words.busy} seconds={retryAfter} />}
        </p>
      )}
      {mails && state.step === 'failed' && <OtherWays text={state.text} />}
    </div>
  )
}

function NextAttempt({ attempt, seconds }: { attempt: number; seconds: number }) {
  const words = useWords('forms')
  const left = useCountdown(seconds, attempt)
  const values = { attempt, total: attempts, wait: waitText(left) }
  return <p>{fill(left > 0 ? words.attemptIn : words.attempt, values)}</p>
}

interface CauseProps {
  cause: Trouble | ProblemCode
  retryAfter: number | undefined
}

/** Why something was not done. */
export function Cause({ cause, retryAfter = 60 }: CauseProps) {
  const words = useWords('forms')
  const errors = useWords('errors')
  if (cause === 'network' || cause === 'server') return errors.reasons[cause]
  if (cause === 'too-many') return <Wait text={words.tooMany} seconds={retryAfter} />
  return words.refused
}

/** Counts the seconds down. */
function Wait({ text, seconds }: { text: string; seconds: number }) {
  const words = useWords('forms')
  const left = useCountdown(seconds)
  return <span aria-live="off">{left > 0 ? fill(text, { wait: waitText(left) }) : words.tooManyOver}</span>
}

function waitText(seconds: number): string {
  return seconds > 120 ? hoursAndMinutes(Math.ceil(seconds / 60)) : `${seconds}\u00a0s`
}

/** The seconds that are left; begins anew with the round. */
function useCountdown(seconds: number, round = 0): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const ends = Date.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((ends - Date.now()) / 1000)))
    tick()
    const ticking = setInterval(tick, 1000)
    return () => clearInterval(ticking)
  }, [seconds, round])
  return left
}

/** Password managers fill in what looks like a name or an address, seen or unseen; these words stop them. */
const notForFillers = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '' }

/** Long addresses are cut by some mail programs; the copy is always complete. */
const mailLength = 1500

/** A sign that was cut in half cannot be put into an address. */
export function mailBody(text: string): string {
  return text.length > mailLength ? `${text.slice(0, mailLength).toWellFormed()} […]` : text
}

function OtherWays({ text }: { text: string }) {
  const words = useWords('forms')
  const [isCopied, setCopied] = useState(false)
  const query = `subject=${encodeURIComponent(words.mailSubject)}&body=${encodeURIComponent(mailBody(text))}`
  return (
    <>
      <p>{words.otherWays}</p>
      <p className={style.ways}>
        <a href={`mailto:${company.email}?${query}`}>{words.byMail}</a>
        {'clipboard' in navigator && (
          <button
            type="button"
            onClick={() => {
              navigator.clipboard.writeText(text).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }}
          >
            {isCopied ? words.copied : words.copy}
          </button>
        )}
      </p>
    </>
  )
}

function Done({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    // Of one that is higher than the window the top is what matters: there stands the reference.
    const isHigh = (box.current?.offsetHeight ?? 0) > innerHeight * 0.8
    box.current?.scrollIntoView({ block: isHigh ? 'start' : 'nearest' })
  }, [])
  return (
    <div className={style.done} role="status" tabIndex={-1} ref={box}>
      {children}
    </div>
  )
}

/** A build without the server: addresses instead of fields. */
function MailCard() {
  const words = useWords('forms')
  return (
    <div className={style.card}>
      <p>
        <strong>{words.card.title}</strong>
      </p>
      <p>{words.card.text}</p>
      <dl>
        <div>
          <dt>{words.card.mail}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>{words.card.phone}</dt>
          <dd>
            <a href={phoneLink()}>{company.phone}</a>
          </dd>
        </div>
      </dl>
    </div>
  )
}
