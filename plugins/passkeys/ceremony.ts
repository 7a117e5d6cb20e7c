import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import type { PayloadRequest } from 'payload'
import { type CreatedCredential, CreationOptions, type SignedCredential } from '#contracts/passkeys.ts'
import { brand } from '#domain/brand.ts'
import { CHALLENGE_MS, MOST_PASSKEYS, type RelyingParty, relyingPartyOf } from '#domain/customers/passkeys.ts'
import { Refusal } from '#domain/refusal.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { type Asked, keepChallenge, takeChallenge } from './challenges.ts'

/** The shop as passkeys know it: by its one public address, whatever host a request names. */
export function relyingParty(): RelyingParty {
  return relyingPartyOf(shopUrl('/'))
}

/** What passkeys sign with, the preferred first: Ed25519, ES256, and RS256 for older Windows. */
const algorithms = { supportedAlgorithmIDs: [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256] }

/** The public half of a passkey, as it is stored: bytes as base64url. */
export interface PublicKey {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
}

/** For whom a passkey is made, and the passkeys already there. `userHandle` is base64url. */
interface Holder {
  email: string
  name: string
  userHandle: string
  own: readonly { credentialId: string; transports: string[] | null }[]
}

/** Begins making a passkey. Throws `passkey.too_many`. */
export async function beginCreation(
  req: PayloadRequest,
  asked: Asked,
  { email, name, userHandle, own }: Holder,
): Promise<CreationOptions> {
  requireRoom(own)
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty().id,
    userName: email,
    userDisplayName: name,
    userID: Buffer.from(userHandle, 'base64url'),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    ...algorithms,
    excludeCredentials: named(own),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(req, asked, options.challenge)
  return CreationOptions.parse(options)
}

/** Passkeys as options name them to a browser. */
export function named(own: Holder['own']): { id: string; transports: string[] }[] {
  return own.map(({ credentialId: id, transports }) => ({ id, transports: transports ?? [] }))
}

/** Throws `passkey.too_many` where there is no room for another. */
export function requireRoom({ length }: readonly unknown[]): void {
  if (length >= MOST_PASSKEYS) throw new Refusal('passkey.too_many', { max: MOST_PASSKEYS })
}

/** The key of what a browser has made, which answers the challenge. Throws `passkey.not_added` and the refusals of `takeChallenge`. */
export async function createdKey(
  req: PayloadRequest,
  asked: Asked,
  { id, rawId, type, response }: CreatedCredential,
): Promise<PublicKey> {
  const { clientDataJSON, attestationObject, transports = [] } = response
  const expectedChallenge = await takeChallenge(req, asked, clientDataJSON)
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty()
  const answer = await verifyRegistrationResponse({
    response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge,
    expectedRPID,
    expectedOrigin,
    requireUserVerification: true,
    ...algorithms,
  }).catch((problem: unknown) => {
    req.payload.logger.warn({ err: problem }, 'A new passkey was not accepted')
    return undefined
  })
  if (!answer?.verified) throw new Refusal('passkey.not_added')
  const { id: credentialId, publicKey, counter } = answer.registrationInfo.credential
  return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/** How often the authenticator has signed by now. Throws `passkey.not_accepted` for an answer that is not the passkey's, or not for this shop. */
export async function signedCount(
  req: PayloadRequest,
  { credentialId: id, publicKey, counter }: Pick<PublicKey, 'credentialId' | 'publicKey' | 'counter'>,
  { rawId, type, response }: SignedCredential,
  expectedChallenge: string,
): Promise<number> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty()
  const answer = await verifyAuthenticationResponse({
    response: { id, rawId, type, response: withoutMissing(response), clientExtensionResults: {} },
    credential: { id, counter, publicKey: Buffer.from(publicKey, 'base64url') },
    expectedChallenge,
    expectedRPID,
    expectedOrigin,
    requireUserVerification: true,
  }).catch((problem: unknown) => {
    req.payload.logger.warn({ err: problem }, 'A passkey was not accepted')
    return undefined
  })
  if (!answer?.verified) throw new Refusal('passkey.not_accepted')
  return answer.authenticationInfo.newCounter
}

function withoutMissing({ userHandle, ...response }: SignedCredential['response']) {
  return { ...response, ...(userHandle !== undefined && { userHandle }) }
}
