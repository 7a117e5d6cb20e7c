import { resetPassword as route } from '#contracts/customers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { resetPassword } from '../new-password.ts'

/** `POST /api/account/link/:token/password`: sets a new password in place of a lost one. The link serves once. */
export const resetPasswordEndpoint = endpoint(
  route,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token, ...chosen }, req) => resetPassword(req, token, chosen),
)
