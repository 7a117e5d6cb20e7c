import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { getSellerEndpoint } from './endpoints/get-seller.ts'
import { letterFooter } from './letter-footer.ts'
import { sellerSeed } from './seed.ts'
import { seller } from './seller.ts'

/** The company behind the shop. Names itself under every letter. */
export const sellerPlugin = (): Plugin => (config) =>
  extend(config, { globals: [seller], endpoints: [getSellerEndpoint], seeds: [sellerSeed], letterFooter })
