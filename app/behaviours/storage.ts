/** Storage may be blocked or full; the site then forgets, it never fails. */
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
