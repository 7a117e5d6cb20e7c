import { readIdentifiedLink as route } from '#contracts/identification.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { readNewAccount } from '../new-account.ts'

/** `GET /api/auth/eid/account/:token`: what the mailed link of a new account is for. */
export const readIdentifiedLinkEndpoint = endpoint(
  route,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ token }, req) => readNewAccount(req, token),
)
