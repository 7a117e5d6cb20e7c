import { expect, test } from 'vitest'
import type { FrameDesign, Point3 } from './frame.ts'
import { measureLines } from './measure-lines.ts'

const design: FrameDesign = {
  lensWidth: 50,
  lensHeight: 45,
  bridge: 21,
  templeLength: 145,
  totalWidth: 134,
  shape: 'panto',
  rim: 'full',
  rimWidth: 4.5,
  frameMaterial: 'acetate',
}

// A line follows the curve of the face, so it is a little longer than its measure.
test.each(measureLines(design))('$measure is drawn about $mm mm long', ({ points, mm }) => {
  const length = lengthOf(points)
  expect(length).toBeGreaterThan(mm * 0.99)
  expect(length).toBeLessThan(mm * 1.04)
})

function lengthOf(points: Point3[]): number {
  return points.slice(1).reduce((sum, [x, y, z], index) => {
    const [fromX, fromY, fromZ] = points[index] ?? [x, y, z]
    return sum + Math.hypot(x - fromX, y - fromY, z - fromZ)
  }, 0)
}
