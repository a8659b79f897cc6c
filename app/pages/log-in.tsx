import { useAccountForm } from '#app/behaviours/account-form.ts'
import { isAt, useHref, useWords } from '#app/behaviours/language.ts'
import { mayBeSignedIn, noticeSignIn } from '#app/behaviours/sign-in-cookie.ts'
import { useWatched } from '#app/behaviours/watch.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { Held } from '#app/sections/held.tsx'
import { Slip } from '#app/sections/slip.tsx'
import { Band } from '#app/ui/band.tsx'
import { Field, PasswordField } from '#app/ui/field.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import { accountMeta, isReturnPath, logInSchema } from '#contract/account.ts'
import style from './log-in.module.css'

export default function LogIn() {
  const words = useWords('pages/log-in')
  const { labels, reveal } = useWords('forms')
  const href = useHref()
  const wanted = useWatched('popstate', readNext, undefined)
  const form = useAccountForm('log-in', logInSchema, labels, {
    onAccepted: ({ next }) => {
      noticeSignIn()
      // Without a cookie the account would send back to here, and not say why.
      if (!mayBeSignedIn()) return
      // Nobody who has gone on meanwhile is fetched back.
      if (isAt('/log-in')) location.assign((next ?? href('/account')) + (wanted ? toolState() : ''))
    },
  })
  const isOpen = form.state.step === 'done' && mayBeSignedIn()
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.opening}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className={style.lede}>{words.lede}</p>
        </div>
        <Gate isOpen={isOpen} label={isOpen ? words.done : words.gate} />
        <Slip
          form={form}
          id="form-heading"
          number="12"
          title={words.slip}
          submit={words.submit}
          hidden={wanted ? { [accountMeta.next]: wanted } : {}}
          stub={<Behind />}
          refusals={{
            unauthorized: (
              <>
                {`${words.wrong} ${words.unconfirmed} `}
                <Link to="/email-confirmation">{words.unconfirmedLink}</Link>.
              </>
            ),
          }}
          before={
            <p className={style.ways}>
              <ArrowLink to="/reset-password">{words.forgotten}</ArrowLink>
              <ArrowLink to="/sign-up">{words.noAccount}</ArrowLink>
            </p>
          }
          done={() =>
            isOpen ? (
              <p className={style.open}>{words.done}</p>
            ) : (
              <Held text={words.noCookie} onRetry={form.again} />
            )
          }
        >
          <Field field={form.field('email')} type="email" autoComplete="username" inputMode="email" />
          <PasswordField field={form.field('password')} autoComplete="current-password" reveal={reveal} />
        </Slip>
      </Band>
      <Rules />
    </>
  )
}

/** Where the visitor was sent here from; only a path of our own. */
function readNext(): string | undefined {
  const path = new URLSearchParams(location.search).get('next')
  return path && isReturnPath(path) ? path : undefined
}

/** What one of the tools sent along to have it back: a state, not one of this page's own places. */
function toolState(): string {
  return /^#(w=|f\d)/.test(location.hash) ? location.hash : ''
}

const blocks = Array.from({ length: 12 }, (_, index) => index)

/** A barrier whose post stands on the line; it opens when the log-in is accepted. */
function Gate({ isOpen, label }: { isOpen: boolean; label: string }) {
  return (
    <svg
      className={isOpen ? `${style.gate} ${style.gateOpen}` : style.gate}
      width="100%"
      height="128"
      role="img"
      aria-label={label}
    >
      <line className={style.road} x1="0" x2="100%" y1="127" y2="127" />
      <rect className={style.post} x="40" y="30" width="22" height="98" />
      <svg className={style.arm}>
        <rect className={style.beam} x="0" y="40" width="96%" height="22" />
        {blocks.map((index) => (
          <rect
            key={index}
            className={style.block}
            x={percentOf(index * 0.96, 12)}
            y="40"
            width={percentOf(0.48, 12)}
            height="22"
          />
        ))}
        <line className={style.rope} x1="96%" x2="96%" y1="62" y2="128" />
      </svg>
      <circle className={style.pivot} cx="51" cy="51" r="11" />
    </svg>
  )
}

function Behind() {
  const { behind } = useWords('pages/log-in')
  return (
    <div className={style.behind}>
      <h3>{behind.title}</h3>
      <dl>
        {behind.rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Rules() {
  const { rules } = useWords('pages/log-in')
  return (
    <Band id="rules" stop={rules.stop} tone="tint" labelledBy="rules-heading">
      <h2 id="rules-heading" className={style.rulesTitle}>
        {rules.title}
      </h2>
      <ul className={style.rules}>
        {rules.rows.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
