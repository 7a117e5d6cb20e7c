import type { LensPackage } from '#contracts/catalog.ts'
import type { Cents } from '#contracts/money.ts'
import { needsPrescription } from './needs-prescription.ts'

/** Price of the cheapest prescription lenses, in cents; null where none are sold. */
export function cheapestLenses(packages: readonly Pick<LensPackage, 'kind' | 'amount'>[]): Cents | null {
  const amounts = packages.filter(({ kind }) => needsPrescription(kind)).map(({ amount }) => amount)
  return amounts.length > 0 ? Math.min(...amounts) : null
}
