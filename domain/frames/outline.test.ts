import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lensOutline } from './outline.ts'

const SHAPES = [
  'round',
  'panto',
  'oval',
  'square',
  'rectangle',
  'cateye',
  'pilot',
  'hexagonal',
  'browline',
  'wrap',
] as const
const measures = fc.record({
  shape: fc.constantFrom(...SHAPES),
  lensWidth: fc.double({ min: 44, max: 70, noNaN: true }),
  lensHeight: fc.double({ min: 28, max: 60, noNaN: true }),
})

test('a lens is as wide and as high as it is measured', () => {
  fc.assert(
    fc.property(measures, (design) => {
      const outline = lensOutline(design)
      const reach = (axis: 0 | 1): number =>
        Math.max(...outline.map((p) => p[axis])) - Math.min(...outline.map((p) => p[axis]))
      expect(Math.abs(reach(0) - design.lensWidth)).toBeLessThan(0.1)
      expect(Math.abs(reach(1) - design.lensHeight)).toBeLessThan(0.1)
    }),
  )
})

test('an outline runs counterclockwise and every point can be seen from the middle', () => {
  fc.assert(
    fc.property(measures, (design) => {
      const outline = lensOutline(design)
      for (const [i, [x, y]] of outline.entries()) {
        const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y]
        expect(x * nextY - y * nextX).toBeGreaterThan(0)
      }
    }),
  )
})

test('points lie evenly, so that rims are smooth', () => {
  fc.assert(
    fc.property(measures, (design) => {
      const outline = lensOutline(design)
      const steps = outline.map(([x, y], i) => {
        const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y]
        return Math.hypot(nextX - x, nextY - y)
      })
      expect(Math.max(...steps)).toBeLessThan(1.02 * (steps.reduce((a, b) => a + b) / steps.length))
    }),
  )
})
