import { confirmEmail as route } from '#contracts/customers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { confirmEmail } from '../new-email.ts'

/** `POST /api/account/link/:token/email`: the address of the link becomes that of the account. */
export const confirmEmailEndpoint = endpoint(
  route,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token }, req) => ({ email: await confirmEmail(req, token) }),
)
