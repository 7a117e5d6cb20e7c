import { expect, test } from 'vitest'
import { paytrailText } from './paytrail.ts'

test.each([
  ['Aino', 'Aino'],
  ['A'.repeat(50), 'A'.repeat(50)],
  ['A'.repeat(51), 'A'.repeat(50)],
  [`${'A'.repeat(49)} Virtanen`, 'A'.repeat(49)],
  [`${'A'.repeat(49)}𠮷田`, 'A'.repeat(49)],
  [`${'A'.repeat(48)}𠮷田`, `${'A'.repeat(48)}𠮷`],
])('of %j fifty signs are sent at most, and none by half', (text, sent) => {
  expect(paytrailText(text, 50)).toBe(sent)
})
