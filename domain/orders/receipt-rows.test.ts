import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totalsOf } from '#domain/money/totals.ts'
import type { EyeNames, Side } from '#domain/prescriptions/per-eye.ts'
import { receiptRows } from './receipt-rows.ts'

const frame = line('Suvi Aava', 'Tumma havanna, M', 1, 9900)
const lenses = line('Yksiteho 1.6', '', 1, 12_000)
const eyes: EyeNames = { right: 'Oikea', left: 'Vasen' }
const rows = [
  { kind: 'goods' as const, amount: 9900, vatRate: 2550 },
  { kind: 'lens_work' as const, amount: 12_000, vatRate: 2550 },
  { kind: 'delivery' as const, amount: 490, vatRate: 2550 },
]

describe('a receipt', () => {
  test('lists lines, delivery, total and the VAT in it', () => {
    expect(receiptRows([frame, lenses], totalsOf(rows, 0), eyes)).toEqual([
      { kind: 'line', quantity: 1, name: 'Suvi Aava, Tumma havanna, M', interval: null, amount: 9900 },
      { kind: 'line', quantity: 1, name: 'Yksiteho 1.6', interval: null, amount: 12_000 },
      { kind: 'delivery', amount: 490 },
      { kind: 'total', amount: 22_390 },
      { kind: 'vat', rate: 2550, net: 17_841, amount: 4549 },
    ])
  })

  test('names the eye of contact lenses', () => {
    const boxes = [line('Vire 1-Day', '', 2, 2990, 'right'), line('Vire 1-Day', '', 1, 2990, 'left')]
    const names = receiptRows(boxes, totalsOf([], 0), eyes).flatMap((row) => (row.kind === 'line' ? [row.name] : []))
    expect(names).toEqual(['Vire 1-Day, oikea', 'Vire 1-Day, vasen'])
  })

  test('contains discount and gift card if there were any', () => {
    const totals = totalsOf([...rows, { kind: 'discount', amount: -1000, vatRate: 0 }], 5000)
    const kinds = receiptRows([frame, lenses], totals, eyes).map(({ kind, amount }) => [kind, amount])
    expect(kinds).toContainEqual(['discount', -1000])
    expect(kinds.slice(-2)).toEqual([
      ['gift_card', -5000],
      ['due', 16_390],
    ])
  })

  test('adds up from its lines to its total', () => {
    const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.nat(50_000)), { maxLength: 8 })
    fc.assert(
      fc.property(amounts, fc.nat(90_000), (bought, off) => {
        const lines = bought.map(([quantity, amount]) => line('Tuote', '', quantity, amount))
        const goods = lines.map(({ quantity, price }) => ({
          kind: 'goods' as const,
          amount: quantity * price.amount,
          vatRate: 2550,
        }))
        const receipt = receiptRows(
          lines,
          totalsOf([...goods, { kind: 'discount', amount: 0 - off, vatRate: 0 }], 0),
          eyes,
        )
        const at = receipt.findIndex(({ kind }) => kind === 'total')
        expect(receipt.slice(0, at).reduce((sum, { amount }) => sum + amount, 0)).toBe(receipt[at]?.amount)
      }),
    )
  })
})

function line(articleDescription: string, variety: string, quantity: number, amount: number, eye: Side | null = null) {
  const price = { amount, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false }
  return { articleDescription, variety, eye, quantity, price, subscriptionInterval: null }
}
