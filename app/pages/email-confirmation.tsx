/**
 * The link in the mail leads here with `?token=…`, and a button sends it on, because mail scanners open links.
 * Without a script the server puts the button into this page, and answers its press with `?state=…`.
 */
import { useEffect, useState } from 'react'
import { useAccountForm } from '#app/behaviours/account-form.ts'
import { focusOn } from '#app/behaviours/focus-on.ts'
import { fill, useWords } from '#app/behaviours/language.ts'
import { isSignedIn, signedInChanged } from '#app/behaviours/signed-in.ts'
import { useWatched } from '#app/behaviours/watch.ts'
import { Slip } from '#app/sections/slip.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { Link } from '#app/ui/link.tsx'
import { ServerPlace } from '#app/ui/server-place.tsx'
import { accountMeta, confirmSchema, lasting, resendSchema } from '#contract/account.ts'
import { retentionDays } from '#contract/retention.ts'
import style from './email-confirmation.module.css'

const valid = { hours: lasting.confirmHours }
const states = ['sent', 'token', 'confirmed', 'expired'] as const
type State = (typeof states)[number]

export default function EmailConfirmation() {
  const words = useWords('pages/email-confirmation')
  const [search = '', hash = ''] = useWatched('popstate', readAddress, '').split('#')
  const [moved, setMoved] = useState<State>()
  // A changed address is confirmed by somebody who is signed in already.
  const isIn = useWatched(signedInChanged, isSignedIn, false)
  const query = new URLSearchParams(search)
  const token = query.get('token')
  const named = query.get('state') ?? hash
  const state = moved ?? (token ? 'token' : (states.find((each) => each === named) ?? 'sent'))
  useEffect(() => {
    // The button that was pressed is gone, and the heading says what has become of it.
    if (moved) focusOn(document.getElementById('page-heading'))
  }, [moved])
  const shown = state === 'confirmed' && isIn ? words.changed : words.states[state]
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.inset}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={shown.long} short={shown.short} />
          <p className="lede">
            {`${fill(shown.lede, valid)} `}
            {state === 'expired' && <Link to="/log-in">{words.logIn}</Link>}
          </p>
          {(['confirmed', 'expired'] as const).map((each) => (
            <p key={each} id={each} className={style.posted}>
              <strong>{`${words.states[each].long} ${words.states[each].short}`}</strong>
              {` ${fill(words.states[each].lede, valid)} `}
              <Link to="/log-in">{words.logIn}</Link>
            </p>
          ))}
        </div>
        <Line state={state} />
        <ServerPlace />
        {state === 'confirmed' ? (
          <p className={style.next}>
            <ButtonLink to={isIn ? '/account' : '/log-in'} look="signal" size="large" arrow>
              {isIn ? words.account : words.logIn}
            </ButtonLink>
          </p>
        ) : state === 'token' ? (
          <ConfirmForm token={token ?? ''} onState={setMoved} />
        ) : (
          <ResendForm />
        )}
      </Band>
      <Why />
    </>
  )
}

function readAddress(): string {
  return location.search + location.hash
}

function ConfirmForm({ token, onState }: { token: string; onState: (state: State) => void }) {
  const words = useWords('pages/email-confirmation')
  const form = useAccountForm(
    'confirm',
    confirmSchema,
    {},
    {
      onAccepted: () => settle('confirmed'),
      onRefused: (code) => code === 'expired' && settle('expired'),
    },
  )

  /** A link works once: whoever loads the page again is not asked to press once more. */
  function settle(state: State): void {
    history.replaceState(history.state, '', `?state=${state}`)
    onState(state)
  }

  return (
    <Slip
      form={form}
      id="form-heading"
      number="15"
      title={words.confirm.slip}
      submit={words.confirm.submit}
      hidden={{ [accountMeta.token]: token }}
      done={() => null}
    />
  )
}

function ResendForm() {
  const words = useWords('pages/email-confirmation')
  const { labels } = useWords('forms')
  const form = useAccountForm('resend', resendSchema, labels)
  return (
    <Slip
      form={form}
      id="form-heading"
      number="16"
      title={words.resend.slip}
      submit={words.resend.submit}
      sent={words.resend.done}
      done={() => <p className={style.done}>{words.resend.done}</p>}
    >
      <Field field={form.field('email')} type="email" autoComplete="email" inputMode="email" />
    </Slip>
  )
}

const positions: Record<State, number> = { sent: 0, token: 0, expired: 0, confirmed: 2 }
/** Where the three stations stand on the line, in per cent. */
const places = [0, 66, 92]

/** The way of a mail: where it is now is marked in the colour of the position. */
function Line({ state }: { state: State }) {
  const { line } = useWords('pages/email-confirmation')
  const here = positions[state]
  return (
    <figure className={style.line}>
      <svg
        width="100%"
        height="118"
        role="img"
        aria-label={`${line.label} ${fill(line.present[state], valid)}`}
      >
        <line className={style.track} x1="0" x2={`${places[2]}%`} y1="60" y2="60" />
        {state !== 'confirmed' && (
          <line className={style.open} x1={`${places[0]}%`} x2={`${places[1]}%`} y1="60" y2="60" />
        )}
        {state === 'confirmed' && <line className={style.gone} x1="0" x2={`${places[2]}%`} y1="60" y2="60" />}
        <line className={style.dimension} x1="0" x2={`${places[1]}%`} y1="96" y2="96" />
        <line className={style.dimension} x1={`${places[1]}%`} x2={`${places[1]}%`} y1="88" y2="104" />
        <text className={style.validity} x="18" y="90">
          {fill(line.validity, valid)}
        </text>
        {line.stations.map((name, index) => (
          <g key={name}>
            <circle
              className={index === here ? style.here : style.station}
              cx={`${places[index] ?? 0}%`}
              cy="60"
              r="10"
            />
            <text
              className={style.name}
              x={`${places[index] ?? 0}%`}
              y="38"
              dx={index === 0 ? 14 : index === 2 ? 10 : 0}
              textAnchor={index === 0 ? 'start' : index === 2 ? 'end' : 'middle'}
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

function Why() {
  const { why } = useWords('pages/email-confirmation')
  return (
    <Band id="why" stop={why.stop} tone="tint" label={why.stop} flush>
      <dl className={style.why}>
        {why.rows.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{fill(answer, { days: retentionDays.unverifiedAccounts })}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
