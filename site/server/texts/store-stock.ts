import type { Sku } from '#contracts/catalog.ts'
import { LensAxisName } from '#contracts/prescriptions.ts'
import { compareNames } from '#domain/name-match.ts'
import { lensValue } from './lens-value.ts'
import type { Text } from './text.ts'

/** What one store has of an article: the size or the values of a lens, where there are several, and how many. */
export interface StoreStockRow {
  store: string
  has: { which: string; pieces: number }[]
}

/** Which stores have an article in stock now, by name, and what of it. `t` has the texts of `article`. */
export function storeStock(skus: readonly Sku[], t: Text): StoreStockRow[] {
  const axes = differingAxes(skus)
  const byStore = new Map<string, StoreStockRow['has']>()
  for (const sku of skus)
    for (const { name, pieces } of sku.stores)
      byStore.set(name, [...(byStore.get(name) ?? []), { which: sku.size ?? valuesOf(sku, axes, t), pieces }])
  return [...byStore].map(([store, has]) => ({ store, has })).toSorted((a, b) => compareNames(a.store, b.store))
}

/** The axes by which these lenses differ. */
function differingAxes(skus: readonly Sku[]): LensAxisName[] {
  return LensAxisName.options.filter((axis) => new Set(skus.map(({ parameters }) => parameters?.[axis])).size > 1)
}

/** The power as it is, the rest by the letters on the box: `−4,50 · BC 8,4`. */
function valuesOf({ parameters }: Sku, axes: LensAxisName[], t: Text): string {
  const values = axes.flatMap((axis) => {
    const value = parameters?.[axis]
    if (value === undefined) return []
    return axis === 'power' ? [lensValue(axis, value)] : [`${t(`lens.short.${axis}`)}\u00a0${lensValue(axis, value)}`]
  })
  return values.join('\u00a0·\u00a0')
}
