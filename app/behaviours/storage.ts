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
export const themeKey = `${storagePrefix}-theme`

/** Half-filled forms, in the tab. */
export const draftPrefix = `${storagePrefix}-draft-`

/** What one customer has begun to type is not put into the forms of another, who may come after a log-in or a reload. */
export function keepDraftsOf(accountId: string): void {
  const ownerKey = `${draftPrefix}owner`
  const owner = readStored(ownerKey, 'sessionStorage')
  if (owner !== undefined && owner !== accountId) forgetDrafts()
  store(ownerKey, accountId, 'sessionStorage')
}

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
