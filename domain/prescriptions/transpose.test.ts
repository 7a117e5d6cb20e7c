import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EyeValues } from './per-eye.ts'
import { inMinusForm, transpose } from './transpose.ts'

describe('transposing a lens', () => {
  test.each([
    [eye(3, 1, 90), eye(4, -1, 180)],
    [eye(-2, 0.5, 10), eye(-1.5, -0.5, 100)],
    [eye(1, -2.25, 135), eye(-1.25, 2.25, 45)],
    [eye(2, 0, 0), eye(2, 0, 0)],
    [eye(2, 1, 0), eye(3, -1, 0)],
  ])('changes %j into %j', (written, other) => {
    expect(transpose(written)).toEqual(other)
  })

  test('returns the same lens when applied twice, and its minus form has no plus cylinder', () => {
    const quarters = fc.integer({ min: -48, max: 48 }).map((steps) => steps / 4)
    fc.assert(
      fc.property(quarters, quarters, fc.integer({ min: 0, max: 180 }), (sphere, cylinder, axis) => {
        const lens = eye(sphere, cylinder, axis)
        expect(transpose(transpose(lens))).toEqual(lens)
        expect(inMinusForm(lens).cylinder).toBeLessThanOrEqual(0)
        expect(inMinusForm(transpose(lens))).toEqual(inMinusForm(lens))
      }),
    )
  })
})

function eye(sphere: number, cylinder: number, axis: number): EyeValues {
  return { sphere, cylinder, axis, addition: 0, pupillaryDistance: 31 }
}
