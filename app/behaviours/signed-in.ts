/** Who is signed in, asked only when there is a sign that somebody is. */
import * as v from 'valibot'
import { accountPath } from '#contract/account.ts'
import { type AccountView, accountViewSchema, signedInCookie } from '#contract/account-view.ts'

export function mayBeSignedIn(cookies: string = document.cookie): boolean {
  return cookies.split('; ').includes(`${signedInCookie}=1`)
}

/** Nobody, when the session has ended or there is no server that knows accounts. */
export async function readAccount(signal: AbortSignal): Promise<AccountView | undefined> {
  if (!mayBeSignedIn()) return undefined
  try {
    const answer = await fetch(`${accountPath}/me`, { headers: { accept: 'application/json' }, signal })
    if (!answer.ok) return undefined
    const result = v.safeParse(accountViewSchema, await answer.json())
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
