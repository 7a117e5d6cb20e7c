import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { CreatedCredential, CreationOptions, PasskeyProof } from '#contracts/passkeys.ts'
import { deviceName } from '#domain/customers/device-name.ts'
import { passkeyName, passkeyProof, proposedPasskeyName } from '#domain/customers/passkeys.ts'
import { Refusal } from '#domain/refusal.ts'
import { textOf } from '#locales/texts.ts'
import { requireCurrentPassword } from '#plugins/customers/new-password.ts'
import { signedInAs, type StoredCustomer } from '#plugins/customers/repository.ts'
import { now } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import type { CustomerCaller } from '#plugins/kit/requests/caller.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { beginCreation, createdKey, requireRoom } from './ceremony.ts'
import { asked } from './challenges.ts'
import { passkeyLetter } from './emails/passkey-letter.ts'
import { createPasskey, passkeysOf, type StoredPasskey } from './repository.ts'

/** When this browser signed in, and when strong identification was given in its session; both null where it has ended. */
async function sessionTimes(
  req: PayloadRequest,
  { session }: CustomerCaller,
): Promise<{ signedInAt: string | null; identifiedAt: string | null }> {
  const found = await findOne(req, 'customer-sessions', { ref: { equals: session } }, ['startedAt', 'identifiedAt'])
  return { signedInAt: found?.startedAt ?? null, identifiedAt: found?.identifiedAt ?? null }
}

/** What adding a passkey asks of this caller. */
export async function proofFor(
  req: PayloadRequest,
  { passwordHash }: StoredCustomer,
  caller: CustomerCaller,
): Promise<PasskeyProof> {
  return passkeyProof({ hasPassword: Boolean(passwordHash), ...(await sessionTimes(req, caller)) }, now())
}

/** Begins adding a passkey, after a recent sign-in or by the password. */
export async function startAdding(
  req: PayloadRequest,
  given: { customer: string; password?: string | undefined },
): Promise<CreationOptions> {
  const [customer, caller] = await signedInAs(req)
  const { number, email, firstName, lastName } = customer
  if (given.customer !== number) throw new Refusal('account.other_person')
  const own = await passkeysOf(req, number)
  requireRoom(own)
  const proof = await proofFor(req, customer, caller)
  if (proof === 'sign_in') throw new Refusal('passkey.sign_in_again')
  if (proof === 'password') await requireCurrentPassword(req, customer, given.password)
  const holder = { email, name: `${firstName} ${lastName}`, userHandle: userHandleOf(customer, own), own }
  return beginCreation(req, asked(req, 'add'), holder)
}

/** Stores the passkey that the browser has made, and notifies the customer by mail. */
export async function addPasskey(
  req: PayloadRequest,
  { name: typed, credential }: { name: string; credential: CreatedCredential },
): Promise<void> {
  const [customer] = await signedInAs(req)
  const own = await passkeysOf(req, customer.number)
  requireRoom(own)
  const key = await createdKey(req, asked(req, 'add'), credential)
  const name = passkeyName(typed) || deviceNameOf(req, customer, own)
  const owned = { customer: customer.number, name, userHandle: userHandleOf(customer, own) }
  const added = await createPasskey(req, { ...owned, ...key })
  if (!added) throw new Refusal('passkey.taken')
  await enqueueLetter(req, `passkey added ${added.ref}`, await passkeyLetter(req, customer, 'added', name))
}

/**
 * The handle by which authenticators name the customer: the same for all passkeys of one customer, so that a device
 * replaces its own. It is stored with each, since a new signing key must not change it.
 */
function userHandleOf({ number }: StoredCustomer, [first]: readonly StoredPasskey[]): string {
  return first?.userHandle ?? createHash('sha256').update(signature('passkey user', number)).digest('base64url')
}

function deviceNameOf(req: PayloadRequest, { language }: StoredCustomer, own: readonly StoredPasskey[]): string {
  const word = textOf(language, 'passkeys')('word')
  return proposedPasskeyName(
    deviceName(req.headers.get('user-agent') ?? ''),
    word,
    own.map(({ name }) => name),
  )
}
