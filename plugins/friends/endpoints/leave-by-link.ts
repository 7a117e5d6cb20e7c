import { leaveByLink } from '#contracts/friends.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { membershipOf } from '../benefits.ts'
import { memberOfLink } from '../friends-link.ts'
import { endMembership } from '../repository.ts'

/** `POST /api/friends/link/:token/leave`: leaves by a mailed link. */
export const leaveByLinkEndpoint = endpoint(
  leaveByLink,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token }, req) => {
    const member = await memberOfLink(req, token)
    await endMembership(req, member)
    return { membership: await membershipOf(req, member) }
  },
)
