import { expect, test } from 'vitest'
import { formatOrderNumber, isOrderNumber, orderNumber, readOrderNumber } from './order-number.ts'

test('a new number has eight digits and a check digit among them', () => {
  let next = 0
  const number = orderNumber(() => (next += 1))
  expect(number).toBe('S12345674')
  expect(isOrderNumber(number)).toBe(true)
  expect(isOrderNumber('S12345675')).toBe(false)
  expect(isOrderNumber('12345674')).toBe(false)
})

test.each([
  'S12345674',
  's1234 5674',
  ' S1234-5674 ',
  '12345674',
  '#S12345674',
  '# s1234\u20115674.',
  'S12345674\u200e',
])('the typed %j is read as a number', (typed) => {
  expect(readOrderNumber(typed)).toBe('S12345674')
})

test('an order number is shown in two parts, and read back', () => {
  expect(formatOrderNumber('S12345674')).toBe('S1234 5674')
  expect(readOrderNumber(formatOrderNumber('S12345674'))).toBe('S12345674')
})
