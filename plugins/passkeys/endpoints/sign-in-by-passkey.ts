import { signInByPasskey as route } from '#contracts/passkeys.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { signInByPasskey } from '../sign-in-by-passkey.ts'

/** `POST /api/account/sign-in/passkey`: signs in by a passkey. Its challenge is answered once. */
export const signInByPasskeyEndpoint = endpoint(
  route,
  { who: 'shopper', idempotency: 'handler' },
  async (signed, req) => signInByPasskey(req, signed),
)
