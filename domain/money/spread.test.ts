import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [75, 25], [8, 2]],
  [10, [74, 26], [7, 3]],
  [5, [0, 10], [0, 5]],
  [0, [3, 4], [0, 0]],
  [7, [0, 0], [0, 0]],
])('spreading %d cents over %j gives %j', (amount, weights, shares) => {
  expect(spread(amount, weights)).toEqual(shares)
})

test('the shares add up to the amount, and each is within a cent of its proportion', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 6 }), (amount, weights) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      fc.pre(whole > 0)
      const shares = spread(amount, weights)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
      shares.forEach((share, index) => {
        expect(Math.abs(share - (amount * weights[index]!) / whole)).toBeLessThan(1.001)
      })
    }),
  )
})
