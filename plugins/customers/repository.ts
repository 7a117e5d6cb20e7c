import { randomInt, randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import type { Wishes } from '#contracts/accounts.ts'
import type { Customer } from '#contracts/customers.ts'
import { customerNumber } from '#domain/customers/customer-number.ts'
import { searchedName } from '#domain/customers/search-words.ts'
import { givenChannels } from '#domain/customers/marketing.ts'
import { Refusal } from '#domain/refusal.ts'
import { customerOf, type CustomerCaller } from '#plugins/kit/requests/caller.ts'
import {
  changeIf,
  changeUnlessTaken,
  createUnlessTaken,
  findOne,
  type DocumentChanges,
  type NewDocument,
  type Stored,
} from '#plugins/kit/storage/documents.ts'

export type StoredCustomer = Stored<'customers'>

export const findCustomer = (req: PayloadRequest, number: string): Promise<StoredCustomer | null> =>
  findOne(req, 'customers', { number: { equals: number } })

/** The customer of an address, which is in lower case. */
export const findCustomerByEmail = (req: PayloadRequest, email: string): Promise<StoredCustomer | null> =>
  findOne(req, 'customers', { email: { equals: email } })

/** Number of the customer who owns this shopper; null where a guest does. */
export async function numberOfShopper(req: PayloadRequest, shopper: string): Promise<string | null> {
  return (await findOne(req, 'customers', { shopper: { equals: shopper } }, ['number']))?.number ?? null
}

/** The caller of a route for customers only. */
export function customerCaller(req: PayloadRequest): CustomerCaller {
  const caller = customerOf(req)
  if (!caller) throw new Refusal('request.not_signed_in')
  return caller
}

/** The customer who is signed in, and the session. */
export async function signedInAs(req: PayloadRequest): Promise<[StoredCustomer, CustomerCaller]> {
  const caller = customerCaller(req)
  return [await signedInCustomer(req, caller), caller]
}

/** The customer who is signed in. Throws where the account has been deleted meanwhile. */
export async function signedInCustomer(req: PayloadRequest, { id }: CustomerCaller): Promise<StoredCustomer> {
  const customer = await findCustomer(req, id)
  if (!customer) throw new Refusal('request.not_signed_in')
  return customer
}

type NewCustomer = Pick<
  NewDocument<'customers'>,
  | ('firstName' | 'lastName' | 'email' | 'language' | 'marketing' | 'termsVersion' | 'passwordHash' | 'isIdentified')
  | ('phone' | 'street' | 'postalCode' | 'town' | 'socialNumber' | 'socialNumberIndex')
>

/** Makes an account with a number of its own. Null where the address or the social number has one. */
export async function createCustomer(req: PayloadRequest, data: NewCustomer): Promise<StoredCustomer | null> {
  const own = { number: customerNumber(() => randomInt(10)), shopper: randomUUID() }
  const created = await createUnlessTaken(req, 'customers', { ...data, ...own, ...searchedNames(data) })
  if (created) return created
  // Neither written nor found: the number drawn belongs to another customer, so the next one is drawn.
  return (await isTaken(req, data)) ? null : createCustomer(req, data)
}

async function isTaken(req: PayloadRequest, { email, socialNumberIndex }: NewCustomer): Promise<boolean> {
  const taken: Where[] = [{ email: { equals: email } }]
  if (socialNumberIndex) taken.push({ socialNumberIndex: { equals: socialNumberIndex } })
  return (await findOne(req, 'customers', { or: taken }, ['number'])) !== null
}

/** Changes an account and gives it as it was saved. */
export async function changeCustomer(
  req: PayloadRequest,
  number: string,
  changes: DocumentChanges<'customers'>,
): Promise<StoredCustomer> {
  const changed = await changeIf(
    req,
    'customers',
    { number: { equals: number } },
    { ...changes, ...searchedNames(changes) },
  )
  if (!changed) throw new Refusal('request.not_signed_in')
  return changed
}

/** The names by which staff find a customer, of a change that has them. */
function searchedNames({ firstName, lastName }: Pick<DocumentChanges<'customers'>, 'firstName' | 'lastName'>) {
  return {
    ...(firstName && { searchedFirstName: searchedName(firstName) }),
    ...(lastName && { searchedLastName: searchedName(lastName) }),
  }
}

/** Gives an account another address. Null where that address has an account. */
export const changeEmail = (req: PayloadRequest, number: string, email: string): Promise<StoredCustomer | null> =>
  changeUnlessTaken(req, 'customers', { number: { equals: number } }, { email })

/** The customer as the account pages show it. */
export function customerView(stored: StoredCustomer, { trust }: CustomerCaller): Customer {
  const { number, email, firstName, lastName, language, phone, street, postalCode, town } = stored
  return {
    number,
    email,
    firstName,
    lastName,
    language,
    trust,
    phone: phone ?? '',
    street: street ?? '',
    postalCode: postalCode ?? '',
    town: town ?? '',
    hasPassword: Boolean(stored.passwordHash),
    isIdentified: Boolean(stored.isIdentified),
    marketing: givenChannels(stored.marketing),
  }
}

/** What the customer allows. */
export function wishesOf({ marketing, smsNotices }: StoredCustomer): Wishes {
  return { consents: marketing, smsNotices: Boolean(smsNotices) }
}
