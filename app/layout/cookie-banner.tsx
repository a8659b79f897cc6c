import { useEffect, useRef } from 'react'
import { consentChanged, consentDays, consentEnds, readConsent } from '#app/behaviours/consent.ts'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { keepClear } from '#app/behaviours/keep-clear.ts'
import { useWatched } from '#app/behaviours/watch.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import style from './cookie-banner.module.css'

/**
 * Prerendered hidden; the head script shows it before the first paint when nothing is stored, and handles its
 * buttons, so that a tap is never lost. Reopened from the footer it also tells what is stored and until when.
 */
export function CookieBanner() {
  const words = useWords('cookies')
  const format = useFormats()
  const choice = useWatched(consentChanged, readConsent, undefined)
  const banner = useRef<HTMLElement>(null)
  useEffect(() => (banner.current ? keepClear(banner.current) : undefined), [])
  const ends = choice && consentEnds()
  return (
    <section ref={banner} className={style.banner} aria-labelledby="consent-heading">
      <h2 id="consent-heading">{choice ? words.settingsHeading : words.heading}</h2>
      {choice ? (
        <>
          <p>
            {words.present[choice]}{' '}
            {ends
              ? fill(words.until, { date: format.date(ends) })
              : fill(words.untilUnknown, { days: consentDays })}
          </p>
          <p>{words.stored}</p>
        </>
      ) : (
        <p>{words.text}</p>
      )}
      <p className={style.links}>
        <Link to="/privacy">{words.privacy}</Link> · <Link to="/terms">{words.terms}</Link>
      </p>
      <div className={style.buttons}>
        <Button data-consent-set="declined">{words.decline}</Button>
        <Button data-consent-set="accepted">{words.accept}</Button>
      </div>
    </section>
  )
}
