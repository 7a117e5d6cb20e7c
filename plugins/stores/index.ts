import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { listStoresEndpoint } from './endpoints/list-stores.ts'
import { seedStores } from './seeds/seed-stores.ts'
import { withLockedIdentity } from './store-access.ts'
import { stores } from './stores.ts'

/** The physical stores. */
export const storesPlugin = (): Plugin => (config) =>
  extend(config, { collections: [withLockedIdentity(stores)], endpoints: [listStoresEndpoint], seeds: [seedStores] })
