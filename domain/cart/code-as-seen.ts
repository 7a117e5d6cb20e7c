import type { Cart, DiscountChange } from '#contracts/cart.ts'
import { normalizedCode } from '#domain/discounts/normalize-code.ts'
import { Refusal } from '#domain/refusal.ts'

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
