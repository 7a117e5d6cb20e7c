import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:db8:1:2:bbbb:0:0:2', '2001:db8:1:2'],
  ['2001:db8::aaaa:bbbb:cccc:dddd', '2001:db8:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0:0:1::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('the address %s is counted as network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
