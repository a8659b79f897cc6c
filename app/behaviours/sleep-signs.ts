/** What the head script and the app tell each other about a page that loads or sleeps; see dress.ts and sleep.ts. */

/** The styles below the first screen are there, or are no longer waited for. */
export const dressed = 'dressed'
/** Only what is near the window is laid out; see unfold.ts. */
export const folded = 'folded'
export const stirred = 'stirred'
export const awoke = 'awoke'
export const ready = 'ready'
/** A link was pressed before it could be followed without a new document; `up` when nothing comes that could. */
export const held = 'held'
/** Marks, with the name of the event, what a visitor typed into or left before the script was there. */
export const missed = 'data-'
export const typed = 'data-input'
export const left = 'data-focusout'
