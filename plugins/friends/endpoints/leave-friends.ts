import { leaveFriends } from '#contracts/friends.ts'
import { signedInAs } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { membershipOf } from '../benefits.ts'
import { personOf } from '../member-records.ts'
import { endMembership } from '../repository.ts'

/** `POST /api/friends/leave`: ends the membership of the customer who is signed in. */
export const leaveFriendsEndpoint = endpoint(
  leaveFriends,
  { who: 'customer', idempotency: 'handler' },
  async (_, req) => {
    const person = personOf((await signedInAs(req))[0])
    await endMembership(req, person)
    return { membership: await membershipOf(req, person) }
  },
)
