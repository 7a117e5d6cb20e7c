import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { storeEndpoints } from './endpoints.ts'
import { fillHolidays } from './fill-holidays.ts'
import { publishedPicture } from './published-picture.ts'
import { seedStores } from './seeds/seed-stores.ts'
import { withLockedIdentity } from './store-access.ts'
import { stores } from './stores.ts'

/** The physical stores. Their pictures are media of the catalog. */
export const storesPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [withLockedIdentity(stores)],
    endpoints: storeEndpoints,
    tasks: [fillHolidays],
    seeds: [seedStores],
    pictureRules: [publishedPicture],
  })
