/** Puts the focus on something that is no control, so that it is read and the next Tab goes on from there. */
export function focusOn(place: HTMLElement | null, options?: FocusOptions): void {
  place?.setAttribute('tabindex', '-1')
  place?.focus(options)
}

/** For a button that goes when it is pressed. A finger that pressed it wants no keyboard on the screen. */
export function focusInstead(field: HTMLElement | null): void {
  if (document.activeElement?.matches(':focus-visible')) field?.focus()
}
