import { addPasskey as route } from '#contracts/passkeys.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { addPasskey } from '../add-passkey.ts'
import { ownPasskeys } from '../own-passkeys.ts'

/** `POST /api/account/passkeys`: keeps the passkey that the browser has made. */
export const addPasskeyEndpoint = endpoint(route, { who: 'customer' }, async (made, req) => {
  await addPasskey(req, made)
  return { passkeys: await ownPasskeys(req) }
})
