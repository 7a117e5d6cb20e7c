import { expect, test } from 'vitest'
import { outcomeOf, statesBefore, type PurchaseState } from './purchase-states.ts'

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
