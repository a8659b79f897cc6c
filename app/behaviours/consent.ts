/** The visitor's choice about reports of script errors: two values in one cookie, and who may run because of it. */
import { consentCookie, cookieDays } from '#contract/company.ts'
import { daysInMilliseconds } from '#contract/retention.ts'
import { hasCookie, keepCookie } from './cookie.ts'
import { readStored, store } from './storage.ts'

type Consent = 'accepted' | 'declined'

const sinceKey = `${consentCookie}-since`
export const consentChanged = 'consent-changed'

export function readConsent(cookies?: string): Consent | undefined {
  return (['accepted', 'declined'] as const).find((choice) => hasCookie(consentCookie, choice, cookies))
}

export function storeConsent(choice: Consent): void {
  keepCookie(consentCookie, choice)
  store(sinceKey, new Date().toISOString())
  console.log(`${consentCookie}: ${choice}`)
  dispatchEvent(new Event(consentChanged))
}

/** The day on which the stored choice ends; unknown when local storage was cleared. */
export function consentEnds(): Date | undefined {
  const since = Date.parse(readStored(sinceKey) ?? '')
  return Number.isNaN(since) ? undefined : new Date(since + daysInMilliseconds(cookieDays))
}

/**
 * The only place that decides what may run: `start` is called at once or as soon as the visitor accepts.
 * The site ships without analytics. Whoever adds some calls this and asks anew, under another name of the cookie: a yes
 * to reports of errors is none to that.
 */
export function whenAccepted(start: () => void): () => void {
  const undo = new AbortController()
  function check() {
    if (readConsent() !== 'accepted') return
    undo.abort()
    start()
  }
  addEventListener(consentChanged, check, { signal: undo.signal })
  check()
  return () => undo.abort()
}
