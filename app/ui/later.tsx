import { type ComponentType, lazy, Suspense } from 'react'
import { whenNear } from '#app/behaviours/when-near.ts'

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
      </Suspense>
    )
  }
}
