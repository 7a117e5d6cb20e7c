import { expect, test } from 'vitest'
import { giftCardShare } from './share-paid.ts'

test.each([
  [5000, 2000, 2000],
  [5000, 5000, 5000],
  [5000, 9000, 5000],
  [5000, 0, 0],
  [0, 2000, 0],
])('of a total of %d cents, a card with a balance of %d pays %d', (total, balance, share) => {
  expect(giftCardShare(total, balance)).toBe(share)
})
