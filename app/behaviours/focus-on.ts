/** Puts the focus on something that is no control, so that it is read and the next Tab goes on from there. */
export function focusOn(place: HTMLElement | null, options?: FocusOptions): void {
  place?.setAttribute('tabindex', '-1')
  place?.focus(options)
}
