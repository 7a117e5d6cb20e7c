import { EYE_FIELDS, type EyeValues, type Side, SIDES } from './per-eye.ts'
import { halvesOf } from './pupillary-distance.ts'
import { isLeftOpen, readAxis, readDiopters, readMillimeters } from './read-values.ts'

/** From this on a distance is the whole one, in millimeters. Half a distance is never that long. */
const SHORTEST_WHOLE_DISTANCE = 45
const LONGEST_HALF_DISTANCE = 50

/** The most by which the distance for near is shorter than that for far, in millimeters: eyes turn inwards. */
const MOST_TURNED_IN = 6

const READERS: Record<Exclude<keyof EyeValues, 'pupillaryDistance'>, (typed: string) => number | undefined> = {
  sphere: readDiopters,
  cylinder: readDiopters,
  axis: readAxis,
  addition: readDiopters,
}

/** What keeps a typed value from being read: `unreadable.…` of its field, or a refusal's code. */
export interface UnreadValue {
  side: Side
  field: keyof EyeValues
  code: `unreadable.${keyof EyeValues}` | 'prescription.cylinder_missing'
}

/**
 * The typed values of both eyes, 0 where the paper leaves one open, and what cannot be read. An axis belongs to a
 * cylinder: one beside a cylinder of zero says nothing, one beside a cylinder that is left open is asked about.
 */
export function readEyes(typed: (side: Side, field: keyof EyeValues) => string): {
  eyes: Record<Side, EyeValues>
  unread: UnreadValue[]
} {
  const unread: UnreadValue[] = []
  const distances = readDistances(typed)
  const eyeOf = (side: Side): EyeValues => {
    const read = (field: keyof EyeValues) => {
      const text = typed(side, field)
      const value = field === 'pupillaryDistance' ? distances[side] : isLeftOpen(field, text) ? 0 : READERS[field](text)
      if (value === undefined) unread.push({ side, field, code: `unreadable.${field}` })
      return value ?? 0
    }
    const eye = Object.fromEntries(EYE_FIELDS.map((field) => [field, read(field)])) as Record<keyof EyeValues, number>
    if (eye.axis !== 0 && isLeftOpen('cylinder', typed(side, 'cylinder')))
      unread.push({ side, field: 'axis', code: 'prescription.cylinder_missing' })
    return { ...eye, axis: eye.cylinder === 0 ? 0 : eye.axis }
  }
  return { eyes: { right: eyeOf('right'), left: eyeOf('left') }, unread }
}

/**
 * The distance of each eye as papers write it: one of its own, `31,5/32` of both eyes in either field, or the whole one
 * in either field, alone or for far and near as `64/62`, of which that for far counts. 0 where it is left open.
 */
function readDistances(typed: (side: Side, field: 'pupillaryDistance') => string): Record<Side, number | undefined> {
  const [right, left] = SIDES.map((side) => readLengths(typed(side, 'pupillaryDistance')))
  if (!right || !left) return { right: right && ownDistance(right, right), left: left && ownDistance(left, left) }
  const [some, none] = right.length > 0 ? [right, left] : [left, right]
  const isSame = right.join() === left.join()
  if (none.length === 0 || (isSame && Math.min(...right) > LONGEST_HALF_DISTANCE)) {
    if (isWhole(some)) return halvesOf(Math.max(...some))
    if (some.length === 2 && some.every(isHalf)) return { right: some[0], left: some[1] }
  }
  return { right: ownDistance(right, left), left: ownDistance(left, right) }
}

const isHalf = (length: number) => length < SHORTEST_WHOLE_DISTANCE

function isWhole(lengths: number[]): boolean {
  return lengths.length > 0 && !lengths.some(isHalf) && Math.max(...lengths) - Math.min(...lengths) <= MOST_TURNED_IN
}

/** The distance of one eye for far. One for near stands behind it, where both rows have one. */
function ownDistance(lengths: number[], others: number[]): number | undefined {
  const [far = 0, near = far] = lengths
  if (lengths.length > 1 && others.length < 2) return undefined
  return far <= LONGEST_HALF_DISTANCE && far >= near && far - near <= MOST_TURNED_IN / 2 ? far : undefined
}

/** The lengths in one field, at most two; undefined where they cannot be read. */
function readLengths(typed: string): number[] | undefined {
  if (isLeftOpen('pupillaryDistance', typed)) return []
  const parts = typed
    .replace(/(\d\d|[.,]\d)\s+(?=\d\d)/g, '$1/')
    .split(/[/|\\;&+\u2044\u2215\uff0f\p{Dash}]/u)
    .map(readMillimeters)
  return parts.length <= 2 && parts.every((one) => one !== undefined) ? parts : undefined
}
