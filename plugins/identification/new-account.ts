import type { PayloadRequest } from 'payload'
import type { IdentifiedSignIn } from '#contracts/identification.ts'
import { loginProblems } from '#contracts/customers.ts'
import { accountEmail, isEmail } from '#domain/customers/email.ts'
import { MAILED_HOURS } from '#domain/identification/link-step.ts'
import { Refusal } from '#domain/refusal.ts'
import { accountTermsInForce, notifyEmailProven } from '#plugins/customers/hooks.ts'
import { createCustomer, findCustomerByEmail } from '#plugins/customers/repository.ts'
import { signIn } from '#plugins/customers/sign-in.ts'
import { storedSocialNumber, socialNumberIndex } from '#plugins/customers/social-numbers.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { isOwnShopper, shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { accountKnownLetter, newAccountLetter } from './emails/letters.ts'
import { identifiedIn, requireIdentified, signInIdentified } from './identified.ts'
import {
  dropMailed,
  findIdentification,
  keepIdentification,
  useIdentification,
  type Stored,
  type Mailed,
} from './repository.ts'

/**
 * Mails the link that makes an account of who is identified in this browser. Where the address has an account, its owner
 * gets another letter, and the caller the same answer.
 */
export async function mailNewAccount(
  req: PayloadRequest,
  { email: typed, acceptsTerms }: { email: string; acceptsTerms: boolean },
): Promise<void> {
  const { value } = await requireIdentified(req)
  if (value.asks !== 'account') throw new Refusal('eid.expired')
  if (!isEmail(typed)) throw new Refusal('contact.email_malformed', { field: 'email' })
  const problem = loginProblems.terms_not_accepted
  if (!acceptsTerms) throw new Refusal('account.terms_not_accepted', { field: 'acceptsTerms', problem })
  const { socialNumber, firstName, lastName, next } = value
  const mailed: Mailed = {
    socialNumber,
    firstName,
    lastName,
    next,
    email: accountEmail(typed),
    language: languageOf(req),
    shopper: shopperIdOf(req),
    termsVersion: await accountTermsInForce(req),
  }
  const index = await socialNumberIndex(req, socialNumber)
  await dropMailed(req, index)
  const life = { lifeMs: MAILED_HOURS * 3_600_000, socialNumberIndex: index }
  const token = await keepIdentification(req, 'mailed', mailed, life)
  const owner = await findCustomerByEmail(req, mailed.email)
  const written = owner ? await accountKnownLetter(req, owner) : await newAccountLetter(req, mailed, token)
  // The key names no address, which staff could read.
  await enqueueLetter(req, `identified ${token.slice(0, 12)}`, written)
}

/** What a mailed link is for. Opening it changes nothing, as mail programs open links too. */
export async function readNewAccount(
  req: PayloadRequest,
  token: string,
): Promise<{ email: string; asksIdentification: boolean }> {
  const { value } = await requireMailed(req, token)
  return { email: value.email, asksIdentification: !(await isIdentified(req, value)) }
}

/**
 * Makes the account of a mailed link, and signs in. A stranger may have written another person's address: in another
 * browser than the one that asked, the reader must be identified as the same person.
 */
export async function confirmNewAccount(req: PayloadRequest, token: string): Promise<IdentifiedSignIn> {
  const mailed = await requireMailed(req, token)
  const { socialNumber, firstName, lastName, email, language, termsVersion, next } = mailed.value
  if (!(await isIdentified(req, mailed.value))) throw new Refusal('eid.identify_again')
  const customer = await createCustomer(req, {
    firstName,
    lastName,
    email,
    language,
    termsVersion,
    marketing: [],
    isIdentified: true,
    ...(await storedSocialNumber(req, socialNumber)),
  })
  if (!(await useIdentification(req, mailed)) || !customer) throw new Refusal('account.link_used')
  await notifyEmailProven(req, customer)
  const identified = await identifiedIn(req)
  // The visit to the bank may be days ago: only a recent one is strong.
  if (identified?.value.socialNumber === socialNumber)
    return signInIdentified(req, customer, withNext(identified, next))
  return { ...(await signIn(req, customer, 'eid')), next }
}

async function requireMailed(req: PayloadRequest, token: string): Promise<Stored<Mailed>> {
  const mailed = await findIdentification(req, token, 'mailed')
  if (!mailed) throw new Refusal('account.link_expired')
  return mailed
}

async function isIdentified(req: PayloadRequest, { shopper, socialNumber }: Mailed): Promise<boolean> {
  return isOwnShopper(req, shopper) || (await identifiedIn(req))?.value.socialNumber === socialNumber
}

function withNext<Value extends { next: string | null }>(
  { id, value }: Stored<Value>,
  next: string | null,
): Stored<Value> {
  return { id, value: { ...value, next } }
}
