/** The customer's own account: read when there is a sign of a session, and again after every change. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { accountPath } from '#contract/account.ts'
import { type AccountView, accountViewSchema } from '#contract/account-view.ts'
import { read } from './read.ts'
import { forgetSignIn } from './sign-in-cookie.ts'
import { keepDraftsOf } from './storage.ts'
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
  const isIn = useRef(false)

  const load = useCallback(async (hasChanged = true) => {
    leaving.current?.abort()
    const { signal } = (leaving.current = new AbortController())
    const next = await readAccount(signal)
    if (signal.aborted) return
    if (next.step === 'in') {
      keepDraftsOf(next.account.id)
      isIn.current = true
    }
    setState((before) => {
      if (next.step !== 'failed' || before.step !== 'in') return next
      return hasChanged ? { ...before, stale: next.cause } : before
    })
  }, [])

  const refresh = useCallback(() => {
    setState((before) => (before.step === 'failed' ? { step: 'asking' } : before))
    return load()
  }, [load])

  useEffect(() => {
    void load()
    // Somebody may have logged out meanwhile, in another tab or before going back to this page, or in as somebody else.
    const undo = new AbortController()
    const look = () => {
      if (!document.hidden && isIn.current) void load(false)
    }
    for (const event of ['pageshow', 'visibilitychange', 'focus']) {
      addEventListener(event, look, { signal: undo.signal })
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
