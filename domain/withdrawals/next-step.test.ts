import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

test.each([
  ['received', 'all', 'cancel'],
  ['pending', 'all', 'cancel'],
  ['confirmed', 'part', 'part'],
  ['sent', 'all', 'back'],
  ['delivered', 'part', 'back'],
  ['canceled', 'all', 'closed'],
  ['returned', 'part', 'closed'],
] as const)('of an order that is %s, withdrawn from in %s, staff: %s', (state, extent, step) => {
  expect(nextStep(state, extent)).toBe(step)
})
