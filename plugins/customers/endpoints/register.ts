import { register as route, registrationResults } from '#contracts/customers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { register } from '../registration.ts'

/** `POST /api/account/register`: asks for an account, which a mailed link makes. */
export const registerEndpoint = endpoint(route, { who: 'shopper', limit: 'account letter' }, async (asked, req) => {
  await register(req, asked)
  return { result: registrationResults.success_pending_email }
})
