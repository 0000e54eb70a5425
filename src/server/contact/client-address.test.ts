import { expect, test } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'

test.each([
  ['no proxy: the header is anybody’s word', 0, '203.0.113.9', '10.0.0.1'],
  ['one proxy: the last entry alone counts', 1, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['two proxies: the last but one', 2, '1.1.1.1, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['two proxies, one entry: came in behind the first', 2, '203.0.113.9', '203.0.113.9'],
  ['a port', 1, '203.0.113.9:4711', '203.0.113.9'],
  ['IPv6 in brackets with a port', 1, '[2001:db8::1]:4711', '2001:db8::1'],
  ['nothing', 1, '', '10.0.0.1'],
  ['an injection', 1, "1.1.1.1' OR 1", '10.0.0.1'],
])('%s', (_what, proxies, forwarded, expected) => {
  expect(clientAddress('10.0.0.1', forwarded, proxies)).toBe(expected)
  expect(clientAddress(undefined, undefined, proxies)).toBe('unknown')
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:0DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
