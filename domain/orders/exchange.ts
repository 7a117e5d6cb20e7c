import type { CartLine } from '#contracts/cart.ts'
import type { Cents } from '#contracts/money.ts'

/** Days in which the code of an exchange buys another pair. */
export const EXCHANGE_CODE_DAYS = 60

const PREFIX = 'VAIHTO-'

/** The code by which another pair is had for goods that came back; of a return's unguessable name. */
export function exchangeCode(ref: string): string {
  return `${PREFIX}${ref
    .replaceAll(/[^\da-z]/gi, '')
    .slice(0, 12)
    .toUpperCase()}`
}

/** Whether something was bought for goods that came back. */
export function isExchangeCode(code: string | null): boolean {
  return code?.startsWith(PREFIX) ?? false
}

type Piece = { ref: string; quantity: number }
type Line = Pick<CartLine, 'ref' | 'parentRef'>

/**
 * Glasses are exchanged as pairs: the frames of the chosen rows, and as many of the lenses ground for each. A row of lenses
 * stands for its frame.
 */
export function wholePairs(lines: readonly Line[], chosen: readonly Piece[]): Piece[] {
  const heads = new Map<string, number>()
  for (const { ref, quantity } of chosen) {
    const head = lines.find((line) => line.ref === ref)?.parentRef ?? ref
    heads.set(head, Math.max(quantity, heads.get(head) ?? 0))
  }
  return [...heads].flatMap(([head, quantity]) => [
    { ref: head, quantity },
    ...lines.filter(({ parentRef }) => parentRef === head).map(({ ref }) => ({ ref, quantity })),
  ])
}

/** What goods are worth in an exchange, in cents: the price at which they were sold, so that a pair of the same price costs nothing. */
export function exchangeWorth(lines: readonly (Line & { price: { amount: Cents } })[], goods: readonly Piece[]): Cents {
  return goods.reduce((sum, { ref, quantity }) => {
    const line = lines.find((one) => one.ref === ref)
    return sum + (line?.price.amount ?? 0) * quantity
  }, 0)
}
