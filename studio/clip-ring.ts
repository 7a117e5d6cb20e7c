/** Longitude and latitude. */
export type Position = number[]

/** Bounds in degrees. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** The part of a ring that lies within a box (Sutherland and Hodgman). */
export function clipRing(ring: Position[], { west, south, east, north }: Box): Position[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  return sides.reduce((kept, [axis, limit, sign]) => clipAt(kept, axis, limit, sign), ring)
}

/** The part of a ring on one side of a meridian or a parallel. */
function clipAt(ring: Position[], axis: 0 | 1, limit: number, sign: 1 | -1): Position[] {
  const beyond = (point: Position) => sign * ((point[axis] ?? 0) - limit)
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1) ?? point
    const isInside = beyond(point) >= 0
    const crossing = isInside === beyond(before) >= 0 ? [] : [between(before, point, beyond(before), beyond(point))]
    return isInside ? [...crossing, point] : crossing
  })
}

/** Where the way from one point to another meets the limit, by their distances from it. */
function between(from: Position, to: Position, fromLimit: number, toLimit: number): Position {
  const share = fromLimit / (fromLimit - toLimit)
  return from.map((at, axis) => at + share * ((to[axis] ?? 0) - at))
}
