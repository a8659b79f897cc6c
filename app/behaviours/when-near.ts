/** Lets the scripts of far sections wait. Only the page that came as HTML can wait: everything else is needed now. */
const needed = 'everything-needed'
let waiting = true

/** A change that touches the whole page (language, page) cannot leave parts of it asleep. */
export function needEverything(): void {
  waiting = false
  dispatchEvent(new Event(needed))
}

/** Resolves when the element is within a screen of the window, is pointed at or focused, or everything is needed. */
export async function whenNear(id: string): Promise<void> {
  const element = waiting && typeof document !== 'undefined' && document.getElementById(id)
  if (!element) return
  await new Promise<void>((resolve) => {
    const done = new AbortController()
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), {
      rootMargin: '100% 0px',
    })
    function wake() {
      observer.disconnect()
      done.abort()
      resolve()
    }
    observer.observe(element)
    for (const event of ['pointerover', 'focusin', 'touchstart']) {
      element.addEventListener(event, wake, { signal: done.signal, passive: true })
    }
    addEventListener(needed, wake, { signal: done.signal })
  })
}
