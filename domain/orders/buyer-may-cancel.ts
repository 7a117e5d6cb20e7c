import type { OrderLine, OrderState } from '#contracts/orders.ts'
import { nextStates } from './transitions.ts'

/**
 * Whether the buyer may cancel an order: as long as it has not left us, but no longer once lenses may be on the
 * grinder, which they are from the moment that their prescription is confirmed.
 */
export function buyerMayCancel(order: {
  state: OrderState
  lines: readonly Pick<OrderLine, 'isMadeToMeasure'>[]
  /** What of it has left. */
  fulfillments: readonly object[]
}): boolean {
  const isGround = order.state === 'confirmed' && order.lines.some(({ isMadeToMeasure }) => isMadeToMeasure)
  return nextStates(order.state).includes('canceled') && !isGround && order.fulfillments.length === 0
}
