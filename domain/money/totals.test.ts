import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TotalRow } from '#contracts/money.ts'
import { totalsOf } from './totals.ts'

describe('a total', () => {
  test('is zero without rows', () => {
    expect(totalsOf([], 0)).toEqual({ rows: [], vat: [], totalCost: 0, giftCard: 0, amountDue: 0 })
  })

  test('contains goods, lens work, delivery and discount once each', () => {
    const rows = [goods(9900), row('delivery', 490), row('lens_work', 12_000), goods(1990), row('discount', -1000)]
    expect(totalsOf(rows, 0)).toEqual({
      rows: [
        { kind: 'goods', amount: 11_890, vatRate: 2550 },
        { kind: 'lens_work', amount: 12_000, vatRate: 2550 },
        { kind: 'delivery', amount: 490, vatRate: 2550 },
        { kind: 'discount', amount: -1000, vatRate: 2550 },
      ],
      vat: [{ rate: 2550, net: 18_629, vat: 4751, gross: 23_380 }],
      totalCost: 23_380,
      giftCard: 0,
      amountDue: 23_380,
    })
  })

  test('shows a delivery that costs nothing', () => {
    expect(totalsOf([goods(100), row('delivery', 0)], 0).rows).toHaveLength(2)
  })

  test('spreads a discount over the VAT rates of the goods, and not over delivery', () => {
    const { rows, vat } = totalsOf([goods(7500), goods(2500, 0), row('delivery', 490), row('discount', -10)], 0)
    expect(rows.filter(({ kind }) => kind === 'discount')).toEqual([
      { kind: 'discount', amount: -8, vatRate: 2550 },
      { kind: 'discount', amount: -2, vatRate: 0 },
    ])
    expect(vat.map(({ gross }) => gross)).toEqual([7982, 2498])
  })

  test('limits a discount to the cost of the goods', () => {
    expect(totalsOf([goods(1000), row('delivery', 490), row('discount', -5000)], 0).totalCost).toBe(490)
  })

  test('is paid by gift card without changing the price or its VAT', () => {
    const without = totalsOf([goods(5000)], 0)
    expect(totalsOf([goods(5000)], 2000)).toEqual({ ...without, giftCard: 2000, amountDue: 3000 })
    expect(totalsOf([goods(5000)], 9000)).toEqual({ ...without, giftCard: 5000, amountDue: 0 })
  })

  test('is unchanged when it is computed again from its own rows', () => {
    fc.assert(
      fc.property(anyRows(), (rows) => {
        const once = totalsOf(rows, 0)
        expect(totalsOf(once.rows, 0)).toEqual(once)
      }),
    )
  })

  test('does not depend on the order of its rows', () => {
    const shuffled = anyRows().chain((rows) =>
      fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length })),
    )
    fc.assert(
      fc.property(shuffled, anyCents(), ([rows, mixed], card) => {
        expect(totalsOf(mixed, card)).toEqual(totalsOf(rows, card))
      }),
    )
  })

  test('adds up to the cent and is never negative', () => {
    fc.assert(
      fc.property(anyRows(), anyCents(), (rows, card) => {
        const { rows: named, vat, totalCost, giftCard, amountDue } = totalsOf(rows, card)
        expect(sum(named.map(({ amount }) => amount))).toBe(totalCost)
        expect(sum(vat.map(({ gross }) => gross))).toBe(totalCost)
        for (const { net, vat: tax, gross } of vat) expect(net + tax).toBe(gross)
        expect(giftCard + amountDue).toBe(totalCost)
        for (const amount of [totalCost, giftCard, amountDue, ...vat.map(({ net }) => net)]) {
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

function anyCents() {
  return fc.integer({ min: 0, max: 500_000 })
}

function anyRows() {
  const vatRate = fc.constantFrom(0, 1350, 2550)
  const charged = fc.record({ kind: fc.constantFrom('goods', 'lens_work', 'delivery'), amount: anyCents(), vatRate })
  const discount = fc.record({ kind: fc.constant('discount'), amount: anyCents().map((cents) => 0 - cents), vatRate })
  return fc.array(fc.oneof({ weight: 4, arbitrary: charged }, discount), { maxLength: 12 }) as fc.Arbitrary<TotalRow[]>
}

function goods(amount: number, vatRate = 2550): TotalRow {
  return { kind: 'goods', amount, vatRate }
}

function row(kind: TotalRow['kind'], amount: number): TotalRow {
  return { kind, amount, vatRate: 2550 }
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
