import type { RowPieces, TakenBack } from '#contracts/order-parts.ts'
import type { OrderView } from '#contracts/orders.ts'

/** What has left together, what was called off and what came back, oldest first, and what is to follow. */
export interface Parts {
  sent: OrderView['fulfillments']
  later: RowPieces[]
  canceled: TakenBack[]
  returned: TakenBack[]
}

/** The parts of an order that is not sent as a whole, or not all of it; null of any other. */
export function partsOf({
  fulfillments: sent,
  pieces,
  cancellations: canceled,
  returns: returned,
}: Pick<OrderView, 'fulfillments' | 'pieces' | 'cancellations' | 'returns'>): Parts | null {
  const later = pieces.flatMap(({ ref, waiting }) => (waiting > 0 ? [{ ref, quantity: waiting }] : []))
  const isParted = sent.length > 1 || (sent.length === 1 && later.length > 0) || canceled.length + returned.length > 0
  return isParted ? { sent, later, canceled, returned } : null
}
