/** The readable cookie that comes and goes with the session. */
import { signedInCookie } from '#contract/company.ts'
import { hasCookie } from './cookie.ts'
import { showSignedIn } from './signed-in.ts'

export function mayBeSignedIn(cookies?: string): boolean {
  return hasCookie(signedInCookie, '1', cookies)
}

/** After a log-in, and when another tab may have logged out. */
export function noticeSignIn(): void {
  // A page that is being left must not be drawn anew: Firefox keeps it for the way back, but loses what React has begun
  // by then, and React waits for that for ever.
  if (!document.hidden) showSignedIn(mayBeSignedIn())
}

/** Somebody may have logged in or out in another tab, or before coming back to this page. A second time adds nothing. */
export function watchSignIn(): void {
  for (const event of ['pageshow', 'visibilitychange', 'focus']) addEventListener(event, noticeSignIn)
  noticeSignIn()
}

/** The server no longer knows the session. */
export function forgetSignIn(): void {
  document.cookie = `${signedInCookie}=; Path=/; Max-Age=0`
  noticeSignIn()
}
