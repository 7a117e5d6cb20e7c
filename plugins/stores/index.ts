import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { findStoresEndpoint } from './endpoints/find-stores.ts'
import { getStoreEndpoint } from './endpoints/get-store.ts'
import { listStoresEndpoint } from './endpoints/list-stores.ts'
import { fillHolidays } from './fill-holidays.ts'
import { publishedPicture } from './published-picture.ts'
import { seedStores } from './seeds/seed-stores.ts'
import { withLockedIdentity } from './store-access.ts'
import { stores } from './stores.ts'

/** The physical stores. Their pictures are media of the catalog. */
export const storesPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [withLockedIdentity(stores)],
    endpoints: [listStoresEndpoint, findStoresEndpoint, getStoreEndpoint],
    tasks: [fillHolidays],
    seeds: [seedStores],
    pictureRules: [publishedPicture],
  })
