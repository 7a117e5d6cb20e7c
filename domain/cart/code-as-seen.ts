import type { Cart, DiscountChange } from '#contracts/cart.ts'
import { normalizedCode } from '#domain/discounts/normalize-code.ts'
import { Refusal } from '#domain/refusal.ts'

/**
 * Lets a change of the discount code pass, or throws `cart.changed` where the cart has another code than the shopper saw,
 * idle or not. A cart without a code, or with the code they want, loses nothing.
 */
export function mustBeCodeAsSeen(
  { code, seen }: Pick<DiscountChange, 'code' | 'seen'>,
  { discountCode, idleCode }: Pick<Cart, 'discountCode' | 'idleCode'>,
): void {
  const kept = discountCode ?? idleCode?.code
  if (kept === undefined || seen === undefined) return
  if (![seen, code].map(normalizedCode).includes(kept)) throw new Refusal('cart.changed')
}
