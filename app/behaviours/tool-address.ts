/** What the calculators show, in the address: it can be shared, and survives a reload. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isAt, useLanguage } from './language.ts'

function isAnchor(code: string): boolean {
  return code !== '' && document.getElementById(code) !== null
}

/** Reads the address when the page is there, and again when somebody pastes another one or goes back to one. */
export function useAddress(read: (address: { code: string; query: URLSearchParams }) => void): void {
  const onAddress = useEffectEvent((before?: string) => {
    const code = location.hash.slice(1)
    // An anchor of the page is no state, and no broken one either.
    if (before === undefined || !isAnchor(code)) {
      return read({ code: isAnchor(code) ? '' : code, query: new URLSearchParams(location.search) })
    }
    // Nor does it take the place of one: whoever skips to the content must find the figures again.
    const [, former = ''] = before.split('#')
    if (former && !isAnchor(former)) history.replaceState(history.state, '', before)
  })
  useLayoutEffect(() => {
    onAddress()
    const onHash = ({ oldURL }: HashChangeEvent) => onAddress(oldURL)
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [])
}

/** Safari allows 100 changes in half a minute; a slider makes that many in two seconds. */
const writeEvery = 350

/** Keeps the address true to the state, without a new entry in the history and without a server hearing of it. */
export function useWrittenAddress(code: string, touched: boolean): void {
  const { path } = useLanguage()
  const writtenAt = useRef(-Infinity)
  useEffect(() => {
    if (!touched) return
    const written = new AbortController()
    function write() {
      written.abort()
      if (!isAt(path)) return
      writtenAt.current = performance.now()
      history.replaceState(history.state, '', `${location.pathname}${location.search}#${code}`)
    }
    const wait = writtenAt.current + writeEvery - performance.now()
    // The first change at once: a reload asks for what the address was before `pagehide`.
    if (wait <= 0) return write()
    const timer = setTimeout(write, wait)
    written.signal.addEventListener('abort', () => clearTimeout(timer))
    // Whoever leaves at once and comes back must find it again.
    for (const leaving of ['click', 'pagehide']) {
      addEventListener(leaving, write, { capture: true, signal: written.signal })
    }
    return () => written.abort()
  }, [code, touched, path])
}
