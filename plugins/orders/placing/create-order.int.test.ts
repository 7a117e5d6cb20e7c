import { expect, test } from 'vitest'
import { findOne } from '#plugins/kit/storage/documents.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused } from '../../../tests/trial-shop.ts'
import { createOrder, type NewOrder } from './create-order.ts'
import { todaysOrders } from '../admin/admin-orders.ts'
import { postConfirmation } from '../post-letters.ts'

const admin = opened(openOrderAdmin)

test('a delivery of a subscription makes one order of its customer, however often it is created', async () => {
  const req = await admin.shop.req()
  const asked = await deliveryOf('S1 2026-12-01')
  const made = await Promise.all(Array.from({ length: 5 }, () => createOrder(req, asked)))
  const [order] = made
  expect(new Set(made.map(({ number }) => number)).size).toBe(1)
  expect(order).toMatchObject({
    source: asked.source,
    customer: 'C10042',
    language: 'fi',
    termsVersion: '2026-10-01',
    state: 'received',
    totalCost: admin.goods.amount,
    bought: { transactionId: null, paymentName: 'Veloitus kortilta' },
  })
  expect(await todaysOrders(req)).toContainEqual(expect.objectContaining(order!))
  expect((await createOrder(req, await deliveryOf('S1 2027-01-01'))).number).not.toBe(order?.number)
})

test('an order without a purchase is confirmed by mail, with its receipt', async () => {
  const req = await admin.shop.req()
  const order = await createOrder(req, await deliveryOf('S2 2026-12-01'))
  for (let turn = 0; turn < 2; turn += 1) await postConfirmation(req, order)
  const key = { key: { equals: `order ${order.number} confirmation` } }
  const posted = await findOne(admin.shop, 'outbox', key)
  const { to, text, attachments = [] } = unseal(posted?.message ?? '') as Letter
  expect(to).toBe('aino@example.com')
  expect(text).toContain('Maksutapa: Veloitus kortilta.')
  expect(attachments.map(({ filename }) => filename)).toEqual([`kuitti-${order.number}.pdf`])
  expect(
    Buffer.from(attachments[0]?.content ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('staff settle by hand the refund of an order that no provider knows', async () => {
  const { number } = await createOrder(await admin.shop.req(), await deliveryOf('S3 2026-12-01'))
  await expectRefused(admin.refund(number, 100), 503, 'order.refund_failed')
  const [refund] = (await admin.orderNumbered(number)).refunds
  const byHand = await admin.ask(number, 'refund/settle', { key: refund?.key, as: 'done', typed: number })
  expect(await byHand.json()).toEqual({ refunded: 100, refund: 'done' })
})

/** What a subscription would ask for: the goods of an ordinary order, under a name of its own and paid in another way. */
async function deliveryOf(ref: string): Promise<NewOrder> {
  const { bought } = await admin.orderNumbered((await admin.paidOrder()).number)
  return {
    source: { kind: 'subscription', ref },
    buyer: { ...bought.form, customer: 'C10042', language: 'fi' },
    lines: bought.lines,
    prescriptions: {},
    delivery: bought.delivery,
    totals: bought.totals,
    payment: { methodId: 70, methodName: 'Veloitus kortilta', transactionId: null, giftCard: null, discountCode: null },
    terms: '2026-10-01',
  }
}
