import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * How many entries of a long list to draw; what stands below it can wait for `Infinity`. Where a link has led here, first
 * as many as fill the window, so that the page is there at once; all of them as soon as it is on the screen. What came
 * as HTML is whole from the start.
 */
export function useGradually(): number {
  const cameAsHtml = useCameAsHtml()
  // An address that names an entry needs it now.
  const [count, setCount] = useState(() => (cameAsHtml || location.hash ? Infinity : windowful()))
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setCount(Infinity)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return count
}

/** Stays true, unlike `useHydrated`: to be drawn anew at once would reset the search field that somebody is typing into. */
function useCameAsHtml(): boolean {
  const [drawn] = useState(firstDrawing)
  return useSyncExternalStore(() => () => {}, drawn.now, drawn.asHtml)
}

function firstDrawing() {
  let cameAsHtml = false
  return { now: () => cameAsHtml, asHtml: () => (cameAsHtml = true) }
}

/** Heading, search and filters stand above the first entry; no page needs less for them, and few entries are lower. */
const [headHeight, entryHeight] = [700, 95]

/** The screen stands for the window: to ask for that one's height would lay out the page that is about to go. */
function windowful(): number {
  return Math.max(1, Math.ceil((screen.height - headHeight) / entryHeight))
}
