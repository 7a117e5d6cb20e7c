import type { PictureRule } from '#plugins/kit/admin/published-pictures.ts'
import { currentSnapshot } from './snapshot/current-snapshot.ts'

/** An editor's picture is published while a brand or category shows it, or an article that is published and has its first price. */
export const publishedPicture: PictureRule = async (payload, name) => {
  const { pictures, brands, categories, byNumber } = await currentSnapshot({ payload })
  const id = [...pictures].find(([, picture]) => picture.name === name)?.[0]
  if (id === undefined) return 'unknown'
  if ([...brands, ...categories.values()].some(({ picture }) => picture === id)) return true
  return [...byNumber.values()].some(({ price, about }) => price !== null && about.pictures?.includes(id))
}
