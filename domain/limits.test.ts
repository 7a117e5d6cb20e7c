import { describe, expect, test } from 'vitest'
import { networkOf, rateOfCalls, rateOfEvents } from './limits.ts'

describe('rate limits of a merchant', () => {
  test.each([1, 2, 50, 240, 1000, 5000, 6000, 1_000_000])('gives no address all of %i calls a minute', (calls) => {
    const { ofTenant, ofAddress } = rateOfCalls(calls)
    expect(ofTenant).toBe(calls)
    expect(ofAddress).toBeGreaterThanOrEqual(1)
    if (calls > 1) expect(ofAddress).toBeLessThanOrEqual(ofTenant / 2)
    if (calls >= 240) expect(ofAddress).toBeGreaterThanOrEqual(120)
  })

  test.each([1, 50, 5000, 6000, 1_000_000])(
    'with %i calls a minute, an address may send a fiftieth of the events, and a whole list of them',
    (calls) => {
      const { ofTenant, ofAddress } = rateOfEvents(calls)
      expect(ofTenant / ofAddress).toBe(50)
      expect(ofAddress).toBeGreaterThanOrEqual(100)
    },
  )
})

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
