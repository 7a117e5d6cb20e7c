import { renamePasskey } from '#contracts/passkeys.ts'
import { passkeyName } from '#domain/customers/passkey-name.ts'
import { Refusal } from '#domain/refusal.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownPasskeys } from '../own-passkeys.ts'
import { ownerOfPasskey, setName } from '../repository.ts'

/** `POST /api/account/passkeys/:ref/rename`: gives one of the customer's passkeys another name. */
export const renamePasskeyEndpoint = endpoint(
  renamePasskey,
  {
    who: 'customer',
    idempotency: 'handler',
    ownedBy: { owner: ({ ref }, req) => ownerOfPasskey(req, ref), missing: 'passkey.not_found' },
  },
  async ({ ref, name: typed }, req) => {
    const name = passkeyName(typed)
    if (!name) throw new Refusal('passkey.name_missing', { field: `name-${ref}` })
    await setName(req, customerCaller(req).id, ref, name)
    return { passkeys: await ownPasskeys(req) }
  },
)
