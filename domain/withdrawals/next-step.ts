import type { OrderState } from '#contracts/orders.ts'
import type { Declaration } from '#contracts/withdrawals.ts'

/** What a declaration asks of staff: to cancel the order, to leave a part out of it, to have goods back, or nothing more. */
export type NextStep = 'cancel' | 'part' | 'back' | 'closed'

/** What is to be done with an order that its buyer withdraws from, by how far it has come. */
export function nextStep(state: OrderState, extent: Declaration['extent']): NextStep {
  if (state === 'canceled' || state === 'returned') return 'closed'
  if (state === 'sent' || state === 'delivered') return 'back'
  return extent === 'all' ? 'cancel' : 'part'
}
