import type { PictureRule } from '#plugins/kit/admin/published-pictures.ts'
import { mediaOf } from '#domain/catalog/media-sizes.ts'
import { snapshotOf } from './snapshot/snapshot-of.ts'

/** An editor's picture is published while an article shows it that is published and has its first price. */
export const publishedPicture: PictureRule = async (payload, name) => {
  const { pictures, byNumber } = await snapshotOf({ payload })
  if (!pictures.has(name)) return 'unknown'
  const { xs } = mediaOf(name, '')
  return [...byNumber.values()].some(({ price, medias }) => price !== null && medias.some((media) => media.xs === xs))
}
