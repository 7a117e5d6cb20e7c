import { randomInt } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { SignedIn } from '#contracts/customers.ts'
import { accountEmail } from '#domain/customers/email.ts'
import { passwordProblem } from '#domain/customers/password-problem.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { shopperIdOf, type CustomerCaller } from '#plugins/kit/requests/caller.ts'
import { countGuess, limitedNetworkOf } from '#plugins/kit/requests/limits.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { later } from '#plugins/kit/tasks/later.ts'
import { passwordChangedLetter, passwordLinkLetter } from './emails/account-letters.ts'
import { createLink, dropLinks, isLinkRecent, openLink, useLink } from './mailed-links.ts'
import { hashPassword, isCommonPassword, isPassword } from './password.ts'
import {
  changeCustomer,
  findCustomer,
  findCustomerByEmail,
  signedInCustomer,
  type StoredCustomer,
} from './repository.ts'
import { endSessions } from './sessions.ts'
import { signIn } from './sign-in.ts'

/** A password and its repeat. */
interface ChosenPassword {
  password: string
  repeat: string
}

/** When a link is looked for and mailed, in milliseconds after it was asked for. */
const MAILED_AFTER = { least: 200, most: 2_000 }

/**
 * Mails a link to a new password if the address has an account, a random moment later, so that neither the answer nor
 * its time, nor that of the next answer, reveals whether it does.
 */
export function mailPasswordLink(req: PayloadRequest, typed: string): void {
  const email = accountEmail(typed)
  const shopper = shopperIdOf(req)
  const moment = randomInt(MAILED_AFTER.least, MAILED_AFTER.most)
  later(req.payload, 'a link to a new password', moment, (own) => mailLink(own, email, shopper))
}

async function mailLink(req: PayloadRequest, email: string, shopper: string): Promise<void> {
  const customer = await findCustomerByEmail(req, email)
  if (!customer) return
  const { number } = customer
  if (await isLinkRecent(req, 'password', email)) return
  const token = await createLink(req, { kind: 'password', email, customer: number, shopper })
  await enqueueLetter(req, `password ${token.slice(0, 12)}`, await passwordLinkLetter(req, customer, token))
}

/** Sets a new password by a mailed link, ends every session, and signs in. */
export async function resetPassword(req: PayloadRequest, token: string, chosen: ChosenPassword): Promise<SignedIn> {
  const link = await openLink(req, token, 'password')
  const passwordHash = await acceptedHash(chosen)
  const customer = link.customer ? await findCustomer(req, link.customer) : null
  if (!customer || customer.email !== link.email) throw new Refusal('account.link_expired')
  await useLink(req, link)
  const changed = await setPassword(req, customer, passwordHash)
  await endSessions(req, customer.number)
  await dropLinks(req, customer.number)
  return signIn(req, changed, 'email_password')
}

/** Sets a new password, by the former one where there is one, and ends all other sessions. */
export async function changePassword(
  req: PayloadRequest,
  caller: CustomerCaller,
  { current, ...chosen }: ChosenPassword & { current?: string | undefined },
): Promise<void> {
  const customer = await signedInCustomer(req, caller)
  await requireCurrentPassword(req, customer, current)
  await setPassword(req, customer, await acceptedHash(chosen))
  await endSessions(req, customer.number, caller.session)
  await dropLinks(req, customer.number)
}

/** Asks for the password again before an action that a stranger at an open page must not do. */
export async function requireCurrentPassword(
  req: PayloadRequest,
  { email, passwordHash }: StoredCustomer,
  current: string | undefined,
): Promise<void> {
  if (!passwordHash) return
  const guess = await countGuess(req, 'password', `customer ${email}`)
  if (!(await isPassword(passwordHash, current ?? '', limitedNetworkOf(req))))
    throw new Refusal('account.password_wrong', { field: 'current' })
  await guess.wasRight()
}

/** The hash of a password that may be one. Throws with the field where it may not. */
export async function acceptedHash(chosen: ChosenPassword): Promise<string> {
  const problem = passwordProblem(chosen, isCommonPassword)
  if (problem) throw new Refusal(problem, { field: problem === 'password.repeat_differs' ? 'repeat' : 'password' })
  return hashPassword(chosen.password)
}

async function setPassword(req: PayloadRequest, { number }: StoredCustomer, passwordHash: string) {
  const changed = await changeCustomer(req, number, { passwordHash })
  await enqueueLetter(req, `password changed ${number} ${nowIso()}`, await passwordChangedLetter(req, changed))
  return changed
}
