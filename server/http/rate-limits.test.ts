import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { limitsOf, secondsToWait } from './rate-limits.ts'

const limitFor = limitsOf({
  admin: { user: 'staff' },
  endpoints: [
    { method: 'get', path: '/payment/paytrail/webhook', custom: { requestLimit: 'webhook' } },
    { method: 'post', path: '/giftcard/balance', custom: {} },
  ],
})

test.each([
  { method: 'POST', path: '/api/staff/login', name: 'sign-in' },
  { method: 'POST', path: '/api/staff/LOGIN/', name: 'sign-in' },
  { method: 'GET', path: '/api/staff/me', name: 'question' },
  { method: 'POST', path: '/api/giftcard/balance', name: 'change' },
  { method: 'GET', path: '/api/payment/paytrail/webhook', name: 'webhook' },
  { method: 'GET', path: '/admin/collections/orders', name: 'staff' },
  { method: 'POST', path: '/checkout', name: 'change' },
  { method: 'GET', path: '/kehykset', name: 'page' },
])('$method $path is counted as $name', ({ method, path, name }) => {
  expect(limitFor(method, path)).toBe(name)
})

test('a request over the limit gets the seconds to wait, and other shoppers and addresses get none', async () => {
  const request = { limit: 'sign-in' as const, shopper: 'a', address: '192.0.2.1' }
  const { calls, seconds } = limits['sign-in']
  for (let tried = 1; tried <= calls; tried += 1) expect(await secondsToWait(request)).toBeUndefined()
  const wait = await secondsToWait(request)
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(seconds)
  expect(await secondsToWait({ ...request, shopper: 'b' })).toBeUndefined()
  expect(await secondsToWait({ ...request, address: '192.0.2.2' })).toBeUndefined()
})

test('a request without a cookie is counted by its address alone', async () => {
  const request = { limit: 'sign-in' as const, shopper: undefined, address: '192.0.2.20' }
  const { perAddress } = limits['sign-in']
  for (let tried = 1; tried <= perAddress; tried += 1) expect(await secondsToWait(request)).toBeUndefined()
  expect(await secondsToWait(request)).toBeGreaterThan(0)
  expect(await secondsToWait({ ...request, address: '192.0.2.21' })).toBeUndefined()
})

test('refused requests of a shopper do not count against the address', async () => {
  const request = { limit: 'sign-in' as const, address: '192.0.2.30' }
  const { calls, perAddress } = limits['sign-in']
  for (let tried = 1; tried <= perAddress * 2; tried += 1) await secondsToWait({ ...request, shopper: 'noisy' })
  for (let tried = 1; tried <= perAddress - calls; tried += 1)
    expect(await secondsToWait({ ...request, shopper: `neighbor ${tried}` })).toBeUndefined()
  expect(await secondsToWait({ ...request, shopper: 'one more' })).toBeGreaterThan(0)
})

test('a copied cookie used from another network does not use up its owner’s limit', async () => {
  const request = { limit: 'sign-in' as const, shopper: 'stolen' }
  for (let tried = 1; tried <= 50; tried += 1) await secondsToWait({ ...request, address: '192.0.2.40' })
  expect(await secondsToWait({ ...request, address: '192.0.2.41' })).toBeUndefined()
})

test('new cookies do not bypass the limit of the address', async () => {
  const request = { limit: 'sign-in' as const, address: '2001:db8::1' }
  const { perAddress } = limits['sign-in']
  for (let tried = 1; tried <= perAddress; tried += 1)
    expect(await secondsToWait({ ...request, shopper: `cookie ${tried}` })).toBeUndefined()
  expect(await secondsToWait({ ...request, shopper: 'one more', address: '2001:db8::2' })).toBeGreaterThan(0)
})
