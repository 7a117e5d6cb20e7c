import { signIn } from '#contracts/customers.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { signInByPassword } from '../sign-in-by-password.ts'

/** `POST /api/account/sign-in`: by address and password. Sent twice it signs in twice, and the second session stays. */
export const signInEndpoint = endpoint(signIn, { who: 'shopper', idempotency: 'handler' }, async (typed, req) =>
  signInByPassword(req, typed),
)
