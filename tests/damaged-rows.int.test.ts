import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { changeIf, findOne } from '#plugins/kit/documents.ts'
import { postOnce } from '#plugins/kit/outbox.ts'
import { sweepAll } from '#plugins/kit/sweeps.ts'
import {
  ordersToSend,
  ordersWaitingForOptician,
  ordersWithRefundTrouble,
  todaysOrders,
  unreadablePurchases,
} from '#plugins/orders/desk-orders.ts'
import { prescriptionMarks } from '#plugins/orders/prescription-marks.ts'
import { findOrder } from '#plugins/orders/repository.ts'
import { expectNo, openTrial, type Caller, type Trial } from './trial-shop.ts'

const MINUTE_MS = 60_000

let trial: Trial
let handler: Caller

beforeAll(async () => {
  trial = await openTrial()
  handler = await trial.staff('order-handler')
}, 120_000)
afterAll(async () => {
  moveClock()
  await trial.close()
})
beforeEach(async () => {
  moveClock()
  await trial.setStock(20)
})

/** How a sealed text can be damaged. */
const damages: [string, (sealed: string) => string][] = [
  ['whose key is gone', (sealed) => `gone${sealed}`],
  ['whose bytes were changed', (sealed) => sealed.slice(0, -8) + 'AAAAAAAA'],
]

describe.each(damages)('a row %s', (_, spoil) => {
  test('of a purchase is left alone and named in the log, and the next purchases become orders', async () => {
    const logged = vi.spyOn(trial.shop.payload.logger, 'error')
    const [bad, good] = [await awaitingProof(), await awaitingProof()]
    const mend = await damage('purchases', { ref: bad.ref }, 'lines', spoil)
    for (const { next } of [bad, good]) await trial.pay(next)
    moveClock(MINUTE_MS)
    await sweepAll(trial.shop.payload)
    expect(await trial.purchaseState(good.ref)).toBe('ordered')
    expect(await trial.purchaseState(bad.ref)).toBe('paid_late')
    expect(await refsOfUnreadable()).toContain(bad.ref)
    const said = JSON.stringify(logged.mock.calls)
    expect(said).toMatch(/purchases \d+/)
    expect(said).not.toContain('aino@example.com')
    logged.mockRestore()

    await mend()
    await sweepAll(trial.shop.payload)
    expect(await trial.purchaseState(bad.ref)).toBe('ordered')
    expect(await refsOfUnreadable()).not.toContain(bad.ref)
  })

  test('of a purchase tells who paid it to wait, and keeps them from no other purchase', async () => {
    const shopper = await trial.shopperWith(1)
    const { next, purchaseRef } = await trial.purchase(shopper)
    await damage('purchases', { ref: purchaseRef }, 'lines', spoil)
    const again = await trial.purchase(shopper, { note: 'Soita ensin' })
    expect(await trial.settle(await trial.pay(again.next))).toMatchObject({ outcome: 'paid' })
    expect(await trial.settle(await trial.pay(next))).toMatchObject({ outcome: 'waiting' })
  })

  test('of a purchase that was given up lets go what can be told, and the rest when it opens', async () => {
    const giftCard = await trial.cardWorth(500)
    const shopper = await trial.shopperWith(1)
    const form = { giftCard, shownTotal: trial.goods.amount - 500 }
    const { next, purchaseRef } = await trial.purchase(shopper, form)
    const mend = await damage('purchases', { ref: purchaseRef }, 'lines', spoil)
    await trial.settle(await trial.pay(next, 'cancel'))
    expect(await trial.balance(giftCard, shopper)).toBe(500)
    expect(await trial.stock()).toBe(19)
    await mend()
    await sweepAll(trial.shop.payload)
    expect(await trial.stock()).toBe(20)
  })

  test('of an order stands in every list of the desk all the same, beside the others', async () => {
    const [bad, good] = [await paidOrder(), await paidOrder()]
    const queued = { waitsForOptician: true, refundNeedsStaff: true }
    for (const number of [bad, good]) await changeIf(trial.shop, 'orders', { number: { equals: number } }, queued)
    await damage('orders', { number: bad }, 'lines', spoil)
    await damage('orders', { number: bad }, 'eyes', spoil)
    const req = await trial.shop.req()
    for (const list of [todaysOrders, ordersWaitingForOptician, ordersToSend, ordersWithRefundTrouble]) {
      const numbers = (await list(req)).map(({ number }) => number)
      expect(numbers).toEqual(expect.arrayContaining([bad, good]))
    }
    expect((await findOrder(req, bad))?.bought.lines).toBeNull()
    expect(await prescriptionMarks(req, bad)).toEqual({ hasPrescriptions: true, isUnusual: false })
    await expectNo(trial.shop.ask(`/order/${bad}/prescriptions`, {}, handler), 409, 'order.unreadable')
    const list = await trial.shop.payload.find({ collection: 'orders' as never, limit: 0 })
    expect(JSON.stringify(list.docs)).toContain(bad)
  })

  test('of an order that is canceled gives the money back, and the goods when it opens', async () => {
    const [bad, good] = [await paidOrder(), await paidOrder()]
    const mend = await damage('orders', { number: bad }, 'lines', spoil)
    await trial.control({ mode: 'error-500', applies: 'all' })
    for (const number of [bad, good]) await trial.shop.ask(`/order/${number}/cancel`, { typed: number }, handler)
    await trial.control({ mode: 'normal', applies: 'all' })
    moveClock(2 * MINUTE_MS)
    await sweepAll(trial.shop.payload)
    for (const number of [bad, good]) expect(await order(number)).toMatchObject({ refunded: trial.goods.amount })
    expect(await order(bad)).toMatchObject({ isUnwound: false })
    expect(await trial.stock()).toBe(19)
    await mend()
    await sweepAll(trial.shop.payload)
    expect(await order(bad)).toMatchObject({ isUnwound: true, refunds: [{ state: 'done' }] })
    expect(await trial.stock()).toBe(20)
  })

  test('of a note of staff shows that there is one, and outlives what is noted after it', async () => {
    const number = await paidOrder()
    const note = (text: string) => trial.shop.ask(`/order/${number}/note`, { note: text }, handler)
    await note('Akseli tarkistettava')
    const where = { number: { equals: number } }
    const kept = async () =>
      (await findOne<{ timeline: { note: string }[] }>(trial.shop, 'orders', where))?.timeline ?? []
    const spoilt = (await kept()).map((entry) => ({ ...entry, note: entry.note && spoil(entry.note) }))
    await changeIf(trial.shop, 'orders', where, { timeline: spoilt })
    expect((await note('Soitettu')).status).toBe(200)
    expect((await order(number))?.timeline.map((entry) => entry.note)).toEqual(['', null, 'Soitettu'])
    expect((await kept())[1]?.note).toBe(spoilt[1]?.note)
  })

  test('of a cart is an empty cart, refused once with a sentence, and works from then on', async () => {
    const shopper = await trial.shopperWith(2)
    await damage('carts', { shopperId: shopperIdOf(shopper) }, 'lines', spoil)
    expect(await trial.cartOf(shopper)).toMatchObject({ items: [], pieces: 0 })
    expect((await trial.shop.ask('/checkout/view', undefined, shopper)).status).toBe(200)
    await expectNo(trial.place(shopper), 409, 'cart.empty')
    const add = () => trial.shop.ask('/cart/update', { skuId: trial.goods.skuId, quantity: 1 }, shopper)
    await expectNo(add(), 409, 'cart.unreadable')
    expect((await add()).status).toBe(200)
    expect(await trial.cartOf(shopper)).toMatchObject({ pieces: 1 })
  })

  test('of a cart keeps no payment from becoming an order', async () => {
    const shopper = await trial.shopperWith(1)
    const { next, purchaseRef } = await trial.purchase(shopper)
    await damage('carts', { shopperId: shopperIdOf(shopper) }, 'lines', spoil)
    expect(await trial.settle(await trial.pay(next))).toEqual({ outcome: 'paid', purchaseRef })
    expect(await trial.purchaseState(purchaseRef)).toBe('ordered')
  })

  test('of a letter is for staff at once, and the next letters leave', async () => {
    const req = await trial.shop.req()
    const [bad, good] = [`bad ${crypto.randomUUID()}`, `good ${crypto.randomUUID()}`]
    for (const key of [bad, good]) {
      await postOnce(req, key, { to: 'aino@example.com', subject: 'Hei', text: 'Hei', html: '<p>Hei</p>' })
      await stateOf(key, 'sent')
      const waits = { state: 'waiting', attempts: 0, nextAttemptAt: new Date(0).toISOString() }
      await changeIf(req, 'outbox', { key: { equals: key } }, waits)
    }
    await damage('outbox', { key: bad }, 'message', spoil)
    await sweepAll(trial.shop.payload)
    await stateOf(bad, 'failed')
    await stateOf(good, 'sent')
  })

  test('of a question for an order keeps no other from its answer', async () => {
    const number = await paidOrder()
    const asked = { number, email: 'aino@example.com' }
    const shopper = await trial.shop.newShopper()
    for (let turn = 0; turn < 2; turn += 1) await trial.shop.ask('/order/lookup', asked, shopper)
    const { id } = (await findOne<{ id: number }>(trial.shop, 'lookups', {}))!
    await damage('lookups', { id }, 'asked', spoil)
    moveClock(2 * MINUTE_MS)
    await sweepAll(trial.shop.payload)
    const letter = await findOne(trial.shop, 'outbox', { key: { like: `order ${number} lookup` } })
    expect(letter).not.toBeNull()
    await trial.shop.payload.db.deleteMany({ collection: 'lookups' as never, where: {} })
  })
})

async function awaitingProof(): Promise<{ next: string; ref: string }> {
  const { next, purchaseRef: ref } = await trial.purchase(await trial.shopperWith(1))
  return { next, ref }
}

async function paidOrder(): Promise<string> {
  const { next, ref } = await awaitingProof()
  await trial.settle(await trial.pay(next))
  return (await trial.orderOf(ref))?.number ?? ''
}

/** Damages what is sealed in one row, and gives what mends it. */
async function damage(
  collection: string,
  row: Record<string, string | number>,
  field: string,
  spoil: (sealed: string) => string,
): Promise<() => Promise<unknown>> {
  const where = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, { equals: value }]))
  const found = await findOne<Record<string, string>>(trial.shop, collection, where)
  const sealed = found?.[field] ?? ''
  const write = (text: string) => changeIf(trial.shop, collection, where, { [field]: text })
  expect(await write(spoil(sealed))).not.toBeNull()
  return () => write(sealed)
}

async function order(number: string) {
  return findOrder(await trial.shop.req(), number)
}

async function refsOfUnreadable(): Promise<string[]> {
  return (await unreadablePurchases(await trial.shop.req())).map(({ ref }) => ref)
}

function stateOf(key: string, state: string): Promise<unknown> {
  return vi.waitUntil(async () => {
    const letter = await findOne<{ state: string }>(trial.shop, 'outbox', { key: { equals: key } })
    return letter?.state === state
  })
}

function shopperIdOf({ cookie = '' }: Caller): string {
  return /=([\w-]+)\./.exec(cookie)?.[1] ?? ''
}
