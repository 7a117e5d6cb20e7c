import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { plusDays } from '#domain/calendar/days.ts'
import { processOn } from '#domain/subscriptions/contract.ts'
import { deleteWhere, findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../../tests/opened.ts'
import { openOwnOrders } from '../../../tests/own-orders.ts'
import { trialSubscriptions } from '../../../tests/trial-subscriptions.ts'
import { announceRise, type PriceRise } from './price-rises.ts'

const admin = opened(openOwnOrders)
const { subscribed, goTo, work, erase } = trialSubscriptions(admin)
afterEach(async () => {
  await erase()
  await deleteWhere(admin.shop, 'price-rises', {})
})

async function post(name: string, body: object) {
  const staff = await admin.staff('marketer')
  const answer = await admin.shop.ask(`/price-rise/${name}`, body, { ...staff, 'Idempotency-Key': randomUUID() })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** A subscription of one kind of lens, and a plan by which that costs three euros more some days after its next delivery was charged. */
async function withPlan() {
  const one = await subscribed({ interval: 'm2' })
  const { articleId, price } = (await one.seen()).products[0]!
  const startsOn = plusDays(processOn((await one.stored()).contract)!, 4)
  const plan = { target: { articleId }, change: { amount: price! + 300 }, startsOn }
  const rise = async () => (await findOne(admin.shop, 'price-rises', { state: { equals: 'planned' } })) as PriceRise
  return { ...one, price: price!, plan, rise }
}

test('a rise that is stopped is taken back by letter to everyone it was announced to, never charged', async () => {
  const one = await withPlan()
  await post('plan', { ...one.plan, note: 'Kulut nousivat.' })
  await work()
  const { ref } = await one.rise()
  for (const _ of [1, 2]) expect(await post(`${ref}/stop`, {})).toMatchObject({ body: { state: 'stopped' } })
  await work()
  expect((await one.letters()).filter((name) => name.startsWith('rise'))).toEqual(['rise', 'rise_stopped'])
  await goTo(plusDays(one.plan.startsOn, 1))
  expect((await one.seen()).products[0]).toMatchObject({ price: one.price, rise: null })
})

test.each([
  [{ startsOn: '2020-01-01' }, 'price_rise.too_early'],
  [{ change: { amount: 1 } }, 'price_rise.no_rise'],
  [{ target: { brand: 'Ei ole' } }, 'price_rise.no_rise'],
])('a rise with %j is refused', async (changed, code) => {
  const { plan } = await withPlan()
  for (const [name, note] of [['try'], ['plan', 'Kulut.']])
    expect(await post(name!, { ...plan, ...changed, note })).toMatchObject({ status: 422, body: { code } })
})

// The last, since it leaves a higher price.
test('a rise is tried, announced once, and charged from its day on', async () => {
  const one = await withPlan()
  expect(await post('try', one.plan)).toMatchObject({
    body: { contracts: 1, average: 600, most: 600, raised: [{ before: one.price, after: one.price + 300 }] },
  })
  await work()
  expect(await one.letters()).toEqual(['begun'])
  expect(await post('plan', { ...one.plan, note: 'Kulut nousivat.' })).toMatchObject({ status: 200 })
  expect(await post('plan', { ...one.plan, note: 'Uudelleen.' })).toMatchObject({
    body: { code: 'price_rise.planned_already' },
  })
  await work()
  const rise = await one.rise()
  await announceRise(await admin.shop.req(), rise)
  await work()
  expect((await one.letters()).filter((name) => name === 'rise')).toHaveLength(1)
  expect((await one.seen()).products[0]).toMatchObject({
    price: one.price,
    rise: { price: one.price + 300, from: one.plan.startsOn },
  })
  await goTo(processOn((await one.stored()).contract)!)
  await work()
  const before = (await one.orders())[0]!
  expect(before.totalCost).toBe(2 * one.price)
  await goTo(plusDays(one.plan.startsOn, 1))
  await goTo(processOn((await one.stored()).contract)!)
  await work()
  expect((await one.orders())[1]).toMatchObject({ totalCost: 2 * (one.price + 300) })
  expect((await one.stored()).events.filter(({ what }) => what === 'rise')).toHaveLength(1)
  expect(await post(`${rise.ref}/stop`, {})).toMatchObject({ body: { code: 'price_rise.begun' } })
})
