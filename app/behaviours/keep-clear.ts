/** A fixed box must never lie over the control that has the focus: the page moves up instead. */
export function keepClear(box: HTMLElement): () => void {
  function check(target: EventTarget | null) {
    // Only for the keyboard: moving the page under a pressed mouse button would swallow the click.
    if (!(target instanceof Element) || !target.matches(':focus-visible') || box.contains(target)) return
    // In a low window it stands above the page, where it covers nothing.
    if (getComputedStyle(box).position !== 'fixed') return
    const cover = box.getBoundingClientRect()
    const control = target.getBoundingClientRect()
    const covered =
      cover.height > 0 &&
      control.bottom > cover.top &&
      control.top < cover.bottom &&
      control.right > cover.left
    if (covered) scrollBy({ top: control.bottom - cover.top + 16, behavior: 'instant' })
  }
  const undo = new AbortController()
  document.addEventListener('focusin', ({ target }) => check(target), { signal: undo.signal })
  // A section that grows above the control pushes it down.
  const observer = new ResizeObserver(() => check(document.activeElement))
  observer.observe(document.body)
  return () => {
    undo.abort()
    observer.disconnect()
  }
}
