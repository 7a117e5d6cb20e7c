import type { PayloadRequest } from 'payload'
import type { Passkey } from '#contracts/passkeys.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { passkeysOf, passkeyView } from './repository.ts'

/** The passkeys of the customer who is signed in. */
export async function ownPasskeys(req: PayloadRequest): Promise<Passkey[]> {
  return (await passkeysOf(req, customerCaller(req).id)).map(passkeyView)
}
