/** Whether the page's script has taken over; false in the prerendered page, so that no typing is lost before. */
import { useSyncExternalStore } from 'react'

export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
