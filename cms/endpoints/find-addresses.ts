import { findAddresses } from '#contracts/pages.ts'
import { pathsWith } from '#domain/pages/dead-paths.ts'
import { MARKETERS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { knownPaths } from '../content/known-paths.ts'

/** `GET /api/content/addresses/find`: addresses of the shop for the fields of links. */
export const findAddressesEndpoint = endpoint(findAddresses, { who: MARKETERS }, async ({ words }, req) => ({
  addresses: pathsWith(words, await knownPaths(req)),
}))
