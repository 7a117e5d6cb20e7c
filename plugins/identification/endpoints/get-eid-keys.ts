import { getEidKeys as route } from '#contracts/identification.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { publicKeys } from '../client-keys.ts'

/** `GET /api/auth/eid/keys`: the shop's public keys, for the identity provider. */
export const getEidKeysEndpoint = endpoint(route, { who: 'anyone' }, async (_, req) => ({
  keys: await publicKeys(req),
}))
