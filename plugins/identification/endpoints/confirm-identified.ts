import { confirmIdentified as route } from '#contracts/identification.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { confirmNewAccount } from '../new-account.ts'

/** `POST /api/auth/eid/account/:token`: makes the account of a mailed link and signs in. The link serves once. */
export const confirmIdentifiedEndpoint = endpoint(
  route,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token }, req) => confirmNewAccount(req, token),
)
