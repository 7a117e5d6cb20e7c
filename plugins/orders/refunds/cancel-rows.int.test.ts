import { beforeEach, expect, test } from 'vitest'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'
import { orderView } from '../buyer/order-view.ts'

const admin = opened(openOrderAdmin)
beforeEach(() => admin.control({ mode: 'normal', applies: 'all' }))

const cancel = (number: string, rows?: { ref: string; quantity: number }[]) =>
  admin.ask(number, 'cancel', { typed: number, ...(rows && { rows }) })
const whatHappened = async (number: string) => (await admin.orderNumbered(number)).timeline.map(({ what }) => what)

test('canceling piece by piece refunds each piece alone, and ends the order with the last', async () => {
  const { number, ref } = await bottles(3)
  const { amount } = admin.goods
  expect(await admin.stock()).toBe(17)
  for (const n of [1, 2]) {
    const answer = await cancel(number, [{ ref, quantity: 1 }])
    expect(await answer.json()).toEqual({ state: 'received', refunded: n * amount, refund: 'done' })
    expect(await admin.stock()).toBe(17 + n)
  }
  await expectRefused(cancel(number, [{ ref, quantity: 2 }]), 409, 'order.row_too_many')
  await finishLaterWork()
  const letter = await findOne(admin.shop, 'outbox', { key: { equals: `order ${number} canceled 1` } })
  expect((unseal(letter?.message ?? '') as { text: string }).text).toMatch(/olemme peruneet .*: 1 × .*Muut tuotteet/s)
  expect(orderView(await admin.orderNumbered(number))).toMatchObject({
    pieces: [{ ref, waiting: 1, canceled: 2 }],
    cancellations: [{ refund: amount }, { refund: amount }],
  })
  expect(await (await cancel(number, [{ ref, quantity: 1 }])).json()).toMatchObject({ state: 'canceled' })
  const { source, refunded, totalCost } = await admin.orderNumbered(number)
  expect([refunded, await admin.stock()]).toEqual([totalCost, 20])
  expect(await admin.paymentOf(source.ref)).toMatchObject({ refundedAmount: totalCost })
  await expectRefused(cancel(number, [{ ref, quantity: 1 }]), 409, 'order.step_not_allowed')
})

test('canceling the rest of a partly sent order leaves the sent part as the whole order', async () => {
  const { number, ref } = await bottles(3)
  await admin.ask(number, 'fulfill', { rows: [{ ref, quantity: 2 }] })
  expect(await (await cancel(number)).json()).toEqual({ state: 'sent', refunded: admin.goods.amount, refund: 'done' })
  expect(await admin.stock()).toBe(18)
  expect(await whatHappened(number)).toEqual(['received', 'part_sent', 'rest_canceled', 'refunded'])
  expect(orderView(await admin.orderNumbered(number)).withdrawal).not.toBeNull()
  expect(await (await admin.ask(number, 'take-back', { n: 1 })).json()).toEqual({ state: 'received' })
  expect(orderView(await admin.orderNumbered(number))).toMatchObject({
    pieces: [{ waiting: 2, canceled: 1 }],
    withdrawal: null,
  })
})

test('canceling glasses in the optician’s queue lets the bottle beside them be sent', async () => {
  const shopper = await admin.shopperWith(1)
  const { number } = await admin.paidOrder({ shownTotal: await admin.addGlasses(shopper) }, shopper)
  const { bought, totalCost } = await admin.orderNumbered(number)
  const frame = bought.lines.find(({ ref }) => bought.lines.some(({ parentRef }) => parentRef === ref))
  const answer = await cancel(number, [{ ref: frame?.ref ?? '', quantity: 1 }])
  expect(await answer.json()).toMatchObject({ state: 'confirmed', refunded: totalCost - admin.goods.amount })
  expect(await admin.orderNumbered(number)).toMatchObject({ waitsForOptician: false })
  expect((await admin.ask(number, 'move', { to: 'sent' })).status).toBe(200)
})

test('a canceled piece is refunded to the gift card first, and the rest to the bank', async () => {
  const giftCard = await admin.cardWorth(500)
  const shopper = await admin.shopperWith(2)
  const { number } = await admin.paidOrder({ giftCard, shownTotal: 2 * admin.goods.amount - 500 }, shopper)
  const { bought, source } = await admin.orderNumbered(number)
  await cancel(number, [{ ref: bought.lines[0]?.ref ?? '', quantity: 1 }])
  expect(await admin.balance(giftCard, shopper)).toBe(500)
  expect(await admin.paymentOf(source.ref)).toMatchObject({ refundedAmount: admin.goods.amount - 500 })
})

test('one of two simultaneous cancellations is refused, and a failed refund is left to staff', async () => {
  const { number, ref } = await bottles(2)
  await admin.control({ mode: 'refund-fails' })
  const both = await Promise.all([cancel(number, [{ ref, quantity: 2 }]), cancel(number, [{ ref, quantity: 2 }])])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const other = await bottles(2)
  await admin.control({ mode: 'refund-fails' })
  expect(await (await cancel(other.number, [{ ref: other.ref, quantity: 1 }])).json()).toEqual({
    state: 'received',
    refunded: 0,
    refund: 'failed',
  })
  expect(await admin.orderNumbered(other.number)).toMatchObject({ promised: admin.goods.amount, refunded: 0 })
})

async function bottles(quantity: number): Promise<{ number: string; ref: string }> {
  const shownTotal = quantity * admin.goods.amount
  const { number } = await admin.paidOrder({ shownTotal }, await admin.shopperWith(quantity))
  return { number, ref: (await admin.orderNumbered(number)).bought.lines[0]?.ref ?? '' }
}
