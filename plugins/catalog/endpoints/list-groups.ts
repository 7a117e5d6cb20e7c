import { listGroups } from '#contracts/listing.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { categoryGroups } from '../repository.ts'

/** `GET /api/catalog/groups`: the brands, sports and types that the menu leads to. */
export const listGroupsEndpoint = endpoint(listGroups, { who: 'anyone' }, (_, req) => categoryGroups(req))
