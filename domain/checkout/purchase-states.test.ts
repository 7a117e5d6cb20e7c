import { expect, test } from 'vitest'
import { noOrderReason, outcomeOf, type PurchaseState, statesBefore } from './purchase-states.ts'

test.each<[PurchaseState, PurchaseState[]]>([
  ['paid', ['freezing', 'awaiting_payment', 'paid_late']],
  ['ordered', ['paid']],
  ['paid_late', ['awaiting_payment', 'canceled', 'abandoned']],
  ['refunding', ['awaiting_payment', 'canceled', 'abandoned', 'paid_late', 'refunded']],
  ['refunded', ['refunding']],
  ['freezing', []],
])('the state %s is reached from %j', (state, before) => {
  expect(statesBefore(state)).toEqual(before)
})

test.each<[PurchaseState, string]>([
  ['ordered', 'paid'],
  ['paid_late', 'waiting'],
  ['refunding', 'given_back'],
  ['refunded', 'given_back'],
  ['canceled', 'canceled'],
  ['abandoned', 'canceled'],
])('a purchase that is %s is shown to the shopper as %s', (state, reported) => {
  expect(outcomeOf(state)).toBe(reported)
})

test.each([
  ['article.sold_out', 'sold_out'],
  ['discount.used_up', 'discount_used_up'],
  ['discount.unknown', 'discount_removed'],
  ['giftcard.changed', 'gift_card_changed'],
  ['delivery.store_missing', 'too_late'],
] as const)('a late payment that is refused with %s has no order because of %s', (refused, reason) => {
  expect(noOrderReason(refused)).toBe(reason)
})
