import { createHash } from 'node:crypto'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import type { PayloadRequest } from 'payload'
import { CreationOptions, type CreatedCredential, type PasskeyProof } from '#contracts/passkeys.ts'
import { brand } from '#domain/brand.ts'
import { deviceName } from '#domain/customers/device-name.ts'
import { CHALLENGE_MS } from '#domain/customers/passkey-ceremony.ts'
import { passkeyName, proposedPasskeyName } from '#domain/customers/passkey-name.ts'
import { MOST_PASSKEYS, passkeyProof } from '#domain/customers/passkey-proof.ts'
import { Refusal } from '#domain/refusal.ts'
import { textOf } from '#locales/texts.ts'
import { requireCurrentPassword } from '#plugins/customers/new-password.ts'
import { signedInAs, type StoredCustomer } from '#plugins/customers/repository.ts'
import { sessionTimes } from '#plugins/customers/session-times.ts'
import { now } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import type { CustomerCaller } from '#plugins/kit/requests/caller.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { passkeyLetter } from './emails/passkey-letter.ts'
import { relyingParty } from './relying-party.ts'
import { createPasskey, passkeysOf, type StoredPasskey } from './repository.ts'

/** What passkeys sign with, the preferred first: Ed25519, ES256, and RS256 for older Windows. */
const algorithms = { supportedAlgorithmIDs: [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256] }

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
  asked: { customer: string; password?: string | undefined },
): Promise<CreationOptions> {
  const [customer, caller] = await signedInAs(req)
  if (asked.customer !== customer.number) throw new Refusal('account.other_person')
  const own = await passkeysOf(req, customer.number)
  requireRoom(own)
  const proof = await proofFor(req, customer, caller)
  if (proof === 'sign_in') throw new Refusal('passkey.sign_in_again')
  if (proof === 'password') await requireCurrentPassword(req, customer, asked.password)
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty().id,
    userName: customer.email,
    userDisplayName: `${customer.firstName} ${customer.lastName}`,
    userID: Buffer.from(userHandleOf(customer, own), 'base64url'),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    ...algorithms,
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports: transports ?? [] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(req, 'add', options.challenge)
  return CreationOptions.parse(options)
}

/** Keeps the passkey that the browser has made, and tells the customer by mail. */
export async function addPasskey(
  req: PayloadRequest,
  { name: typed, credential }: { name: string; credential: CreatedCredential },
): Promise<void> {
  const [customer] = await signedInAs(req)
  const own = await passkeysOf(req, customer.number)
  requireRoom(own)
  const { id: credentialId, publicKey, counter } = await verified(req, credential)
  const name = passkeyName(typed) || deviceNameOf(req, customer, own)
  const added = await createPasskey(req, {
    ...{ customer: customer.number, name, credentialId, counter, userHandle: userHandleOf(customer, own) },
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports: credential.response.transports ?? [],
  })
  if (!added) throw new Refusal('passkey.taken')
  await enqueueLetter(req, `passkey added ${added.ref}`, await passkeyLetter(req, customer, 'added', name))
}

async function verified(req: PayloadRequest, { id, rawId, type, response }: CreatedCredential) {
  const { clientDataJSON, attestationObject } = response
  const expectedChallenge = await takeChallenge(req, 'add', clientDataJSON)
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty()
  const answer = await verifyRegistrationResponse({
    response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    ...{ expectedChallenge, expectedRPID, expectedOrigin, requireUserVerification: true, ...algorithms },
  }).catch((problem: unknown) => {
    req.payload.logger.warn({ err: problem }, 'A new passkey was not accepted')
    return undefined
  })
  if (!answer?.verified) throw new Refusal('passkey.not_added')
  return answer.registrationInfo.credential
}

function requireRoom({ length }: readonly StoredPasskey[]): void {
  if (length >= MOST_PASSKEYS) throw new Refusal('passkey.too_many', { max: MOST_PASSKEYS })
}

/**
 * By which authenticators name the customer: the same for all her passkeys, so that a device replaces its own. It is
 * stored with each, since a new signing key must not change it.
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
