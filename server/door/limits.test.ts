import { expect, test } from 'vitest'
import { limitFor, secondsToWait } from './limits.ts'
import { networkOf } from './visitor.ts'

test.each([
  { method: 'POST', path: '/api/staff/login', name: 'sign-in' },
  { method: 'GET', path: '/api/staff/me', name: 'question' },
  { method: 'POST', path: '/api/giftcard/balance', name: 'gift card' },
  { method: 'POST', path: '/api/order/lookup', name: 'order lookup' },
  { method: 'POST', path: '/api/cart/update', name: 'change' },
  { method: 'GET', path: '/api/payment/paytrail/webhook', name: 'webhook' },
  { method: 'GET', path: '/kehykset', name: 'page' },
])('$method $path is counted as $name', ({ method, path, name }) => {
  expect(limitFor({ method, path })?.name).toBe(name)
})

test('one try too many is told how long to wait, and the neighbor is not', async () => {
  const knock = { method: 'POST', path: '/api/giftcard/balance', shopper: 'a', address: '192.0.2.1' }
  const waits: (number | undefined)[] = []
  for (let i = 0; i < 11; i += 1) waits.push(await secondsToWait(knock))
  expect(waits.slice(0, 10)).toEqual(Array(10).fill(undefined))
  expect(waits[10]).toBeGreaterThan(0)
  expect(await secondsToWait({ ...knock, shopper: 'b' })).toBeUndefined()
  expect(await secondsToWait({ ...knock, address: '192.0.2.2' })).toBeUndefined()
})

test('a household with many IPv6 addresses is one network', () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb::2'))
})
