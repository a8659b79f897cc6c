import { isSignedIn, signedInChanged } from '#app/behaviours/signed-in.ts'
import { useWatched } from '#app/behaviours/watch.ts'
import { optional } from '#app/ui/optional.tsx'
import type { SaveProps } from './save-to-account.tsx'

const SaveToAccount = optional(async () => (await import('./save-to-account.tsx')).SaveToAccount)

/** Where a signed-in customer can save what a tool shows; nothing for everybody else. */
export function SavePlace(props: SaveProps) {
  const isThere = useWatched(signedInChanged, isSignedIn, false)
  return isThere && <SaveToAccount {...props} />
}
