import { type Cart, type CartLine, type DiscountChange, InapplicableCode } from '#contracts/cart.ts'
import { type Discount, normalizedCode } from '#domain/discounts/discount.ts'
import { Refusal } from '#domain/refusal.ts'
import { discountOnCart } from './discounted-goods.ts'

/**
 * Throws `cart.changed` where the cart has another discount code than the shopper saw, inapplicable or not. Passes where the cart
 * has no code or already the wanted one.
 */
export function assertMatchSeenCode(
  { code, seen }: Pick<DiscountChange, 'code' | 'seen'>,
  { discountCode, inapplicableCode }: Pick<Cart, 'discountCode' | 'inapplicableCode'>,
): void {
  const current = discountCode ?? inapplicableCode?.code
  if (current === undefined || seen === undefined) return
  if (![seen, code].map(normalizedCode).includes(current)) throw new Refusal('cart.changed')
}

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
