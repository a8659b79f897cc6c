import { expect, test } from 'vitest'

import { addressGroup, clientAddress, tellOfStrangers, trustedPeers } from './client-address.ts'

const nobody = trustedPeers([])
const proxies = trustedPeers(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

test.each([
  ['198.51.100.7', null, '198.51.100.7'],
  ['::ffff:198.51.100.7', null, '198.51.100.7'],
  ['fe80::1%eth0', null, 'fe80::1'],
  [undefined, '203.0.113.9', ''],
  ['198.51.100.7', '203.0.113.9', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '1.1.1.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['127.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', 'invented, 10.0.0.1', '10.0.0.1'],
  ['fd12::1', '2001:db8::7', '2001:db8::7'],
])('The peer %s with the header %s is %s.', (peer, forwarded, expected) => {
  expect(clientAddress(peer, forwarded, proxies)).toBe(expected)
})

test('Without a trusted proxy the header changes nothing.', () => {
  expect(clientAddress('127.0.0.1', '203.0.113.9', nobody)).toBe('127.0.0.1')
})

test('A proxy of an inner network that is not trusted is told of once, a visitor never.', () => {
  const events: string[] = []
  const isTrusted = tellOfStrangers(trustedPeers(['10.0.0.1']), ({ event }) => events.push(event))
  clientAddress('127.0.0.1', null, isTrusted)
  clientAddress('127.0.0.1', 'nobody', isTrusted)
  clientAddress('198.51.100.7', '203.0.113.9', isTrusted)
  clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.9', isTrusted)
  expect(events).toEqual([])
  expect(clientAddress('::ffff:127.0.0.1', '203.0.113.9', isTrusted)).toBe('127.0.0.1')
  clientAddress('fd12::1', '203.0.113.9', isTrusted)
  expect(events).toEqual(['proxy-not-trusted'])
})

test.each(['10.0.0.2', '100.64.0.3', '172.17.0.1', '192.168.1.1', '::1', 'fe80::1%eth0'])(
  'The proxy of a host or of a container may speak from %s.',
  (peer) => {
    const events: string[] = []
    const isTrusted = tellOfStrangers(trustedPeers(['10.0.0.1']), ({ event }) => events.push(event))
    clientAddress(peer, '203.0.113.9', isTrusted)
    expect(events).toEqual(['proxy-not-trusted'])
  },
)

test.each([
  ['10.1.2.3/32', '10.1.2.3', '10.1.2.4'],
  ['fd00:0:0:1::/64', 'fd00:0:0:1::7', 'fd00:0:0:2::7'],
  ['fd00::7/128', 'fd00::7', 'fd00::8'],
])('The range %s holds %s but not %s.', (range, inside, outside) => {
  const isTrusted = trustedPeers([range])
  expect([inside, outside].map(isTrusted)).toEqual([true, false])
})

test.each(['proxy', '10.0.0.0/', '10.0.0.0/a', '10.0.0.0/33', 'fd00::/129', 'all'])(
  '%j is no peer.',
  (peer) => {
    expect(() => trustedPeers([peer])).toThrow('TRUST_PROXY must list')
  },
)

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::3:4:5:6:7:8', '0:0:3:4::/64'],
  ['2001::4:5:6:7:8', '2001:0:0:4::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['2001:db8::3:4:5:192.0.2.1', '2001:db8:0:3::/64'],
  ['', ''],
])('The address %s counts as %s.', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})
