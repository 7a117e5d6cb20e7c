import type { Plugin } from 'payload'
import { getSeller } from '#contracts/seller.ts'
import { SHELL_TAG } from '#domain/cache-tags.ts'
import { extend } from '#plugins/kit/extend.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { letterFooter } from './letter-footer.ts'
import { sellerOf, sellerSeed } from './repository.ts'
import { seller } from './seller.ts'

/** `GET /api/shell/seller`: the company behind the shop. */
const getSellerEndpoint = endpoint(getSeller, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, SHELL_TAG)
  return { seller: await sellerOf(req) }
})

/** The seller's company data, and the footer of every letter. */
export const sellerPlugin = (): Plugin => (config) =>
  extend(config, { globals: [seller], endpoints: [getSellerEndpoint], seeds: [sellerSeed], letterFooter })
