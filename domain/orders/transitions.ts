import type { OrderState } from '#contracts/orders.ts'
import { Refusal } from '#domain/refusal.ts'

/**
 * The life of an order (specification §4). `pending` waits for the optician; what has left cannot be canceled, only
 * returned.
 */
const next: Record<OrderState, OrderState[]> = {
  received: ['confirmed', 'pending', 'canceled'],
  pending: ['confirmed', 'canceled'],
  confirmed: ['sent', 'pending', 'canceled'],
  sent: ['delivered', 'returned'],
  delivered: ['returned'],
  canceled: [],
  returned: [],
}

/** The states an order may go to from here. */
export function nextStates(from: OrderState): OrderState[] {
  return next[from]
}

/** Lets an order go on, or throws `order.step_not_allowed`. */
export function mustMove(from: OrderState, to: OrderState): void {
  if (!next[from].includes(to)) throw new Refusal('order.step_not_allowed', { from, to })
}
