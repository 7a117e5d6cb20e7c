import { confirmRegistration as route } from '#contracts/customers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { confirmRegistration } from '../registration.ts'

/** `POST /api/account/link/:token/registration`: makes the account and signs in. The link serves once. */
export const confirmRegistrationEndpoint = endpoint(
  route,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token, ...typed }, req) => confirmRegistration(req, token, typed),
)
