import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { line } from './line.fixture.ts'
import { mergeCarts } from './merge-carts.ts'
import { piecesBySku } from './goods.ts'

describe('merging the cart of a guest', () => {
  test('joins rows of the same goods and keeps the others', () => {
    const own = [line({ ref: 'a', skuId: 1, quantity: 2 })]
    const guest = [line({ ref: 'b', skuId: 1, quantity: 3 }), line({ ref: 'c', skuId: 2 })]
    expect(mergeCarts(own, guest)).toEqual([line({ ref: 'a', skuId: 1, quantity: 5 }), line({ ref: 'c', skuId: 2 })])
  })

  test('leaves the pieces that exceed the limit in a row of their own', () => {
    const merged = mergeCarts([line({ ref: 'a', quantity: 8 })], [line({ ref: 'b', quantity: 8 })])
    expect(merged.map(({ quantity }) => quantity)).toEqual([8, 8])
  })

  test('keeps a frame with lenses apart from the bare frame', () => {
    const glasses = [line({ ref: 'b' }), line({ ref: 'c', skuId: 9, parentRef: 'b', parentSkuID: 1 })]
    expect(mergeCarts([line({ ref: 'a' })], glasses).map(({ ref }) => ref)).toEqual(['a', 'b', 'c'])
  })

  test('keeps the eyes of contact lenses apart', () => {
    expect(mergeCarts([line({ ref: 'a', eye: 'right' })], [line({ ref: 'b', eye: 'left' })])).toHaveLength(2)
  })

  test('keeps subscribed lenses apart from lenses bought once, each at its interval', () => {
    const guest = [line({ ref: 'b', subscriptionInterval: 'm1' }), line({ ref: 'c', subscriptionInterval: 'm3' })]
    const merged = mergeCarts([line({ ref: 'a' }), line({ ref: 'd', subscriptionInterval: 'm3' })], guest)
    expect(merged.map(({ quantity, subscriptionInterval }) => [quantity, subscriptionInterval])).toEqual([
      [1, null],
      [2, 'm3'],
      [1, 'm1'],
    ])
  })

  test('loses no piece', () => {
    const anyCart = (name: string) =>
      fc
        .array(fc.record({ skuId: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 12 }) }))
        .map((rows) => rows.map((row, index) => line({ ...row, ref: `${name}${index}` })))
    fc.assert(
      fc.property(anyCart('own'), anyCart('guest'), (own, guest) => {
        const merged = mergeCarts(own, guest)
        expect(piecesBySku(merged)).toEqual(piecesBySku([...own, ...guest]))
        expect(Math.max(0, ...merged.map(({ quantity }) => quantity))).toBeLessThanOrEqual(12)
      }),
    )
  })
})
