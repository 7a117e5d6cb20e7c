import { readFriendsLink } from '#contracts/friends.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { membershipOf } from '../benefits.ts'
import { memberOfLink } from '../friends-link.ts'

/** `GET /api/friends/link/:token`: the membership of a mailed link. */
export const readFriendsLinkEndpoint = endpoint(
  readFriendsLink,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ token }, req) => ({ membership: await membershipOf(req, await memberOfLink(req, token)) }),
)
