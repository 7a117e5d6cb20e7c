import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { FoundSubscription, SubscriptionAdminAction } from '#contracts/subscription-admin.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { processOn } from '#domain/subscriptions/contract.ts'
import { sendingDay } from '#domain/subscriptions/delivery-days.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { today } from '#plugins/kit/clock.ts'
import { deleteWhere } from '#plugins/kit/storage/documents.ts'
import { storedDocuments } from '#plugins/kit/test-database.ts'
import { balanceOf, entriesOf } from '#plugins/ledger/repository.ts'
import { opened } from '../../../tests/opened.ts'
import { openOwnOrders } from '../../../tests/own-orders.ts'
import { trialSubscriptions } from '../../../tests/trial-subscriptions.ts'
import type { Caller } from '../../../tests/trial-shop.ts'
import { adminLists } from './admin-lists.ts'
import { contractMonths } from './admin-months.ts'
import { storyOf } from './admin-story.ts'
import { pickDays, picksOf } from './picks.ts'

const admin = opened(openOwnOrders)
const { subscribed, goTo, toNext, work, erase } = trialSubscriptions(admin)
afterEach(erase)

const listsOf = async (number: number) =>
  (await adminLists(await admin.shop.req()))
    .filter(({ rows }) => rows.some(({ id }) => id === number))
    .map(({ name }) => name)

async function post(path: string, body: object, staff: Caller, key: string = randomUUID()) {
  const answer = await admin.shop.ask(path, body, { ...staff, 'Idempotency-Key': key })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

async function actFor({ number, stored }: Awaited<ReturnType<typeof subscribed>>, what: SubscriptionAdminAction) {
  const { version } = await stored()
  const body = { version, note: 'Soitti ja pyysi.', what }
  return post(`/subscription/${number}/act`, body, await admin.staff('customer-service'))
}

test('staff see what is due, failing, stopped, paused and ended, and find it by number and address', async () => {
  const one = await subscribed()
  const day = processOn((await one.stored()).contract)!
  await goTo(plusDays(day, -5))
  expect(await listsOf(one.number)).toEqual(['soon'])
  await admin.control({ mode: 'charge-declined', applies: 'all' })
  await goTo(day)
  expect(await listsOf(one.number)).toEqual(['failing'])
  for (const days of [1, 3, 7]) await goTo(plusDays(day, days))
  expect(await listsOf(one.number)).toEqual(['stopped'])
  await admin.control({ mode: 'normal', applies: 'all' })
  await one.act('pause')
  await goTo(plusDays(today(), 100))
  expect(await listsOf(one.number)).toEqual(['paused'])
  const staff = await admin.staff('customer-service')
  for (const words of [String(one.number), one.customer.email, one.customer.email.toUpperCase()]) {
    const answer = await admin.shop.ask(`/subscription/search?words=${encodeURIComponent(words)}`, undefined, staff)
    const { subscriptions } = (await answer.json()) as { subscriptions: FoundSubscription[] }
    expect(subscriptions).toMatchObject([{ id: one.number, status: 520 }])
  }
  await one.act('cancel')
  expect(await listsOf(one.number)).toEqual(['ended'])
})

test('staff act by the customer’s rules, are named with a reason, and the customer gets a letter', async () => {
  const one = await subscribed()
  const actions: SubscriptionAdminAction[] = [
    { deed: 'skip' },
    { deed: 'move', on: plusDays(today(), 200) },
    { deed: 'send_earlier' },
    { deed: 'pause' },
    { deed: 'reactivate' },
    { deed: 'cancel' },
  ]
  for (const what of actions) expect(await actFor(one, what)).toMatchObject({ status: 200 })
  expect(await actFor(one, { deed: 'skip' })).toMatchObject({ body: { code: 'subscription.is_canceled' } })
  const { events } = await one.stored()
  expect(events.slice(1).map(({ what, note }) => [what, note])).toEqual(
    ['skipped', 'moved', 'hurried', 'paused', 'reactivated', 'canceled'].map((what) => [what, 'Soitti ja pyysi.']),
  )
  expect(events.slice(1).every(({ who }) => who !== '')).toBe(true)
  expect(JSON.stringify(await storedDocuments(admin.shop.payload))).not.toContain('Soitti ja pyysi.')
  await work()
  const { letters } = (await storyOf(await admin.shop.req(), one.number))!
  expect(letters).toHaveLength(actions.length + 1)
})

test('staff are refused over a version that they have not seen', async () => {
  const one = await subscribed()
  const { version } = await one.stored()
  await one.act('skip')
  const body = { version, note: 'Soitti.', what: { deed: 'cancel' } }
  const answer = await post(`/subscription/${one.number}/act`, body, await admin.staff('admin'))
  expect(answer).toMatchObject({ status: 409, body: { code: 'subscription.changed' } })
})

test('staff have the card of a stopped delivery tried again', async () => {
  const one = await subscribed()
  await admin.control({ mode: 'charge-declined', applies: 'all' })
  const day = await toNext(one)
  for (const days of [1, 3, 7]) await goTo(plusDays(day, days))
  await admin.control({ mode: 'normal', applies: 'all' })
  expect(await actFor(one, { deed: 'activate' })).toMatchObject({ status: 200 })
  await work()
  expect(await one.orders()).toHaveLength(1)
  const { letters, charges } = (await storyOf(await admin.shop.req(), one.number))!
  expect(letters.map(({ subject }) => subject)).toContain('Kokeilemme korttiasi uudelleen')
  expect(charges[0]?.attempts?.map(({ state }) => state)).toEqual([...Array<string>(4).fill('declined'), 'held'])
})

test('a delivery that was paid another way is noted once and sent, and nothing is noted that was paid', async () => {
  const one = await subscribed()
  await admin.control({ mode: 'charge-declined', applies: 'all' })
  const day = await toNext(one)
  const req = await admin.shop.req()
  const { refused, charges } = (await storyOf(req, one.number))!
  const typed = formatPrice(charges[0]!.amount)
  const handler = await admin.staff('order-handler')
  const note = () => post(`/charge/${refused}/paid`, { typed, note: 'Kuitti 12' }, handler)
  for (const _ of [1, 2]) expect(await note()).toEqual({ status: 200, body: { outcome: 'noted' } })
  await goTo(plusDays(day, 1))
  await admin.control({ mode: 'normal', applies: 'all' })
  const [order] = await one.orders()
  expect(order?.bought.paymentName).toBe('Maksettu muulla tavalla')
  const { balance, entries, subscription, charges: after } = (await storyOf(req, one.number))!
  expect([balance, entries.map(({ event }) => event)]).toEqual([0, ['invoiced', 'paid_elsewhere']])
  expect(subscription.events.at(-1)).toMatchObject({ what: 'paid_elsewhere', period: 2, note: 'Kuitti 12' })
  expect(after.map(({ state }) => state)).toEqual(['paid', 'gone'])

  const other = await subscribed()
  await toNext(other)
  await work()
  const { charges: paid } = (await storyOf(req, other.number))!
  const sum = formatPrice(paid[0]!.amount)
  expect(await post(`/charge/${paid[0]?.ref}/paid`, { typed: sum, note: 'Kuitti 13' }, handler)).toMatchObject({
    status: 409,
    body: { code: 'payment.not_refused' },
  })

  // Its money goes back by hand.
  const given = { period: 2, amount: 500, note: 'Laatikko oli rikki.' }
  const answer = await post(`/subscription/${one.number}/give-back`, given, handler)
  expect(answer).toMatchObject({ body: { refund: 'failed' } })
  const [refund] = (await admin.orderNumbered(order!.number)).refunds
  const done = { key: refund?.key, as: 'done', typed: order!.number, note: 'Käteisellä' }
  await post(`/order/${order?.number}/refund/settle`, done, handler)
  expect((await entriesOf(req, { kind: 'subscription', number: one.number })).map(({ event }) => event)).toEqual(
    expect.arrayContaining(['credited', 'refunded_elsewhere']),
  )
})

test('money of a delivery is given back once, booked, and never more than was paid', async () => {
  const one = await subscribed()
  await toNext(one)
  await work()
  const [order] = await one.orders()
  const staff = await admin.staff('order-handler')
  const path = `/subscription/${one.number}/give-back`
  const key = randomUUID()
  const part = { period: 2, amount: 500, note: 'Laatikko oli rikki.' }
  for (const _ of [1, 2]) expect(await post(path, part, staff, key)).toMatchObject({ status: 200 })
  const rest = order!.totalCost - 500
  expect(await post(path, { ...part, amount: rest + 1 }, staff)).toMatchObject({
    body: { code: 'order.refund_too_large' },
  })
  expect(await post(path, { ...part, amount: rest }, staff)).toMatchObject({ status: 200 })
  expect(await post(path, { ...part, period: 3 }, staff)).toMatchObject({
    body: { code: 'subscription.delivery_not_paid' },
  })
  await work()
  const req = await admin.shop.req()
  const subject = { kind: 'subscription' as const, number: one.number }
  expect(await balanceOf(req, subject)).toBe(0)
  const given = (await entriesOf(req, subject)).filter(({ event }) => event === 'refunded')
  expect(given.map(({ lines }) => Math.max(...lines.map(({ amount }) => amount)))).toEqual([500, rest])
  const { events } = await one.stored()
  expect(events.filter(({ what }) => what === 'given_back').map(({ note }) => note)).toEqual([
    'Laatikko oli rikki.',
    'Laatikko oli rikki.',
  ])
  expect((await storyOf(req, one.number))!.orders.get(order!.number)).toMatchObject({ left: 0 })
})

test('boxes are counted by SKU for the day on which they leave, before and after they are paid', async () => {
  // Those of other tests leave on the same day.
  await deleteWhere(admin.shop, 'orders', {})
  const one = await subscribed({ quantity: 3 })
  const day = processOn((await one.stored()).contract)!
  const sent = sendingDay(day)
  await goTo(plusDays(day, -1))
  const req = await admin.shop.req()
  const boxes = async () => (await picksOf(req, sent)).reduce((sum, pick) => sum + pick.boxes, 0)
  expect((await pickDays(req)).find((one) => one.day === sent)).toMatchObject({ made: 0, planned: 1 })
  expect(await boxes()).toBe(6)
  expect((await picksOf(req, sent))[0]?.values).toContain('PWR')
  await goTo(day)
  await work()
  const { promisedOn } = (await one.orders())[0]!
  expect((await picksOf(req, promisedOn)).reduce((sum, pick) => sum + pick.boxes, 0)).toBe(6)
})

test('the months count ended subscriptions, and take their revenue from the ledger', async () => {
  const one = await subscribed()
  await toNext(one)
  await work()
  await one.act('cancel')
  const [now] = await contractMonths(await admin.shop.req(), { slug: 'subscriptions', kind: 'subscription' })
  expect(now).toMatchObject({ month: today().slice(0, 7), ended: 1 })
  expect(now!.revenue).toBeGreaterThan(0)
})
