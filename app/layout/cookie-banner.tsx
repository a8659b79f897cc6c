import { useEffect, useRef } from 'react'
import { consentChanged, consentEnds, readConsent } from '#app/behaviours/consent.ts'
import { focusOn } from '#app/behaviours/focus-on.ts'
import { fill, useFormats, useLanguage, useWords } from '#app/behaviours/language.ts'
import { keepClear } from '#app/behaviours/keep-clear.ts'
import { useWatched } from '#app/behaviours/watch.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { cookieDays } from '#contract/company.ts'
import style from './cookie-banner.module.css'

export const consentHeading = 'consent-heading'

function hideWhenAnswered(): void {
  const { dataset } = document.documentElement
  if (dataset['consent'] !== 'ask' || !readConsent()) return
  delete dataset['consent']
  dispatchEvent(new Event(consentChanged))
}

function isOpenedAgain(): boolean {
  return document.documentElement.dataset['consent'] === 'settings'
}

/** Back to the button in the footer that has opened the settings. */
function close(): void {
  delete document.documentElement.dataset['consent']
  document.querySelector<HTMLElement>('[data-consent-set=settings]')?.focus({ preventScroll: true })
}

/**
 * Prerendered hidden; the head script shows it before the first paint when nothing is stored, and handles its
 * buttons, so that a tap is never lost. Reopened from the footer it also tells what is stored and until when.
 */
export function CookieBanner() {
  const words = useWords('cookies')
  const format = useFormats()
  const choice = useWatched(consentChanged, readConsent, undefined)
  const banner = useRef<HTMLElement>(null)
  const { path } = useLanguage()
  useEffect(() => (banner.current ? keepClear(banner.current) : undefined), [])
  // As of the last focus: the head script has hidden the banner before a button in it hears of the click.
  const isAgain = useRef(false)
  useEffect(() => {
    const undo = new AbortController()
    const options = { capture: true, signal: undo.signal }
    addEventListener('keydown', ({ key }) => key === 'Escape' && isOpenedAgain() && close(), options)
    addEventListener('focusin', () => (isAgain.current = isOpenedAgain()), options)
    // Opened from the footer before anybody here could hear of it.
    if (isOpenedAgain()) document.getElementById(consentHeading)?.focus()
    return () => undo.abort()
  }, [])
  // The question may have been answered in another tab.
  useEffect(() => {
    hideWhenAnswered()
    addEventListener('visibilitychange', hideWhenAnswered)
    return () => removeEventListener('visibilitychange', hideWhenAnswered)
  }, [path])
  function leave() {
    if (isAgain.current) close()
    // Whoever reads by ear goes on at the page.
    else if (banner.current?.contains(document.activeElement)) {
      focusOn(document.querySelector('main h1'), { preventScroll: true })
    }
  }
  const ends = choice && consentEnds()
  return (
    <section ref={banner} className={style.banner} aria-labelledby={consentHeading}>
      <h2 id={consentHeading} tabIndex={-1}>
        {choice ? words.settingsHeading : words.heading}
      </h2>
      {choice && (
        <p>
          {words.present[choice]}{' '}
          {ends
            ? fill(words.until, { date: format.date(ends) })
            : fill(words.untilUnknown, { days: cookieDays })}
        </p>
      )}
      <p>{words.text}</p>
      <p className={style.links}>
        <Link to="/privacy">{words.privacy}</Link> · <Link to="/terms">{words.terms}</Link>
      </p>
      <div className={style.buttons}>
        <Button data-consent-set="declined" onClick={leave}>
          {words.decline}
        </Button>
        <Button data-consent-set="accepted" onClick={leave}>
          {words.accept}
        </Button>
      </div>
    </section>
  )
}
