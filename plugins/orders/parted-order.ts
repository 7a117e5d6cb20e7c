import type { PartedOrder } from '#domain/orders/row-pieces.ts'
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
