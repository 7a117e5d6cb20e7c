import type { PayloadRequest } from 'payload'
import type { Registration, SignedIn } from '#contracts/customers.ts'
import { accountEmail } from '#domain/customers/email.ts'
import { changedConsents } from '#domain/customers/marketing.ts'
import { oneLine } from '#domain/customers/name.ts'
import { registrationProblems } from '#domain/customers/registration-problems.ts'
import { Refusal } from '#domain/refusal.ts'
import { textOf } from '#locales/texts.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { isOwnShopper, shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { countGuess, limitedNetworkOf } from '#plugins/kit/requests/limits.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { accountTermsInForce, notifyEmailProven } from './hooks.ts'
import { accountExistsLetter } from './emails/account-letters.ts'
import { registrationLetter } from './emails/registration.ts'
import type { StoredRegistration } from './stored-registration.ts'
import { createLink, openLink, useLink, type AccountLink } from './mailed-links.ts'
import { hashPassword, isCommonPassword, isPassword } from './password.ts'
import { acceptedHash } from './new-password.ts'
import { createCustomer, findCustomerByEmail } from './repository.ts'
import { signIn } from './sign-in.ts'

/**
 * Keeps a registration until the link is opened that goes to its mailbox. Nothing is an account before: a stranger cannot
 * take an address first. Where the address has an account, its owner gets another letter, and the caller the same answer.
 */
export async function register(req: PayloadRequest, asked: Registration): Promise<void> {
  const [problem] = registrationProblems(asked, isCommonPassword)
  if (problem) throw new Refusal(problem.code, { field: problem.field })
  const language = languageOf(req)
  const t = textOf(language, 'account')
  const wording = (channel: string) => t(`marketing.${channel}`)
  await mailRegistration(req, accountEmail(asked.email), {
    firstName: oneLine(asked.firstName),
    lastName: oneLine(asked.lastName),
    language,
    passwordHash: await hashPassword(asked.password),
    marketing: changedConsents([], asked.marketing, { at: nowIso(), wording }),
    termsVersion: await accountTermsInForce(req),
  })
}

/** Mails the link of a registration, or informs the owner of the address that an account exists already. */
export async function mailRegistration(req: PayloadRequest, email: string, saved: StoredRegistration): Promise<void> {
  const shopper = shopperIdOf(req)
  const link = { kind: 'registration', email, customer: null, shopper, registration: seal(saved) } as const
  const token = await createLink(req, link)
  const owner = await findCustomerByEmail(req, email)
  const written = owner ? await accountExistsLetter(req, owner) : await registrationLetter(req, email, saved, token)
  // The key names no address, which staff could read.
  await enqueueLetter(req, `registration ${token.slice(0, 12)}`, written)
}

/**
 * What a mailed registration asks for before it makes an account: its password, in another browser than its own. A
 * customer whom a store has added chooses a password and accepts the terms, in any browser.
 */
export function asksPassword(req: PayloadRequest, link: AccountLink): 'known' | 'new' | null {
  if (link.kind !== 'registration') return null
  if (storedOf(req, link).passwordHash === null) return 'new'
  return isOwnShopper(req, link.shopper) ? null : 'known'
}

function storedOf(req: PayloadRequest, { id, registration }: AccountLink): StoredRegistration {
  return openSealed<StoredRegistration>(req, `account-links ${id}`, registration ?? '')
}

/** What a mailed registration is confirmed with, where it asks for it. */
interface Confirming {
  password?: string | undefined
  repeat?: string | undefined
  acceptsTerms?: boolean | undefined
}

/** Makes the account of a registration and signs in. */
export async function confirmRegistration(req: PayloadRequest, token: string, typed: Confirming): Promise<SignedIn> {
  const link = await openLink(req, token, 'registration')
  const asks = asksPassword(req, link)
  const saved = storedOf(req, link)
  if (asks === 'known') await requirePassword(req, link, saved, typed.password)
  const passwordHash = asks === 'new' ? await chosenHash(typed) : saved.passwordHash
  const customer = await createCustomer(req, { ...saved, passwordHash, email: link.email, isIdentified: false })
  await useLink(req, link)
  if (!customer) throw new Refusal('account.link_used')
  await notifyEmailProven(req, customer)
  return signIn(req, customer, 'email_password')
}

async function chosenHash({ password = '', repeat = '', acceptsTerms }: Confirming): Promise<string> {
  if (!acceptsTerms) throw new Refusal('account.terms_not_accepted', { field: 'acceptsTerms' })
  return acceptedHash({ password, repeat })
}

/**
 * Asks for the chosen password, since the person who opens the link in another browser may not be the one who chose it.
 */
async function requirePassword(
  req: PayloadRequest,
  { email }: AccountLink,
  { passwordHash }: StoredRegistration,
  password: string | undefined,
): Promise<void> {
  if (!password) throw new Refusal('account.password_needed')
  const guess = await countGuess(req, 'password', `customer ${email}`)
  if (!(await isPassword(passwordHash, password, limitedNetworkOf(req)))) throw new Refusal('account.password_wrong')
  await guess.wasRight()
}
