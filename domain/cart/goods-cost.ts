import type { Cart } from '#contracts/cart.ts'
import type { Cents } from '#contracts/money.ts'

/** What goods and lens work in a cart cost before any discount, in cents: what a code is judged by. */
export function goodsCost({ totals }: Pick<Cart, 'totals'>): Cents {
  return totals.rows
    .filter(({ kind }) => kind === 'goods' || kind === 'lens_work')
    .reduce((sum, { amount }) => sum + amount, 0)
}
