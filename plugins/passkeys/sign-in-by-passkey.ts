import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import type { SignedIn } from '#contracts/customers.ts'
import { RequestOptions, type SignedCredential } from '#contracts/passkeys.ts'
import { CHALLENGE_MS } from '#domain/customers/passkey-ceremony.ts'
import { Refusal } from '#domain/refusal.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { signIn, withTermsAccepted } from '#plugins/customers/sign-in.ts'
import { countGuess } from '#plugins/kit/requests/limits.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'
import { findCredential, noteUse, type StoredPasskey } from './repository.ts'

/** Begins signing in. No credential is named, so the answer is the same for everybody. */
export async function startSigningIn(req: PayloadRequest): Promise<RequestOptions> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
  await keepChallenge(req, 'sign_in', options.challenge)
  return RequestOptions.parse(options)
}

/** Signs in by what a passkey has signed, as weakly as a password does: nobody has proven who holds the device. */
export async function signInByPasskey(
  req: PayloadRequest,
  { credential, acceptsTerms }: { credential: SignedCredential; acceptsTerms?: boolean | undefined },
): Promise<SignedIn> {
  const guess = await countGuess(req, 'password', `passkey ${credential.id}`)
  const challenge = await takeChallenge(req, 'sign_in', credential.response.clientDataJSON)
  const passkey = await findCredential(req, credential.id)
  const customer = passkey && (await findCustomer(req, passkey.customer))
  if (!customer) throw new Refusal('passkey.unknown')
  const counter = await verifiedCounter(req, passkey, credential, challenge)
  if (!(await noteUse(req, passkey, counter))) throw new Refusal('passkey.not_accepted')
  await guess.wasRight()
  return signIn(req, await withTermsAccepted(req, customer, acceptsTerms), 'email_password')
}

/** How often the authenticator has signed by now. Throws for an answer that is not the passkey's, or not for this shop. */
async function verifiedCounter(
  req: PayloadRequest,
  { credentialId: id, publicKey, counter, userHandle }: StoredPasskey,
  { rawId, type, response }: SignedCredential,
  expectedChallenge: string,
): Promise<number> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty()
  const answer = await verifyAuthenticationResponse({
    response: { id, rawId, type, response: withoutMissing(response), clientExtensionResults: {} },
    credential: { id, counter, publicKey: Buffer.from(publicKey, 'base64url') },
    ...{ expectedChallenge, expectedRPID, expectedOrigin, requireUserVerification: true },
  }).catch((problem: unknown) => {
    req.payload.logger.warn({ err: problem }, 'A passkey was not accepted')
    return undefined
  })
  const isHers = response.userHandle === userHandle
  if (!answer?.verified || !isHers) throw new Refusal('passkey.not_accepted')
  return answer.authenticationInfo.newCounter
}

function withoutMissing({ userHandle, ...response }: SignedCredential['response']) {
  return { ...response, ...(userHandle !== undefined && { userHandle }) }
}
