import { describe, expect, test } from 'vitest'
import { OrderState } from '#contracts/orders.ts'
import { mustMove, nextStates } from './transitions.ts'

describe('an order', () => {
  test.each<[OrderState, OrderState]>([
    ['received', 'confirmed'],
    ['pending', 'confirmed'],
    ['confirmed', 'sent'],
    ['confirmed', 'canceled'],
    ['sent', 'delivered'],
    ['delivered', 'returned'],
  ])('goes from %s to %s', (from, to) => {
    expect(() => mustMove(from, to)).not.toThrow()
  })

  test.each<[OrderState, OrderState]>([
    ['received', 'sent'],
    ['pending', 'sent'],
    ['sent', 'canceled'],
    ['delivered', 'canceled'],
    ['canceled', 'confirmed'],
    ['returned', 'delivered'],
    ['received', 'received'],
  ])('does not go from %s to %s', (from, to) => {
    expect(() => mustMove(from, to)).toThrow('order.step_not_allowed')
  })

  test('ends canceled or returned, from wherever it stands', () => {
    for (const state of OrderState.options) {
      const isEnd = nextStates(state).length === 0
      expect(isEnd).toBe(state === 'canceled' || state === 'returned')
      if (!isEnd) expect(reachable(state)).toContain('returned')
    }
  })
})

function reachable(from: OrderState, seen = new Set<OrderState>()): Set<OrderState> {
  for (const to of nextStates(from)) if (!seen.has(to)) reachable(to, seen.add(to))
  return seen
}
