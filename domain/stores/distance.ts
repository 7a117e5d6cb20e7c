import type { Position } from '#contracts/stores.ts'

/** Mean radius of the earth in kilometers. */
const EARTH_KM = 6371

/** The straight distance over the ground between two positions, in kilometers (haversine formula). */
export function distanceKm(from: Position, to: Position): number {
  const [south, north] = [radians(from.latitude), radians(to.latitude)]
  const along = Math.sin((north - south) / 2) ** 2
  const across = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, along + Math.cos(south) * Math.cos(north) * across)))
}

function radians(degrees: number): number {
  return (degrees / 180) * Math.PI
}
