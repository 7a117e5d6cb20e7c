import { listPageAddresses } from '#contracts/pages.ts'
import { ADDRESSES_TAG } from '#domain/pages/cache-tags.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { readAddresses } from '../content/page-addresses.ts'

/** `GET /api/content/addresses`: where every published page is. */
export const listPageAddressesEndpoint = endpoint(listPageAddresses, { who: 'anyone' }, async (_, req) => {
  const { addresses, tags } = await readAddresses(req)
  setCacheTags(req, ADDRESSES_TAG, ...tags)
  return addresses
})
