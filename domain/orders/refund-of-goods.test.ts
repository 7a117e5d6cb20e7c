import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Totals } from '#contracts/money.ts'
import { refundOfGoods } from './refund-of-goods.ts'

const line = (ref: string, amount: number, quantity: number) => ({ ref, quantity, price: { amount } })
const totals = (goods: number, delivery = 0, discount = 0): Pick<Totals, 'rows' | 'totalCost'> => ({
  totalCost: goods + delivery - discount,
  rows: [
    { kind: 'goods', amount: goods, vatRate: 2550 },
    { kind: 'delivery', amount: delivery, vatRate: 2550 },
    { kind: 'discount', amount: -discount, vatRate: 2550 },
  ],
})

describe('the refund for returned goods', () => {
  const lines = [line('a', 1000, 2), line('b', 500, 1)]

  test.each([
    ['one piece of two', totals(2500, 490), [{ ref: 'a', quantity: 1 }], 1000],
    [
      'everything, with its delivery',
      totals(2500, 490),
      [
        { ref: 'a', quantity: 2 },
        { ref: 'b', quantity: 1 },
      ],
      2990,
    ],
    ['a piece of a discounted order', totals(2500, 0, 250), [{ ref: 'a', quantity: 1 }], 900],
    ['a cent that cannot be divided, in the buyer’s favor', totals(2500, 0, 1), [{ ref: 'b', quantity: 1 }], 500],
  ])('covers %s', (_, sums, goods, refund) => expect(refundOfGoods(lines, sums, goods, [])).toBe(refund))

  test.each([
    ['the discounted frame', 'frame', 4950],
    ['another row', 'bottle', 990],
  ])('covers %s after a discount for the frame alone', (_, ref, refund) => {
    const bought = [{ ...line('frame', 9900, 1), ownDiscount: 4950 }, line('lenses', 20_000, 1), line('bottle', 990, 1)]
    expect(refundOfGoods(bought, totals(30_890, 0, 4950), [{ ref, quantity: 1 }], [])).toBe(refund)
  })

  test('adds up over all pieces to exactly what was paid, however they are divided', () => {
    const bought = fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 100_000 }), quantity: fc.integer({ min: 1, max: 4 }) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    fc.assert(
      fc.property(bought, fc.nat(1500), fc.double({ min: 0, max: 1, noNaN: true }), (rows, delivery, share) => {
        const all = rows.map(({ amount, quantity }, index) => line(String(index), amount, quantity))
        const goods = all.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0)
        const sums = totals(goods, delivery, Math.floor(goods * share))
        const pieces = all.flatMap(({ ref, quantity }) =>
          Array.from({ length: quantity }, () => ({ ref, quantity: 1 })),
        )
        const refunds = pieces.map((piece, index) => refundOfGoods(all, sums, [piece], pieces.slice(0, index)))
        expect(refunds.reduce((sum, refund) => sum + refund, 0)).toBe(sums.totalCost)
        expect(Math.min(...refunds)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
