import type { IdleCode } from '#contracts/cart.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { fill } from '../../shared/fill.ts'

const NAMES = {
  'discount.unknown': 'idle_unknown',
  'discount.used_up': 'idle_used_up',
  'discount.expired': 'idle_expired',
  'discount.not_yet_valid': 'idle_not_yet_valid',
  'discount.below_minimum': 'idle_below_minimum',
} as const satisfies Record<IdleCode['reason'], string>

/** Why a code in the cart takes nothing off, and what to do. */
export function idleSentence(
  { code, reason, minimum }: IdleCode,
  texts: Record<(typeof NAMES)[IdleCode['reason']], string>,
): string {
  return fill(texts[NAMES[reason]], { code, min: formatPrice(minimum) })
}
