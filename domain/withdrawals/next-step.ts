import type { OrderState } from '#contracts/orders.ts'
import type { Declaration } from '#contracts/withdrawals.ts'

/** What staff must do for a declaration: cancel the order, remove a part of it, take goods back, or nothing. */
export type NextStep = 'cancel' | 'part' | 'back' | 'closed'

/** What is to be done with an order that its buyer withdraws from, by how far it has come. */
export function nextStep(state: OrderState, extent: Declaration['extent']): NextStep {
  if (state === 'canceled' || state === 'returned') return 'closed'
  if (state === 'sent' || state === 'delivered') return 'back'
  return extent === 'all' ? 'cancel' : 'part'
}
