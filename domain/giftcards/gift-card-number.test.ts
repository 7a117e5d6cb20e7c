import { expect, test } from 'vitest'
import { formatGiftCardNumber, giftCardNumber, readGiftCardNumber } from './gift-card-number.ts'

test('a new number has 16 digits and can be read back as it is printed', () => {
  let next = 0
  const number = giftCardNumber(() => (next += 3) % 10)
  expect(number).toMatch(/^\d{16}$/)
  expect(formatGiftCardNumber(number)).toMatch(/^(\d{4} ){3}\d{4}$/)
  expect(readGiftCardNumber(formatGiftCardNumber(number))).toBe(number)
  expect(readGiftCardNumber(number.replace(/(\d{4})/g, '$1-').slice(0, -1))).toBe(number)
})

test.each(['', '1234', '4111 1111 1111 1112', '4111 1111 1111 111', 'abcd efgh ijkl mnop', '41111111111111111'])(
  '%j is no number of a card',
  (typed) => {
    expect(readGiftCardNumber(typed)).toBeUndefined()
  },
)
