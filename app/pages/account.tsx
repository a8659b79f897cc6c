import { lazy, Suspense, useEffect, useState } from 'react'
import { focusOn } from '#app/behaviours/focus-on.ts'
import { fill, useHref, useWords } from '#app/behaviours/language.ts'
import { isSignedIn, signedInChanged } from '#app/behaviours/signed-in.ts'
import { useWatched } from '#app/behaviours/watch.ts'
import { RequestTimetable } from '#app/drawings/request-timetable.tsx'
import { AccountWaiting } from '#app/sections/account-waiting.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { ServerPlace } from '#app/ui/server-place.tsx'
import { retentionDays } from '#contract/retention.ts'
import style from './account.module.css'

// Everything that a customer needs and a visitor does not.
const AccountInside = lazy(async () => ({
  default: (await import('#app/sections/account-inside.tsx')).AccountInside,
}))

/**
 * Prerendered is what a visitor sees who is not signed in. For everybody else the head script's mark hides it, so
 * that it does not flash up before the account is there.
 */
export default function Account() {
  const isIn = useWatched(signedInChanged, isSignedIn, false)
  const [hasBeenIn, setHasBeenIn] = useState(false)
  if (isIn && !hasBeenIn) setHasBeenIn(true)
  if (isIn) {
    return (
      <Suspense fallback={<AccountWaiting />}>
        <AccountInside />
      </Suspense>
    )
  }
  return (
    <>
      <ServerPlace />
      <div className={style.outside}>
        <SignedOut ended={hasBeenIn} />
      </div>
      <div className={style.asking}>
        <AccountWaiting />
      </div>
    </>
  )
}

/** Invented, and long ago enough to be nobody's. */
const example = {
  moments: ['2026-03-02T09:00Z', '2026-03-04T13:00Z', '2026-03-06T11:00Z', undefined, undefined],
  now: Date.parse('2026-03-10T15:00Z'),
}

function SignedOut({ ended }: { ended: boolean }) {
  const words = useWords('pages/account')
  const { signedOut, signedIn } = words
  const href = useHref()
  const { inside } = signedOut
  const names = [signedIn.receivedStop, ...Object.values(words.steps)]
  useEffect(() => {
    // What had the focus is gone, often far below what is said here.
    if (ended && document.activeElement === document.body) focusOn(document.getElementById('page-heading'))
  }, [ended])
  return (
    <>
      <Band id="top" stop={signedOut.stop} labelledBy="page-heading" flush>
        <div className={style.head}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className="lede">{words.lede}</p>
          {ended && (
            <p className={style.ended} role="alert">
              {signedOut.ended}
            </p>
          )}
          <p className={style.actions}>
            <ButtonLink to={`/log-in?next=${href('/account')}`} look="signal" arrow>
              {signedOut.logIn}
            </ButtonLink>
            <ButtonLink to="/sign-up">{signedOut.signUp}</ButtonLink>
          </p>
          <noscript>
            <p className={style.note}>{signedOut.noCookie}</p>
          </noscript>
        </div>
        <figure className={style.example}>
          <RequestTimetable
            stops={names.map((name, index) => {
              const moment = example.moments[index]
              return { name, moment: moment ? Date.parse(moment) : undefined }
            })}
            now={example.now}
            words={signedIn}
          />
          <figcaption>{signedOut.example}</figcaption>
        </figure>
      </Band>
      <Band id="inside" stop={inside.stop} tone="tint" labelledBy="inside-heading" flush>
        <div className={style.head}>
          <HeadingDuo id="inside-heading" long={inside.long} short={inside.short} />
        </div>
        <ul className={style.inside}>
          {inside.rows.map(({ name, you, us }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>
                <b>{inside.you}</b>
                {` ${fill(you, { days: retentionDays.deletedAccounts })}`}
              </p>
              <p>
                <b>{inside.us}</b>
                {` ${us}`}
              </p>
            </li>
          ))}
        </ul>
        <p className={style.more}>
          <ArrowLink to="/privacy-policy#accounts">{inside.link}</ArrowLink>
        </p>
      </Band>
    </>
  )
}
