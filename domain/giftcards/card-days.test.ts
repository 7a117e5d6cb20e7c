import { expect, test } from 'vitest'
import { assertBeLater, expiryAfterRefund } from './card-days.ts'

test.each([
  ['2026-01-01', '2027-11-21'],
  ['2026-11-22', '2027-11-21'],
  ['2027-11-21', '2027-11-21'],
  ['2027-11-22', '2027-11-22'],
])('a refund to a gift card valid until %s leaves it valid until %s', (expiresOn, after) => {
  expect(expiryAfterRefund(expiresOn, '2026-11-21')).toBe(after)
})

test.each([
  ['2026-12-02', null],
  ['2029-11-20', null],
  ['2029-11-21', 'giftcard.not_later'],
  ['2026-12-01', 'giftcard.not_later'],
])('extending on 21 November a card valid until 1 December to %s gives the problem %s', (asked, code) => {
  const extend = () => assertBeLater(asked, '2026-12-01', '2026-11-21')
  if (code) expect(extend).toThrow(code)
  else expect(extend).not.toThrow()
})

test('an expired card cannot be extended to a past day', () => {
  expect(() => assertBeLater('2026-11-20', '2026-01-01', '2026-11-21')).toThrow('giftcard.not_later')
})
