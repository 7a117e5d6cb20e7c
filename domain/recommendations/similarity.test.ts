import fc from 'fast-check'
import { expect, test } from 'vitest'
import { similarity, type Traits } from './similarity.ts'

const frame: Traits = {
  kind: 'frames',
  values: { shape: 'round', material: 'acetate' },
  measures: { totalWidth: 138, noseBridge: 18 },
  price: 15_000,
}

test.each<[string, Partial<Traits>, number]>([
  ['itself', {}, 1],
  ['another kind', { kind: 'sunglasses' }, 0],
  ['another shape', { values: { shape: 'panto', material: 'acetate' } }, 0.75],
  ['an attribute that only one has', { values: { ...frame.values, sport: 'golf' } }, 1],
  ['one size more', { measures: { totalWidth: 143, noseBridge: 23 } }, 0.7 + 0.3 / Math.E],
  ['half the price', { price: 7500 }, 0.9],
  ['no measures and no price', { measures: {}, price: null }, 1],
])('the similarity is computed for %s', (_, changes, expected) => {
  expect(similarity(frame, { ...frame, ...changes })).toBeCloseTo(expected, 6)
})

test('similarity lies between 0 and 1, and is the same both ways', () => {
  const traits = fc.record({
    kind: fc.constantFrom('frames', 'sunglasses'),
    values: fc.dictionary(fc.constantFrom('shape', 'color'), fc.constantFrom('round', 'black')),
    measures: fc.dictionary(fc.constantFrom('totalWidth', 'lensWidth'), fc.integer({ min: 20, max: 160 })),
    price: fc.option(fc.nat(50_000)),
  })
  fc.assert(
    fc.property(traits, traits, (one, other) => {
      const alike = similarity(one, other)
      expect(alike).toBeGreaterThanOrEqual(0)
      expect(alike).toBeLessThanOrEqual(1)
      expect(similarity(other, one)).toBeCloseTo(alike, 9)
    }),
  )
})
