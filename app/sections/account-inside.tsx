/** The account of whoever is signed in. Fetched on its own, because visitors never see it. */
import { useEffect, useState } from 'react'
import { useAccount } from '#app/behaviours/account.ts'
import { focusOn } from '#app/behaviours/focus-on.ts'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import type { Trouble } from '#app/behaviours/submit.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { LogOut } from '#app/ui/log-out.tsx'
import type { AccountView } from '#contract/account-view.ts'
import { offer } from '#contract/offer.ts'
import { daysInMilliseconds } from '#contract/retention.ts'
import { AccountAccess } from './account-access.tsx'
import { AccountData, AccountEnds } from './account-data.tsx'
import style from './account-inside.module.css'
import { AccountProfile } from './account-profile.tsx'
import { AccountRequests } from './account-requests.tsx'
import { AccountSaved } from './account-saved.tsx'
import { AccountSessions } from './account-sessions.tsx'
import { AccountWaiting } from './account-waiting.tsx'

export function AccountInside() {
  const { state, refresh } = useAccount()
  if (state.step === 'failed') return <HeldUp cause={state.cause} onRetry={() => void refresh()} />
  if (state.step !== 'in') return <AccountWaiting />
  const { account, stale } = state
  return <Account key={account.id} account={account} stale={stale} refresh={refresh} />
}

function HeldUp({ cause, onRetry }: { cause: Trouble; onRetry: () => void }) {
  const { failed } = useWords('pages/account').signedIn
  const errors = useWords('errors')
  return (
    <Band id="held-up" stop={failed.stop} labelledBy="page-heading" flush>
      <div className={style.head} role="alert">
        <HeadingDuo level={1} size="xl" id="page-heading" long={failed.long} short={failed.short} />
        <p className={`lede ${style.cause}`}>
          {errors.reasons[cause]} {failed.text}
        </p>
        <Button look="signal" onClick={onRetry}>
          {errors.tryAgain}
        </Button>
      </div>
    </Band>
  )
}

interface Props {
  account: AccountView
  /** Why the account could not be read again after a change. */
  stale: Trouble | undefined
  /** Reads the account again. */
  refresh: () => Promise<void>
}

/** From here on a name would fill the screen. */
const longName = 24

function Account({ account, stale, refresh }: Props) {
  const { signedIn: words } = useWords('pages/account')
  const errors = useWords('errors')
  const [now] = useState(() => Date.now())
  const name = `${account.firstName} ${account.lastName}`
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    // The page has come after the address was followed, so its places are found only now.
    const target = location.hash && document.getElementById(location.hash.slice(1))
    if (target) target.scrollIntoView()
    if (document.activeElement === document.body) focusHeading({ preventScroll: true })
  }, [])

  function keep() {
    setKept(true)
    focusHeading()
  }
  return (
    <>
      {account.deletionAt && (
        <AccountEnds at={account.deletionAt} now={now} refresh={refresh} onKept={keep} />
      )}
      <Band id="overview" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.head}>
          <HeadingDuo
            level={1}
            size={name.length > longName ? 'normal' : 'xl'}
            id="page-heading"
            long={`${name},`}
            short={words.present}
          />
          <div className={style.who}>
            <p>{fill(words.as, { email: account.email })}</p>
            <div className="no-print">
              <LogOut>
                <Button type="submit" size="small">
                  {words.logOut}
                </Button>
              </LogOut>
            </div>
          </div>
          <p className="sr" role="status">
            {isKept && !account.deletionAt && words.deletion.kept}
          </p>
          {stale && (
            <p className={style.stale} role="alert">
              {errors.reasons[stale]} {words.stale}{' '}
              <button type="button" onClick={() => void refresh()}>
                {errors.tryAgain}
              </button>
            </p>
          )}
        </div>
        <Trial endsAt={account.trialEndsAt} now={now} />
        <ul className={style.index}>
          {(
            [
              ['requests', words.requests, account.requests.length],
              ['saved', words.saved, account.saved.length],
              ['sessions', words.sessions.stop, account.sessions.length],
            ] as const
          ).map(([id, name, count]) => (
            <li key={id}>
              <a href={`#${id}`}>
                {name} <b>{count}</b>
              </a>
            </li>
          ))}
        </ul>
      </Band>
      <AccountRequests requests={account.requests} now={now} />
      <AccountSaved saved={account.saved} refresh={refresh} />
      <AccountProfile account={account} refresh={refresh} />
      <AccountAccess account={account} refresh={refresh} />
      <AccountSessions sessions={account.sessions} now={now} refresh={refresh} />
      <AccountData isEnding={account.deletionAt !== null} refresh={refresh} />
    </>
  )
}

function focusHeading(options?: FocusOptions): void {
  focusOn(document.getElementById('page-heading'), options)
}

const day = daysInMilliseconds(1)

/** The trial to scale: days behind in ink, the present as the position, the days left as an open frame. */
function Trial({ endsAt, now }: { endsAt: string; now: number }) {
  const { trial } = useWords('pages/account').signedIn
  const format = useFormats()
  const days = offer.trialDays
  // It lasts to the end of its last day: on its first one it is still a few hours longer.
  const ahead = Math.min(days, (Date.parse(endsAt) - now) / day)
  const left = Math.max(0, Math.ceil(ahead))
  const passed = Math.min(days, days - ahead)
  const at = (count: number) => percentOf(count, days)
  const date = format.date(endsAt)
  return (
    <div className={style.trial}>
      <div className={style.left}>
        <h2>{trial.title}</h2>
        {left > 0 && (
          <p>
            <strong>{left}</strong> {left === 1 ? trial.leftOne : trial.left}
          </p>
        )}
        <p>{fill(left > 0 ? trial.ends : trial.over, { date })}</p>
        <ArrowLink to="/pricing-2">{trial.plans}</ArrowLink>
      </div>
      <svg width="100%" height="88" aria-hidden="true">
        <rect className={style.frame} y="22" width="100%" height="34" />
        <rect className={style.passed} y="22" width={at(passed)} height="34" />
        <svg y="56" height="12" width="100%" viewBox={`0 0 ${days} 12`} preserveAspectRatio="none">
          <path
            className={style.days}
            d={Array.from({ length: days + 1 }, (_, index) => `M${index} 0v${index % 7 ? 7 : 12}`).join('')}
          />
        </svg>
        {left > 0 && (
          <>
            <line className={style.position} x1={at(passed)} x2={at(passed)} y1="8" y2="68" />
            <circle className={style.station} cx={at(passed)} cy="39" r="9" />
          </>
        )}
        <text x="0" dx="8" y="84">
          {trial.first}
        </text>
        <text x="100%" y="84" textAnchor="end">
          {fill(trial.last, { days })}
        </text>
      </svg>
    </div>
  )
}
