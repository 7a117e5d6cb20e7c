import type { PayloadRequest } from 'payload'
import { loginProblems, type SignedIn } from '#contracts/customers.ts'
import { accountEmail } from '#domain/customers/email.ts'
import { Refusal } from '#domain/refusal.ts'
import { countGuess, limitedNetworkOf } from '#plugins/kit/requests/limits.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { isLinkRecent, pendingRegistration } from './mailed-links.ts'
import { isPassword } from './password.ts'
import type { StoredRegistration } from './stored-registration.ts'
import { mailRegistration } from './registration.ts'
import { findCustomerByEmail, type StoredCustomer } from './repository.ts'
import { signIn, withTermsAccepted } from './sign-in.ts'

/** What is typed to sign in. */
interface Typed {
  email: string
  password: string
  acceptsTerms?: boolean | undefined
}

/** Signs in by address and password. */
export async function signInByPassword(req: PayloadRequest, typed: Typed): Promise<SignedIn> {
  return signIn(req, await customerByPassword(req, typed), 'email_password')
}

/**
 * The customer of an address and its password, with the terms accepted. A wrong password and an unknown address get the same answer after the same time: one
 * password is hashed in each case.
 */
export async function customerByPassword(
  req: PayloadRequest,
  { email: typed, password, acceptsTerms }: Typed,
): Promise<StoredCustomer> {
  const email = accountEmail(typed)
  const guess = await countGuess(req, 'password', `customer ${email}`)
  const customer = await findCustomerByEmail(req, email)
  const pending = customer ? null : await pendingRegistration(req, email)
  const registration = pending?.registration
    ? openSealed<StoredRegistration>(req, `account-links ${pending.id}`, pending.registration)
    : null
  const isRight = await isPassword(
    customer?.passwordHash ?? registration?.passwordHash,
    password,
    limitedNetworkOf(req),
  ).catch(async (problem: unknown) => {
    // Nothing was tried where too many wait.
    await guess.wasRight()
    throw problem
  })
  if (!isRight) throw new Refusal('account.sign_in_failed')
  await guess.wasRight()
  if (!customer) {
    if (registration && !(await isLinkRecent(req, 'registration', email)))
      await mailRegistration(req, email, registration)
    throw new Refusal('account.email_not_verified', { problem: loginProblems.email_not_verified })
  }
  return withTermsAccepted(req, customer, acceptsTerms)
}
