import { expect, test } from 'vitest'
import { orderStatus } from './order-status.ts'

test.each([
  ['received', 1],
  ['pending', 1],
  ['confirmed', 1],
  ['sent', 1],
  ['delivered', 2],
  ['returned', 2],
  ['canceled', 3],
] as const)('an order that is %s has status %d', (state, status) => {
  expect(orderStatus(state)).toBe(status)
})
