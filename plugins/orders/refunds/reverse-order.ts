import type { PayloadRequest } from 'payload'
import type { RestockedRow } from '#contracts/order-handling.ts'
import { piecesBySku } from '#domain/cart/goods.ts'
import { piecesIn } from '#domain/orders/row-pieces.ts'
import type { RefundAsked } from '#domain/payments/refund-claim.ts'
import { Refusal } from '#domain/refusal.ts'
import { restock, returnStock } from '#plugins/catalog/take-stock.ts'
import type { LineWithoutPrescription } from '#plugins/checkout/repository.ts'
import { returnUse } from '#plugins/discounts/repository.ts'
import { finishRefunds, giveRefund } from '#plugins/payments/give-refund.ts'
import { orderRefunds } from './order-refunds.ts'
import type { Bought, Order } from '../order.ts'
import { endSubscriptions, fittingBookings } from '../hooks.ts'
import { endCardsOf } from './withdraw-bought-card.ts'

/**
 * Puts goods, code and money of a canceled order back where they came from. Safe to repeat. Money the provider does not
 * refund, or gives no answer about, stays on the order: for staff, or for the step that asks for it.
 */
export async function reverseOrder(req: PayloadRequest, order: Order): Promise<void> {
  const { number, bought, placedAt, timeline } = order
  const ref = `order ${number}`
  const { storeId, isFromStore } = bought.delivery
  const shelf = isFromStore ? storeId : null
  for (const [skuId, pieces] of piecesBySku(lessCanceled(order))) await returnStock(req, skuId, pieces, ref, shelf)
  if (bought.discountCode) await returnUse(req, bought.discountCode, ref, placedAt)
  const by = timeline.findLast(({ what }) => what === 'canceled')?.who ?? ''
  await giveBack(req, order, { key: 'all', amount: 'rest', by })
  await endCardsOf(req, number)
  await endSubscriptions(req, order)
  await fittingBookings.only(req)?.cancel(req, number)
}

/** Gives money of an order back. What the provider does not give, or gives no answer about, stays on the order. */
export async function giveBack(
  req: PayloadRequest,
  { number }: Order,
  asked: Pick<RefundAsked, 'key' | 'amount' | 'by'>,
): Promise<void> {
  await finishRefunds({ req, owner: orderRefunds, ref: number }).catch(standsOnOrder)
  if (asked.amount !== 0)
    await giveRefund({ req, owner: orderRefunds, ref: number }, { ...asked, note: '' }).catch(standsOnOrder)
}

/** What a canceled order had left: rows that were called off before have gone back by themselves. */
function lessCanceled({ bought, cancellations }: Order): LineWithoutPrescription[] {
  return bought.lines.map((line) => ({ ...line, quantity: line.quantity - piecesIn(cancellations, line.ref) }))
}

function standsOnOrder(problem: unknown): void {
  if (!(problem instanceof Refusal)) throw problem
}

/** Puts returned pieces that passed inspection back where they were taken from: once for each row, if repeated. */
export async function restockRows(
  req: PayloadRequest,
  { lines, delivery }: Bought,
  restocked: readonly RestockedRow[],
  keyOf: (ref: string) => string,
): Promise<void> {
  for (const { ref, pieces } of restocked) {
    const line = lines.find((each) => each.ref === ref)
    if (line) await restock(req, line.skuId, pieces, keyOf(ref), delivery.isFromStore ? delivery.storeId : null)
  }
}
