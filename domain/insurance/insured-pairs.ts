import type { InsuredPair } from '#contracts/insurance.ts'
import type { CartLine } from '#contracts/cart.ts'
import type { Cents } from '#contracts/money.ts'
import { cameOn } from '#domain/orders/withdrawal-terms.ts'
import { isIn, returnTerms, type TermedOrder } from '#domain/orders/return-terms.ts'

type Line = TermedOrder['lines'][number] & Pick<CartLine, 'articleDescription'>

/** Days in which the code of an accepted claim buys another pair. */
export const CLAIM_CODE_DAYS = 60

/**
 * The glasses of an order that are insured on this ISO day, and how many pairs are left to claim for.
 *
 * @param leftOf pieces of a row that are neither given back nor replaced.
 * @param coveredUntil the last day on which a contract covers all its glasses; null where none does.
 */
export function insuredPairs(
  order: Omit<TermedOrder, 'lines'> & { lines: readonly Line[] },
  leftOf: (row: string) => number,
  day: string,
  coveredUntil: string | null = null,
): InsuredPair[] {
  return order.lines.flatMap((line) => {
    const terms = returnTerms(line, order)
    if (line.parentRef !== null) return []
    const ofMember = isIn('insurance', terms, day) ? terms.find(({ name }) => name === 'insurance')?.until : null
    const hasCome = cameOn(order.timeline) !== null
    const ofContract = hasCome && coveredUntil !== null && day <= coveredUntil ? coveredUntil : null
    const [until] = [ofMember ?? '', ofContract ?? ''].toSorted().toReversed()
    if (!until) return []
    return [{ row: line.ref, name: line.articleDescription, left: leftOf(line.ref), until }]
  })
}

type Priced = Pick<CartLine, 'ref' | 'parentRef' | 'price'>

/**
 * What the same pair costs, in cents: one frame and its lenses, at what they were sold for or what they cost now, whichever is
 * more. So a pair like the broken one costs its owner nothing.
 *
 * @param priceNow what a row's goods cost now; undefined where they are not sold any more.
 */
export function pairWorth(lines: readonly Priced[], row: string, priceNow: (ref: string) => Cents | undefined): Cents {
  return lines
    .filter(({ ref, parentRef }) => ref === row || parentRef === row)
    .reduce((sum, { ref, price }) => sum + Math.max(price.amount, price.ordinaryPrice ?? 0, priceNow(ref) ?? 0), 0)
}
