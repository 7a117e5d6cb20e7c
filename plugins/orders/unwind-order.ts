import type { PayloadRequest } from 'payload'
import { piecesBySku } from '#plugins/checkout/holds.ts'
import { returnStock } from '#plugins/catalog/repository.ts'
import { returnUse } from '#plugins/discounts/repository.ts'
import { finishOpenRefunds, giveRefund } from './give-refund.ts'
import { changeOrder, orderNumbered, type Order } from './repository.ts'

/** Puts goods, code and money of a canceled order back where they came from. Safe to repeat. */
export async function unwindOrder(req: PayloadRequest, order: Order, by: string): Promise<Order> {
  const { number, bought } = order
  const ref = `order ${number}`
  for (const [skuId, { pieces }] of piecesBySku(bought.lines)) await returnStock(req, skuId, pieces, ref)
  if (bought.discountCode) await returnUse(req, bought.discountCode, ref)
  await finishOpenRefunds(req, order)
  const { totalCost, refunded } = await orderNumbered(req, number)
  const left = totalCost - refunded
  if (left > 0) await giveRefund(req, number, { key: `${number}-all`, amount: left, by, note: '' })
  return changeOrder(req, number, () => ({ isUnwound: true }))
}
