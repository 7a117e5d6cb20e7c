import type { PictureRule } from '#plugins/kit/admin/published-pictures.ts'
import { mediaOf } from '#domain/catalog/media-sizes.ts'
import { currentSnapshot } from './snapshot/current-snapshot.ts'

/** An editor's picture is published while a brand or category shows it, or an article that is published and has its first price. */
export const publishedPicture: PictureRule = async (payload, name) => {
  const { pictures, placePictures, byNumber } = await currentSnapshot({ payload })
  if (!pictures.has(name)) return 'unknown'
  const { xs } = mediaOf(name, '')
  if ([...placePictures.values()].some((media) => media.xs === xs)) return true
  return [...byNumber.values()].some(({ price, medias }) => price !== null && medias.some((media) => media.xs === xs))
}
