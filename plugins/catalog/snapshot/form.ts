import type { FrameForm } from '#contracts/catalog.ts'
import { isShield } from '#domain/frames/is-shield.ts'
import type { CatalogEntry } from './snapshot.ts'

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
