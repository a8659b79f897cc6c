/** A fold whose text comes when it is opened, by the visitor or by the browser before this script was there. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

export function useOpened(want: (() => void) | undefined) {
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  /** To be called on every toggle. */
  const noteToggle = useCallback(() => {
    if (!details.current?.open) return
    setOpened(true)
    want?.()
  }, [want])
  useLayoutEffect(noteToggle, [noteToggle])
  const open = useCallback(() => {
    if (details.current) details.current.open = true
  }, [])
  return { details, opened, noteToggle, open }
}
