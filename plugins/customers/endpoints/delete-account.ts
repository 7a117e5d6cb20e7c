import { deleteAccount as route } from '#contracts/accounts.ts'
import { newShopper } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { deleteAccount } from '../delete-account.ts'
import { customerCaller } from '../repository.ts'
import { eraseSessionCookies } from '../sessions.ts'

/** `POST /api/account/deletion`: deletes the customer's account, and signs out. */
export const deleteAccountEndpoint = endpoint(
  route,
  { who: 'customer', idempotency: 'handler' },
  async ({ password }, req) => {
    await deleteAccount(req, customerCaller(req), password)
    eraseSessionCookies(req)
    newShopper(req)
    return { isDeleted: true as const }
  },
)
