import { afterEach, expect, test } from 'vitest'
import { plusDays } from '#domain/calendar/days.ts'
import { processOn } from '#domain/subscriptions/contract.ts'
import { today } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { balanceOf, entriesOf } from '#plugins/ledger/repository.ts'
import { patience } from '#server/launch/machine.mjs'
import { killedBefore } from '../../tests/killed.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders } from '../../tests/own-orders.ts'
import { trialSubscriptions } from '../../tests/trial-subscriptions.ts'
import { changeSubscription } from './repository.ts'
import { takeBackDeliveries } from './withdraw.ts'

const admin = opened(openOwnOrders)
const { subscribed, goTo, work, erase } = trialSubscriptions(admin)
afterEach(erase)

/** One whose first order left a week ago, and which has had two deliveries charged since. */
async function chargedTwice() {
  const one = await subscribed()
  const { firstOrder } = await one.stored()
  await admin.send(firstOrder)
  for (const _ of [1, 2]) {
    // Wanted at once, so that both fall within the days of the law.
    await changeSubscription(await admin.shop.req(), one.number, ({ contract }) => ({
      contract: { ...contract, plan: { ...contract.plan, anchor: plusDays(today(), 2), index: 0 }, arrivesOn: null },
    }))
    await goTo(plusDays(today(), 2))
    await work()
  }
  const entries = async (event: string) =>
    (await entriesOf(admin.shop, { kind: 'subscription', number: one.number })).filter((entry) => entry.event === event)
  return { ...one, firstOrder, entries }
}

const refundsOf = async (number: number) =>
  (await findAll(admin.shop, 'orders', { sourceKey: { like: `subscription:${number}-` } }, { sort: 'id' })).map(
    ({ state, totalCost, refunded, refunds }) => ({ state, isWhole: refunded === totalCost, count: refunds.length }),
  )

test('a withdrawal by law ends the subscription at once, and refunds what was charged since, once', async () => {
  const one = await chargedTwice()
  const [first] = await one.orders()
  await admin.send(first!.number)
  expect((await one.orders()).length).toBe(2)
  for (const _ of [1, 2]) await admin.declare({ number: one.firstOrder, email: one.customer.email })
  await work()
  expect(await one.stored()).toMatchObject({ contract: { status: 200, open: null, canceledOn: today() } })
  expect(await refundsOf(one.number)).toEqual([
    { state: 'sent', isWhole: true, count: 1 },
    { state: 'canceled', isWhole: true, count: 1 },
  ])
  expect(await one.entries('refunded')).toHaveLength(2)
  expect(await one.entries('credited')).toHaveLength(2)
  expect(await balanceOf(admin.shop, { kind: 'subscription', number: one.number })).toBe(0)
  expect((await one.letters()).filter((name) => name === 'withdrawn')).toHaveLength(1)
  await goTo(plusDays(today(), 60))
  expect(await one.orders()).toHaveLength(2)
})

test('a withdrawal by a stranger, too late or from something else ends no subscription', async () => {
  const one = await subscribed()
  const { firstOrder, contract } = await one.stored()
  await admin.declare({ number: firstOrder, email: 'pekka@example.com' })
  await admin.declare({ number: firstOrder, email: one.customer.email, extent: 'part', words: 'Toinen laatikko' })
  await work()
  expect((await one.stored()).contract.status).toBe(100)
  await admin.send(firstOrder)
  await goTo(plusDays(processOn(contract)!, 40))
  await admin.declare({ number: firstOrder, email: one.customer.email })
  await work()
  expect((await one.stored()).contract.status).toBe(100)
})

test(
  'a process that is killed between any two lines of giving deliveries back refunds each once',
  { timeout: patience(180) },
  async () => {
    const one = await chargedTwice()
    await changeSubscription(await admin.shop.req(), one.number, ({ contract }) => ({
      contract: { ...contract, status: 200, canceledOn: today() },
    }))
    const req = await admin.shop.req()
    for (let line = 0; ; line += 1)
      if (await killedBefore(admin.shop.payload, line, () => takeBackDeliveries(req, one.number))) break
    // What was killed is free again after a while.
    for (const _ of [1, 2, 3]) await goTo(plusDays(today(), 1))
    expect((await refundsOf(one.number)).map(({ isWhole, count }) => [isWhole, count])).toEqual([
      [true, 1],
      [true, 1],
    ])
  },
)
