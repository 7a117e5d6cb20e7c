import type { Cents } from '#contracts/money.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { Refusal } from '#domain/refusal.ts'

/** A discount code as an editor has set it up. */
export interface Discount {
  code: string
  /** `percent` takes hundredths of the goods off, `amount` takes cents off. */
  kind: 'percent' | 'amount'
  value: number
  /** Goods needed before it serves, in cents. */
  minimum: Cents
  /** First and last day on which it serves, ISO days. */
  startsOn: string
  endsOn: string
  /** How often it may still be used; null without a limit. */
  usesLeft: number | null
  /** Serves for one frame that lenses are ground for, and for nothing else in the cart. */
  isForFrame?: boolean
}

/**
 * How much a code takes off these goods, in cents, as a positive number and never more than they cost.
 * Rounded in the shopper's favor. Throws the reason why it takes nothing off.
 *
 * @param goods in cents, what `discountedGoods` gives for the code: delivery is never counted.
 * @param today ISO day.
 */
export function discountOn(goods: Cents, discount: Discount, today: string): Cents {
  const problem = problemWithDiscount(goods, discount, today)
  if (problem) throw problem
  const wanted = discount.kind === 'percent' ? Math.round((goods * discount.value) / 100) : discount.value
  return Math.min(wanted, goods)
}

/** Why a code takes nothing off these goods today, or undefined if it does. */
export function problemWithDiscount(goods: Cents, discount: Discount, today: string): Refusal | null {
  const { startsOn, endsOn, usesLeft, minimum, isForFrame } = discount
  if (today < startsOn) return new Refusal('discount.not_yet_valid')
  if (today > endsOn) return new Refusal('discount.expired')
  if (usesLeft !== null && usesLeft <= 0) return new Refusal('discount.used_up')
  if (isForFrame && goods === 0) return new Refusal('discount.needs_glasses')
  if (goods < minimum) return new Refusal('discount.below_minimum', { min: formatPrice(minimum) })
  return null
}
