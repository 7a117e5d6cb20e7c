import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { getSellerEndpoint } from './endpoints/get-seller.ts'
import { letterFooter } from './letter-footer.ts'
import { sellerSeed } from './seed.ts'
import { seller } from './seller.ts'

/** The seller's company data, and the footer of every letter. */
export const sellerPlugin = (): Plugin => (config) =>
  extend(config, { globals: [seller], endpoints: [getSellerEndpoint], seeds: [sellerSeed], letterFooter })
