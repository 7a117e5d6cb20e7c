import { afterEach, describe, expect, test } from 'vitest'
import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import { processOn } from '#domain/subscriptions/contract.ts'
import { piecesChanged } from '#plugins/catalog/catalog-changes.ts'
import { today } from '#plugins/kit/clock.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { changeIf, countWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { balanceOf, entriesOf } from '#plugins/ledger/repository.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders, type SignedIn } from '../../tests/own-orders.ts'
import { cardProof } from '../../tests/some-subscription.ts'
import { trialSubscriptions } from '../../tests/trial-subscriptions.ts'
import { beginSubscriptions } from './begin.ts'
import { findOrder } from '#plugins/orders/repository.ts'
import { endSubscriptions } from '#plugins/orders/hooks.ts'
import { changeSubscription } from './repository.ts'

const admin = opened(openOwnOrders)
const { subscribed, goTo, work, toNext, taken, erase } = trialSubscriptions(admin)
afterEach(erase)

describe('a subscription', () => {
  test('begins with its order, once for each interval, and shows the deliveries to come', async () => {
    const { number, seen, stored, letters } = await subscribed({ interval: 'm3' })
    const { firstOrder } = await stored()
    const req = await admin.shop.req()
    await beginSubscriptions(req, (await findOrder(req, firstOrder))!)
    expect(await countWhere(admin.shop, 'subscriptions', { firstOrder: { equals: firstOrder } })).toBe(1)
    const view = await seen()
    expect(view).toMatchObject({
      id: number,
      status: 100,
      interval: 'm3',
      card: { lastDigits: expect.any(String) as string },
    })
    expect(view.products.map(({ eye }) => eye)).toEqual(['right', 'left'])
    expect(view.deliveries.slice(0, 2)).toMatchObject([
      { period: 1, state: 'delivered', orderNumber: firstOrder },
      { period: 2, state: 'active', isNext: true, price: view.products[0]!.price! * 2 },
    ])
    await work()
    expect(await letters()).toEqual(['begun'])
  })

  test('makes a delivery on its day that is charged, ordered, invoiced and booked once', async () => {
    const one = await subscribed()
    const { number, seen, orders, letters, stored } = one
    const { wantedOn, processedOn, price } = await one.next()
    expect(await toNext(one)).toBe(processedOn)
    await work()
    expect(await taken(`${number}-2`)).toEqual([price])
    const [order, ...others] = await orders()
    expect(others).toEqual([])
    expect(order).toMatchObject({ totalCost: price, customer: (await stored()).customer })
    const view = await seen()
    expect(view.deliveries[1]).toMatchObject({ period: 2, state: 'delivered', orderNumber: order!.number, wantedOn })
    expect(view.deliveries[2]).toMatchObject({ period: 3, isNext: true, wantedOn: plusMonths(wantedOn, 1) })
    const invoices = await findAll(admin.shop, 'invoices', { subscriptionId: { equals: number } })
    expect(invoices).toMatchObject([{ status: 'paid', amountLeft: 0, total: price, period: 2, subscriptionId: number }])
    expect(await countWhere(admin.shop, 'ledger-entries', { subject: { equals: `subscription:${number}` } })).toBe(2)
    expect(await balanceOf(await admin.shop.req(), { kind: 'subscription', number })).toBe(0)
    expect(await letters()).not.toContain('mended')
  })

  test('retries a declined card on days 1, 3 and 7, is then stopped, and goes on with another card', async () => {
    const one = await subscribed()
    const { number, act, seen, letters, orders } = one
    await admin.control({ mode: 'charge-declined', applies: 'all' })
    const first = await toNext(one)
    expect(await one.next()).toMatchObject({ trouble: 'declined', nextAttemptOn: plusDays(first, 1) })
    const { news } = (await one.customer.ask('/account/news')).body
    expect(news).toContainEqual({ kind: 'charge_failed', ref: String(number), on: plusDays(first, 1) })
    for (const days of [1, 3, 7]) await goTo(plusDays(first, days))
    await admin.control({ mode: 'normal', applies: 'all' })
    const attempts = (await findAll(admin.shop, 'charges', { ref: { equals: `${number}-2` } }))[0]?.attempts ?? []
    expect(attempts.map(({ state }) => state)).toEqual(['declined', 'declined', 'declined', 'declined'])
    expect(await one.next()).toMatchObject({ state: 'stopped', nextAttemptOn: null })
    expect((await seen()).status).toBe(100)
    const notified = (await letters()).filter((name) => name !== 'begun' && name !== 'announce')
    expect(notified).toEqual(['declined', 'stopped'])
    await goTo(plusDays(first, 40))
    expect(await orders()).toEqual([])
    const form = (await one.customer.ask(`/account/subscriptions/${number}/card`, {})).body as never
    const proof = await cardProof(form)
    for (const _ of [1, 2])
      expect(await one.customer.ask(`/account/subscriptions/${number}/card/save`, { proof })).toMatchObject({
        status: 200,
      })
    await work()
    expect(await taken(`${number}-2`)).toHaveLength(1)
    expect(await orders()).toHaveLength(1)
    expect(await letters()).toContain('mended')
    expect(await act('pay')).toMatchObject({ status: 409 })
  })

  test('accepts the card of a returned form once, for the customer and the subscription it was opened for', async () => {
    const [one, other] = [await subscribed({ hasCard: false }), await subscribed({ hasCard: false })]
    const formFor = async ({ customer, number }: typeof one) =>
      cardProof((await customer.ask(`/account/subscriptions/${number}/card`, {})).body as never)
    const save = ({ customer, number }: typeof one, proof: object) =>
      customer.ask(`/account/subscriptions/${number}/card/save`, { proof })
    const refused = { status: 422, body: { code: 'subscription.card_not_saved' } }
    const proof = await formFor(one)
    expect(await save(other, proof)).toMatchObject(refused)
    const cards = await Promise.all([1, 2].map(() => save(one, proof)))
    expect(cards).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await countWhere(admin.shop, 'saved-cards', { customer: { equals: (await one.stored()).customer } })).toBe(1)
    const mixed = { ...proof, owner: (await formFor(other)).owner }
    expect(await save(other, mixed)).toMatchObject(refused)
    expect((await other.seen()).card).toBeNull()
    expect(await one.act('card/remove')).toMatchObject({ status: 200 })
    expect(await save(one, proof)).toMatchObject(refused)
    expect(await save(other, mixed)).toMatchObject(refused)
    expect((await one.seen()).card).toBeNull()
  })

  test('says that its card is missing, in its first letter and on the first page of My Pages', async () => {
    const one = await subscribed({ hasCard: false })
    await work()
    const { news } = (await one.customer.ask('/account/news')).body as { news: { kind: string; ref: string }[] }
    expect(news).toContainEqual(expect.objectContaining({ kind: 'card_missing', ref: String(one.number) }))
    const [letter] = await findAll(admin.shop, 'outbox', { key: { equals: `subscription ${one.number} begun.1` } })
    expect((unseal(letter!.message) as Letter).text).toContain('Lisää kortti')
  })

  test('never charges a delivery that is skipped after a failed charge', async () => {
    const one = await subscribed()
    await admin.control({ mode: 'charge-declined', applies: 'all' })
    const first = await toNext(one)
    await admin.control({ mode: 'normal', applies: 'all' })
    expect(await one.act('skip')).toMatchObject({ status: 200 })
    await goTo(plusDays(first, 3))
    expect(await taken(`${one.number}-2`)).toEqual([])
    expect((await one.seen()).deliveries[1]).toMatchObject({ state: 'canceled', trouble: 'skipped' })
  })

  test('is paid once by the customer by hand, and the card is not charged', async () => {
    const one = await subscribed()
    await admin.control({ mode: 'charge-declined', applies: 'all' })
    const first = await toNext(one)
    await admin.control({ mode: 'normal', applies: 'all' })
    const { version } = await one.seen()
    const { next } = (await one.act('pay', {}, version)).body as { next: string }
    const proof = await admin.pay(next)
    for (const _ of [1, 2])
      expect(await one.customer.ask('/account/subscriptions/paid', proof)).toMatchObject({
        body: { outcome: 'paid', id: one.number },
      })
    await goTo(plusDays(first, 8))
    expect(await one.orders()).toHaveLength(1)
    expect(await taken(`${one.number}-2`)).toEqual([])
  })

  test.each(['pause', 'cancel'])('is not charged after %s', async (action) => {
    const one = await subscribed()
    const day = processOn((await one.stored()).contract)!
    expect(await one.act(action)).toMatchObject({ status: 200 })
    await goTo(day)
    expect(await one.letters()).toContain(action === 'pause' ? 'paused' : 'canceled')
    await goTo(plusDays(day, 30))
    expect(await taken(`${one.number}-2`)).toEqual([])
    expect(await one.orders()).toEqual([])
  })

  test('asks in month 11 of its pause, and ends in month 12 without an answer', async () => {
    const one = await subscribed()
    await one.act('pause')
    const { from } = (await one.seen()).pause!
    await goTo(plusMonths(from, 11))
    expect(await one.letters()).toContain('ask_pause')
    await goTo(plusMonths(from, 12))
    expect(await one.seen()).toMatchObject({ status: 200, canceledOn: today(), actions: [] })
    expect(await one.letters()).toContain('pause_over')
    expect(await one.orders()).toEqual([])
  })

  test('refuses one of a cancellation and a skip that two windows send at once', async () => {
    const one = await subscribed()
    const { version } = await one.seen()
    const answers = await Promise.all([one.act('skip', {}, version), one.act('cancel', {}, version)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.map(({ body }) => body['code'])).toContain('subscription.changed')
  })

  test('waits for a new exam when its prescription is too old', async () => {
    const one = await subscribed({ interval: 'm6' })
    await toNext(one)
    await toNext(one)
    await toNext(one)
    expect(await one.seen()).toMatchObject({ needsControl: true })
    expect(await one.letters()).toContain('control')
    const before = (await one.orders()).length
    await goTo(plusDays(today(), 20))
    expect(await one.orders()).toHaveLength(before)
    const [product] = (await one.seen()).products
    const values = {
      products: [{ ref: product!.ref, parameters: product!.parameters }],
      examinedOn: plusDays(today(), -2),
    }
    expect(await one.act('products', values)).toMatchObject({ body: { code: 'prescription.not_confirmed' } })
    expect(await one.act('products', { ...values, confirmsPrescription: true })).toMatchObject({ status: 200 })
    await work()
    expect(await one.orders()).toHaveLength(before + 1)
  })
})

describe('a delivery with an obstacle', () => {
  test('notifies once that a lens is gone, and charges and replaces nothing until it is back', async () => {
    const one = await subscribed()
    const { skuId } = (await one.seen()).products[0]!
    const sells = async (isSold: boolean) => {
      await changeIf(admin.shop, 'skus', { number: { equals: skuId } }, { sellsOnline: isSold })
      await piecesChanged(admin.shop)
    }
    await sells(false)
    try {
      const day = await toNext(one)
      await goTo(plusDays(day, 3))
      expect(await one.next()).toMatchObject({ state: 'active', trouble: 'product_gone' })
      expect((await one.letters()).filter((name) => name === 'product_gone')).toHaveLength(1)
      expect([await one.orders(), await taken(`${one.number}-2`)]).toEqual([[], []])
    } finally {
      await sells(true)
    }
    await goTo(plusDays(today(), 1))
    expect(await one.orders()).toHaveLength(1)
  })

  test('announces a higher price first, and charges it 30 days later', async () => {
    const one = await subscribed({ interval: 'm2' })
    const now = (await one.seen()).products[0]!.price!
    await changeSubscription(await admin.shop.req(), one.number, ({ products }) => ({
      products: products.map((each) => ({ ...each, agreed: { amount: now - 100, rise: null } })),
    }))
    await toNext(one)
    const [order] = await one.orders()
    expect(order).toMatchObject({ totalCost: 2 * (now - 100) })
    expect(await one.letters()).toContain('rise')
    await toNext(one)
    expect((await one.orders())[1]).toMatchObject({ totalCost: 2 * now })
  })

  test('returns money that comes after the customer has ended the subscription', async () => {
    const one = await subscribed()
    await admin.control({ mode: 'charge-declined', applies: 'all' })
    await toNext(one)
    await admin.control({ mode: 'normal', applies: 'all' })
    const { next } = (await one.act('pay')).body as { next: string }
    const proof = await admin.pay(next)
    await one.act('cancel')
    expect(await one.customer.ask('/account/subscriptions/paid', proof)).toMatchObject({
      body: { outcome: 'given_back' },
    })
    await work()
    const charges = await findAll(admin.shop, 'charges', { subject: { equals: `${one.number}-2` } })
    expect(charges.filter(({ paid, promised }) => paid !== null && paid === promised)).toHaveLength(1)
    expect(await one.orders()).toEqual([])
  })
})

test.each([
  ['move', { on: '2020-01-01' }, 422, 'subscription.day_too_early'],
  ['move', { on: '2099-01-01' }, 422, 'subscription.day_too_late'],
  ['move', { on: 'tomorrow' }, 400, 'request.malformed'],
  ['interval', { interval: 'm4' }, 400, 'request.malformed'],
  ['interval', { interval: 0 }, 400, 'request.malformed'],
  ['pause', { until: '2020-01-01' }, 422, 'subscription.pause_too_short'],
  ['pause', { until: '2099-01-01' }, 422, 'subscription.pause_too_long'],
  ['reactivate', {}, 409, 'subscription.is_active'],
  ['pay', {}, 409, 'subscription.not_allowed'],
  ['remove', { ref: 'another' }, 404, 'subscription.product_unknown'],
  ['products', { products: [{ ref: 'another', quantity: 2 }] }, 404, 'subscription.product_unknown'],
  ['add', { articleId: 1, piece: { skuId: 1, quantity: 1 } }, 404, 'article.not_found'],
  ['address', { address: { street: '', zip: '33100', city: 'Tampere' } }, 422, 'address.street_missing'],
  [
    'temporary-address',
    {
      temporary: { address: { street: 'Katu 1', zip: '33100', city: 'Tampere' }, from: '2099-02-02', to: '2099-01-01' },
    },
    422,
    'subscription.address_ends_first',
  ],
])('a subscription refuses to %s with %j, and changes nothing', async (name, body, status, code) => {
  const one = await subscribed()
  const before = await one.stored()
  expect(await one.act(name, body)).toMatchObject({ status, body: { code } })
  expect(await one.stored()).toEqual(before)
})

describe('the actions of a subscription', () => {
  test('end when the first order is canceled, but not when a delivery is, which the ledger credits', async () => {
    const one = await subscribed()
    await toNext(one)
    const [order] = await one.orders()
    expect(await one.customer.ask(`/account/orders/${order!.number}/cancel`, {})).toMatchObject({ status: 200 })
    await work()
    const subject = { kind: 'subscription', number: one.number } as const
    const kinds = (await entriesOf(admin.shop, subject)).map(({ event }) => event)
    expect(kinds.toSorted()).toEqual(['charged', 'credited', 'invoiced', 'refunded'])
    expect(await balanceOf(admin.shop, subject)).toBe(0)
    expect((await one.seen()).status).toBe(100)

    const { firstOrder } = await one.stored()
    // The rows that came back belong to no subscription of this order.
    await endSubscriptions(await admin.shop.req(), (await findOrder(await admin.shop.req(), firstOrder))!, [
      'another row',
    ])
    expect((await one.seen()).status).toBe(100)
    expect(await one.customer.ask(`/account/orders/${firstOrder}/cancel`, {})).toMatchObject({ status: 200 })
    await work()
    expect(await one.seen()).toMatchObject({ status: 200, actions: [] })
  })

  test('move, hurry, change and readdress what comes next', async () => {
    const one = await subscribed()
    const { movable } = await one.seen()
    await one.act('move', { on: movable!.to })
    expect(await one.next()).toMatchObject({ wantedOn: movable!.to })
    await one.act('interval', { interval: 'm6' })
    expect(await one.seen()).toMatchObject({ interval: 'm6' })
    const [right] = (await one.seen()).products
    await one.act('products', { products: [{ ref: right!.ref, quantity: 3 }] })
    await one.act('remove', { ref: (await one.seen()).products[1]!.ref })
    expect((await one.seen()).products).toMatchObject([{ quantity: 3 }])
    expect(await one.act('remove', { ref: right!.ref })).toMatchObject({ body: { code: 'subscription.last_product' } })
    const temporary = {
      address: { street: 'Mökkitie 1', zip: '16900', city: 'Lammi' },
      from: today(),
      to: plusDays(today(), 300),
    }
    expect(await one.act('temporary-address', { temporary })).toMatchObject({ status: 200 })
    await one.act('send-earlier')
    const { price } = await one.next()
    await toNext(one)
    await work()
    const [order] = await one.orders()
    expect(order).toMatchObject({ totalCost: price, bought: { form: { address: temporary.address } } })
  })

  test('send a letter each, and are refused for a paused and for a canceled subscription', async () => {
    const one = await subscribed()
    await one.act('skip')
    await one.act('pause')
    expect(await one.act('pause')).toMatchObject({ body: { code: 'subscription.is_paused' } })
    expect((await one.next()).state).toBe('frozen')
    await one.act('reactivate')
    await one.act('cancel')
    for (const name of ['skip', 'reactivate', 'cancel'])
      expect(await one.act(name)).toMatchObject({ status: 409, body: { code: 'subscription.is_canceled' } })
    await work()
    const notified = ['begun', 'skipped', 'paused', 'reactivated', 'canceled']
    expect((await one.letters()).toSorted()).toEqual(notified.toSorted())
  })

  test('find no subscription of another customer', async () => {
    const one = await subscribed()
    const other: SignedIn = await admin.customer()
    expect(await other.ask(`/account/subscriptions/${one.number}`)).toMatchObject({
      status: 404,
      body: { code: 'subscription.not_found' },
    })
    expect((await other.ask('/account/subscriptions')).body['subscriptions']).toEqual([])
    expect((await one.customer.ask('/account/subscriptions')).body['subscriptions']).toMatchObject([{ id: one.number }])
  })
})
