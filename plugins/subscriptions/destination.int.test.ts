import { afterEach, expect, test } from 'vitest'
import type { Order } from '#plugins/orders/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { plusMonths } from '#domain/calendar/days.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders } from '../../tests/own-orders.ts'
import { trialSubscriptions } from '../../tests/trial-subscriptions.ts'
import { changeDelivery, changeSubscription, deliveryNamed } from './repository.ts'
import { orderDelivery } from './deliver.ts'

const admin = opened(openOwnOrders)
const { subscribed, toNext, work, erase } = trialSubscriptions(admin)
afterEach(erase)

const LOCKER = 201
const HOME = 202
const HELSINKI = { street: 'Mannerheimintie 1', zip: '00100', city: 'Helsinki' }
const TURKU = { street: 'Eerikinkatu 3', zip: '20100', city: 'Turku' }

async function pointNear(zip: string): Promise<{ id: string; name: string }> {
  const answer = await admin.shop.ask(`/delivery/pickup-points?zip=${zip}&carrier=posti`)
  return ((await answer.json()) as { points: { id: string; name: string }[] }).points[0]!
}

const atPoint = async (zip: string) => ({ methodId: LOCKER, pickupPointId: (await pointNear(zip)).id })
const boughtOf = (order: object | undefined) => (order as Order | undefined)?.bought

test('a new postal code needs a point near it, not that of the former place', async () => {
  const one = await subscribed()
  const there = await atPoint('00100')
  expect(await one.act('address', { address: HELSINKI, delivery: there })).toMatchObject({ status: 200 })
  const missing = { status: 422, body: { code: 'delivery.pickup_point_missing' } }
  for (const delivery of [there, { methodId: LOCKER }, undefined])
    expect(await one.act('address', { address: TURKU, ...(delivery && { delivery }) })).toMatchObject(missing)
  expect((await one.seen()).address).toEqual(HELSINKI)
  const near = await pointNear('20100')
  const turned = { address: TURKU, delivery: { methodId: LOCKER, pickupPointId: near.id } }
  expect(await one.act('address', turned)).toMatchObject({ status: 200 })
  expect(await one.seen()).toMatchObject({ address: TURKU, delivery: { kind: 'pickup_point', pickupPointId: near.id } })
  await toNext(one)
  await work()
  const [order] = await one.orders()
  expect(boughtOf(order)).toMatchObject({
    form: { address: TURKU },
    delivery: { methodId: LOCKER, pickupPointId: near.id, place: expect.stringContaining(near.name) as string },
  })
})

test('the street alone is changed without a new point, and a store and home delivery can be chosen', async () => {
  const one = await subscribed()
  const there = await atPoint('00100')
  await one.act('address', { address: HELSINKI, delivery: there })
  const moved = { ...HELSINKI, street: 'Mannerheimintie 2' }
  expect(await one.act('address', { address: moved })).toMatchObject({ status: 200 })
  expect(await one.seen()).toMatchObject({ address: moved, delivery: { pickupPointId: there.pickupPointId } })
  const { stores } = (await (await admin.shop.ask('/store/list')).json()) as { stores: { id: number }[] }
  const store = { methodId: 119, storeId: stores[0]!.id }
  expect(await one.act('address', { address: TURKU, delivery: store })).toMatchObject({ status: 200 })
  expect((await one.seen()).delivery).toMatchObject({ kind: 'store', storeId: store.storeId })
  expect(await one.act('address', { address: TURKU, delivery: { methodId: HOME } })).toMatchObject({ status: 200 })
  expect((await one.seen()).delivery).toMatchObject({ kind: 'home', place: null })
  expect(await one.act('address', { address: TURKU, delivery: { methodId: 119 } })).toMatchObject({
    body: { code: 'delivery.store_missing' },
  })
})

test('a temporary address has a way of its own, and home delivery where none is chosen', async () => {
  const one = await subscribed()
  await one.act('address', { address: HELSINKI, delivery: await atPoint('00100') })
  const times = { from: today(), to: plusMonths(today(), 12) }
  await one.act('temporary-address', { temporary: { address: TURKU, ...times } })
  expect((await one.seen()).temporaryAddress).toMatchObject({ address: TURKU, delivery: { kind: 'home' } })
  const near = await atPoint('20100')
  await one.act('temporary-address', { temporary: { address: TURKU, ...times, delivery: near } })
  await toNext(one)
  await work()
  const [order] = await one.orders()
  expect(boughtOf(order)).toMatchObject({ form: { address: TURKU }, delivery: near })
})

test('what is being charged goes where it was to go, and what was declined goes to the new address', async () => {
  const [charged, declined] = [await subscribed(), await subscribed()]
  await admin.control({ mode: 'charge-declined', applies: 'all' })
  await toNext(charged)
  await work()
  const req = await admin.shop.req()
  await changeSubscription(req, charged.number, ({ contract }) => {
    return { contract: { ...contract, open: { ...contract.open!, stage: 'charging' } } }
  })
  const former = (await charged.seen()).address
  for (const one of [charged, declined])
    expect(await one.act('address', { address: TURKU, delivery: { methodId: HOME } })).toMatchObject({ status: 200 })
  for (const [one, address] of [
    [charged, former],
    [declined, TURKU],
  ] as const) {
    await changeDelivery(req, `${one.number}-2`, () => ({ paidBy: 'nothing' }))
    await orderDelivery(req, await deliveryNamed(req, `${one.number}-2`))
    expect(boughtOf((await one.orders())[0])).toMatchObject({ form: { address } })
  }
})
