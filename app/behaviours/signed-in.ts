/**
 * Whether somebody seems to be signed in, as the head script has noted it on the page before the first paint. Only
 * the server knows for sure; this says what is worth showing and asking.
 */
import type { accountPath } from '#contract/account.ts'

/** For `useWatched(signedInChanged, isSignedIn, false)`. */
export const signedInChanged = 'signed-in-changed'

export function isSignedIn(): boolean {
  return 'signedIn' in document.documentElement.dataset
}

export function showSignedIn(isSo: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSo)
  dispatchEvent(new Event(signedInChanged))
}

/** Written out, because the schemas of the other forms would weigh on every page; the type keeps it true. */
export const logOutPath: `${typeof accountPath}/log-out` = '/api/account/log-out'
