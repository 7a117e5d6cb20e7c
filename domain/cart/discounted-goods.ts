import type { CartLine } from '#contracts/cart.ts'
import type { Cents } from '#contracts/money.ts'
import type { Discount } from '#domain/discounts/discount.ts'

type Line = Pick<CartLine, 'ref' | 'parentRef' | 'quantity' | 'price'>

/** What a code is counted on. */
interface DiscountedGoods {
  /** In cents; 0 where nothing in the cart is for the code. */
  amount: Cents
  /** The one row of which one piece is discounted; null where all goods are. */
  ref: string | null
}

/**
 * What of a cart a code takes off from: all goods and lens work, or one piece of the dearest frame that lenses are ground for,
 * at the price at which everybody buys it today.
 */
export function discountedGoods(lines: readonly Line[], { isForFrame }: Pick<Discount, 'isForFrame'>): DiscountedGoods {
  if (!isForFrame) return { amount: lines.reduce((sum, line) => sum + line.price.amount * line.quantity, 0), ref: null }
  const frames = lines.filter(({ ref }) => lines.some(({ parentRef }) => parentRef === ref))
  const [dearest] = frames.toSorted((one, other) => other.price.amount - one.price.amount)
  return { amount: dearest?.price.amount ?? 0, ref: dearest?.ref ?? null }
}
