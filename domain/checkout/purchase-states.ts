import type { PurchaseOutcome } from '#contracts/checkout.ts'

/**
 * From the press of "Tilaa ja maksa" to an order: where a purchase can stand.
 *
 * `freezing` its stock is being taken · `awaiting_payment` the shopper is with the provider · `paid` proven, the
 * order is being made · `ordered` done · `canceled` the provider said no · `abandoned` not paid in time ·
 * `paid_late` proven after it had been given up, or after its rows had been bought by another · `refunding` it cannot
 * become an order, or another sum came than was asked, so the money is on its way back · `refunded` money is back.
 */
export type PurchaseState =
  | 'freezing'
  | 'awaiting_payment'
  | 'paid'
  | 'ordered'
  | 'canceled'
  | 'abandoned'
  | 'paid_late'
  | 'refunding'
  | 'refunded'

const next: Record<PurchaseState, PurchaseState[]> = {
  freezing: ['awaiting_payment', 'paid', 'abandoned'],
  awaiting_payment: ['paid', 'canceled', 'abandoned', 'paid_late', 'refunding'],
  paid: ['ordered'],
  ordered: [],
  canceled: ['paid_late', 'refunding'],
  abandoned: ['paid_late', 'refunding'],
  paid_late: ['paid', 'refunding'],
  refunding: ['refunded'],
  refunded: ['refunding'],
}

/** The states from which a purchase may come into this one. The database is asked to move it only from there. */
export function statesBefore(state: PurchaseState): PurchaseState[] {
  return (Object.keys(next) as PurchaseState[]).filter((from) => next[from].includes(state))
}

/** What the shopper is told of it. A shopper who has paid is never told that it was canceled. */
export function outcomeOf(state: PurchaseState): PurchaseOutcome {
  if (state === 'paid' || state === 'ordered') return 'paid'
  if (state === 'freezing' || state === 'awaiting_payment' || state === 'paid_late') return 'waiting'
  return state === 'refunding' || state === 'refunded' ? 'given_back' : 'canceled'
}
