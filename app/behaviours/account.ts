/** The customer's own account: read when there is a sign of a session, and again after every change. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { accountPath } from '#contract/account.ts'
import { type AccountView, accountViewSchema } from '#contract/account-view.ts'
import { read } from './read.ts'
import { forgetSignIn, noticeSignIn } from './sign-in-cookie.ts'
import type { Trouble } from './submit.ts'

type AccountState =
  | { step: 'asking' }
  | { step: 'failed'; cause: Trouble }
  /** `stale` when the latest change could not be read back. */
  | { step: 'in'; account: AccountView; stale?: Trouble }

/** Whoever uses it is gone with the sign of the session, see signed-in.ts. */
export function useAccount(): { state: AccountState; refresh: () => Promise<void> } {
  const [state, setState] = useState<AccountState>({ step: 'asking' })
  const leaving = useRef<AbortController>(undefined)

  const load = useCallback(async () => {
    leaving.current?.abort()
    const { signal } = (leaving.current = new AbortController())
    const next = await readAccount(signal)
    if (signal.aborted) return
    setState((before) =>
      next.step === 'failed' && before.step === 'in' ? { ...before, stale: next.cause } : next,
    )
  }, [])

  const refresh = useCallback(() => {
    setState((before) => (before.step === 'failed' ? { step: 'asking' } : before))
    return load()
  }, [load])

  useEffect(() => {
    void load()
    // Somebody may have logged out meanwhile, in another tab or before going back to this page.
    const undo = new AbortController()
    for (const event of ['pageshow', 'visibilitychange', 'focus']) {
      addEventListener(event, noticeSignIn, { signal: undo.signal })
    }
    return () => {
      undo.abort()
      leaving.current?.abort()
    }
  }, [load])

  const isCutOff = state.step === 'in' ? state.stale : state.step === 'failed' && state.cause === 'network'
  useEffect(() => {
    if (!isCutOff) return
    const again = () => void refresh()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isCutOff, refresh])

  return { state, refresh }
}

async function readAccount(leaving: AbortSignal): Promise<AccountState> {
  const reading = await read(`${accountPath}/me`, accountViewSchema, leaving)
  if (reading.kind === 'read') return { step: 'in', account: reading.content }
  if (reading.kind !== 'refused') return { step: 'failed', cause: reading.kind }
  if (reading.code !== 'unauthorized') return { step: 'failed', cause: 'server' }
  forgetSignIn()
  return { step: 'asking' }
}
