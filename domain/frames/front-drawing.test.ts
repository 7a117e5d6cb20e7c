import { expect, test } from 'vitest'
import type { FrameDesign } from './frame.ts'
import { frontDrawing, sideDrawing } from './front-drawing.ts'

const design: FrameDesign = {
  shape: 'panto',
  rim: 'full',
  rimWidth: 4.5,
  frameMaterial: 'acetate',
  lensWidth: 50,
  lensHeight: 45,
  bridge: 21,
  templeLength: 145,
  totalWidth: 134,
}

test('measure lines are as long as the measures', () => {
  const { measures } = frontDrawing(design)
  const lengths = Object.entries(measures).map(([name, [x1, y1, x2, y2]]) => [name, Math.hypot(x2 - x1, y2 - y1)])
  expect(Object.fromEntries(lengths)).toEqual({ lensWidth: 50, bridge: 21, lensHeight: 45, totalWidth: 134 })
})

test('an acetate front is one outline with two holes', () => {
  expect(frontDrawing(design).paths['front']?.match(/M/g)).toHaveLength(3)
})

test('a wire front shows rims, lenses, bridge and end pieces', () => {
  const { paths } = frontDrawing({ ...design, frameMaterial: 'metal', rimWidth: 1.4 })
  expect(Object.keys(paths).toSorted()).toEqual(['bridge', 'end-pieces', 'lenses', 'rims'])
})

test('path data holds numbers only and stays small', () => {
  const { paths } = frontDrawing(design)
  expect(paths['front']).toMatch(/^[ML\d. -]+Z(M[ML\d. -]+Z)*$/)
  expect(JSON.stringify(paths).length).toBeLessThan(8000)
})

test('the side shows the temple down to its tip', () => {
  const { measures, viewBox } = sideDrawing(design)
  expect(measures.templeLength[2]).toBeGreaterThan(125)
  expect(measures.templeLength[2]).toBeLessThan(145)
  expect(viewBox.split(' ')).toHaveLength(4)
})
