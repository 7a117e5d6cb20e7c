import { expect, test } from 'vitest'
import type { OrderState } from '#contracts/orders.ts'
import { buyerMayCancel } from './buyer-may-cancel.ts'

test.each<[OrderState, boolean, boolean]>([
  ['received', true, true],
  ['pending', true, true],
  ['confirmed', true, false],
  ['sent', false, false],
  ['delivered', false, false],
  ['canceled', false, false],
  ['returned', false, false],
])('an order that is %s can be canceled by its buyer, or not, by what it contains', (state, plain, ground) => {
  const [bottle, lenses] = [{ isMadeToMeasure: false }, { isMadeToMeasure: true }]
  expect(buyerMayCancel({ state, lines: [bottle], fulfillments: [] })).toBe(plain)
  expect(buyerMayCancel({ state, lines: [bottle, lenses], fulfillments: [] })).toBe(ground)
  expect(buyerMayCancel({ state, lines: [bottle], fulfillments: [{}] })).toBe(false)
})
