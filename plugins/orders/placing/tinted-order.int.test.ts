import { expect, test } from 'vitest'
import type { CartAnswer } from '#contracts/cart.ts'
import type { OrderView } from '#contracts/orders.ts'
import { receiptRows } from '#domain/orders/receipt-rows.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { prescription } from '../../../tests/some-prescription.ts'
import { goodsOf } from '../../../tests/fixtures.ts'

const admin = opened(openOrderAdmin)
const examinedOn = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)

test('a tint is paid for and named in order, mail, receipt and prescription, beside the exam day of contact lenses', async () => {
  const { shop } = admin
  const get = async (path: string) => (await shop.ask(path)).json()
  const { frame, lens } = await goodsOf(get)
  const shopper = await shop.newShopper()
  await shop.ask(
    '/cart/update',
    {
      skuId: frame.skuId,
      quantity: 1,
      childSkuId: frame.lensesSkuId,
      prescriptionGlasses: prescription(),
      lensConfiguration: { tint: { color: 'brown', degree: 50 } },
    },
    shopper,
  )
  const { articleId, parameters } = lens
  const addition = { articleId, right: { parameters, quantity: 1 }, confirmsPrescription: true, examinedOn }
  const { cartHead } = (await (await shop.ask('/cart/lenses', addition, shopper)).json()) as CartAnswer
  const { number, purchaseRef } = await admin.paidOrder({ shownTotal: cartHead.cart.totalCost }, shopper)

  const confirmed = await shop.ask(`/order/confirmation/${purchaseRef}`, undefined, shopper)
  const { lines, totals } = ((await confirmed.json()) as { order: OrderView }).order
  const [, ground] = lines
  expect(ground).toMatchObject({
    variety: 'Ruskea 50\u00A0%',
    price: { amount: await priceOf(frame.lensesSkuId, 3900) },
  })
  expect(totals.rows).toContainEqual({ kind: 'lens_work', amount: ground?.price.amount, vatRate: 2550 })
  expect(JSON.stringify(receiptRows(lines, totals, { right: 'Oikea', left: 'Vasen' }))).toContain('Ruskea 50\u00A0%')
  expect(JSON.stringify(await letterOf(number))).toContain('Ruskea 50')

  const read = (await (await admin.ask(number, 'prescriptions', {})).json()) as { prescriptions: object[] }
  expect(read.prescriptions).toMatchObject([{ variety: 'Ruskea 50\u00A0%', examinedOn: null }, { examinedOn }])
})

async function priceOf(skuId: number, tint: number): Promise<number> {
  const lenses = await findOne(admin.shop, 'skus', { number: { equals: skuId } })
  const price = await findOne(admin.shop, 'prices', { article: { equals: lenses?.article } })
  return (price?.amount ?? 0) + tint
}

async function letterOf(number: string): Promise<unknown> {
  const key = `order ${number} confirmation`
  const found = await findOne(admin.shop, 'outbox', { key: { equals: key } })
  return found && unseal(found.message)
}
