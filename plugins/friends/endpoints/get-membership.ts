import { getMembership } from '#contracts/friends.ts'
import { signedInAs } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { membershipOf } from '../benefits.ts'
import { personOf } from '../member-records.ts'

/** `GET /api/friends/membership`: the membership of the customer who is signed in. */
export const getMembershipEndpoint = endpoint(getMembership, { who: 'customer' }, async (_, req) => {
  const [customer] = await signedInAs(req)
  return { membership: await membershipOf(req, personOf(customer)) }
})
