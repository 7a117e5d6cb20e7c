import { IdleCode } from '#contracts/cart.ts'
import type { Cents } from '#contracts/money.ts'
import { problemWithDiscount, type Discount } from '#domain/discounts/discount.ts'

/** A code that lies in a cart, and the discount behind it; null where an editor has deleted it since. */
export interface KeptCode {
  code: string
  discount: Discount | null
}

/**
 * A code that takes nothing off these goods today, with the reason; null where it serves. The cart keeps it, since it may
 * serve again, and shows the reason.
 *
 * @param goods goods and lens work in cents, delivery not counted.
 * @param today ISO day.
 */
export function idleCode(goods: Cents, { code, discount }: KeptCode, today: string): IdleCode | null {
  if (!discount) return { code, reason: 'discount.unknown', minimum: 0 }
  const problem = problemWithDiscount(goods, discount, today)
  const reason = IdleCode.shape.reason.options.find((known) => known === problem?.code)
  return reason ? { code: discount.code, reason, minimum: discount.minimum } : null
}
