import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Nothing, route } from '#contracts/route.ts'
import { limits } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from './endpoint.ts'
import { extend } from '../extend.ts'
import { countGuess } from './limits.ts'
import { openShop, type Shop } from '../open-shop.ts'

const output = z.object({ tries: z.int() })
const ask = route({ method: 'post', path: '/safe/ask', input: Nothing, output })
const guess = route({ method: 'post', path: '/safe/guess', input: z.object({ pin: z.string() }), output })
const { calls, perAddress } = limits['order lookup']
const PIN = '1234'

let shop: Shop
let tries = 0

beforeAll(async () => {
  delete process.env.SHOP_LIMITS
  const counted = endpoint(ask, { who: 'shopper', limit: 'order lookup' }, async () => ({ tries: (tries += 1) }))
  const guessed = endpoint(guess, { who: 'shopper' }, async ({ pin }, req) => {
    const { wasRight } = await countGuess(req, 'gift card')
    tries += 1
    if (pin !== PIN) throw new Refusal('giftcard.not_found')
    await wasRight()
    return { tries }
  })
  shop = await openShop([(config) => extend(config, { endpoints: [counted, guessed] })])
})
afterAll(() => shop.close())

describe('a limited call', () => {
  test('is refused beyond its limit with the seconds to wait, and not run', async () => {
    const shopper = { ...(await shop.newShopper()), 'x-forwarded-for': '192.0.2.1' }
    const before = tries
    for (let called = 1; called <= calls; called += 1) expect((await call(shopper)).status).toBe(200)
    const answer = await call(shopper)
    expect(answer.status).toBe(429)
    const { code, details } = (await answer.json()) as { code: string; details: { seconds: number } }
    expect(code).toBe('request.too_many')
    expect(answer.headers.get('retry-after')).toBe(String(details.seconds))
    expect(tries - before).toBe(calls)
  })

  test('is counted for one shopper across all network addresses', async () => {
    const shopper = await shop.newShopper()
    for (let called = 1; called <= calls; called += 1)
      await call({ ...shopper, 'x-forwarded-for': `198.51.100.${called}` })
    expect((await call({ ...shopper, 'x-forwarded-for': '198.51.100.99' })).status).toBe(429)
  })

  test('is counted for all shoppers of one network (/64), whatever their cookies', async () => {
    for (let called = 1; called <= perAddress; called += 1)
      expect((await call({ ...(await shop.newShopper()), 'x-forwarded-for': `2001:db8::${called}` })).status).toBe(200)
    const next = await shop.newShopper()
    expect((await call({ ...next, 'x-forwarded-for': '2001:db8::ffff:1' })).status).toBe(429)
    expect((await call({ ...next, 'x-forwarded-for': '2001:db8:0:1::1' })).status).toBe(200)
  })
})

describe('trying a PIN', () => {
  const most = limits['gift card'].calls

  test('does not count a right PIN, however often it is tried', async () => {
    const shopper = { ...(await shop.newShopper()), 'x-forwarded-for': '203.0.113.1' }
    for (let made = 0; made < most * 3; made += 1) expect((await tryPin(shopper, PIN)).status).toBe(200)
  })

  test('is refused after too many wrong PINs, even with the right one', async () => {
    const shopper = { ...(await shop.newShopper()), 'x-forwarded-for': '203.0.113.2' }
    for (let made = 0; made < most; made += 1) expect((await tryPin(shopper, '0000')).status).toBe(404)
    expect((await tryPin(shopper, PIN)).status).toBe(429)
  })

  test('checks no more PINs of many at once than the limit allows', async () => {
    const shopper = { ...(await shop.newShopper()), 'x-forwarded-for': '203.0.113.3' }
    const before = tries
    await Promise.all(Array.from({ length: most * 3 }, () => tryPin(shopper, '0000')))
    expect(tries - before).toBe(most)
  })
})

function call(headers: Record<string, string>): Promise<Response> {
  return shop.ask('/safe/ask', {}, headers)
}

function tryPin(headers: Record<string, string>, pin: string): Promise<Response> {
  return shop.ask('/safe/guess', { pin }, headers)
}
