import type { Point2 } from '#domain/frames/frame.ts'
import { LENS_MATERIALS, type LensMaterial } from './lens-materials.ts'

/** Power that is ground, in diopters and degrees; either notation gives the same lens. */
export interface GroundPower {
  sphere: number
  cylinder: number
  /** By the TABO scheme: counterclockwise from the right of a person who faces the wearer. */
  axis: number
}

/** One lens before it is ground. Millimeters; the outline lies about the optical center, x toward the temple. */
export interface UncutLens {
  power: GroundPower
  side: 'right' | 'left'
  material: LensMaterial
  /** The least that the lens may have in its middle and at its edge. */
  minimumThickness: { center: number; edge: number }
  outline: readonly Point2[]
  /** Front curve in diopters that the frame asks for. */
  baseCurve?: number | null
}

/** One lens as it comes out of the grinding. */
export interface CutLens {
  /** Thickness at the optical center, in millimeters. */
  center: number
  thickestEdge: number
  thinnestEdge: number
  /** The thickest point of the lens: its center or its edge. */
  greatest: number
  /** In grams. */
  weight: number
  /** A cut through the optical center and the thickest edge, as its front and its back. */
  section: LensSection
}

/**
 * Points of a cut in millimeters: from the optical center toward the temple, negative toward the nose, and depth from the
 * front toward the eye.
 */
export interface LensSection {
  front: Point2[]
  back: Point2[]
}

/** Front curves are ground between these, in diopters. */
const CURVES = { flattest: 0.5, steepest: 10 }

/** Curve of a lens without power, in diopters. */
const PLANO_CURVE = 6

const SECTION_STEPS = 24

/**
 * Thickness and weight of a lens with a spherical front and a toric back; null where a surface is curved so much that it
 * ends before the outline.
 *
 * - Power along a meridian: `S + C · sin²(θ − axis)`.
 * - Front: Vogel's rule (plus: mean power + 6, minus: half of it + 6) within 0.5 and 10 D, unless the frame has a
 *   curve. Its power counts at the back vertex, `B = F₁ / (1 − t/n · F₁)`, so the back is ground to `power − B`.
 * - Sagitta of a circle, exact: `s = c·ρ² / (1 + √(1 − c²ρ²))` with `c = F / 1000(n − 1)`.
 * - Thickness: `center + back sagitta − front sagitta`; the center is the least that keeps both minima.
 *
 * Jalie, Ophthalmic Lenses and Dispensing (thickness and weight of lenses). Exact in both main meridians; between
 * them the back is taken as the circle of its curvature (Euler).
 */
export function cutLens(lens: UncutLens): CutLens | null {
  const { material, minimumThickness, outline } = lens
  const { index, density } = LENS_MATERIALS[material]
  const curve = frontCurve(lens)
  const edge = outline.map(([x, y]) => {
    const radius = Math.sqrt(x ** 2 + y ** 2)
    const back = backCurvature(lens, curve, Math.atan2(y, x))
    return { radius, back, depth: sagitta(radius, back) }
  })
  let center = minimumThickness.center
  let front = 0
  for (let before = NaN, round = 0; round < ROUNDS && center !== before; round++) {
    before = center
    front = curve / (1 + (center / 1000 / index) * curve) / (1000 * (index - 1))
    const lost = edge.map(({ radius, depth }) => sagitta(radius, front) - depth)
    center = Math.max(minimumThickness.center, minimumThickness.edge + Math.max(...lost))
  }
  const thickness = edge.map(({ radius, depth }) => center + depth - sagitta(radius, front))
  if (!thickness.every(Number.isFinite)) return null
  const thickestEdge = Math.max(...thickness)
  const perRadian = edge.map(
    ({ radius, back }) => (center * radius ** 2) / 2 + capVolume(radius, back) - capVolume(radius, front),
  )
  const thickest = outline[thickness.indexOf(thickestEdge)] ?? [1, 0]
  return {
    center,
    thickestEdge,
    thinnestEdge: Math.min(...thickness),
    greatest: Math.max(center, thickestEdge),
    weight: (volumeWithin(outline, perRadian) * density) / 1000,
    section: sectionOf(lens, { curve, front, center }, thickest),
  }
}

/** Rounds until the center, which the curve of the front depends on a little, stands still. */
const ROUNDS = 40

function frontCurve({ power: { sphere, cylinder }, baseCurve }: UncutLens): number {
  if (baseCurve) return baseCurve
  const mean = sphere + cylinder / 2
  const curve = PLANO_CURVE + (mean < 0 ? mean / 2 : mean)
  return Math.min(CURVES.steepest, Math.max(CURVES.flattest, curve))
}

/** Curvature of the back along a direction from the optical center, in 1/mm; positive where it is hollow toward the eye. */
function backCurvature({ power, side, material }: UncutLens, curve: number, direction: number): number {
  const axis = (power.axis * Math.PI) / 180
  const angle = (side === 'left' ? direction : Math.PI - direction) - axis
  const along = power.sphere + power.cylinder * Math.sin(angle) ** 2
  return (curve - along) / (1000 * (LENS_MATERIALS[material].index - 1))
}

/** Depth of a circle of this curvature at a distance from its vertex, in millimeters; infinite beyond its end. */
export function sagitta(radius: number, curvature: number): number {
  const within = 1 - (radius * curvature) ** 2
  return within < 0 ? Infinity : (curvature * radius ** 2) / (1 + Math.sqrt(within))
}

/** Volume between a sphere and the plane at its vertex, out to a radius, for one radian: `s·ρ²/4 − s³/12`. */
function capVolume(radius: number, curvature: number): number {
  const depth = sagitta(radius, curvature)
  return (depth * radius ** 2) / 4 - depth ** 3 / 12
}

/** The volume within an outline, from that of one radian at each of its points. */
function volumeWithin(outline: readonly Point2[], perRadian: readonly number[]): number {
  return outline.reduce((sum, [x, y], i) => {
    const next = (i + 1) % outline.length
    const [nextX, nextY] = outline[next] ?? [x, y]
    const turn = Math.atan2(x * nextY - y * nextX, x * nextX + y * nextY)
    return sum + (turn * ((perRadian[i] ?? 0) + (perRadian[next] ?? 0))) / 2
  }, 0)
}

function sectionOf(
  lens: UncutLens,
  { curve, front, center }: { curve: number; front: number; center: number },
  [x, y]: Point2,
): LensSection {
  const outward = Math.atan2(x < 0 ? -y : y, Math.abs(x))
  const [nasal, temporal] = [-reach(lens.outline, outward + Math.PI), reach(lens.outline, outward)]
  const back = backCurvature(lens, curve, outward)
  const places = Array.from({ length: SECTION_STEPS + 1 }, (_, i) => nasal + ((temporal - nasal) * i) / SECTION_STEPS)
  return {
    front: places.map((at) => [at, sagitta(Math.abs(at), front)]),
    back: places.map((at) => [at, center + sagitta(Math.abs(at), back)]),
  }
}

/** How far the outline lies from the optical center in a direction. */
function reach(outline: readonly Point2[], direction: number): number {
  const [along, across] = [Math.cos(direction), Math.sin(direction)]
  const off = ([x, y]: Point2) => Math.abs(y * along - x * across)
  const ahead = outline.filter(([x, y]) => x * along + y * across > 0)
  if (ahead.length === 0) return 0
  const [x, y] = ahead.reduce((best, point) => (off(point) < off(best) ? point : best))
  return x * along + y * across
}
