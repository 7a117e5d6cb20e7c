import type { Position } from '#contracts/stores.ts'
import { foldNames } from '#domain/name-match.ts'
import { nameForms, type NameForms } from './matched-names.ts'
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

/** The place of this name in Finland, in Finnish or Swedish, with or without its dots. */
export function findPlace(name: string): Place | undefined {
  return byName.get(foldNames(name))
}

/** The place with the shortest name that begins so, from three letters on. */
export function findPlaceBegun(name: string): Place | undefined {
  const asked = foldNames(name)
  if (asked.trim().length < LEAST_LETTERS) return undefined
  const begun = [...byName].filter(([folded]) => folded.startsWith(asked))
  return begun.toSorted(([a], [b]) => a.length - b.length)[0]?.[1]
}

let forms: NameForms | undefined

/** All places by the forms of their names, made when first asked. */
export function placeForms(): NameForms {
  return (forms ??= nameForms([...byName.values()].map(({ name }) => name)))
}
