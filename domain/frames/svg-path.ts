import type { Point2 } from './frame.ts'

/** SVG path data of an outline, y turned downward, to a hundredth of a millimeter; points that change nothing are left out. */
export function svgPath(points: readonly Point2[], { isClosed = true, tolerance = 0.05 } = {}): string {
  const simplifiedPoints = isClosed ? simplifiedLoop(points, tolerance) : simplified(points, tolerance)
  const data = simplifiedPoints.map(([x, y], i) => `${i ? 'L' : 'M'}${number(x)} ${number(-y)}`).join('')
  return isClosed ? `${data}Z` : data
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100 || 0)
}

function simplifiedLoop(points: readonly Point2[], tolerance: number): Point2[] {
  const half = Math.floor(points.length / 2)
  const [first, second] = [points.slice(0, half + 1), [...points.slice(half), ...points.slice(0, 1)]]
  return [...simplified(first, tolerance).slice(0, -1), ...simplified(second, tolerance).slice(0, -1)]
}

/** Douglas–Peucker: the point farthest from the straight line stays if it is farther than the tolerance. */
function simplified(points: readonly Point2[], tolerance: number): Point2[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let [farthest, most] = [0, 0]
  points.forEach((point, i) => {
    const away = distanceToLine(point, first, last)
    if (away > most) [farthest, most] = [i, away]
  })
  if (most <= tolerance) return [first, last]
  const before = simplified(points.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...simplified(points.slice(farthest), tolerance)]
}

function distanceToLine([x, y]: Point2, [ax, ay]: Point2, [bx, by]: Point2): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length < 1e-9) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}
