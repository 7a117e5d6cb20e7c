import { addStaffPasskey, removeStaffPasskey, renameStaffPasskey, startAddingStaffPasskey } from '#contracts/staff.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { addPasskey, ownPasskeys, removePasskey, renamePasskey, startAdding } from '../passkeys.ts'

/** `POST /api/team/passkeys/options`: begins adding a passkey. Sent twice it gives two challenges. */
export const startAddingStaffPasskeyEndpoint = endpoint(
  startAddingStaffPasskey,
  { who: 'staff', idempotency: 'handler', limit: 'passkey challenge' },
  async (_, req) => ({ options: await startAdding(req) }),
)

/** `POST /api/team/passkeys`: adds the passkey that the browser has made. Its challenge is answered once. */
export const addStaffPasskeyEndpoint = endpoint(
  addStaffPasskey,
  { who: 'staff', idempotency: 'handler' },
  async (made, req) => {
    await addPasskey(req, made)
    return { passkeys: await ownPasskeys(req) }
  },
)

/** `POST /api/team/passkeys/:ref/rename`: a member of staff renames an own passkey. */
export const renameStaffPasskeyEndpoint = endpoint(
  renameStaffPasskey,
  { who: 'staff', idempotency: 'handler' },
  async ({ ref, name }, req) => {
    await renamePasskey(req, ref, name)
    return { passkeys: await ownPasskeys(req) }
  },
)

/** `POST /api/team/passkeys/:ref/remove`: a member of staff removes an own passkey. */
export const removeStaffPasskeyEndpoint = endpoint(
  removeStaffPasskey,
  { who: 'staff', idempotency: 'handler' },
  async ({ ref }, req) => {
    await removePasskey(req, ref)
    return { passkeys: await ownPasskeys(req) }
  },
)
