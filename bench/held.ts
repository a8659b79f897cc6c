/** What a key costs the page it is typed into. */

declare global {
  interface Window {
    /** Milliseconds for which each key held the field up. */
    held: number[]
    /** Until the browser has drawn a frame besides, for which it lets everything else wait: a bare field has 16, too. */
    drawn: number[]
  }
}

/** Runs in the page. */
export function noteHeld(): void {
  window.held = []
  window.drawn = []
  let since = 0
  addEventListener(
    'input',
    () => {
      since = performance.now()
      // After a key Chromium keeps all messages back until the next frame is drawn.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => window.drawn.push(performance.now() - since))
      port1.start()
      port2.postMessage('')
    },
    true,
  )
  // React deals with a key before the event reaches the window, or in a microtask that it asked for before.
  addEventListener('input', () => queueMicrotask(() => window.held.push(performance.now() - since)))
}
