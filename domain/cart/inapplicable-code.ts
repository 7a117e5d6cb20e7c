import { InapplicableCode, type CartLine } from '#contracts/cart.ts'
import type { Discount } from '#domain/discounts/discount.ts'
import { Refusal } from '#domain/refusal.ts'
import { discountOnCart } from './discounted-goods.ts'

/** A code in a cart and its discount; null where an editor has deleted it since. */
export interface AppliedCode {
  code: string
  discount: Discount | null
}

/**
 * A code that takes nothing off these goods today, with the reason; null where it applies. The cart keeps it, since it
 * may apply again, and shows the reason.
 *
 * @param today ISO day.
 */
export function inapplicableCode(
  lines: readonly CartLine[],
  { code, discount }: AppliedCode,
  today: string,
): InapplicableCode | null {
  if (!discount) return { code, reason: 'discount.unknown', minimum: 0 }
  const found = discountOnCart(lines, discount, today)
  if (!(found instanceof Refusal)) return null
  const reason = InapplicableCode.shape.reason.options.find((known) => known === found.code)
  return reason ? { code: discount.code, reason, minimum: discount.minimum } : null
}
