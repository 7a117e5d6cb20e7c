import type { ArticleCard, Specification } from '#contracts/catalog.ts'
import { designOf } from '#domain/frames/frame.ts'
import { picturedWidth } from '#domain/frames/pictured-width.ts'
import { finishOf, formOf } from './form.ts'
import { shownCategory, type CatalogEntry } from './snapshot-types.ts'

/** The card of an article in a listing; null before its first price. */
export function cardOf(entry: CatalogEntry): ArticleCard | undefined {
  const { about, brand, price, medias, colors } = entry
  const category = shownCategory(entry)
  if (!price || !category) return undefined
  return {
    id: about.number,
    slug: entry.slug,
    name: about.name,
    brand: brand.name,
    category,
    color: about.color,
    packageAmount: about.packageAmount,
    flags: (about.flags ?? []).map(({ text, color }) => ({ text, color })),
    hasVTO: finishOf(entry) !== null,
    medias: medias.slice(0, 2),
    specification: specificationOf(entry),
    allowSubscription: price.subscription.publicationStatus !== 0,
    price,
    colorCount: colors.length,
  }
}

/** Measures of the first size, beside what holds for all of them. */
function specificationOf({ about, skus: [sku] }: CatalogEntry): Specification {
  const frame = sku?.measures
  const form = formOf(about)
  return {
    ...(frame && { length: frame.templeLength, height: frame.lensHeight, width: frame.totalWidth }),
    ...(frame && form && { picturedWidth: Math.round(picturedWidth(designOf(form, frame)) * 10) / 10 }),
    ...(about.weight === null ? {} : { weight: about.weight }),
    ...(about.lensType ? { lensType: about.lensType } : {}),
  }
}
