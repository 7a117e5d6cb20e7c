import { isExchangeCode } from '#domain/orders/exchange.ts'
import type { TermedOrder } from '#domain/orders/return-terms.ts'
import { type PartedOrder, piecesIn } from '#domain/orders/row-pieces.ts'
import type { LineWithoutPrescription } from '#plugins/checkout/repository.ts'
import type { Order } from './order.ts'

/** What of an order says where its pieces are. */
export function partedOrder({
  state,
  bought,
  fulfillments,
  cancellations,
  returns,
}: Pick<
  Order,
  'state' | 'bought' | 'fulfillments' | 'cancellations' | 'returns'
>): PartedOrder<LineWithoutPrescription> {
  return { state, lines: bought.lines, fulfillments, cancellations, returns }
}

/** What of an order the terms of its goods depend on. */
export function termedOrder({ bought, membership, timeline, cancellations }: Order): TermedOrder {
  const lines = bought.lines.filter(({ ref, quantity }) => piecesIn(cancellations, ref) < quantity)
  const isExchanged = isExchangeCode(bought.discountCode)
  return { lines, membership: membership ?? 'none', isExchanged, timeline }
}
