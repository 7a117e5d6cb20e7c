import type { PayloadRequest, Where } from 'payload'
import type { FoundServed, ServedCustomer, StoreMode } from '#contracts/store-mode.ts'
import { readCustomerNumber } from '#domain/customers/customer-number.ts'
import { acceptedDetails, detailsProblems } from '#domain/customers/details.ts'
import { accountEmail, isEmail } from '#domain/customers/email.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { Refusal } from '#domain/refusal.ts'
import { accountTermsInForce } from '#plugins/customers/hooks.ts'
import { mailRegistration } from '#plugins/customers/registration.ts'
import { findCustomer, findCustomerByEmail } from '#plugins/customers/repository.ts'
import { storeCallerOf } from '#plugins/kit/requests/caller.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { findAll, type Stored } from '#plugins/kit/storage/documents.ts'
import { changeServed, modeOf, type StoreSession } from './sessions.ts'

type Typed = Omit<ServedCustomer, 'number'>

/** More share a phone number only by mistake. */
const MOST = 5

/** The caller's store as its browser shows it, with whom it serves. */
export async function shownMode(req: PayloadRequest, session: StoreSession): Promise<StoreMode> {
  return { ...modeOf(session, storeCallerOf(req)?.name ?? ''), customer: await servedBy(req, session) }
}

/** The customer whom a store serves; null where none is chosen, or the account is gone. */
async function servedBy(
  req: PayloadRequest,
  { id, customer: number, typed }: StoreSession,
): Promise<ServedCustomer | null> {
  if (typed) return { number: null, ...openSealed<Typed>(req, `store-sessions ${id}`, typed) }
  const found = number ? await findCustomer(req, number) : null
  if (!found || found.deletionAskedAt) return null
  const { firstName, lastName, email, phone, street, postalCode, town } = found
  const place = { street: street ?? '', postalCode: postalCode ?? '', town: town ?? '' }
  return { number, firstName, lastName, email, phone: phone ?? '', ...place }
}

/** Customers by a complete e-mail address, number or phone number: a partial one finds no one. */
export async function findOnes(req: PayloadRequest, words: string): Promise<FoundServed[]> {
  const phone = readPhone(words)
  const by: Where[] = [{ email: { equals: accountEmail(words) } }, { number: { equals: readCustomerNumber(words) } }]
  if (phone) by.push({ phone: { equals: phone } })
  const found = await findAll(req, 'customers', { or: by }, { limit: MOST })
  const there = found.filter(({ deletionAskedAt }) => !deletionAskedAt)
  if (there.length === 0) throw new Refusal('store_mode.customer_not_found')
  return there.map(asFound)
}

function asFound({ number, firstName, lastName, email, phone, town }: Stored<'customers'>): FoundServed {
  return { number, name: `${firstName} ${lastName}`, email, phone: phone ?? '', town: town ?? '' }
}

/** Serves a customer, with the cart as it is. */
export async function serve(req: PayloadRequest, number: string): Promise<StoreSession> {
  const found = await findCustomer(req, readCustomerNumber(number))
  if (!found || found.deletionAskedAt) throw new Refusal('store_mode.customer_not_found')
  return changeServed(req, { customer: found.number, typed: null })
}

/**
 * Serves a person who has no account yet. No account is made without that person: a letter is mailed, and what is
 * bought meanwhile comes to the account when its link is confirmed, as a guest's purchases do.
 */
export async function addOne(req: PayloadRequest, asked: Typed): Promise<StoreSession> {
  const language = languageOf(req)
  const [problem] = [
    ...(isEmail(asked.email) ? [] : [{ field: 'email', code: 'contact.email_malformed' } as const]),
    ...(readPhone(asked.phone) ? [] : [{ field: 'phone', code: 'contact.phone_malformed' } as const]),
    ...detailsProblems({ ...asked, language }),
  ]
  if (problem) throw new Refusal(problem.code, { field: problem.field })
  const email = accountEmail(asked.email)
  const known = await findCustomerByEmail(req, email)
  if (known) throw new Refusal('store_mode.customer_known', { field: 'email', number: known.number })
  const details = acceptedDetails({ ...asked, language })
  const termsVersion = await accountTermsInForce(req)
  await mailRegistration(req, email, { ...details, passwordHash: null, marketing: [], termsVersion })
  const { language: _, ...typed } = details
  return changeServed(req, { customer: null, typed: seal({ ...typed, email } satisfies Typed) })
}
