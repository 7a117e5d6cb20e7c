import type { Cart, CartLine } from '#contracts/cart.ts'
import type { Cents } from '#contracts/money.ts'

export interface ChangedPrice {
  line: CartLine
  before: Cents
}

/** The lines that cost something else than when they were last shown. */
export function changedPrices(shown: Map<string, Cents>, { items }: Cart): ChangedPrice[] {
  return items.flatMap((line) => {
    const before = shown.get(line.ref)
    return before === undefined || before === line.price.amount ? [] : [{ line, before }]
  })
}

/** What every line of a cart costs, by its ref. */
export function pricesOf({ items }: Pick<Cart, 'items'>): Map<string, Cents> {
  return new Map(items.map(({ ref, price }) => [ref, price.amount]))
}
