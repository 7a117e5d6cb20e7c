import type { Cents, Totals } from '#contracts/money.ts'

/** What all but gift cards costs after the discount, in cents: they make no delivery free, and are no goods that go back. */
export function goodsWorth({ rows, totalCost }: Pick<Totals, 'rows' | 'totalCost'>): Cents {
  return rows.reduce((worth, { kind, amount }) => (kind === 'voucher' ? worth - amount : worth), totalCost)
}
