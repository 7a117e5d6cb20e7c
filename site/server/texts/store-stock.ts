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

/** Stores named before the others are counted. */
const NAMED = 2

/** Which stores have a size now that is not sold online: `Saatavilla myymälöistä: Forssa, Imatra ja 3 muuta`. */
export function storesWithSize(stores: Sku['stores'], t: Text): string {
  const names = stores.map(({ name }) => name).toSorted(compareNames)
  const listed = names.slice(0, names.length > NAMED + 1 ? NAMED : names.length).join(', ')
  const left = names.length > NAMED + 1 ? names.length - NAMED : 0
  return left > 0 ? t('in_stores_more', { stores: listed, count: left }) : t('in_stores', { stores: listed })
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
