import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { route } from '#contracts/route.ts'
import { endpoint } from './endpoint.ts'
import { extend } from './extend.ts'
import { openShop, type Shop } from './open-shop.ts'

const guess = route({
  method: 'post',
  path: '/safe/guess',
  input: z.object({ pin: z.string() }),
  output: z.object({ guesses: z.int() }),
})
const CALLS = 3

let shop: Shop
let guesses = 0

beforeAll(async () => {
  delete process.env.SHOP_LIMITS
  const limit = { calls: CALLS, seconds: 300 }
  const endpoints = [endpoint(guess, { who: 'shopper', limit }, async () => ({ guesses: (guesses += 1) }))]
  shop = await openShop([(config) => extend(config, { endpoints })])
})
afterAll(() => shop.close())

test('one guess too many is refused with the seconds to wait, and nothing is tried', async () => {
  const shopper = { ...(await shop.newShopper()), 'x-forwarded-for': '192.0.2.1' }
  for (let tried = 1; tried <= CALLS; tried += 1) expect((await tryPin(shopper)).status).toBe(200)
  const answer = await tryPin(shopper)
  expect(answer.status).toBe(429)
  const { code, details } = (await answer.json()) as { code: string; details: { seconds: number } }
  expect(code).toBe('request.too_many')
  expect(answer.headers.get('retry-after')).toBe(String(details.seconds))
  expect(guesses).toBe(CALLS)
})

test('a new cookie from the same address does not help, another address does', async () => {
  const next = await shop.newShopper()
  expect((await tryPin({ ...next, 'x-forwarded-for': '192.0.2.1' })).status).toBe(429)
  expect((await tryPin({ ...next, 'x-forwarded-for': '192.0.2.2' })).status).toBe(200)
})

test('the same shopper is counted wherever they knock from', async () => {
  const shopper = await shop.newShopper()
  for (let tried = 1; tried <= CALLS; tried += 1) await tryPin({ ...shopper, 'x-forwarded-for': `198.51.100.${tried}` })
  expect((await tryPin({ ...shopper, 'x-forwarded-for': '198.51.100.9' })).status).toBe(429)
})

function tryPin(headers: Record<string, string>): Promise<Response> {
  return shop.ask('/safe/guess', { pin: '0000' }, headers)
}
