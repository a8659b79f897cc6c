/** Shows a value that lives outside React and says so with an event on the window. */
import { useSyncExternalStore } from 'react'

export function useWatched<Value>(event: string, read: () => Value, beforeHydration: Value): Value {
  function subscribe(listener: () => void): () => void {
    addEventListener(event, listener)
    return () => removeEventListener(event, listener)
  }
  return useSyncExternalStore(subscribe, read, () => beforeHydration)
}
