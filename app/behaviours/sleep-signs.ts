/** What the head script and the app tell each other about a page that sleeps; see sleep.ts. */
/** Only what is near the window is laid out; see unfold.ts. */
export const folded = 'folded'
export const stirred = 'stirred'
export const awoke = 'awoke'
export const ready = 'ready'
/** Marks the fields that a visitor typed into before the script was there. */
export const typed = 'data-typed'
