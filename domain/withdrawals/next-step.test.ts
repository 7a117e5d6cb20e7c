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
] as const)('for an order that is %s, with a withdrawal of %s, the next step of staff is %s', (state, extent, step) => {
  expect(nextStep(state, extent)).toBe(step)
})
