import {
  getMembership,
  joinByLink,
  joinFriends,
  leaveByLink,
  leaveFriends,
  readFriendsLink,
} from '#contracts/friends.ts'
import { signedInAs } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { membershipOf } from './benefits.ts'
import { memberOfLink } from './friends-link.ts'
import { join, joinByLetter } from './join.ts'
import { personOf } from './member-records.ts'
import { endMembership } from './repository.ts'

/** `GET /api/friends/membership`: the membership of the customer who is signed in. */
const getMembershipEndpoint = endpoint(getMembership, { who: 'customer' }, async (_, req) => {
  const [customer] = await signedInAs(req)
  return { membership: await membershipOf(req, personOf(customer)) }
})

/** `POST /api/friends/link/:token/join`: joins by a mailed link. */
const joinByLinkEndpoint = endpoint(
  joinByLink,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token }, req) => ({ outcome: await joinByLetter(req, await memberOfLink(req, token)) }),
)

/** `POST /api/friends/join`: asks to join. */
const joinFriendsEndpoint = endpoint(
  joinFriends,
  { who: 'shopper', idempotency: 'handler', limit: 'account letter' },
  async (asked, req) => ({ outcome: await join(req, asked) }),
)

/** `POST /api/friends/link/:token/leave`: leaves by a mailed link. */
const leaveByLinkEndpoint = endpoint(
  leaveByLink,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token }, req) => {
    const member = await memberOfLink(req, token)
    await endMembership(req, member)
    return { membership: await membershipOf(req, member) }
  },
)

/** `POST /api/friends/leave`: ends the membership of the customer who is signed in. */
const leaveFriendsEndpoint = endpoint(leaveFriends, { who: 'customer', idempotency: 'handler' }, async (_, req) => {
  const person = personOf((await signedInAs(req))[0])
  await endMembership(req, person)
  return { membership: await membershipOf(req, person) }
})

/** `GET /api/friends/link/:token`: the membership of a mailed link. */
const readFriendsLinkEndpoint = endpoint(
  readFriendsLink,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ token }, req) => ({ membership: await membershipOf(req, await memberOfLink(req, token)) }),
)

/** The endpoints of the membership. */
export const friendsEndpoints = [
  joinFriendsEndpoint,
  getMembershipEndpoint,
  leaveFriendsEndpoint,
  readFriendsLinkEndpoint,
  joinByLinkEndpoint,
  leaveByLinkEndpoint,
]
