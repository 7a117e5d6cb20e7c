import type { FrameForm } from '#contracts/catalog.ts'
import type { FrameFinish } from '#contracts/frame-finish.ts'
import { isShield } from '#domain/frames/frame.ts'
import type { CatalogEntry } from './snapshot-types.ts'

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
