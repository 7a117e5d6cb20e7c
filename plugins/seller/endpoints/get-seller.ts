import { getSeller } from '#contracts/seller.ts'
import { SHELL_TAG } from '#domain/shell-tag.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { sellerOf } from '../repository.ts'

/** `GET /api/shell/seller`: the company behind the shop. */
export const getSellerEndpoint = endpoint(getSeller, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, SHELL_TAG)
  return { seller: await sellerOf(req) }
})
