import { getToken } from '#contracts/cart.ts'
import { ensureShopper } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'

/** `GET /api/site/token`: makes the caller a shopper, for a change that needs no cart first. */
export const getTokenEndpoint = endpoint(getToken, { who: 'anyone' }, async (_, req) => {
  const { token } = ensureShopper(req)
  return { token }
})
