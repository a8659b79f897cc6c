/**
 * Lets several servers count as one: each tells the others what it counts. A visitor who asks two servers within the
 * same few milliseconds may get a little more than the limit, but never more than the limit of each.
 */
import { namesOf, recordOf } from '#contract/record-of.ts'
import type { Bulletin } from '#server/database/bulletin.ts'

import type { RateLimit } from './rate-limit.ts'

/** Without a bulletin there is one server, and everything stays as it is. */
export function shareLimits<Name extends string>(
  bulletin: Bulletin | undefined,
  limits: Record<Name, RateLimit>,
  now: () => number,
): Record<Name, RateLimit> {
  if (!bulletin) return limits
  return recordOf(namesOf(limits), (name) => share(bulletin, name, limits[name], now))
}

function share(bulletin: Bulletin, name: string, limit: RateLimit, now: () => number): RateLimit {
  const topics = { counted: `limit-${name}`, givenBack: `limit-${name}-back` }
  bulletin.listen(topics.counted, (key) => limit.remember([{ key, at: now() }]))
  bulletin.listen(topics.givenBack, (key) => limit.forget(key))
  return {
    ...limit,
    take(address) {
      const hit = limit.take(address)
      bulletin.tell(topics.counted, hit.key)
      return {
        key: hit.key,
        giveBack() {
          hit.giveBack()
          bulletin.tell(topics.givenBack, hit.key)
        },
      }
    },
  }
}
