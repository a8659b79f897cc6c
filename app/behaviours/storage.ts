/** Storage may be blocked or full; the site then forgets, it never fails. */
import { storagePrefix } from '#contract/company.ts'

type Kind = 'localStorage' | 'sessionStorage'

export function readStored(key: string, kind: Kind = 'localStorage'): string | undefined {
  try {
    return globalThis[kind].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function store(key: string, value: string, kind: Kind = 'localStorage'): void {
  try {
    globalThis[kind].setItem(key, value)
  } catch {
    // Nothing to do: the choice holds for this page only.
  }
}

export function forget(key: string, kind: Kind = 'localStorage'): void {
  try {
    globalThis[kind].removeItem(key)
  } catch {
    // Then it was never stored.
  }
}

/** The workflow last edited in this browser. */
export const workflowKey = `${storagePrefix}-workflow`

/** Half-filled forms, in the tab. */
export const draftPrefix = `${storagePrefix}-draft-`

/** The next person at this browser finds no half-filled form. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix)) forget(key, 'sessionStorage')
    }
  } catch {
    // Then nothing was ever stored.
  }
}
