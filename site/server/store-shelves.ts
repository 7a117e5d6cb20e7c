import type { Sku } from '#contracts/catalog.ts'
import { LensAxisName } from '#contracts/prescriptions.ts'
import { lensValue } from './lens-value.ts'
import type { Text } from './text.ts'

/** What one store has of an article: the size or the values of a lens, where there are several, and how many. */
export interface StoreShelf {
  store: string
  has: { which: string; pieces: number }[]
}

/** Which stores have an article on the shelf now, by name, and what of it. `t` has the texts of `article`. */
export function storeShelves(skus: readonly Sku[], t: Text): StoreShelf[] {
  const telling = tellingAxes(skus)
  const shelves = new Map<string, StoreShelf['has']>()
  for (const sku of skus)
    for (const { name, pieces } of sku.stores)
      shelves.set(name, [...(shelves.get(name) ?? []), { which: sku.size ?? valuesOf(sku, telling, t), pieces }])
  return [...shelves].map(([store, has]) => ({ store, has })).toSorted((a, b) => a.store.localeCompare(b.store, 'fi'))
}

/** The axes by which these lenses differ. What is the same of all of them tells nothing. */
function tellingAxes(skus: readonly Sku[]): LensAxisName[] {
  return LensAxisName.options.filter((axis) => new Set(skus.map(({ parameters }) => parameters?.[axis])).size > 1)
}

/** The power as it is, the rest by the letters on the box: `−4,50 · BC 8,4`. */
function valuesOf({ parameters }: Sku, telling: LensAxisName[], t: Text): string {
  const values = telling.flatMap((axis) => {
    const value = parameters?.[axis]
    if (value === undefined) return []
    return axis === 'power' ? [lensValue(axis, value)] : [`${t(`lens.short.${axis}`)}\u00a0${lensValue(axis, value)}`]
  })
  return values.join('\u00a0·\u00a0')
}
