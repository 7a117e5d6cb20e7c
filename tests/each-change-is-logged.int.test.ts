import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { unknownId } from '#plugins/kit/test-database.ts'
import { openRealShop, type Caller, type RealShop } from './real-shop.ts'

let shop: RealShop
let admin: Caller
let lines: object[]

beforeAll(async () => {
  shop = await openRealShop()
  admin = await shop.signIn(await shop.hire('admin'))
  shop.payload.logger.level = 'info'
  vi.spyOn(shop.payload.logger, 'info').mockImplementation((facts) => void lines.push(facts as object))
  vi.spyOn(shop.payload.logger, 'error').mockImplementation(() => undefined)
})
beforeEach(() => {
  lines = []
})
afterAll(() => shop.close())

test.each([
  ['/payment/paytrail/webhook', '?checkout-stamp=oma&signature=00', 401, 'payment.signature_wrong'],
  ['/payment/paytrail/webhook', '?checkout-stamp=a&checkout-stamp=b', 400, 'request.malformed'],
  ['/payment/paytrail/refund-webhook', '?signature=00&checkout-status=ok', 401, 'payment.signature_wrong'],
])('a payment report from an unknown sender is logged without its query: %s%s', async (route, search, status, code) => {
  await shop.fetch(`/api${route}${search}`)
  expect(lines).toEqual([{ route, status, code, ms: expect.any(Number) as number }])
})

test.each([
  ['POST', '/social-accounts', '', { name: 'Aino', url: 'https://kuvat.example/aino', place: 5 }, 201, undefined],
  ['POST', '/social-accounts', '', { name: 'Aino', url: 'aino' }, 400, 'request.malformed'],
  ['POST', '/social-accounts', '', '"aino"', 400, 'request.malformed'],
  ['PATCH', '/stores/:id', 'A STORE', { phone: '040 123 4567' }, 200, undefined],
  ['PATCH', '/stores', '?where[name][equals]=aino', { phone: '040 123 4567' }, 200, undefined],
  ['PATCH', '/stores', '?where[name]=aino', { phone: '040 123 4567' }, 400, 'request.malformed'],
  ['DELETE', '/social-accounts/:id', unknownId, {}, 404, 'request.not_found'],
  ['POST', '/staff/login', '', { email: 'aino@example.com', password: 'aino' }, 401, 'request.not_signed_in'],
  ['POST', '/payload-preferences/:key', 'aino', { value: 1 }, 200, undefined],
] as const)('a change by staff is logged without data: %s %s%s %j', async (method, route, rest, body, status, code) => {
  const store = await findOne(shop, 'stores', { number: { equals: 101 } })
  const path = route.replace(/\/:\w+$/, '/') + rest.replace('A STORE', String(store?.id))
  await shop.fetch(`/api${path}`, { method, headers: admin, body })
  expect(lines.filter((line) => 'route' in line)).toEqual([{ route, status, code, ms: expect.any(Number) as number }])
  expect(JSON.stringify(lines)).not.toMatch(/aino|040 123/i)
})

test('a GET and a caller without access are not logged', async () => {
  await shop.fetch('/api/orders?limit=1', { headers: admin })
  await shop.fetch('/api/staff/me', { headers: admin })
  await shop.post('/api/discount-codes', {})
  expect(lines).toEqual([])
})
