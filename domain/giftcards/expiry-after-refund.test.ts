import { expect, test } from 'vitest'
import { expiryAfterRefund } from './expiry-after-refund.ts'

test.each([
  ['2026-01-01', '2027-11-21'],
  ['2026-11-22', '2027-11-21'],
  ['2027-11-21', '2027-11-21'],
  ['2027-11-22', '2027-11-22'],
])('a refund to a gift card valid until %s leaves it valid until %s', (expiresOn, after) => {
  expect(expiryAfterRefund(expiresOn, '2026-11-21')).toBe(after)
})
