import { Refusal } from './refusal.ts'

export interface OwnOrigin {
  publicOrigin: string
  /** Without a given origin, a page may post to the host that it was loaded from. */
  originGiven: boolean
}

/** Only our own pages may post; every browser says where a post comes from. */
export function checkOrigin(request: Request, own: OwnOrigin): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (site !== null && site !== 'same-origin') throw new Refusal(403, 'forbidden')
  if (origin === null || !isOwn(origin, request, own)) throw new Refusal(403, 'forbidden')
}

function isOwn(origin: string, request: Request, { publicOrigin, originGiven }: OwnOrigin): boolean {
  if (origin === publicOrigin) return true
  if (originGiven) return false
  const host = request.headers.get('host') ?? new URL(request.url).host
  return origin === `http://${host}` || origin === `https://${host}`
}
