import { listAccountNews } from '#contracts/customers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { accountNewsOf } from '../hooks.ts'
import { signedInAs } from '../repository.ts'

/** `GET /api/account/news`: what matters to the customer now. */
export const listAccountNewsEndpoint = endpoint(listAccountNews, { who: 'customer' }, async (_, req) => {
  const [customer] = await signedInAs(req)
  return { news: await accountNewsOf(req, customer) }
})
