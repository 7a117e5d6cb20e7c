import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { changeQuantity } from './change-quantity.ts'
import type { StoredLine } from './stored-line.ts'
import { line } from './line.fixture.ts'

const cart = [
  line({ ref: 'frame' }),
  line({ ref: 'lenses', parentRef: 'frame', parentSkuID: 1 }),
  line({ ref: 'solution', quantity: 3 }),
]

describe('changing a quantity', () => {
  test('changes the row and no other', () => {
    expect(quantities(changeQuantity(cart, { ref: 'solution', quantity: 12 }))).toEqual([1, 1, 12])
  })

  test('changes the lenses together with their frame', () => {
    expect(quantities(changeQuantity(cart, { ref: 'frame', quantity: 4 }))).toEqual([4, 4, 3])
  })

  test('removes a row at zero, and the lenses with their frame', () => {
    expect(changeQuantity(cart, { ref: 'frame', quantity: 0 }).map(({ ref }) => ref)).toEqual(['solution'])
  })

  test('does not mutate the given cart', () => {
    const copy = structuredClone(cart)
    changeQuantity(cart, { ref: 'frame', quantity: 2 })
    expect(cart).toEqual(copy)
  })

  test.each([
    [{ ref: 'solution', quantity: 13 }, new Refusal('cart.quantity_over_limit', { max: 12 })],
    [{ ref: 'gone', quantity: 1 }, new Refusal('cart.line_missing')],
    [{ ref: 'gone', quantity: 0 }, new Refusal('cart.line_missing')],
    [{ ref: 'lenses', quantity: 2 }, new Refusal('cart.line_not_editable')],
  ])('refuses %j', (change, refusal) => {
    expect(() => changeQuantity(cart, change)).toThrow(refusal)
  })

  test('applies the change that the shopper asked for when the row holds another quantity than they saw', () => {
    expect(quantities(changeQuantity(cart, { ref: 'solution', quantity: 2, seen: 1 }))).toEqual([1, 1, 4])
    expect(quantities(changeQuantity(cart, { ref: 'solution', quantity: 11, seen: 12 }))).toEqual([1, 1, 2])
    expect(quantities(changeQuantity(cart, { ref: 'solution', quantity: 2, seen: 12 }))).toEqual([1, 1, 1])
    expect(quantities(changeQuantity(cart, { ref: 'solution', quantity: 5, seen: 3 }))).toEqual([1, 1, 5])
  })

  test('removes a row only if its quantity is the one the shopper saw', () => {
    expect(quantities(changeQuantity(cart, { ref: 'solution', quantity: 0, seen: 3 }))).toEqual([1, 1])
    expect(() => changeQuantity(cart, { ref: 'solution', quantity: 0, seen: 1 })).toThrow('cart.changed')
  })

  test('refuses a difference that exceeds the limit', () => {
    const full = [line({ ref: 'solution', quantity: 12 })]
    expect(() => changeQuantity(full, { ref: 'solution', quantity: 5, seen: 4 })).toThrow('cart.quantity_over_limit')
  })

  test('refuses a second piece of colored lenses for one frame', () => {
    const gray = line({
      ref: 'lenses',
      parentRef: 'frame',
      parentSkuID: 1,
      lensConfiguration: { tint: { color: 'gray', degree: 80 } },
    })
    expect(() => changeQuantity([cart[0]!, gray], { ref: 'frame', quantity: 2 })).toThrow('cart.lens_color_twice')
  })
})

function quantities(lines: StoredLine[]): number[] {
  return lines.map(({ quantity }) => quantity)
}
