import { beforeEach, expect, test } from 'vitest'
import { outstanding } from '#domain/payments/outstanding.ts'
import { runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'
import { ordersWithRefundTrouble } from '../admin/admin-orders.ts'

const admin = opened(openOrderAdmin)

beforeEach(() => admin.control({ mode: 'normal', applies: 'all' }))

test('an order whose refund failed stands among the refunds until as much has been given anew, in however many parts', async () => {
  const { number } = await admin.paidOrder()
  await refundInVain(number, 300)
  expect(await outstandingOn(number)).toBe(300)
  await refund(number, 100)
  expect([await outstandingOn(number), await isListed(number)]).toEqual([200, true])
  await refundInVain(number, 200)
  expect([await outstandingOn(number), await isListed(number)]).toEqual([200, true])
  await refund(number, 150)
  expect([await outstandingOn(number), await isListed(number)]).toEqual([50, true])
  await refund(number, 50)
  expect([await outstandingOn(number), await isListed(number)]).toEqual([0, false])
})

test('a canceled order whose money is given back in parts stands among the refunds until all of it is', async () => {
  const { number } = await admin.paidOrder()
  await admin.control({ mode: 'refund-fails' })
  await admin.ask(number, 'cancel', { typed: number })
  await refund(number, admin.goods.amount - 10)
  await runAllTasks(admin.shop.payload)
  expect([await outstandingOn(number), await isListed(number)]).toEqual([10, true])
  await refund(number, 10)
  expect([await outstandingOn(number), await isListed(number)]).toEqual([0, false])
})

test('a failed refund cannot be marked as given once a part of it was given anew', async () => {
  const { number } = await admin.paidOrder()
  await refundInVain(number, 300)
  await refund(number, 100)
  const [failed] = (await admin.orderNumbered(number)).refunds
  const settled = admin.ask(number, 'refund/settle', { key: failed?.key, as: 'done', typed: number })
  await expectRefused(settled, 422, 'order.refund_too_large')
  expect(await admin.orderNumbered(number)).toMatchObject({ refunded: 100 })
})

test('staff drop the outstanding sum once, after typing the number of the order', async () => {
  const { number } = await admin.paidOrder()
  await refundInVain(number, 300)
  await refund(number, 100)
  const drop = (typed: string) => admin.ask(number, 'refund/drop', { typed, note: 'Maksettiin tilille' })
  await expectRefused(drop('kyllä'), 422, 'order.confirmation_not_typed')
  expect(await (await drop(number)).json()).toEqual({ refunded: 100 })
  expect([await outstandingOn(number), await isListed(number)]).toEqual([0, false])
  expect((await admin.orderNumbered(number)).timeline.at(-1)).toMatchObject({
    what: 'refund_dropped',
    note: 'Maksettiin tilille',
  })
  await expectRefused(drop(number), 409, 'order.refund_settled')
  await refundInVain(number, 20)
  expect([await outstandingOn(number), await isListed(number)]).toEqual([20, true])
})

async function refundInVain(number: string, amount: number): Promise<void> {
  await admin.control({ mode: 'refund-fails' })
  await expectRefused(admin.refund(number, amount), 503, 'order.refund_failed')
}

async function refund(number: string, amount: number): Promise<void> {
  expect((await admin.refund(number, amount)).status).toBe(200)
}

async function outstandingOn(number: string): Promise<number> {
  const { promised, refunds } = await admin.orderNumbered(number)
  return outstanding(promised, refunds)
}

async function isListed(number: string): Promise<boolean> {
  return (await ordersWithRefundTrouble(await admin.shop.req())).some((one) => one.number === number)
}
