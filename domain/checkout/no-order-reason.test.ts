import { expect, test } from 'vitest'
import { noOrderReason } from './no-order-reason.ts'

test.each([
  ['article.sold_out', 'sold_out'],
  ['discount.used_up', 'discount_used_up'],
  ['discount.unknown', 'discount_removed'],
  ['giftcard.changed', 'gift_card_changed'],
  ['delivery.store_missing', 'too_late'],
] as const)('a late payment that is refused with %s has no order because of %s', (refused, reason) => {
  expect(noOrderReason(refused)).toBe(reason)
})
