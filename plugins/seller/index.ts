import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { getSellerEndpoint } from './endpoints/get-seller.ts'
import { sellerSeed } from './seed.ts'
import { seller } from './seller.ts'

export const sellerPlugin = (): Plugin => (config) =>
  extend(config, { globals: [seller], endpoints: [getSellerEndpoint], seeds: [sellerSeed] })
