import type { InapplicableCode } from '#contracts/cart.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { fill } from '../../shared/fill.ts'

const NAMES = {
  'discount.unknown': 'inapplicable_unknown',
  'discount.used_up': 'inapplicable_used_up',
  'discount.expired': 'inapplicable_expired',
  'discount.not_yet_valid': 'inapplicable_not_yet_valid',
  'discount.below_minimum': 'inapplicable_below_minimum',
  'discount.needs_glasses': 'inapplicable_needs_glasses',
  'discount.exam_not_held': 'inapplicable_exam_not_held',
  'discount.other_prescription': 'inapplicable_other_prescription',
  'discount.campaign_is_better': 'inapplicable_campaign_is_better',
} as const satisfies Record<InapplicableCode['reason'], string>

/** Why a code in the cart takes nothing off, and what to do. */
export function inapplicableCodeSentence(
  { code, reason, minimum }: InapplicableCode,
  texts: Record<(typeof NAMES)[InapplicableCode['reason']], string>,
): string {
  return fill(texts[NAMES[reason]], { code, min: formatPrice(minimum) })
}
