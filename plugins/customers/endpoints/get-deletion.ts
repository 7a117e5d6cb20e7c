import { getDeletion } from '#contracts/accounts.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { deletionPreview } from '../delete-account.ts'
import { signedInAs } from '../repository.ts'

/** `GET /api/account/deletion`: what a deletion of the account would do, and what stands in its way. */
export const getDeletionEndpoint = endpoint(getDeletion, { who: 'customer' }, async (_, req) => {
  const [customer] = await signedInAs(req)
  return deletionPreview(req, customer)
})
