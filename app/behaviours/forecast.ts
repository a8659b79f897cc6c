/** The forecast outside its page: in the address, in a request, and as words that are not repeated at every pull. */
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { storagePrefix } from '#contract/company.ts'
import { readStored, store } from './storage.ts'

/** Kept for this tab only, until it is sent or removed on /request-a-demo. */
export const forecastKey = `${storagePrefix}-forecast`
const workflowKey = `${storagePrefix}-workflow`

interface AttachedForecast {
  /** The state as in the address, without `#`. */
  hash: string
  /** The same in words, in the language it was made in. */
  summary: string
}

export function attachForecast(attached: AttachedForecast): void {
  store(forecastKey, JSON.stringify(attached), 'sessionStorage')
}

/** The address form of the workflow that was attached in this tab, or else last edited in this browser. */
export function drawnWorkflow(): string | undefined {
  try {
    const attached: unknown = JSON.parse(readStored(workflowKey, 'sessionStorage') ?? '{}')
    const { hash } = Object(attached) as { hash?: unknown }
    return typeof hash === 'string' ? hash : readStored(workflowKey)
  } catch {
    return readStored(workflowKey)
  }
}

/** Reads the address when the page is there, and again when somebody pastes another one. */
export function useAddress(read: (address: { code: string; query?: URLSearchParams }) => void): void {
  const onAddress = useEffectEvent((isFirst: boolean) => {
    const { hash, search } = location
    // An anchor of the page is no state, and no broken one either.
    const anchor = hash !== '' && document.getElementById(hash.slice(1)) !== null
    read({
      code: anchor ? '' : hash.slice(1),
      // What the query asks for happens once: an anchor that is followed later must not undo what was changed since.
      ...(isFirst && { query: new URLSearchParams(search) }),
    })
  })
  useLayoutEffect(() => {
    onAddress(true)
    const onHash = () => onAddress(false)
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [])
}

/** Safari allows 100 changes in half a minute; a slider makes that many in two seconds. */
const writeAfter = 350

/** Keeps the address true to the state, without a new entry in the history and without a server hearing of it. */
export function useWrittenAddress(code: string, touched: boolean): void {
  useEffect(() => {
    if (!touched) return
    const here = location.pathname
    const timer = setTimeout(() => {
      // By then the next page may be on its way.
      if (location.pathname !== here) return
      history.replaceState(history.state, '', `${location.pathname}${location.search}#${code}`)
    }, writeAfter)
    return () => clearTimeout(timer)
  }, [code, touched])
}

/** The value after it has been still for a moment; for what is read aloud. */
export function useSettled<Value>(value: Value, milliseconds = 900): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
