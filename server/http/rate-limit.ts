/** Counts per visitor without keeping an address: a key is a keyed hash of address and day. */
import { keyedHash } from '#server/secret.ts'
import { addressGroup } from './client-address.ts'
import { Refusal } from './refusal.ts'

interface Window {
  milliseconds: number
  most: number
}

export interface RateLimit {
  /** Counts one try, or throws the refusal with the seconds to wait. */
  take: (address: string) => Hit
  /** Counts what was counted before a restart, or by another server. */
  remember: (hits: { key: string; at: number }[]) => void
  /** Takes back the latest count under a key. */
  forget: (key: string) => void
}

export interface Hit {
  key: string
  /** Takes the count back when the try turned out not to count. */
  giveBack: () => void
}

interface RateLimitParts {
  secret: string
  windows: Window[]
  now: () => number
}

/** Bounds the memory in an attack from very many addresses; the oldest are forgotten first. */
const mostKeys = 50_000

export function createRateLimit({ secret, windows, now }: RateLimitParts): RateLimit {
  const hits = new Map<string, number[]>()
  const longest = Math.max(...windows.map((window) => window.milliseconds))

  function keyOf(address: string): string {
    const day = new Date(now()).toISOString().slice(0, 10)
    return keyedHash(secret, `${day} ${addressGroup(address)}`).slice(0, 22)
  }

  function add(key: string, at: number): void {
    const times = hits.get(key) ?? []
    times.push(at)
    hits.delete(key)
    hits.set(key, times)
    const [oldest] = hits.keys()
    if (hits.size > mostKeys && oldest !== undefined) hits.delete(oldest)
  }

  /** Nobody is kept for longer than he counts; the map begins with whoever came last the longest time ago. */
  function dropOld(): void {
    for (const [key, times] of hits) {
      if ((times.at(-1) ?? 0) > now() - longest) break
      hits.delete(key)
    }
  }
  setInterval(dropOld, longest).unref()

  return {
    take(address) {
      const key = keyOf(address)
      const time = now()
      const recent = (hits.get(key) ?? []).filter((at) => at > time - longest && at <= time)
      hits.set(key, recent)
      for (const { milliseconds, most } of windows) {
        const within = recent.filter((at) => at > time - milliseconds)
        const freeing = within[within.length - most]
        if (freeing !== undefined) {
          throw new Refusal(429, 'too-many', {
            retryAfter: Math.ceil((freeing + milliseconds - time) / 1000),
          })
        }
      }
      add(key, time)
      return {
        key,
        giveBack() {
          const times = hits.get(key)
          const index = times?.lastIndexOf(time) ?? -1
          if (times && index >= 0) times.splice(index, 1)
        },
      }
    },
    remember(known) {
      for (const { key, at } of known) add(key, at)
    },
    forget(key) {
      hits.get(key)?.pop()
    },
  }
}
