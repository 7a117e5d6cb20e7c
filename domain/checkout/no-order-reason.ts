import type { NoOrderReason } from '#contracts/checkout.ts'
import type { FailureCode } from '#contracts/refusals.ts'

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
