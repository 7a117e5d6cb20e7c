import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'
import { orderView } from '../buyer/order-view.ts'
import { noteDeclaredReturn } from './return-rows.ts'
import { sendingsToTakeBack } from '../sending/send-order.ts'

const admin = opened(openOrderAdmin)
beforeEach(() => admin.control({ mode: 'normal', applies: 'all' }))

afterEach(() => moveClock())

const back = (number: string, body: object) => admin.ask(number, 'return', { isRefunded: true, typed: number, ...body })

test('returning piece by piece refunds each piece, and puts sound ones back on the shelf', async () => {
  const { number, ref } = await sentBottles(3)
  const { amount } = admin.goods
  const rows = [{ ref, quantity: 1 }]
  const first = await back(number, { rows, restocked: [{ ref, pieces: 1 }] })
  expect(await first.json()).toEqual({ state: 'sent', refunded: amount, refund: 'done' })
  expect(await admin.stock()).toBe(18)
  await expectRefused(back(number, { rows, restocked: [{ ref, pieces: 2 }] }), 422, 'order.restock_too_many')
  await expectRefused(back(number, { rows: [{ ref, quantity: 3 }] }), 409, 'order.row_too_many')
  await expectRefused(back(number, { rows, typed: 'kyllä' }), 422, 'order.confirmation_not_typed')
  expect(await (await back(number, { restocked: [{ ref, pieces: 1 }] })).json()).toMatchObject({ state: 'returned' })
  const order = await admin.orderNumbered(number)
  expect(order).toMatchObject({ refunded: order.totalCost, restocked: [{ ref, pieces: 2 }] })
  expect([await admin.stock(), order.timeline.map(({ what }) => what)]).toEqual([
    19,
    ['received', 'sent', 'part_returned', 'refunded', 'returned', 'refunded'],
  ])
  await expectRefused(back(number, {}), 409, 'order.step_not_allowed')
  await finishLaterWork()
  expect(await findOne(admin.shop, 'outbox', { key: { equals: `order ${number} returned 1` } })).not.toBeNull()
})

test('a piece whose return was declared and confirmed is paid for once when it is noted at the order', async () => {
  const { number, ref } = await sentBottles(2)
  const rows = [{ ref, quantity: 1 }]
  const req = await admin.shop.req()
  const declared = { declared: 'a declaration', rows, by: '', isExchanged: false }
  for (let turn = 0; turn < 2; turn += 1)
    expect(await noteDeclaredReturn(req, number, declared)).toBe(admin.goods.amount)
  expect(orderView(await admin.orderNumbered(number)).pieces).toMatchObject([{ sent: 1, returned: 1 }])
  // Its money is given by the declaration, which this test has not.
  const noted = await back(number, { rows, restocked: [] })
  expect(await noted.json()).toEqual({ state: 'sent', refunded: 0, refund: 'none' })
})

test('one of two simultaneous returns of the same pieces is refused, and so are unsent pieces', async () => {
  const { number, ref } = await sentBottles(2)
  const rows = [{ ref, quantity: 2 }]
  const both = await Promise.all([back(number, { rows }), back(number, { rows })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { number: here } = await admin.paidOrder()
  await expectRefused(back(here, {}), 409, 'order.step_not_allowed')
  await expectRefused(admin.ask(number, 'take-back', {}), 409, 'order.step_not_allowed')
})

test('a sending with returned pieces is not offered to be taken back', async () => {
  // Its letter is due in an hour, however long this takes.
  moveClock(3_600_000)
  const { number, ref } = await sentBottles(2)
  moveClock()
  const open = async () => sendingsToTakeBack(await admin.shop.req(), await admin.orderNumbered(number))
  expect(await open()).toMatchObject([{ n: 1 }])
  moveClock(3_600_000)
  await back(number, { rows: [{ ref, quantity: 1 }], isRefunded: false })
  moveClock()
  expect(await open()).toEqual([])
})

async function sentBottles(quantity: number): Promise<{ number: string; ref: string }> {
  const shownTotal = quantity * admin.goods.amount
  const { number } = await admin.paidOrder({ shownTotal }, await admin.shopperWith(quantity))
  await admin.ask(number, 'move', { to: 'sent' })
  return { number, ref: (await admin.orderNumbered(number)).bought.lines[0]?.ref ?? '' }
}
