import type { NoOrderReason, PurchaseOutcome } from '#contracts/checkout.ts'
import type { FailureCode } from '#contracts/refusals.ts'

/**
 * The states of a purchase, from the press of "Tilaa ja maksa" to an order.
 *
 * `freezing` written with its prices, its stock, code and card being reserved · `awaiting_payment` the shopper is at the
 * provider · `paid` proven, the order is being made · `ordered` done · `canceled` at the provider, or ordered anew before it was paid · `abandoned` not paid in time ·
 * `paid_late` proven after it had been given up, or after its rows had been bought by another · `refunding` it cannot
 * become an order, or another sum was paid than requested, so the money is on its way back · `refunded` money is back.
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

/** The states from which a purchase may reach this one; the database update is conditional on them. */
export function statesBefore(state: PurchaseState): PurchaseState[] {
  return (Object.keys(next) as PurchaseState[]).filter((from) => next[from].includes(state))
}

/** The result shown to the shopper, who is never shown "canceled" after paying. */
export function outcomeOf(state: PurchaseState): PurchaseOutcome {
  if (state === 'paid' || state === 'ordered') return 'paid'
  if (state === 'freezing' || state === 'awaiting_payment' || state === 'paid_late') return 'waiting'
  return state === 'refunding' || state === 'refunded' ? 'given_back' : 'canceled'
}

const REASONS: Partial<Record<FailureCode, NoOrderReason>> = {
  'article.sold_out': 'sold_out',
  'discount.used_up': 'discount_used_up',
  'discount.unknown': 'discount_removed',
  'giftcard.changed': 'gift_card_changed',
}

/** Why a late payment has no order, from the refusal when its goods, code and card were reserved again. */
export function noOrderReason(refused: FailureCode): NoOrderReason {
  return REASONS[refused] ?? 'too_late'
}
