import { joinByLink } from '#contracts/friends.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { memberOfLink } from '../friends-link.ts'
import { joinByLetter } from '../join.ts'

/** `POST /api/friends/link/:token/join`: joins by a mailed link. */
export const joinByLinkEndpoint = endpoint(
  joinByLink,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token }, req) => ({ outcome: await joinByLetter(req, await memberOfLink(req, token)) }),
)
