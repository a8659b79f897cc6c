/** Who is asking: the peer itself, or whom a trusted proxy names. */
import { BlockList, isIP } from 'node:net'

import type { Context } from 'hono'

import type { Log } from '#server/log.ts'
import type { ApiContext } from './api-context.ts'

export type TrustCheck = (address: string) => boolean

/** Takes addresses and ranges such as `10.0.0.0/8`; an unusable one is an error that names it. */
export function trustedPeers(peers: string[]): TrustCheck {
  const list = new BlockList()
  for (const peer of peers) {
    const [address = '', bits] = peer.split('/')
    const family = familyOf(address)
    const most = family === 'ipv4' ? 32 : 128
    if (!family || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) {
      throw new Error(
        `TRUST_PROXY must list addresses or ranges such as 127.0.0.1 or 10.0.0.0/8, not ${peer}.`,
      )
    }
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const family = familyOf(address)
    return family !== undefined && list.check(address, family)
  }
}

/** Who speaks for others from an inner network is most likely a proxy that TRUST_PROXY forgot: the log says so, once. */
export function tellOfStrangers(isTrusted: TrustCheck, log: Log): TrustCheck {
  const isInner = trustedPeers(innerNetworks)
  let isTold = false
  return (address) => {
    const trusted = isTrusted(address)
    if (!trusted && !isTold && isInner(address)) {
      isTold = true
      log({ level: 'warn', event: 'proxy-not-trusted' })
    }
    return trusted
  }
}

const innerNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  // Shared address space, from which several hosts' own proxies speak.
  '100.64.0.0/10',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address)
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : undefined
}

/**
 * Walks the proxies from the nearest one; whatever stands left of the first stranger is his to invent. Only who names
 * somebody is asked about.
 */
export function clientAddress(
  peer: string | undefined,
  forwarded: string | null,
  isTrusted: TrustCheck,
): string {
  let address = plainAddress(peer ?? '')
  const hops = (forwarded ?? '').split(',').toReversed()
  for (const hop of hops) {
    const named = plainAddress(hop.trim())
    if (!isIP(named) || !isTrusted(address)) break
    address = named
  }
  return address
}

/** Without port, brackets, zone, and the prefix of an IPv4 address on an IPv6 socket. */
function plainAddress(text: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
}

/** What one visitor has: an IPv4 address, or the /64 from which an IPv6 host picks its addresses. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  // The one way to write it: small letters, no zeros in front, no IPv4 at the end.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`
}

/** The same for a request of the API. */
export function visitorAddress({ req, env }: Context<ApiContext>, isTrusted: TrustCheck): string {
  const forwarded = req.raw.headers.get('x-forwarded-for')
  return clientAddress(env?.incoming?.socket.remoteAddress, forwarded, isTrusted)
}
