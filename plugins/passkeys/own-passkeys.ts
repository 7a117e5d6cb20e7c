import type { PayloadRequest } from 'payload'
import type { Passkey } from '#contracts/passkeys.ts'
import type { KeepsRecords } from '#plugins/customers/hooks.ts'
import { customerCaller, signedInAs } from '#plugins/customers/repository.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { passkeyLetter } from './emails/passkey-letter.ts'
import { deletePasskey, deletePasskeys, passkeysOf, passkeyView } from './repository.ts'

/** The passkeys of the customer who is signed in. */
export async function ownPasskeys(req: PayloadRequest): Promise<Passkey[]> {
  return (await passkeysOf(req, customerCaller(req).id)).map(passkeyView)
}

/** Removes a passkey, and notifies the customer by mail. */
export async function removePasskey(req: PayloadRequest, ref: string): Promise<void> {
  const [customer] = await signedInAs(req)
  const { name } = await deletePasskey(req, customer.number, ref)
  await enqueueLetter(req, `passkey removed ${ref}`, await passkeyLetter(req, customer, 'removed', name))
}

/** The passkeys of a customer, by name: their keys say nothing to a reader. */
export const passkeyRecords: KeepsRecords = {
  async collect(req, { number }) {
    const found = await passkeysOf(req, number)
    return { rows: found.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })) }
  },
  async erase(req, { number }) {
    await deletePasskeys(req, number)
    return []
  },
}
