import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatGiftCardNumber, giftCardNumber, readGiftCardNumber } from './gift-card-number.ts'

const digit = fc.integer({ min: 0, max: 9 })
const numbers = fc.array(digit, { minLength: 15, maxLength: 15 }).map((digits) => {
  let place = 0
  return giftCardNumber(() => digits[place++] ?? 0)
})

test('a number reads back as it was made, printed or typed with hyphens', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(number).toHaveLength(16)
      expect(readGiftCardNumber(formatGiftCardNumber(number))).toBe(number)
      expect(readGiftCardNumber(number.replace(/(.{4})/g, '$1-'))).toBe(number)
    }),
  )
})

test('one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (number, place, shift) => {
      const wrong = (Number(number[place]) + shift) % 10
      expect(readGiftCardNumber(number.slice(0, place) + wrong + number.slice(place + 1))).toBeUndefined()
    }),
  )
})

test.each(['', '1234', '49927398716', 'abcd efgh ijkl mnop', '4992 7398 7160 0000 0'])('%j is no number', (typed) => {
  expect(readGiftCardNumber(typed)).toBeUndefined()
})

test('the known example of the check digit', () => {
  expect(readGiftCardNumber('4539 1488 0343 6467')).toBe('4539148803436467')
})
