import { startAddingPasskey } from '#contracts/passkeys.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { startAdding } from '../add-passkey.ts'

/** `POST /api/account/passkeys/options`: begins adding a passkey. Sent twice it gives two challenges. */
export const startAddingPasskeyEndpoint = endpoint(
  startAddingPasskey,
  { who: 'customer', idempotency: 'handler', limit: 'passkey challenge' },
  async (asked, req) => ({ options: await startAdding(req, asked) }),
)
