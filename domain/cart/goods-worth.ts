import type { Cart } from '#contracts/cart.ts'
import type { Cents } from '#contracts/money.ts'

/** What the goods and lens work of a cart cost after the discount, in cents: gift cards make no delivery free. */
export function goodsWorth({ totals, totalCost }: Pick<Cart, 'totals' | 'totalCost'>): Cents {
  return totals.rows.reduce((worth, { kind, amount }) => (kind === 'voucher' ? worth - amount : worth), totalCost)
}
