import { removePasskey as route } from '#contracts/passkeys.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownPasskeys } from '../own-passkeys.ts'
import { removePasskey } from '../remove-passkey.ts'
import { ownerOfPasskey } from '../repository.ts'

/** `POST /api/account/passkeys/:ref/remove`: removes one of the customer's passkeys. */
export const removePasskeyEndpoint = endpoint(
  route,
  {
    who: 'customer',
    idempotency: 'handler',
    ownedBy: { owner: ({ ref }, req) => ownerOfPasskey(req, ref), missing: 'passkey.not_found' },
  },
  async ({ ref }, req) => {
    await removePasskey(req, ref)
    return { passkeys: await ownPasskeys(req) }
  },
)
