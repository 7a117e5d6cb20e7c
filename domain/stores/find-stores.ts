import type { FoundBy, Position, Store } from '#contracts/stores.ts'
import { foldNames, matchesName } from '#domain/name-match.ts'
import { findPlace, findPlaceBegun, type Place, placeForms } from './find-places.ts'
import { inflectedName, misspeltName, nameForms, type NameForms } from './matched-names.ts'
import { callNamesOfStore, callNamesOfTown, namesOfTown } from './town-names.ts'

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

/** What a store is found by. */
export type Findable = Position & Pick<Store, 'name' | 'address' | 'zip' | 'city'>

/** The answer to a search: every store, in the order of the answer. */
export interface Found<Each> {
  by: FoundBy
  /** What was found, as it is written; null where there is nothing to name. */
  where: string | null
  stores: { store: Each; distanceKm: number | null }[]
}

/** A position wins over words. */
export interface Searched {
  words: string
  position: Position | null
  /** Only what is named as a whole, as among other words of a search: no beginnings, and no misspelt places without a store. */
  isNamed?: boolean
}

/**
 * The stores for a search, the best match first and the others by distance; in the given order where nothing was searched or found.
 *
 * Words are a postal code or its beginning, a town in Finnish or Swedish, a store's name or street, or a place without a
 * store, in this order. Where the whole is none of them, its single words are tried: `Hämeenkatu 3, Tampere`. What is no
 * name as it stands is read as a form of one (`Tampereelta`), then as its beginning, then as misspelt (`Tampre`).
 */
export function findStores<Each extends Findable>(
  stores: readonly Each[],
  { words, position, isNamed = false }: Searched,
): Found<Each> {
  if (position) return { by: 'position', where: null, stores: byDistance(stores, [position]) }
  const whole = words.trim()
  if (whole === '') return { by: 'everything', where: null, stores: unmeasured(stores) }
  const zip = /(?<!\d)\d{5}(?!\d)|^\d{1,4}$/.exec(whole)?.[0]
  if (zip) return { by: 'zip', where: zip, stores: unmeasured(byZip(stores, zip)) }

  const parts = [...new Set([whole, ...whole.split(/[\s,]+/).filter((word) => !/\d/.test(word))])]
  const forms = () => (formsHere ??= nameForms(namesHere(stores)))
  let formsHere: NameForms | undefined
  const named = (name: string | undefined) =>
    name === undefined
      ? undefined
      : (inTown(stores, name) ?? byName(stores, name) ?? nearPlace(stores, findPlace(name)))
  const bent = (part: string) => inflectedName(forms(), part) ?? inflectedName(placeForms(), part)
  const readings: ((part: string) => Found<Each> | undefined)[] = [
    (part) => (isNamed ? inTown(stores, bent(part) ?? '') : undefined),
    (part) => (part === whole ? named(part) : undefined),
    // Of several words the town decides: `kauppa Turussa` asks for no street.
    (part) => inTown(stores, part) ?? inTown(stores, bent(part) ?? ''),
    named,
    (part) => named(bent(part)),
    (part) => (isNamed ? undefined : nearPlace(stores, findPlaceBegun(part))),
    (part) => named(misspeltName(forms(), part) ?? (isNamed ? undefined : misspeltName(placeForms(), part))),
  ]
  for (const reading of readings)
    for (const part of parts) {
      const found = reading(part)
      if (found) return found
    }
  return { by: 'nothing', where: null, stores: unmeasured(stores) }
}

/** What is a place among the words of a search. */
export interface PlaceNames {
  /** A postal code, or the name of a town with a store or of a store's own, as it stands or bent. */
  isPlace: (word: string) => boolean
  /** The name that a misspelt word means; undefined where it is near none. */
  misspelt: (word: string) => string | undefined
}

/** Letters of the shortest name that is found misspelt: shorter ones are near too many words. */
const SHORTEST_MISSPELT = 5

/** The names of places that have a store. */
export function placeNames(stores: readonly Findable[]): PlaceNames {
  const names = namesHere(stores)
  const forms = nameForms(names)
  const long = nameForms(names.filter(({ length }) => length >= SHORTEST_MISSPELT))
  return {
    isPlace: (word) => {
      const name = inflectedName(forms, word)
      return /^\d{5}$/.test(word) || (name !== undefined && !hasMoreDots(word, name))
    },
    misspelt: (word) => misspeltName(long, word),
  }
}

/** `lähti` is not `Lahti`: dots are left out, not put in. Endings have theirs by the vowels before them. */
function hasMoreDots(word: string, name: string): boolean {
  const written = name.toLowerCase()
  return [...word.toLowerCase()].some((letter, at) => 'äöå'.includes(letter) && 'ao'.includes(written[at] ?? 'ä'))
}

/** A street of one word: of two, one alone may say anything. */
const STREET = /^(\p{Letter}+(?:katu|tie|kuja|raitti|aukio|tori|puistikko|gatan|vägen))(?!\p{Letter})/iu

/** Towns with a store in both languages, then what the stores are called after: `Kamppi` of `Helsinki Kamppi`, `itis`; last their streets. */
function namesHere(stores: readonly Findable[]): string[] {
  const towns = new Set(stores.flatMap(({ city }) => callNamesOfTown(city)))
  const own = stores.flatMap(({ name }) => [...name.split(/\s+/), ...callNamesOfStore(name)])
  const streets = stores.flatMap(({ address }) => STREET.exec(address)?.[1] ?? [])
  return [...towns, ...own.filter((word) => word.length > 3), ...streets]
}

/** The stores of a town by name, and the others by their distance from its middle. */
function inTown<Each extends Findable>(stores: readonly Each[], town: string): Found<Each> | undefined {
  const asked = foldNames(town)
  const isThere = ({ city }: Each) => callNamesOfTown(city).some((name) => foldNames(name) === asked)
  const there = stores.filter(isThere)
  const [first] = there
  if (!first) return undefined
  const elsewhere = stores.filter((store) => !isThere(store))
  const middle = findPlace(town)?.positions ?? [first]
  return { by: 'town', where: first.city, stores: [...unmeasured(there), ...byDistance(elsewhere, middle)] }
}

/** The stores whose name, town or street begins with these words, and the others by their distance from the first. */
function byName<Each extends Findable>(stores: readonly Each[], words: string): Found<Each> | undefined {
  const isMatched = ({ name, city, address }: Each) =>
    words.length > 2 && matchesName(foldNames(name, ...namesOfTown(city), ...callNamesOfStore(name), address), words)
  const matched = stores.filter(isMatched)
  const [first] = matched
  if (!first) return undefined
  const others = stores.filter((store) => !isMatched(store))
  const where = matched.length === 1 ? first.name : null
  return { by: 'store', where, stores: [...unmeasured(matched), ...byDistance(others, [first])] }
}

function nearPlace<Each extends Findable>(stores: readonly Each[], place: Place | undefined): Found<Each> | undefined {
  return place && { by: 'place', where: place.name, stores: byDistance(stores, place.positions) }
}

/** By as many equal first digits as possible, then by how near the numbers are: codes of neighbors lie close. */
function byZip<Each extends Findable>(stores: readonly Each[], zip: string): Each[] {
  const equalDigits = (other: string) => {
    const different = [...zip].findIndex((digit, at) => digit !== other[at])
    return different < 0 ? zip.length : different
  }
  const gap = (other: string) => Math.abs(Number(other) - Number(zip.padEnd(5, '0')))
  return stores.toSorted((a, b) => equalDigits(b.zip) - equalDigits(a.zip) || gap(a.zip) - gap(b.zip))
}

/** By distance from the nearest of these positions. */
function byDistance<Each extends Findable>(stores: readonly Each[], from: readonly Position[]): Found<Each>['stores'] {
  const measured = stores.map((store) => {
    return { store, distanceKm: Math.min(...from.map((position) => distanceKm(position, store))) }
  })
  return measured.toSorted((a, b) => a.distanceKm - b.distanceKm)
}

function unmeasured<Each>(stores: readonly Each[]): Found<Each>['stores'] {
  return stores.map((store) => ({ store, distanceKm: null }))
}
