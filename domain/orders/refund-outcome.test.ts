import { expect, test } from 'vitest'
import { refundOutcome } from './refund-outcome.ts'

test.each([
  [undefined, 'none'],
  ['done', 'done'],
  ['failed', 'failed'],
  ['open', 'under_way'],
  ['sent', 'under_way'],
  ['unsure', 'under_way'],
] as const)('a refund that is %s is told as %s', (state, told) => {
  expect(refundOutcome(state)).toBe(told)
})
