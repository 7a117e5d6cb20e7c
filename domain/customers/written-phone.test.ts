import { expect, test } from 'vitest'
import { writtenPhone } from './written-phone.ts'

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
