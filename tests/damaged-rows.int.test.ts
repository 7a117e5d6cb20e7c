import type { CollectionSlug } from 'payload'
import { describe, expect, test, vi } from 'vitest'
import { unreadablePurchases } from '#plugins/checkout/desk-purchases.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { changeIf, findOne } from '#plugins/kit/documents.ts'
import { enqueueLetter } from '#plugins/kit/outbox.ts'
import { runAllTasks } from '#plugins/kit/scheduler.ts'
import {
  ordersToSend,
  ordersWaitingForOptician,
  ordersWithRefundTrouble,
  todaysOrders,
} from '#plugins/orders/desk-orders.ts'
import { prescriptionMarks } from '#plugins/orders/prescription-marks.ts'
import { opened } from './opened.ts'
import { openOrderDesk } from './order-desk.ts'
import { expectRefused, type Caller } from './trial-shop.ts'

const MINUTE_MS = 60_000

const desk = opened(openOrderDesk)

/** Ways to damage a ciphertext. */
const damages: [string, (sealed: string) => string][] = [
  ['whose key is gone', (sealed) => `gone${sealed}`],
  ['whose bytes were changed', (sealed) => sealed.slice(0, -8) + 'AAAAAAAA'],
]

describe.each(damages)('a row %s', (_, spoil) => {
  test('of a purchase is left alone and named in the log, and the next purchases become orders', async () => {
    const logged = vi.spyOn(desk.shop.payload.logger, 'error')
    const [bad, good] = [await awaitingProof(), await awaitingProof()]
    const mend = await damage('purchases', { ref: bad.ref }, 'lines', spoil)
    for (const { next } of [bad, good]) await desk.pay(next)
    moveClock(MINUTE_MS)
    await runAllTasks(desk.shop.payload)
    expect(await desk.purchaseState(good.ref)).toBe('ordered')
    expect(await desk.purchaseState(bad.ref)).toBe('paid_late')
    expect(await refsOfUnreadable()).toContain(bad.ref)
    const said = JSON.stringify(logged.mock.calls)
    expect(said).toMatch(/purchases \d+/)
    expect(said).not.toContain('aino@example.com')
    logged.mockRestore()

    await mend()
    await runAllTasks(desk.shop.payload)
    expect(await desk.purchaseState(bad.ref)).toBe('ordered')
    expect(await refsOfUnreadable()).not.toContain(bad.ref)
  })

  test('of a purchase asks its payer to wait, and blocks no other purchase', async () => {
    const shopper = await desk.shopperWith(1)
    const { next, purchaseRef } = await desk.purchase(shopper)
    await damage('purchases', { ref: purchaseRef }, 'lines', spoil)
    const again = await desk.purchase(shopper, { note: 'Soita ensin' })
    expect(await desk.settle(await desk.pay(again.next))).toMatchObject({ outcome: 'paid' })
    expect(await desk.settle(await desk.pay(next))).toMatchObject({ outcome: 'waiting' })
  })

  test('of a purchase that was given up lets go what can be told, and the rest when it opens', async () => {
    const giftCard = await desk.cardWorth(500)
    const shopper = await desk.shopperWith(1)
    const form = { giftCard, shownTotal: desk.goods.amount - 500 }
    const { next, purchaseRef } = await desk.purchase(shopper, form)
    const mend = await damage('purchases', { ref: purchaseRef }, 'lines', spoil)
    await desk.settle(await desk.pay(next, 'cancel'))
    expect(await desk.balance(giftCard, shopper)).toBe(500)
    expect(await desk.stock()).toBe(19)
    await mend()
    await runAllTasks(desk.shop.payload)
    expect(await desk.stock()).toBe(20)
  })

  test('of an order stands in every list of the desk all the same, beside the others', async () => {
    const [{ number: bad }, { number: good }] = [await desk.paidOrder(), await desk.paidOrder()]
    const queued = { waitsForOptician: true, refundNeedsStaff: true }
    for (const number of [bad, good]) await changeIf(desk.shop, 'orders', { number: { equals: number } }, queued)
    await damage('orders', { number: bad }, 'lines', spoil)
    await damage('orders', { number: bad }, 'eyes', spoil)
    const req = await desk.shop.req()
    for (const list of [todaysOrders, ordersWaitingForOptician, ordersToSend, ordersWithRefundTrouble]) {
      const numbers = (await list(req)).map(({ number }) => number)
      expect(numbers).toEqual(expect.arrayContaining([bad, good]))
    }
    expect((await desk.orderNumbered(bad)).bought.lines).toBeNull()
    expect(await prescriptionMarks(req, bad)).toEqual({ hasPrescriptions: true, isUnusual: false })
    await expectRefused(desk.ask(bad, 'prescriptions', {}), 409, 'order.unreadable')
    const list = await desk.shop.payload.find({ collection: 'orders' as never, limit: 0 })
    expect(JSON.stringify(list.docs)).toContain(bad)
  })

  test('of an order in the queue cannot be read, so it stays there until it can be decrypted', async () => {
    const { number } = await desk.glassesOrder()
    const mend = await damage('orders', { number }, 'eyes', spoil)
    await expectRefused(desk.ask(number, 'prescriptions', {}), 409, 'order.unreadable')
    await expectRefused(desk.ask(number, 'move', { to: 'confirmed' }), 409, 'order.prescription_unread')
    expect((await desk.ask(number, 'note', { note: 'Avain puuttuu' })).status).toBe(200)
    const { state, timeline } = await desk.orderNumbered(number)
    expect([state, timeline.map(({ what }) => what)]).toEqual(['pending', ['received', 'pending', 'noted']])
    await mend()
    expect((await desk.ask(number, 'prescriptions', {})).status).toBe(200)
    expect((await desk.ask(number, 'move', { to: 'confirmed' })).status).toBe(200)
  })

  test('of an order that is canceled gives the money back, and the goods when it opens', async () => {
    const [{ number: bad }, { number: good }] = [await desk.paidOrder(), await desk.paidOrder()]
    const mend = await damage('orders', { number: bad }, 'lines', spoil)
    await desk.control({ mode: 'error-500', applies: 'all' })
    for (const number of [bad, good]) await desk.ask(number, 'cancel', { typed: number })
    await desk.control({ mode: 'normal', applies: 'all' })
    moveClock(2 * MINUTE_MS)
    await runAllTasks(desk.shop.payload)
    for (const number of [bad, good])
      expect(await desk.orderNumbered(number)).toMatchObject({ refunded: desk.goods.amount })
    expect(await desk.orderNumbered(bad)).toMatchObject({ isUnwound: false })
    expect(await desk.stock()).toBe(19)
    await mend()
    await runAllTasks(desk.shop.payload)
    expect(await desk.orderNumbered(bad)).toMatchObject({ isUnwound: true, refunds: [{ state: 'done' }] })
    expect(await desk.stock()).toBe(20)
  })

  test('of a note of staff shows that there is one, and outlives what is noted after it', async () => {
    const { number } = await desk.paidOrder()
    const note = (text: string) => desk.ask(number, 'note', { note: text })
    await note('Akseli tarkistettava')
    const where = { number: { equals: number } }
    const kept = async () => (await findOne(desk.shop, 'orders', where))?.timeline ?? []
    const spoilt = (await kept()).map((entry) => ({ ...entry, note: entry.note && spoil(entry.note) }))
    await changeIf(desk.shop, 'orders', where, { timeline: spoilt })
    expect((await note('Soitettu')).status).toBe(200)
    expect((await desk.orderNumbered(number)).timeline.map((entry) => entry.note)).toEqual(['', null, 'Soitettu'])
    expect((await kept())[1]?.note).toBe(spoilt[1]?.note)
  })

  test('of a cart is an empty cart, refused once with a sentence, and works from then on', async () => {
    const shopper = await desk.shopperWith(2)
    await damage('carts', { shopperId: shopperIdOf(shopper) }, 'lines', spoil)
    expect(await desk.cartOf(shopper)).toMatchObject({ items: [], pieces: 0 })
    expect((await desk.shop.ask('/checkout/view', undefined, shopper)).status).toBe(200)
    await expectRefused(desk.place(shopper), 409, 'cart.empty')
    const add = () => desk.shop.ask('/cart/update', { skuId: desk.goods.skuId, quantity: 1 }, shopper)
    await expectRefused(add(), 409, 'cart.unreadable')
    expect((await add()).status).toBe(200)
    expect(await desk.cartOf(shopper)).toMatchObject({ pieces: 1 })
  })

  test('of a cart is forgotten in its time like any other', async () => {
    const shopperId = shopperIdOf(await desk.shopperWith(1))
    await damage('carts', { shopperId }, 'lines', spoil)
    moveClock(31 * 24 * 60 * MINUTE_MS)
    await runAllTasks(desk.shop.payload)
    expect(await findOne(desk.shop, 'carts', { shopperId: { equals: shopperId } })).toBeNull()
  })

  test('of a cart keeps no payment from becoming an order', async () => {
    const shopper = await desk.shopperWith(1)
    const { next, purchaseRef } = await desk.purchase(shopper)
    await damage('carts', { shopperId: shopperIdOf(shopper) }, 'lines', spoil)
    expect(await desk.settle(await desk.pay(next))).toEqual({ outcome: 'paid', purchaseRef })
    expect(await desk.purchaseState(purchaseRef)).toBe('ordered')
  })

  test('of a letter is for staff at once, and the next letters leave', async () => {
    const req = await desk.shop.req()
    const [bad, good] = [`bad ${crypto.randomUUID()}`, `good ${crypto.randomUUID()}`]
    for (const key of [bad, good]) {
      await enqueueLetter(req, key, { to: 'aino@example.com', subject: 'Hei', text: 'Hei', html: '<p>Hei</p>' })
      await stateOf(key, 'sent')
      const waits = { state: 'waiting' as const, attempts: 0, nextAttemptAt: new Date(0).toISOString() }
      await changeIf(req, 'outbox', { key: { equals: key } }, waits)
    }
    await damage('outbox', { key: bad }, 'message', spoil)
    await runAllTasks(desk.shop.payload)
    await stateOf(bad, 'failed')
    await stateOf(good, 'sent')
  })

  test('of a question for an order keeps no other from its answer', async () => {
    const { number } = await desk.paidOrder()
    const asked = { number, email: 'aino@example.com' }
    const shopper = await desk.shop.newShopper()
    for (let turn = 0; turn < 2; turn += 1) await desk.shop.ask('/order/lookup', asked, shopper)
    const { id } = (await findOne(desk.shop, 'lookups', {}))!
    await damage('lookups', { id }, 'asked', spoil)
    moveClock(2 * MINUTE_MS)
    await runAllTasks(desk.shop.payload)
    const letter = await findOne(desk.shop, 'outbox', { key: { like: `order ${number} lookup` } })
    expect(letter).not.toBeNull()
    await desk.shop.payload.db.deleteMany({ collection: 'lookups' as never, where: {} })
  })
})

async function awaitingProof(): Promise<{ next: string; ref: string }> {
  const { next, purchaseRef: ref } = await desk.purchase(await desk.shopperWith(1))
  return { next, ref }
}

/** Damages the ciphertexts of one row, and gives the function that restores them. */
async function damage(
  collection: CollectionSlug,
  row: Record<string, string | number>,
  field: string,
  spoil: (sealed: string) => string,
): Promise<() => Promise<unknown>> {
  const where = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, { equals: value }]))
  const found = await findOne(desk.shop, collection, where)
  const sealed = String({ ...found }[field as 'id'])
  const write = (text: string) => changeIf(desk.shop, collection, where, { [field]: text } as object)
  expect(await write(spoil(sealed))).not.toBeNull()
  return () => write(sealed)
}

async function refsOfUnreadable(): Promise<string[]> {
  return (await unreadablePurchases(await desk.shop.req())).map(({ ref }) => ref)
}

function stateOf(key: string, state: string): Promise<unknown> {
  return vi.waitUntil(async () => {
    const letter = await findOne(desk.shop, 'outbox', { key: { equals: key } })
    return letter?.state === state
  })
}

function shopperIdOf({ cookie = '' }: Caller): string {
  return /=([\w-]+)\./.exec(cookie)?.[1] ?? ''
}
