import type { Store } from '#contracts/stores.ts'
import { compareNames } from '#domain/name-match.ts'

/** Stores by town and name, as all lists of stores have them. */
export function byTownAndName(stores: readonly Store[]): Store[] {
  return stores.toSorted((a, b) => compareNames(a.city, b.city) || compareNames(a.name, b.name))
}
