import { expect, test } from 'vitest'
import { isOfBuyer } from './is-of-buyer.ts'

test.each([
  ['aino@example.com', true],
  [' Aino@Example.com ', true],
  ['pekka@example.com', false],
  ['', false],
])('an order of aino@example.com belongs to the buyer %j: %s', (email, isTheirs) => {
  expect(isOfBuyer({ email }, { email: 'aino@example.com' })).toBe(isTheirs)
})
