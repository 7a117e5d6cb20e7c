import type { PayloadRequest } from 'payload'
import { signedInAs } from '#plugins/customers/repository.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { passkeyLetter } from './emails/passkey-letter.ts'
import { deletePasskey } from './repository.ts'

/** Removes a passkey, and notifies the customer by mail. */
export async function removePasskey(req: PayloadRequest, ref: string): Promise<void> {
  const [customer] = await signedInAs(req)
  const { name } = await deletePasskey(req, customer.number, ref)
  await enqueueLetter(req, `passkey removed ${ref}`, await passkeyLetter(req, customer, 'removed', name))
}
