import { type ComponentType, createContext, lazy, Suspense, use, useEffect, useLayoutEffect } from 'react'
import {
  doWithout,
  fillNow,
  markAwake,
  sleepOn,
  whenEverythingNeeded,
  whenNear,
} from '#app/behaviours/sleep.ts'
import style from './later.module.css'

/** The page is not on the screen, so none of its sections can be looked for there. */
export const RehearsalContext = createContext(false)

/**
 * A section below the fold: its HTML is there at once, its script comes when the reader gets near it. `id` is that
 * of the element in the prerendered page. On a page that did not come as HTML, a place is kept for it, and it comes as
 * soon as the first screen stands: whoever searches the page or has it read aloud does not get near anything.
 */
export function later<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const shown = Promise.withResolvers<void>()
  let isTold = false
  const Section = lazy(async () => {
    let cameAsHtml = true
    try {
      await Promise.race([whenNear(id), shown.promise.then(() => (cameAsHtml = false))])
      if (!cameAsHtml) await fillNow()
      return { default: await load() }
    } catch (error) {
      if (!cameAsHtml) throw error
      // What came as HTML stays readable; what comes back after a change of page does not come as HTML.
      void doWithout(document.getElementById(id))
      await Promise.race([whenEverythingNeeded(), shown.promise])
      await fillNow()
      return { default: await load() }
    }
  })
  return function Later(props: Props) {
    if (use(RehearsalContext)) return null
    if (!isTold) sleepOn(id)
    isTold = true
    return (
      <Suspense fallback={<Place id={id} onShown={shown.resolve} />}>
        <Section {...props} />
        <Awake find={() => document.getElementById(id)} />
      </Suspense>
    )
  }
}

/** High enough to keep what follows below the first screen. */
function Place({ id, onShown }: { id: string; onShown: () => void }) {
  useEffect(onShown, [onShown])
  return <div id={id} className={style.place} />
}

/** Says that the script of the part it stands in has taken over. */
export function Awake({ find }: { find: () => Element | null }) {
  useLayoutEffect(() => void markAwake(find()))
  return null
}
