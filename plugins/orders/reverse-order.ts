import type { PayloadRequest } from 'payload'
import { piecesBySku } from '#domain/cart/pieces-by-sku.ts'
import { Refusal } from '#domain/refusal.ts'
import { returnStock } from '#plugins/catalog/repository.ts'
import { returnUse } from '#plugins/discounts/repository.ts'
import { finishRefunds, giveRefund } from '#plugins/payments/give-refund.ts'
import { orderRefunds } from './order-refunds.ts'
import { changeOrder, type Order } from './repository.ts'
import { endSubscriptions } from './subscription-owner.ts'
import { endCardsOf } from './withdraw-bought-card.ts'

/**
 * Puts goods, code and money of a canceled order back where they came from. Safe to repeat. Money the provider does not
 * refund, or gives no answer about, stays on the order: for staff, or for the sweep.
 */
export async function reverseOrder(req: PayloadRequest, order: Order, by: string): Promise<Order> {
  const { number, bought, placedAt } = order
  const ref = `order ${number}`
  const { storeId, isFromStore } = bought.delivery
  const shelf = isFromStore ? storeId : null
  for (const [skuId, pieces] of piecesBySku(bought.lines)) await returnStock(req, skuId, pieces, ref, shelf)
  if (bought.discountCode) await returnUse(req, bought.discountCode, ref, placedAt)
  await finishRefunds(req, orderRefunds, number).catch(standsOnOrder)
  await refundTheRest(req, number, by).catch(standsOnOrder)
  await endCardsOf(req, number)
  await endSubscriptions(req, order)
  return changeOrder(req, number, () => ({ isReversed: true }))
}

async function refundTheRest(req: PayloadRequest, number: string, by: string): Promise<void> {
  await giveRefund(req, orderRefunds, number, { key: 'all', amount: 'rest', by, note: '' })
}

function standsOnOrder(problem: unknown): void {
  if (!(problem instanceof Refusal)) throw problem
}
