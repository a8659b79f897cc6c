import { lazy, Suspense } from 'react'
import { isSignedIn, signedInChanged } from '#app/behaviours/signed-in.ts'
import { useWatched } from '#app/behaviours/watch.ts'
import type { SaveProps } from './save-to-account.tsx'

const SaveToAccount = lazy(() =>
  import('./save-to-account.tsx').then(
    ({ SaveToAccount: Part }) => ({ default: Part }),
    // Left out: the error would take the whole tool with it.
    () => ({ default: () => <></> }),
  ),
)

/** Where a signed-in customer can save what a tool shows; nothing for everybody else. */
export function SavePlace(props: SaveProps) {
  const isThere = useWatched(signedInChanged, isSignedIn, false)
  if (!isThere) return null
  return (
    <Suspense>
      <SaveToAccount {...props} />
    </Suspense>
  )
}
