import { expect, test } from 'vitest'
import { giftCardShare } from './share-paid.ts'

test.each([
  { total: 5000, balance: 2000, paid: 2000 },
  { total: 5000, balance: 5000, paid: 5000 },
  { total: 5000, balance: 9000, paid: 5000 },
  { total: 0, balance: 9000, paid: 0 },
  { total: 5000, balance: 0, paid: 0 },
])('of $total a card of $balance pays $paid', ({ total, balance, paid }) => {
  expect(giftCardShare(total, balance)).toBe(paid)
})
