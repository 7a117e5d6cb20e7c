import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import type { SignedIn } from '#contracts/customers.ts'
import { RequestOptions, type SignedCredential } from '#contracts/passkeys.ts'
import { CHALLENGE_MS } from '#domain/customers/passkeys.ts'
import { Refusal } from '#domain/refusal.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { signIn, withTermsAccepted } from '#plugins/customers/sign-in.ts'
import { countGuess } from '#plugins/kit/requests/limits.ts'
import { relyingParty, signedCount } from './ceremony.ts'
import { asked, keepChallenge, takeChallenge } from './challenges.ts'
import { findCredential, noteUse } from './repository.ts'

/** Begins signing in. No credential is named, so the answer is the same for everybody. */
export async function startSigningIn(req: PayloadRequest): Promise<RequestOptions> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
  await keepChallenge(req, asked(req, 'sign_in'), options.challenge)
  return RequestOptions.parse(options)
}

/**
 * Signs in by what a passkey has signed, as weakly as a password does: the identity of the device's holder is not
 * proven.
 */
export async function signInByPasskey(
  req: PayloadRequest,
  { credential, acceptsTerms }: { credential: SignedCredential; acceptsTerms?: boolean | undefined },
): Promise<SignedIn> {
  const guess = await countGuess(req, 'password', `passkey ${credential.id}`)
  const challenge = await takeChallenge(req, asked(req, 'sign_in'), credential.response.clientDataJSON)
  const passkey = await findCredential(req, credential.id)
  const customer = passkey && (await findCustomer(req, passkey.customer))
  if (!customer) throw new Refusal('passkey.unknown')
  const counter = await signedCount(req, passkey, credential, challenge)
  const isOwnPasskey = credential.response.userHandle === passkey.userHandle
  if (!isOwnPasskey || !(await noteUse(req, passkey, counter))) throw new Refusal('passkey.not_accepted')
  await guess.wasRight()
  return signIn(req, await withTermsAccepted(req, customer, acceptsTerms), 'email_password')
}
