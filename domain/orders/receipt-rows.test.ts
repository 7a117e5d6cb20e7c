import { expect, test } from 'vitest'
import type { Totals } from '#contracts/money.ts'
import { receiptRows } from './receipt-rows.ts'

const totals: Totals = {
  rows: [
    { kind: 'goods', amount: 10_000, vatRate: 2550 },
    { kind: 'delivery', amount: 490, vatRate: 2550 },
    { kind: 'discount', amount: -1000, vatRate: 2550 },
  ],
  vat: [{ rate: 2550, net: 7562, vat: 1928, gross: 9490 }],
  totalCost: 9490,
  giftCard: 2000,
  amountDue: 7490,
}
const price = { amount: 5000, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false }
const line = { articleDescription: 'Aurakivi Aalto', variety: 'Havanna, M', quantity: 2, price }

test('a receipt adds up from its lines to what was paid', () => {
  const rows = receiptRows([line], totals)
  expect(rows.map(({ kind }) => kind)).toEqual(['line', 'delivery', 'discount', 'total', 'gift_card', 'due', 'vat'])
  const amountOf = (kinds: string[]) => {
    return rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0)
  }
  expect(amountOf(['line', 'delivery', 'discount'])).toBe(amountOf(['total']))
  expect(amountOf(['total', 'gift_card'])).toBe(amountOf(['due']))
})

test('without a gift card the total is what was paid', () => {
  const kinds = receiptRows([line], { ...totals, giftCard: 0, amountDue: 9490 }).map(({ kind }) => kind)
  expect(kinds).toEqual(['line', 'delivery', 'discount', 'total', 'vat'])
})
