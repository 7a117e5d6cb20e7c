import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { route } from '#contracts/route.ts'
import { Refusal } from '#domain/refusal.ts'
import { moveClock } from './clock.ts'
import { currentNumber, nextNumber, recentNumber } from './storage/counters.ts'
import { findOne } from './storage/documents.ts'
import { endpoint } from './requests/endpoint.ts'
import { extend } from './extend.ts'
import { reportHealth } from './requests/health.ts'
import { openShop, type Shop } from './open-shop.ts'
import { putBack, release, reserve, settle, type ReservableField } from './storage/reserve.ts'
import { reservable } from './storage/reserve-fields.ts'
import { seal, unseal } from './sealing/secrets.ts'

const press = route({
  method: 'post',
  path: '/bell/press',
  input: z.object({ times: z.int() }),
  output: z.object({ rung: z.int() }),
})
const knock = route({ ...press, path: '/bell/knock' })
const look = route({
  method: 'get',
  path: '/bell/:id',
  input: z.object({ id: z.string(), loud: z.optional(z.string()) }),
  output: z.object({ id: z.string() }),
})

let rung = 0
let shop: Shop
let shopper: Record<string, string>

beforeAll(async () => {
  shop = await openShop([
    (config) =>
      extend(config, {
        collections: [{ slug: 'jars', fields: [{ name: 'name', type: 'text' }, ...reservable('sweets', 'Karkit')] }],
        endpoints: [
          endpoint(press, { who: 'shopper' }, async ({ times }) => {
            if (times > 12) throw new Refusal('cart.quantity_over_limit', { max: 12 })
            if (times < 0) throw new Error('A secret of the house')
            return { rung: (rung += times) }
          }),
          endpoint(knock, { who: 'shopper', idempotency: 'handler-by-key' }, async ({ times }) => {
            if (times > 12) throw new Refusal('cart.quantity_over_limit', { max: 12 })
            return { rung }
          }),
          endpoint(look, { who: 'anyone', ownedBy: 'public' }, async ({ id }) => ({ id })),
        ],
      }),
  ])
  shopper = await shop.newShopper()
})
afterAll(() => shop.close())

test.each(['unknown', '12ab', '-1', '1.5', '', 'f'.repeat(24), '999999'])('no document has the id %j', async (id) => {
  expect(await findOne(shop, 'outbox', { id: { equals: id } })).toBeNull()
})

test('the health check of a process that is not ready reports so to a load balancer', async () => {
  reportHealth(() => false)
  await expectRefused(shop.ask('/health'), 503, 'shop.not_ready')
  reportHealth(() => true)
  expect((await shop.ask('/health')).status).toBe(200)
})

test('a repeated idempotency key runs the handler once and gets the same answer', async () => {
  const again = { ...shopper, 'Idempotency-Key': 'one' }
  const first = await (await shop.ask('/bell/press', { times: 2 }, again)).json()
  expect(await (await shop.ask('/bell/press', { times: 2 }, again)).json()).toEqual(first)
  expect(rung).toBe(2)
})

test('an idempotency key used for another body is refused', async () => {
  const again = { ...shopper, 'Idempotency-Key': 'one' }
  await expectRefused(shop.ask('/bell/press', { times: 3 }, again), 409, 'request.key_reused')
})

test('a handler that guards its key itself runs again, and a key with another body is refused', async () => {
  const again = { ...shopper, 'Idempotency-Key': 'knocked' }
  await expectRefused(shop.ask('/bell/knock', { times: 13 }, again), 422, 'cart.quantity_over_limit')
  for (const _ of [1, 2]) expect((await shop.ask('/bell/knock', { times: 1 }, again)).status).toBe(200)
  await expectRefused(shop.ask('/bell/knock', { times: 2 }, again), 409, 'request.key_reused')
})

test('a refused request releases its idempotency key', async () => {
  const again = { ...shopper, 'Idempotency-Key': 'two' }
  await expectRefused(shop.ask('/bell/press', { times: 13 }, again), 422, 'cart.quantity_over_limit')
  expect((await shop.ask('/bell/press', { times: 1 }, again)).status).toBe(200)
})

test.each([
  ['no cookie', (): Record<string, string> => ({}), 'request.token_stale', 403],
  ['another token', () => ({ ...shopper, 'CSRF-TOKEN': 'x' }), 'request.token_stale', 403],
  ['a form', () => ({ ...shopper, 'content-type': 'application/x-www-form-urlencoded' }), 'request.malformed', 400],
])('a change with %s is refused', async (_, headers, code, status) => {
  await expectRefused(shop.ask('/bell/press', { times: 1 }, headers()), status, code)
})

test.each([[{ times: 'many' }], [{}], [[]], [null], ['text']])('refuses the malformed body %j', async (body) => {
  await expectRefused(shop.ask('/bell/press', body, shopper), 400, 'request.malformed')
})

test('an unexpected error discloses nothing internal', async () => {
  const answer = await shop.ask('/bell/press', { times: -1 }, shopper)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ code: 'shop.unexpected', details: {} })
})

test('a path parameter is read by the contract', async () => {
  expect(await (await shop.ask('/bell/ding?loud=yes')).json()).toEqual({ id: 'ding' })
})

test('fifty concurrent calls of a counter give fifty numbers', async () => {
  const req = await shop.req()
  const given = await Promise.all(Array.from({ length: 50 }, () => nextNumber(req, 'tickets', 100)))
  expect(new Set(given).size).toBe(50)
  expect(await currentNumber(req, 'tickets')).toBe(149)
})

test('a counter raised in this process is read at once, without another query', async () => {
  const req = await shop.req()
  expect(await recentNumber(req, 'bells')).toBe(0)
  await nextNumber(req, 'bells')
  await nextNumber(req, 'bells')
  expect(await recentNumber(req, 'bells')).toBe(2)
})

test('three of ten concurrent reservations of three pieces succeed, and none are left', async () => {
  const { jar, left, req } = await fullJar(3)
  const took = await Promise.all(Array.from({ length: 10 }, (_, racer) => reserve(req, jar, 1, `racer ${racer}`)))
  expect(took.filter(Boolean)).toHaveLength(3)
  expect(await left()).toBe(0)
})

test('a hold can be released once, or settled', async () => {
  const { jar, left, req } = await fullJar(5)
  expect(await reserve(req, jar, 2, 'a')).toBe(true)
  expect(await reserve(req, jar, 2, 'a')).toBe(true)
  expect(await left()).toBe(3)
  expect(await release(req, jar, 'a')).toBe(true)
  expect(await release(req, jar, 'a')).toBe(false)
  expect(await left()).toBe(5)
  await reserve(req, jar, 4, 'b')
  expect(await settle(req, jar, 'b')).toBe(true)
  expect(await release(req, jar, 'b')).toBe(false)
  expect(await left()).toBe(1)
})

test('a return to stock counts once, and is stored for a year without naming its owner', async () => {
  const { jar, left, holds, req } = await fullJar(1)
  expect(await putBack(req, jar, 2, 'order S12345674')).toBe(true)
  expect(await putBack(req, jar, 2, 'order S12345674')).toBe(true)
  expect(await left()).toBe(3)
  await reserve(req, jar, 1, 'purchase abc')
  expect(await holds()).not.toMatch(/order|S12345674|purchase|abc/)
  moveClock(366 * 86_400_000)
  await putBack(req, jar, 1, 'another order')
  moveClock()
  expect(Object.keys(JSON.parse(await holds()) as object)).toHaveLength(2)
  expect(await release(req, jar, 'purchase abc')).toBe(true)
})

test('a sealed value is unreadable and decrypts to the original', () => {
  const sealed = seal({ rightSphere: -2.25 })
  expect(sealed).not.toContain('2.25')
  expect(unseal(sealed)).toEqual({ rightSphere: -2.25 })
  expect(() => unseal(`${sealed.slice(0, -4)}AAAA`)).toThrow()
})

async function fullJar(sweets: number) {
  const req = await shop.req()
  const name = crypto.randomUUID()
  await shop.payload.db.create({ collection: 'jars' as never, data: { name, sweets, holdsVersion: 0 } })
  const where = { name: { equals: name } }
  const jar = { collection: 'jars', where, field: 'sweets' } as unknown as ReservableField
  const left = async () => {
    const found = await shop.payload.db.findOne<{ id: number | string; sweets: number }>({
      collection: 'jars' as never,
      where,
    })
    return found?.sweets
  }
  const holds = async () => JSON.stringify((await findOne(shop, jar.collection, where))?.holds)
  return { jar, left, holds, req }
}

async function expectRefused(asked: Promise<Response>, status: number, code: string): Promise<void> {
  const answer = await asked
  expect({ status: answer.status, code: (await answer.json()).code }).toEqual({ status, code })
}
