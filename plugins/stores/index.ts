import type { Plugin } from 'payload'
import type { PictureRule } from '#plugins/kit/admin/published-pictures.ts'
import { extend } from '#plugins/kit/extend.ts'
import { storeEndpoints } from './endpoints.ts'
import { fillHolidays } from './fill-holidays.ts'
import { listStores } from './repository.ts'
import { seedStores } from './seeds/seed-stores.ts'
import { withLockedIdentity } from './store-access.ts'
import { stores } from './stores.ts'

/** A picture is published while a store shows it that customers see. */
const publishedPicture: PictureRule = async (payload, name) => {
  const stores = await listStores({ payload })
  return stores.some(({ picture }) => picture?.name === name) || 'unknown'
}

/** The physical stores. Their pictures are media of the catalog. */
export const storesPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [withLockedIdentity(stores)],
    endpoints: storeEndpoints,
    tasks: [fillHolidays],
    seeds: [seedStores],
    pictureRules: [publishedPicture],
  })
