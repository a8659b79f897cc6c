/** Resolves when the browser has nothing else to do. Not much later either: one that draws no frames is never idle. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari cannot say. Long enough to hear a visitor, short enough for a page of twenty parts.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 300 })
    else setTimeout(resolve, 50)
  })
}
