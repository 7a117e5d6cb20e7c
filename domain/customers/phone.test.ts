import { expect, test } from 'vitest'
import { readPhone, writtenPhone } from './phone.ts'

test.each([
  ['040 123 4567', '+358401234567'],
  ['+358 40 123 4567', '+358401234567'],
  ['00358401234567', '+358401234567'],
  ['050-1234567', '+358501234567'],
  ['+46 70 123 45 67', '+46701234567'],
  ['', undefined],
  ['12', undefined],
  ['soita minulle', undefined],
  ['soita 040 123 4567', undefined],
  ['040 123 4567\r\nBcc: x', undefined],
])('the typed phone number %j is read as %s', (typed, number) => {
  expect(readPhone(typed)).toBe(number)
})

test.each([
  ['+358401234567', '+358 40 123 4567'],
  ['+35895550103', '+358 9 555 0103'],
  ['+35850123456', '+358 50 123 456'],
  ['+46701234567', '+46 70 123 45 67'],
  ['', ''],
  ['soita', 'soita'],
])('the phone number %j is written %j', (phone, written) => {
  expect(writtenPhone(phone).replaceAll('\u00a0', ' ')).toBe(written)
})
