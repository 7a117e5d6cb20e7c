import type { PayloadRequest } from 'payload'
import { loginProblems, type SignedIn } from '#contracts/customers.ts'
import { accountEmail } from '#domain/customers/email.ts'
import { Refusal } from '#domain/refusal.ts'
import { countGuess } from '#plugins/kit/requests/limits.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { isLinkRecent, pendingRegistration } from './mailed-links.ts'
import { isPassword } from './password.ts'
import { mailRegistration, type KeptRegistration } from './registration.ts'
import { findCustomerByEmail } from './repository.ts'
import { signIn, withTermsAccepted } from './sign-in.ts'

/**
 * Signs in by address and password. A wrong password and an unknown address get the same answer after the same time: one
 * password is hashed in each case.
 */
export async function signInByPassword(
  req: PayloadRequest,
  { email: typed, password, acceptsTerms }: { email: string; password: string; acceptsTerms?: boolean | undefined },
): Promise<SignedIn> {
  const email = accountEmail(typed)
  const guess = await countGuess(req, 'password', `customer ${email}`)
  const customer = await findCustomerByEmail(req, email)
  const pending = customer ? null : await pendingRegistration(req, email)
  const registration = pending?.registration
    ? openSealed<KeptRegistration>(req, `account-links ${pending.id}`, pending.registration)
    : null
  const isRight = await isPassword(customer?.passwordHash ?? registration?.passwordHash, password)
  if (!isRight) throw new Refusal('account.sign_in_failed')
  await guess.wasRight()
  if (!customer) {
    if (registration && !(await isLinkRecent(req, 'registration', email)))
      await mailRegistration(req, email, registration)
    throw new Refusal('account.email_not_verified', { problem: loginProblems.email_not_verified })
  }
  return signIn(req, await withTermsAccepted(req, customer, acceptsTerms), 'email_password')
}
