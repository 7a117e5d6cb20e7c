import type { LensPackage } from '#contracts/catalog.ts'
import type { LensAxis, LensChoice, LensRegion } from '#contracts/contact-lenses.ts'
import type { Cents } from '#contracts/money.ts'
import { LensAxisName, type LensParameters } from '#contracts/prescriptions.ts'
import { needsPrescription } from './goods.ts'

type Made = Pick<LensChoice, 'axes' | 'exclusions'>

/** Whether a contact lens is made in exactly these parameters: a value on every axis, and outside every exclusion. */
export function isMade({ axes, exclusions }: Made, parameters: LensParameters): boolean {
  const named = Object.values(parameters).filter((value) => value !== undefined).length
  const isOnAxes = axes.every(({ name, values }) => values.includes(parameters[name] ?? ''))
  return named === axes.length && isOnAxes && !exclusions.some((region) => isInside(region, parameters))
}

/** Whether every axis that the region names has its value inside it. */
export function isInside(region: LensRegion, parameters: LensParameters): boolean {
  return Object.entries(region).every(([name, bounds]) => {
    const value = parameters[name as keyof LensParameters]
    if (bounds === undefined) return true
    if (Array.isArray(bounds)) return value !== undefined && bounds.includes(value)
    return typeof value === 'number' && value >= bounds.from && value <= bounds.to
  })
}

/** One text for one combination, such as `power=-1.25 baseCurve=8.6`, however its values were ordered. */
export function combinationKey(parameters: LensParameters): string {
  return LensAxisName.options
    .filter((name) => parameters[name] !== undefined)
    .map((name) => `${name}=${written(parameters[name])}`)
    .join(' ')
}

/** Every combination made that lies inside one of the regions, in the order of the axes. */
export function combinationsInside(made: Made, regions: readonly LensRegion[]): LensParameters[] {
  return allCombinations(made.axes).filter(
    (parameters) => regions.some((region) => isInside(region, parameters)) && isMade(made, parameters),
  )
}

function allCombinations(axes: readonly LensAxis[]): LensParameters[] {
  return axes.reduce<LensParameters[]>(
    (known, { name, values }) => known.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
}

/** Minus zero and zero are one power. */
function written(value: number | string | undefined): string {
  return value === 0 ? '0' : String(value)
}

/** Price of the cheapest prescription lenses, in cents; null where none are sold. */
export function cheapestLenses(packages: readonly Pick<LensPackage, 'kind' | 'amount'>[]): Cents | null {
  const amounts = packages.filter(({ kind }) => needsPrescription(kind)).map(({ amount }) => amount)
  return amounts.length > 0 ? Math.min(...amounts) : null
}

/** Category of the lenses ground for a frame: articles with a price, listed nowhere. */
export const LENS_PACKAGES = 'ground_lenses'
