import type { ArticleCard, FrameForm, Specification } from '#contracts/catalog.ts'
import type { FrameFinish } from '#contracts/frame-finish.ts'
import { designOf, isShield } from '#domain/frames/frame.ts'
import { picturedWidth } from '#domain/frames/pictured-width.ts'
import { type CatalogEntry, shownCategory } from './snapshot-types.ts'

/** The shape data by which a frame is drawn; null for other articles. */
export function formOf({
  shape,
  rim,
  frameMaterial: material,
  rimWidth,
  takesLenses,
}: CatalogEntry['about']): FrameForm | null {
  if (!shape || !rim || !material) return null
  const shield = isShield({ shape, takesLenses: Boolean(takesLenses) })
  return { shape, rim, material, rimWidth: rimWidth ?? 0, isShield: shield }
}

/** Of what the 3D model of an article is made; null where it has none: it lacks a part of it, or an editor switched it off. */
export function finishOf({ about, skus: [sku] }: Pick<CatalogEntry, 'about' | 'skus'>): FrameFinish | null {
  return about.isModeled !== false && sku?.measures && formOf(about) ? about.finish : null
}

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
