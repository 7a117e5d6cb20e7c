import { listPasskeys } from '#contracts/passkeys.ts'
import { signedInAs } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { proofFor } from '../add-passkey.ts'
import { ownPasskeys } from '../own-passkeys.ts'

/** `GET /api/account/passkeys`: the customer's passkeys, and what adding one asks for. */
export const listPasskeysEndpoint = endpoint(listPasskeys, { who: 'customer' }, async (_, req) => {
  return { passkeys: await ownPasskeys(req), proof: await proofFor(req, ...(await signedInAs(req))) }
})
