import { expect, test } from 'vitest'
import { customerNumber, isCustomerNumber, readCustomerNumber } from './customer-number.ts'

test('a customer number ends with its check digit', () => {
  const number = customerNumber(() => 7)
  expect(number).toMatch(/^A7{7}\d$/)
  expect(isCustomerNumber(number)).toBe(true)
  expect(isCustomerNumber(number.replace('A77', 'A78'))).toBe(false)
})

test.each(['a7777 7774', ' A7777-7774 '])('the typed %j is read as a customer number', (typed) => {
  expect(readCustomerNumber(typed)).toBe('A77777774')
})

test.each(['77777774', 'S77777774', 'A7777777', ''])('%j is no customer number', (text) => {
  expect(isCustomerNumber(text)).toBe(false)
})
