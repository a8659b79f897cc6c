import type { Context } from 'hono'

import type { ApiContext } from './api-context.ts'
import { limitedBody } from './body-limit.ts'
import { type TrustCheck, visitorAddress } from './client-address.ts'
import { type MediaType, mediaTypeOf } from './form-fields.ts'
import { checkOrigin, type OwnOrigin } from './origin-check.ts'
import type { Hit, RateLimit } from './rate-limit.ts'

interface Terms {
  bodyLimit: number
  origin: OwnOrigin
  isTrusted: TrustCheck
  limit: RateLimit
  check?: typeof checkOrigin
}

interface ReceivedPost {
  bytes: Uint8Array
  type: MediaType
  address: string
  hit: Hit
}

/** What every post of a form goes through before anybody reads it. Each step refuses before the next one looks. */
export async function receivePost(
  context: Context<ApiContext>,
  { bodyLimit, origin, isTrusted, limit, check = checkOrigin }: Terms,
): Promise<ReceivedPost> {
  const request = context.req.raw
  const bytes = await limitedBody(request, bodyLimit)
  check(request, origin)
  const type = mediaTypeOf(request.headers)
  const address = visitorAddress(context, isTrusted)
  return { bytes, type, address, hit: limit.take(address) }
}
