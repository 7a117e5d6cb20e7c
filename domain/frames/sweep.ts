import type { Mesh, Point3 } from './frame.ts'
import { meshOfRings } from './rings.ts'
import { cross, minus, moved, unit } from './vectors.ts'

/** A cross-section at one place of a path: half its width (sideways) and height (along `up`), and how square it is. */
export type Section = { halfWidth: number; halfHeight: number; squareness?: number }

type Swept = {
  path: readonly Point3[]
  /** The cross-section at the share `t` (0–1) of the path's points. */
  section: (t: number) => Section
  /** Which way the height of the cross-section points; one direction for a straight piece, one a point for a bent one. */
  up: Point3 | readonly Point3[]
  isClosed?: boolean
  /** How far the ends are rounded, millimeters; 0 cuts them flat. */
  rounding?: [start: number, end: number]
  around?: number
}

/** How much of the end's rounding is taken off a cross-section. */
type Inset = { radius: number; share: number }

/** A bar drawn along a path: wires, rims of metal, bridges, temples. */
export function sweep({ path, section, up, isClosed = false, rounding = [0.3, 0.3], around = 24 }: Swept): Mesh {
  const points = isClosed ? path : withRoundedEnds(path, rounding)
  const rings = points.map(({ 0: x, 1: y, 2: z }, i) => {
    const tangent = tangentAt(points, i, isClosed)
    const t = isClosed ? i / points.length : shareOf(path, points, i)
    const wanted = isDirection(up) ? up : (up[Math.round(t * (up.length - 1))] ?? [0, 1, 0])
    const side = unit(cross(wanted, tangent))
    const upright = unit(cross(tangent, side))
    const inset = isClosed ? { radius: 0, share: 0 } : insetAt(path, points, i, rounding)
    return ring([x, y, z], side, upright, section(t), inset, around)
  })
  return meshOfRings(rings, { isClosed, hasCaps: !isClosed })
}

function isDirection(up: Swept['up']): up is Point3 {
  return typeof up[0] === 'number'
}

function ring(at: Point3, side: Point3, up: Point3, section: Section, inset: Inset, around: number): Point3[] {
  const power = 2 / (section.squareness ?? 2.6)
  return Array.from({ length: around }, (_, j) => {
    const angle = (j / around) * 2 * Math.PI
    const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** power
    const a = bend(Math.cos(angle)) * insetBy(section.halfWidth, inset)
    const b = bend(Math.sin(angle)) * insetBy(section.halfHeight, inset)
    return moved(moved(at, side, a), up, b)
  })
}

/** Puts extra points close to the ends, where the rounding bends quickly. */
function withRoundedEnds(path: readonly Point3[], [start, end]: [number, number]): Point3[] {
  const [a, b, y, z] = [path[0], path[1], path.at(-2), path.at(-1)]
  if (!a || !b || !y || !z) return [...path]
  const steps = [0, 0.04, 0.15, 0.34, 0.6]
  const first = unit(minus(b, a))
  const last = unit(minus(z, y))
  return [
    ...steps.map((s) => moved(a, first, s * start)),
    ...path.slice(1, -1),
    ...steps.toReversed().map((s) => moved(z, last, -s * end)),
  ]
}

function shareOf(path: readonly Point3[], points: readonly Point3[], i: number): number {
  return Math.min(1, Math.max(0, (i - 4) / (points.length - 9 || path.length)))
}

function insetAt(path: readonly Point3[], points: readonly Point3[], i: number, rounding: [number, number]): Inset {
  const at = points[i]
  const [start, end] = [path[0], path.at(-1)]
  if (!at || !start || !end) return { radius: 0, share: 0 }
  const share = (from: Point3, radius: number): number => {
    const d = Math.hypot(...minus(at, from))
    return radius <= 0 || d >= radius ? 0 : 1 - Math.sqrt(1 - (1 - d / radius) ** 2)
  }
  const [first, last] = [share(start, rounding[0]), share(end, rounding[1])]
  return first > last ? { radius: rounding[0], share: first } : { radius: rounding[1], share: last }
}

function insetBy(half: number, { radius, share }: Inset): number {
  return Math.max(half - share * Math.min(half, radius), half * 0.02)
}

function tangentAt(points: readonly Point3[], i: number, isClosed: boolean): Point3 {
  const count = points.length
  const before = points[isClosed ? (i + count - 1) % count : Math.max(0, i - 1)]
  const after = points[isClosed ? (i + 1) % count : Math.min(count - 1, i + 1)]
  return before && after ? unit(minus(after, before)) : [0, 0, 1]
}
