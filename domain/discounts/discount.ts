import type { Cents } from '#contracts/money.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { Refusal } from '#domain/refusal.ts'
import { typedCode } from '#domain/typed-text.ts'

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
  /** Serves for frames and the lenses ground for them, and for nothing else in the cart. */
  isForPairs?: boolean
  /**
   * The exam after which a member of Friends has half a frame by the code, and whether the member has come. Its `day`
   * is an ISO day. Of other codes undefined.
   */
  exam?: { day: string; isHeld: boolean } | undefined
}

/**
 * How much a code that applies takes off these goods, in cents, as a positive number and never more than they cost.
 * Rounded in the shopper's favor.
 *
 * @param goods in cents; delivery is never counted.
 */
export function discountOn(goods: Cents, { kind, value }: Pick<Discount, 'kind' | 'value'>): Cents {
  const wanted = kind === 'percent' ? Math.round((goods * value) / 100) : value
  return Math.min(wanted, goods)
}

/** Why a code takes nothing off these goods today, or null if it does. */
export function problemWithDiscount(goods: Cents, discount: Discount, today: string): Refusal | null {
  const { minimum, isForFrame, isForPairs } = discount
  const problem = problemWithTerm(discount, today)
  if (problem) return problem
  if ((isForFrame || isForPairs) && goods === 0) return new Refusal('discount.needs_glasses')
  if (goods < minimum) return new Refusal('discount.below_minimum', { min: formatPrice(minimum) })
  return null
}

/** Why a code serves for nothing today: its days, or its uses. */
export function problemWithTerm(
  { startsOn, endsOn, usesLeft }: Pick<Discount, 'startsOn' | 'endsOn' | 'usesLeft'>,
  today: string,
): Refusal | null {
  if (today < startsOn) return new Refusal('discount.not_yet_valid')
  if (today > endsOn) return new Refusal('discount.expired')
  if (usesLeft !== null && usesLeft <= 0) return new Refusal('discount.used_up')
  return null
}

/** A typed discount code in its stored form: as `typedCode` cleans it, in capitals. */
export function normalizedCode(typed: string): string {
  return typedCode(typed).toUpperCase()
}
