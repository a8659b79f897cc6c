/** A fixed box must never lie over the control that has the focus: the page moves up instead. */
export function keepClear(box: HTMLElement): () => void {
  function onFocus({ target }: FocusEvent) {
    // Only for the keyboard: moving the page under a pressed mouse button would swallow the click.
    if (!(target instanceof Element) || !target.matches(':focus-visible') || box.contains(target)) return
    const cover = box.getBoundingClientRect()
    const control = target.getBoundingClientRect()
    const covered =
      cover.height > 0 &&
      control.bottom > cover.top &&
      control.top < cover.bottom &&
      control.right > cover.left
    if (covered) scrollBy({ top: control.bottom - cover.top + 16, behavior: 'instant' })
  }
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}
