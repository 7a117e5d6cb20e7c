import type { FrameDesign, Point2 } from './frame.ts'

/**
 * How a shape is drawn: four superellipse quarters between the highest, the outermost, the lowest and the innermost
 * point. Places are fractions of the half box, x toward the temple; exponents say how square a quarter is (2 = round).
 */
type Drawing = {
  top: number
  bottom: number
  temporal: number
  nasal: number
  topTemporal: number
  bottomTemporal: number
  bottomNasal: number
  topNasal: number
  /** How much the brow rises toward the temple. */
  lift: number
}

const DRAWINGS: Record<Exclude<FrameDesign['shape'], 'hexagonal'>, Drawing> = {
  round: drawing([0, 0, 0, 0], [2.04, 2.0, 2.0, 2.04]),
  panto: drawing([0.02, -0.04, 0.24, 0.2], [2.5, 2.02, 2.05, 2.45]),
  oval: drawing([0.02, -0.02, 0.04, 0.04], [2.12, 2.05, 2.05, 2.12]),
  square: drawing([0.06, -0.02, 0.22, 0.18], [4.4, 3.3, 3.0, 3.7]),
  rectangle: drawing([0.08, 0, 0.2, 0.12], [5.2, 3.9, 3.5, 4.2]),
  cateye: drawing([0.45, -0.1, 0.42, 0.02], [2.9, 2.15, 2.15, 2.3], 0.3),
  pilot: drawing([-0.04, 0.2, 0.24, 0.42], [2.75, 2.3, 1.86, 2.7]),
  browline: drawing([0.08, -0.02, 0.3, 0.24], [3.1, 2.2, 2.15, 2.7]),
  wrap: drawing([-0.16, -0.22, 0.3, 0.22], [2.3, 1.95, 2.2, 2.5]),
}

const POINTS_A_QUARTER = 48

/**
 * The outline of one lens, counterclockwise about the center of its box, x growing toward the temple.
 * Millimeters; its box is the lens width and height exactly (boxing system, ISO 8624).
 */
export function lensOutline(design: Pick<FrameDesign, 'shape' | 'lensWidth' | 'lensHeight'>): Point2[] {
  const drawn = design.shape === 'hexagonal' ? hexagon() : quarters(DRAWINGS[design.shape])
  return evenlySpaced(inBox(drawn, design.lensWidth, design.lensHeight), 4 * POINTS_A_QUARTER)
}

function drawing(
  [top, bottom, temporal, nasal]: [number, number, number, number],
  [topTemporal, bottomTemporal, bottomNasal, topNasal]: [number, number, number, number],
  lift = 0,
): Drawing {
  return { top, bottom, temporal, nasal, topTemporal, bottomTemporal, bottomNasal, topNasal, lift }
}

function quarters(d: Drawing): Point2[] {
  const drawn = [
    ...quarter([d.top, d.temporal], [1 - d.top, 1 - d.temporal], d.topTemporal, 0),
    ...quarter([d.top, d.nasal], [1 + d.top, 1 - d.nasal], d.topNasal, 1),
    ...quarter([d.bottom, d.nasal], [1 + d.bottom, 1 + d.nasal], d.bottomNasal, 2),
    ...quarter([d.bottom, d.temporal], [1 - d.bottom, 1 + d.temporal], d.bottomTemporal, 3),
  ]
  return drawn.map(([x, y]) => [x, y + d.lift * x * (0.5 + 0.5 * y)])
}

function quarter(center: Point2, reach: Point2, exponent: number, index: number): Point2[] {
  const count = POINTS_A_QUARTER * 4
  return Array.from({ length: count }, (_, i) => {
    const angle = ((index + i / count) * Math.PI) / 2
    const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / exponent)
    return [center[0] + reach[0] * bent(Math.cos(angle)), center[1] + reach[1] * bent(Math.sin(angle))]
  })
}

/** Six corners, each cut by a soft curve; the brow is longer than the cheek. */
function hexagon(): Point2[] {
  const corners: Point2[] = [
    [1, 0.14],
    [0.56, 1],
    [-0.52, 1],
    [-1, 0.14],
    [-0.5, -1],
    [0.54, -1],
  ]
  return corners.flatMap((corner, i) => {
    const before = corners[(i + 5) % 6] ?? corner
    const after = corners[(i + 1) % 6] ?? corner
    return softCorner(toward(corner, before, 0.36), corner, toward(corner, after, 0.36))
  })
}

function toward(from: Point2, to: Point2, share: number): Point2 {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function softCorner(a: Point2, corner: Point2, b: Point2): Point2[] {
  return Array.from({ length: 24 }, (_, i) => {
    const t = i / 23
    return toward(toward(a, corner, t), toward(corner, b, t), t)
  })
}

function inBox(points: Point2[], width: number, height: number): Point2[] {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return points.map(([x, y]) => [
    ((x - left) / (right - left) - 0.5) * width,
    ((y - low) / (high - low) - 0.5) * height,
  ])
}

function evenlySpaced(points: Point2[], count: number): Point2[] {
  const closed = [...points, ...points.slice(0, 1)]
  const lengths = [0]
  for (let i = 1; i < closed.length; i++) lengths.push((lengths[i - 1] ?? 0) + distance(closed[i - 1], closed[i]))
  const total = lengths.at(-1) ?? 0
  let at = 0
  return Array.from({ length: count }, (_, i) => {
    const wanted = (i / count) * total
    while ((lengths[at + 1] ?? total) < wanted) at++
    const [a, b, start, end] = [closed[at], closed[at + 1], lengths[at] ?? 0, lengths[at + 1] ?? total]
    return toward(a ?? [0, 0], b ?? [0, 0], end > start ? (wanted - start) / (end - start) : 0)
  })
}

function distance(a: Point2 | undefined, b: Point2 | undefined): number {
  return Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0))
}
