import { isExchangeCode } from '#domain/orders/exchange.ts'
import { piecesIn } from '#domain/orders/row-pieces.ts'
import type { TermedOrder } from '#domain/orders/return-terms.ts'
import type { Order } from './order.ts'

/** What of an order the terms of its goods depend on. */
export function termedOrder({ bought, membership, timeline, cancellations }: Order): TermedOrder {
  const lines = bought.lines.filter(({ ref, quantity }) => piecesIn(cancellations, ref) < quantity)
  const isExchanged = isExchangeCode(bought.discountCode)
  return { lines, membership: membership ?? 'none', isExchanged, timeline }
}
