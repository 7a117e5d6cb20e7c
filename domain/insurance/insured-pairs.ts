import type { InsuredPair } from '#contracts/insurance.ts'
import type { CartLine } from '#contracts/cart.ts'
import type { Cents } from '#contracts/money.ts'
import { isIn, returnTerms, type TermedOrder } from '#domain/orders/return-terms.ts'

type Line = TermedOrder['lines'][number] & Pick<CartLine, 'articleDescription'>

/** Days in which the code of an accepted claim buys another pair. */
export const CLAIM_CODE_DAYS = 60

/**
 * The glasses of an order that are insured on this ISO day, and how many pairs are left to claim for.
 *
 * @param leftOf pieces of a row that are neither given back nor replaced.
 */
export function insuredPairs(
  order: Omit<TermedOrder, 'lines'> & { lines: readonly Line[] },
  leftOf: (row: string) => number,
  day: string,
): InsuredPair[] {
  return order.lines.flatMap((line) => {
    const terms = returnTerms(line, order)
    const until = terms.find(({ name }) => name === 'insurance')?.until
    if (line.parentRef !== null || !until || !isIn('insurance', terms, day)) return []
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
