import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigit, isChecked } from './check-digit.ts'

test.each([
  ['7992739871', 3],
  ['0000', 0],
  ['411111111111111', 1],
])('the check digit of %s is %d', (digits, check) => {
  expect(checkDigit(digits)).toBe(check)
})

test.each(['', '0', 'x0', '79927398714'])('%j fails the check', (digits) => {
  expect(isChecked(digits)).toBe(false)
})

test('one wrong digit always fails the check', () => {
  const number = fc.array(fc.nat(9), { minLength: 2, maxLength: 15 }).map((digits) => digits.join(''))
  fc.assert(
    fc.property(number, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
      const whole = `${digits}${checkDigit(digits)}`
      const index = at % whole.length
      const wrong = whole.slice(0, index) + ((Number(whole[index]) + shift) % 10) + whole.slice(index + 1)
      expect(isChecked(whole)).toBe(true)
      expect(isChecked(wrong)).toBe(false)
    }),
  )
})
