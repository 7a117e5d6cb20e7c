import type { OrderState, OrderStatus } from '#contracts/orders.ts'
import { Refusal } from '#domain/refusal.ts'

/**
 * Where an order may go from each state (specification §4).
 *
 * `received` paid, nothing done yet · `pending` waits for the optician or for the customer's answer · `confirmed` may be
 * made and packed · `sent` has left, or lies ready in its store · `delivered` handed over · `returned` came back ·
 * `canceled` called off. Ground lenses cannot be called back, so nothing is canceled once it has left.
 */
const NEXT: Record<OrderState, OrderState[]> = {
  received: ['confirmed', 'pending', 'sent', 'canceled'],
  pending: ['confirmed', 'canceled'],
  confirmed: ['sent', 'pending', 'canceled'],
  sent: ['delivered', 'returned'],
  delivered: ['returned'],
  canceled: [],
  returned: [],
}

/** The states an order may go to next, the usual one first. */
export function nextStates(state: OrderState): OrderState[] {
  return NEXT[state]
}

/** So long a sending can be taken back, in milliseconds: its letter leaves afterwards. */
export const TAKE_BACK_MS = 30_000

/** The state to which a sending is taken back: the last one from which an order can be sent. */
export function stateBeforeSending(timeline: readonly { what: string }[]): OrderState {
  const before = timeline.findLast(({ what }) => what === 'received' || what === 'confirmed')
  return before?.what === 'confirmed' ? 'confirmed' : 'received'
}

/** Throws if this transition is not allowed. Staying in a state is no transition. */
export function assertMove(from: OrderState, to: OrderState): void {
  if (!nextStates(from).includes(to)) throw new Refusal('order.step_not_allowed')
}

/** Specification §3: Undefined −1, Handling 1, Delivered 2, Canceled 3. What came back had been delivered. */
const STATUS: Record<OrderState, OrderStatus> = {
  received: 1,
  confirmed: 1,
  pending: 1,
  sent: 1,
  delivered: 2,
  returned: 2,
  canceled: 3,
}

/** The code of specification §3 for a state of §4, as the wire has it. */
export function orderStatus(state: OrderState): OrderStatus {
  return STATUS[state]
}
