import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FrameDesign } from './frame.ts'
import { frontOutline } from './front-outline.ts'
import { frameLayout } from './layout.ts'

const acetate = fc
  .record({
    shape: fc.constantFrom('round', 'panto', 'oval', 'square', 'rectangle', 'cateye'),
    lensWidth: fc.integer({ min: 44, max: 60 }),
    lensHeight: fc.integer({ min: 30, max: 50 }),
    bridge: fc.integer({ min: 14, max: 22 }),
    rimWidth: fc.double({ min: 3, max: 6, noNaN: true }),
    slack: fc.double({ min: 1, max: 6, noNaN: true }),
  })
  .map(({ slack, ...measures }): FrameDesign => ({
    ...measures,
    templeLength: 140,
    totalWidth: 2 * (measures.lensWidth + measures.rimWidth + slack) + measures.bridge,
    rim: 'full',
    frameMaterial: 'acetate',
  }))

test('both lenses lie inside the outer edge of the front, a rim away from it', () => {
  fc.assert(
    fc.property(acetate, fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (design, angle) => {
      const layout = frameLayout(design)
      const { outer, panes } = frontOutline(design, layout)
      const reach = design.lensHeight * 0.2
      const [x, y] = [layout.lensCenter + Math.cos(angle) * reach, Math.sin(angle) * reach]
      expect(panes(x, y)).toBeLessThan(0)
      expect(outer(x, y)).toBeLessThan(panes(x, y) - design.rimWidth * 0.75)
    }),
  )
})

test('rims and bridge are one body: the bridge is solid from lens to lens', () => {
  fc.assert(
    fc.property(acetate, (design) => {
      const layout = frameLayout(design)
      const { body } = frontOutline(design, layout)
      const solidSomewhere = Array.from({ length: 60 }, (_, i) => (i / 60) * design.lensHeight * 0.5)
      expect(Math.min(...solidSomewhere.map((y) => body(0, y)))).toBeLessThan(-1)
    }),
  )
})

test('the front ends where the total width says', () => {
  fc.assert(
    fc.property(acetate, (design) => {
      const layout = frameLayout(design)
      const { outer } = frontOutline(design, layout)
      expect(outer(design.totalWidth / 2 - 1, layout.hinge)).toBeLessThan(0)
      expect(outer(design.totalWidth / 2 + 0.1, layout.hinge)).toBeGreaterThan(0)
    }),
  )
})

test('left and right are alike', () => {
  fc.assert(
    fc.property(
      acetate,
      fc.double({ min: 0, max: 80, noNaN: true }),
      fc.double({ min: -30, max: 30, noNaN: true }),
      (design, x, y) => {
        const { body } = frontOutline(design, frameLayout(design))
        expect(body(-x, y)).toBeCloseTo(body(x, y), 9)
      },
    ),
  )
})
