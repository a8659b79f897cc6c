/** The prepared demo: asked for once a code was accepted, and again when the page comes back. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DemoView } from '#contract/demo-view.ts'
import { hasServerPart } from './server-place.ts'
import type { Trouble } from './submit.ts'

export type DemoState =
  | { step: 'closed'; ended: boolean }
  | { step: 'opening' }
  | { step: 'failed'; cause: Trouble }
  | { step: 'open'; demo: DemoView }

/** The cookie is for the server alone. Kept in memory only: a new page is told by what the server wrote into it. */
let isKnownOpen = false

export function useDemo(): { state: DemoState; open: () => void } {
  const [state, setState] = useState<DemoState>({ step: 'closed', ended: false })
  const leaving = useRef<AbortController>(undefined)

  const load = useCallback(async () => {
    leaving.current?.abort()
    const { signal } = (leaving.current = new AbortController())
    const here = location.pathname
    // Most visitors have no code.
    const next = await import('./demo-reading.ts').then(
      ({ readDemo }) => readDemo(signal),
      (): DemoState => ({ step: 'failed', cause: 'network' }),
    )
    if (signal.aborted) return
    isKnownOpen = next.step !== 'closed'
    // With its place in the address the page wakes by itself when it is loaded again.
    if (next.step === 'open' && location.pathname === here) history.replaceState(history.state, '', '#demo')
    setState(next)
  }, [])

  const open = useCallback(() => {
    setState({ step: 'opening' })
    void load()
  }, [load])

  useEffect(() => {
    if (isKnownOpen || hasServerPart()) void load()
    return () => leaving.current?.abort()
  }, [load])

  return { state, open }
}
