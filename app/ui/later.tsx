import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react'
import { markAwake, whenNear } from '#app/behaviours/sleep.ts'

/**
 * A section below the fold: its HTML is there at once, its script comes when the reader gets near it. `id` is that
 * of the element in the prerendered page.
 */
export function later<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Section = lazy(async () => {
    await whenNear(id)
    return { default: await load() }
  })
  return function Later(props: Props) {
    return (
      <Suspense>
        <Section {...props} />
        <Awake find={() => document.getElementById(id)} />
      </Suspense>
    )
  }
}

/** Says that the script of the part it stands in has taken over. */
export function Awake({ find }: { find: () => Element | null }) {
  useLayoutEffect(() => markAwake(find()))
  return null
}
