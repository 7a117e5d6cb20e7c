import type { RowPieces } from '#contracts/order-parts.ts'
import type { OrderView } from '#contracts/orders.ts'

/** What has left together, oldest first, and what is to follow. */
export interface Parts {
  sent: OrderView['fulfillments']
  later: RowPieces[]
}

/** The parts of an order that is sent in several; null of one that leaves, or has left, as a whole. */
export function partsOf({ fulfillments, pieces }: Pick<OrderView, 'fulfillments' | 'pieces'>): Parts | null {
  const later = pieces.flatMap(({ ref, waiting }) => (waiting > 0 ? [{ ref, quantity: waiting }] : []))
  const isParted = fulfillments.length > 1 || (fulfillments.length === 1 && later.length > 0)
  return isParted ? { sent: fulfillments, later } : null
}
