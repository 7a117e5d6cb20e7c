import type { Position } from '#contracts/stores.ts'
import { foldNames } from '../name-match.ts'
import { namesOfTown } from './town-names.ts'
// GeoNames (geonames.org), CC BY 4.0; written by studio/maps.ts.
import places from './places.json' with { type: 'json' }

/** A town, village or district by name. A few names are of several places. */
export interface Place {
  name: string
  positions: Position[]
}

const LEAST_LETTERS = 3

const byName = new Map(
  Object.entries<number[][]>(places).flatMap(([name, positions]) => {
    const place = { name, positions: positions.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude })) }
    return namesOfTown(name).map((each): [string, Place] => [foldNames(each), { ...place, name: each }])
  }),
)

/**
 * The place of this name in Finland, in Finnish or Swedish, with or without its dots; else the place with the shortest
 * name that begins so, from three letters on.
 */
export function findPlaces(name: string): Place | undefined {
  const asked = foldNames(name)
  if (asked === '') return undefined
  const exact = byName.get(asked)
  if (exact || asked.trim().length < LEAST_LETTERS) return exact
  const begun = [...byName].filter(([folded]) => folded.startsWith(asked))
  return begun.toSorted(([a], [b]) => a.length - b.length)[0]?.[1]
}
