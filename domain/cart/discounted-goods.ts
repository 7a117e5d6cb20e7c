import type { CartLine } from '#contracts/cart.ts'
import type { Cents } from '#contracts/money.ts'
import { discountOn, problemWithDiscount, problemWithTerm, type Discount } from '#domain/discounts/discount.ts'
import { halfFrame } from '#domain/friends/half-frame.ts'
import { Refusal } from '#domain/refusal.ts'

type Line = Pick<
  CartLine,
  'ref' | 'parentRef' | 'category' | 'quantity' | 'price' | 'prescriptionGlasses' | 'prescriptionComes'
>

/** What a code takes off a cart. */
interface CartDiscount {
  /** In cents, more than 0. */
  off: Cents
  /** The one row of which one piece is discounted; null where all goods are. */
  ref: string | null
}

/**
 * What a code takes off a cart: of all goods and lens work, of glasses alone, of one piece of the dearest frame that lenses are
 * ground for, or half of a member's frame after an exam. Gives the reason where it takes nothing off.
 *
 * @param today ISO day.
 */
export function discountOnCart(lines: readonly Line[], discount: Discount, today: string): CartDiscount | Refusal {
  if (discount.exam) return ofExam(lines, discount, discount.exam, today)
  const { amount, ref } = discountedGoods(lines, discount)
  const problem = problemWithDiscount(amount, discount, today)
  return problem ?? { off: discountOn(amount, discount), ref }
}

function ofExam(
  lines: readonly Line[],
  discount: Discount,
  { day, isHeld }: NonNullable<Discount['exam']>,
  today: string,
): CartDiscount | Refusal {
  if (!isHeld && today <= discount.endsOn) return new Refusal('discount.exam_not_held')
  const problem = problemWithTerm(discount, today)
  if (problem) return problem
  const half = halfFrame(lines, day)
  return 'problem' in half ? new Refusal(half.problem) : half
}

function discountedGoods(lines: readonly Line[], { isForFrame, isForPairs }: Discount) {
  const isOfPair = ({ ref, parentRef, category }: Line) =>
    parentRef !== null || category === 'frames' || lines.some((other) => other.parentRef === ref)
  if (!isForFrame) {
    const counted = isForPairs ? lines.filter(isOfPair) : lines
    return { amount: counted.reduce((sum, line) => sum + line.price.amount * line.quantity, 0), ref: null }
  }
  const frames = lines.filter(({ ref }) => lines.some(({ parentRef }) => parentRef === ref))
  const [dearest] = frames.toSorted((one, other) => other.price.amount - one.price.amount)
  return { amount: dearest?.price.amount ?? 0, ref: dearest?.ref ?? null }
}
