import type { PictureRule } from '#plugins/kit/admin/published-pictures.ts'
import { listStores } from './repository.ts'

/** A picture is published while a store shows it that customers see. */
export const publishedPicture: PictureRule = async (payload, name) => {
  const stores = await listStores({ payload })
  return stores.some(({ picture }) => picture?.name === name) || 'unknown'
}
