/** For the pages that the server fills for a browser without a script. */
import type { serverPlace } from '#contract/account.ts'

/** Written out, because the schemas beside it would weigh on the page; the type keeps it true. */
export const serverMark: typeof serverPlace = '<!--server-->'

/** To a browser with a script, what the server wrote for those without one is text. */
export function hasServerPart(): boolean {
  const text = document.querySelector('main noscript')?.textContent ?? ''
  return text !== '' && text !== serverMark
}
