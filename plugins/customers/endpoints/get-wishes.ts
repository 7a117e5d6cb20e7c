import { getWishes } from '#contracts/accounts.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { signedInAs, wishesOf } from '../repository.ts'

/** `GET /api/account/wishes`: what the customer allows. */
export const getWishesEndpoint = endpoint(getWishes, { who: 'customer' }, async (_, req) => {
  const [customer] = await signedInAs(req)
  return { wishes: wishesOf(customer) }
})
