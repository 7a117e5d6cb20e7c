import { describe, expect, test } from 'vitest'
import { OrderState } from '#contracts/orders.ts'
import { assertMove, nextStates, orderStatus, stateBeforeSending } from './transitions.ts'

const states = OrderState.options

describe('an order', () => {
  test.each([
    ['received', 'confirmed'],
    ['received', 'pending'],
    ['pending', 'confirmed'],
    ['confirmed', 'pending'],
    ['confirmed', 'sent'],
    ['sent', 'delivered'],
    ['sent', 'returned'],
    ['delivered', 'returned'],
    ['pending', 'canceled'],
  ] as const)('may go from %s to %s', (from, to) => {
    expect(() => assertMove(from, to)).not.toThrow()
  })

  test.each([
    ['pending', 'sent'],
    ['sent', 'canceled'],
    ['delivered', 'sent'],
    ['canceled', 'received'],
    ['returned', 'delivered'],
    ['received', 'received'],
  ] as const)('may not go from %s to %s', (from, to) => {
    expect(() => assertMove(from, to)).toThrow('order.step_not_allowed')
  })

  test.each(['canceled', 'returned'] as const)('stays %s once it is in that state', (state) => {
    expect(nextStates(state)).toEqual([])
  })

  test('can reach every state from the first', () => {
    const reached = new Set<OrderState>(['received'])
    for (const state of reached) for (const next of nextStates(state)) reached.add(next)
    expect([...reached].toSorted()).toEqual([...states].toSorted())
  })
})

test.each([
  [['received', 'noted', 'sent'], 'received'],
  [['received', 'confirmed', 'noted', 'sent'], 'confirmed'],
  [['received', 'pending', 'prescriptions_read', 'confirmed', 'sent'], 'confirmed'],
])('undoing the sending after %j restores the state %s', (timeline, state) => {
  expect(stateBeforeSending(timeline.map((what) => ({ what })))).toBe(state)
})

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
