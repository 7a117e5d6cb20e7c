import { readFileSync } from 'node:fs'

export type Carrier = 'posti' | 'matkahuolto'

export interface PickupPoint {
  id: string
  name: string
  carrier: Carrier
  type: 'locker' | 'counter'
  address: { street: string; zip: string; city: string }
  hours: string
}

interface PlacedPoint extends PickupPoint {
  latitude: number
  longitude: number
}

const EARTH_METERS = 6_371_000
/** Roads are longer than the straight line. */
const DETOUR = 1.25
const points = JSON.parse(readFileSync(new URL('../pickup-points.json', import.meta.url), 'utf8')) as PlacedPoint[]

/** The pickup points nearest to a postal area, the nearest first. Distances are metres by road, roughly. */
export function nearestPoints(
  zip: string,
  carrier: Carrier | null,
  limit: number,
): (PickupPoint & { distanceMeters: number })[] {
  const here = whereIs(zip)
  return points
    .filter((point) => !carrier || point.carrier === carrier)
    .map(({ latitude, longitude, ...point }) => ({
      ...point,
      distanceMeters: metersBetween(here, { latitude, longitude }),
    }))
    .sort((one, other) => one.distanceMeters - other.distanceMeters || one.id.localeCompare(other.id))
    .slice(0, limit)
}

/**
 * The coordinates of a postal area. Finnish codes run by region, so an area without a point of its own gets the mean of
 * the areas with the same beginning, at least two digits; failing that, the coordinates of the nearest number.
 */
function whereIs(zip: string): Spot {
  for (const length of [5, 4, 3, 2]) {
    const region = points.filter((point) => point.address.zip.startsWith(zip.slice(0, length)))
    if (region.length > 0) return { latitude: mean(region, 'latitude'), longitude: mean(region, 'longitude') }
  }
  const numbersAway = (point: PlacedPoint) => Math.abs(Number(point.address.zip) - Number(zip))
  return points.reduce((best, point) => (numbersAway(point) < numbersAway(best) ? point : best))
}

function mean(spots: Spot[], side: keyof Spot): number {
  return spots.reduce((sum, spot) => sum + spot[side], 0) / spots.length
}

interface Spot {
  latitude: number
  longitude: number
}

function metersBetween(one: Spot, other: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const middle = radians((one.latitude + other.latitude) / 2)
  const north = radians(other.latitude - one.latitude)
  const east = radians(other.longitude - one.longitude) * Math.cos(middle)
  return Math.round((Math.hypot(north, east) * EARTH_METERS * DETOUR + 120) / 10) * 10
}
