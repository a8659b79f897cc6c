import { type ComponentType, lazy, Suspense } from 'react'

/** A part with a script of its own, left out when that does not come: the error would take all around it along. */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(() => Nothing) }))
  return function Optional(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

function Nothing() {
  return null
}
