import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bond } from './bond.ts'

test('a bond lies between 0 and 1, and shrinks with each person who has only one of the two', () => {
  const counts = fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.nat(1000), fc.nat(1000))
  fc.assert(
    fc.property(counts, ([both, one, other]) => {
      const [own, others] = [both + one, both + other]
      const found = bond(both, own, others)
      expect(found).toBeGreaterThan(0)
      expect(found).toBeLessThan(1)
      expect(bond(both + 1, own + 1, others + 1)).toBeGreaterThan(found * 0.9)
      expect(bond(both, own + 1, others)).toBeLessThan(found)
      expect(bond(both, own, others + 1)).toBeLessThan(found)
    }),
  )
})

test('one person who has both counts less than thirty of a hundred', () => {
  expect(bond(1, 1, 1)).toBeLessThan(bond(30, 100, 100))
})
