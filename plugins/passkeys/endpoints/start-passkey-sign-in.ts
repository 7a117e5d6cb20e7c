import { startPasskeySignIn } from '#contracts/passkeys.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { startSigningIn } from '../sign-in-by-passkey.ts'

/** `POST /api/account/sign-in/passkey/options`: begins signing in by a passkey. Sent twice it gives two challenges. */
export const startPasskeySignInEndpoint = endpoint(
  startPasskeySignIn,
  { who: 'shopper', idempotency: 'handler', limit: 'passkey challenge' },
  async (_, req) => ({ options: await startSigningIn(req) }),
)
